/** What the screen of a guided brew shows, and how the brew compares with its plan. */

import { isRunning } from './clock.ts'
import type { BrewPlan, PlannedStep } from './plan.ts'
import { type BrewPosition, stepPosition } from './position.ts'
import { type ActualStep, type BrewRun, elapsedOf, updateRun } from './run.ts'

/** `ready` is after the preparation, before the start. */
export type RunStage = 'prepare' | 'ready' | 'countdown' | 'brew' | 'finish' | 'done'

export interface RunView extends BrewPosition {
  stage: RunStage
  isRunning: boolean
  /** On the brew's clock; zero until it starts. */
  elapsedSeconds: number
  /** Only during the countdown. */
  countdownSeconds?: number
  actual: readonly ActualStep[]
}

export function viewRun(plan: BrewPlan, before: BrewRun, now: number): RunView {
  const run = updateRun(plan, before, { type: 'tick' }, now)
  const current = plan.steps[run.index]
  const ms = elapsedOf(run, now)
  const stage = stageOf(current, run, ms)
  const isBrewing = plan.isTimed && (stage === 'brew' || stage === 'countdown')
  return {
    ...stepPosition(plan, current, planSeconds(plan, current, run, ms)),
    ...(isBrewing && { secondsLeft: (run.dueMs - Math.max(0, ms)) / 1000 }),
    stage,
    isRunning: isRunning(run.clock),
    elapsedSeconds: Math.max(0, ms) / 1000,
    ...(stage === 'countdown' && { countdownSeconds: -ms / 1000 }),
    actual: run.actual,
  }
}

function stageOf(current: PlannedStep | undefined, { hasStarted }: BrewRun, ms: number): RunStage {
  if (!current) return 'done'
  if (!hasStarted) return current.phase === 'prepare' ? 'prepare' : 'ready'
  if (ms < 0) return 'countdown'
  return current.phase === 'finish' ? 'finish' : 'brew'
}

/** A step that was made longer or shorter goes through its part of the plan more slowly or faster. */
function planSeconds(plan: BrewPlan, step: PlannedStep | undefined, run: BrewRun, ms: number): number {
  if (!step) return plan.brewTimeSeconds
  const lasts = run.dueMs - run.timedFromMs
  const share = lasts > 0 ? Math.min(1, Math.max(0, (ms - run.timedFromMs) / lasts)) : 1
  return step.startSeconds + share * (step.endSeconds - step.startSeconds)
}

export interface StepComparison {
  index: number
  planned: { startSeconds: number; endSeconds: number }
  actual: { startSeconds: number; endSeconds: number }
  /** How much longer the step took than planned; negative if it was shorter. */
  longerSeconds: number
}

/** Returns the steps that took brewing time and were done. */
export function compareWithPlan(plan: BrewPlan, actual: readonly ActualStep[]): StepComparison[] {
  return actual.flatMap(({ index, startSeconds, endSeconds }) => {
    const step = plan.steps[index]
    if (!step) return []
    const planned = { startSeconds: step.startSeconds, endSeconds: step.endSeconds }
    const longerSeconds = endSeconds - startSeconds - (planned.endSeconds - planned.startSeconds)
    return [{ index, planned, actual: { startSeconds, endSeconds }, longerSeconds }]
  })
}
