/**
 * A guided brew, as a state machine. The state is plain data that can be stored. Only events and time change it, so
 * that a closed page or a locked phone catches up with the next event.
 */

import { type BrewClock, elapsedMs, isRunning, pauseClock, STOPPED_CLOCK, startClock } from './clock.ts'
import type { BrewPlan, PlannedStep } from './plan.ts'

/** When a step really began and ended, on the brew's clock. */
export interface ActualStep {
  index: number
  startSeconds: number
  endSeconds: number
}

export interface BrewRun {
  /** The step that is being done; the number of steps once all are done. */
  index: number
  clock: BrewClock
  hasStarted: boolean
  /** Milliseconds on the clock: when the step began, and the start and end of the time that it is given. */
  beganMs: number
  timedFromMs: number
  dueMs: number
  /** The steps that are done and took brewing time, in order. */
  actual: readonly ActualStep[]
  /** Only for espresso. */
  firstDropSeconds?: number
}

export type RunEvent =
  | { type: 'start'; countdownSeconds?: number }
  | { type: 'pause' }
  | { type: 'resume' }
  /** The step is done: the next one begins now. */
  | { type: 'next' }
  | { type: 'back' }
  /** Makes the step longer, or shorter with a negative number. */
  | { type: 'adjust'; seconds: number }
  | { type: 'firstDrop' }
  /** Only time has passed. */
  | { type: 'tick' }

export const COUNTDOWN_SECONDS = 3

/** Going back within this time of a step's start leads to the step before, later to the start of the same step. */
const BACK_TO_PREVIOUS_MS = 3000

export const newRun = (): BrewRun => ({
  index: 0,
  clock: STOPPED_CLOCK,
  hasStarted: false,
  beganMs: 0,
  timedFromMs: 0,
  dueMs: 0,
  actual: [],
})

export function updateRun(plan: BrewPlan, before: BrewRun, event: RunEvent, now: number): BrewRun {
  const run = catchUp(plan, before, now)
  switch (event.type) {
    case 'start':
      return start(plan, run, event.countdownSeconds ?? COUNTDOWN_SECONDS, now)
    case 'pause':
      return { ...run, clock: pauseClock(run.clock, now) }
    case 'resume':
      return run.hasStarted && stepOf(plan, run)?.phase === 'brew' ? { ...run, clock: startClock(run.clock, now) } : run
    case 'next':
      return next(plan, run, now)
    case 'back':
      return back(plan, run, now)
    case 'adjust':
      return adjust(plan, run, event.seconds * 1000, now)
    case 'firstDrop':
      return firstDrop(plan, run, now)
    case 'tick':
      return run
  }
}

export const isDone = (plan: BrewPlan, { index }: BrewRun): boolean => index >= plan.steps.length

const stepOf = (plan: BrewPlan, { index }: BrewRun): PlannedStep | undefined => plan.steps[index]

/** Milliseconds on the clock; below zero during the countdown. It stops for a while if the system clock is set back. */
export function elapsedOf({ clock, beganMs, actual }: BrewRun, now: number): number {
  const elapsed = elapsedMs(clock, now)
  const isCountdown = elapsed < 0 && actual.length === 0
  return isCountdown ? elapsed : Math.max(elapsed, beganMs)
}

/** Moves on to the step that is due. The last one ends only when the user says so, since drain times vary. */
function catchUp(plan: BrewPlan, run: BrewRun, now: number): BrewRun {
  const elapsed = elapsedOf(run, now)
  let settled = run
  while (isLedByClock(plan, settled) && elapsed >= settled.dueMs) {
    settled = enter(plan, record(settled, settled.dueMs), settled.index + 1, settled.dueMs)
  }
  return settled
}

function isLedByClock(plan: BrewPlan, run: BrewRun): boolean {
  return (
    run.hasStarted && plan.isTimed && stepOf(plan, run)?.phase === 'brew' && plan.steps[run.index + 1]?.phase === 'brew'
  )
}

function start(plan: BrewPlan, run: BrewRun, countdownSeconds: number, now: number): BrewRun {
  if (run.hasStarted) return run
  const first = plan.steps.find(({ phase }) => phase !== 'prepare')
  const started = { ...run, hasStarted: true, clock: { startedAt: now, before: -countdownSeconds * 1000 } }
  if (!first) return enter(plan, started, plan.steps.length, 0)
  // A recipe may begin with "at 0:45": the step is shown at once, and timed from there.
  return { ...enter(plan, started, first.index, first.phase === 'brew' ? first.startSeconds * 1000 : 0), beganMs: 0 }
}

function next(plan: BrewPlan, run: BrewRun, now: number): BrewRun {
  const step = stepOf(plan, run)
  if (!step) return run
  if (!run.hasStarted) return step.phase === 'prepare' ? { ...run, index: run.index + 1 } : run
  // A tap during the countdown starts the first step at once instead of skipping it.
  const elapsed = elapsedOf(run, now)
  if (elapsed < 0) return { ...run, clock: { ...run.clock, startedAt: isRunning(run.clock) ? now : null, before: 0 } }
  const isBrewing = step.phase === 'brew'
  const moved = enter(plan, isBrewing ? record(run, elapsed) : run, run.index + 1, elapsed)
  // The brew time ends with the last brewing step: what follows isn't timed.
  return isBrewing && stepOf(plan, moved)?.phase !== 'brew' ? { ...moved, clock: pauseClock(moved.clock, now) } : moved
}

function back(plan: BrewPlan, run: BrewRun, now: number): BrewRun {
  if (!run.hasStarted) return { ...run, index: Math.max(0, run.index - 1) }
  const elapsed = elapsedOf(run, now)
  if (elapsed < 0) return { ...newRun(), index: run.index }
  const isAgain = stepOf(plan, run)?.phase === 'brew' && elapsed - run.timedFromMs > BACK_TO_PREVIOUS_MS
  const previous = plan.steps[run.index - 1]
  if (isAgain || !previous || previous.phase === 'prepare')
    return { ...enter(plan, run, run.index, elapsed), beganMs: run.beganMs }
  if (previous.phase !== 'brew') return enter(plan, run, previous.index, elapsed)
  const done = run.actual.find(({ index }) => index === previous.index)
  const undone = { ...run, actual: run.actual.filter(({ index }) => index !== previous.index) }
  return { ...enter(plan, undone, previous.index, elapsed), beganMs: (done?.startSeconds ?? elapsed / 1000) * 1000 }
}

function adjust(plan: BrewPlan, run: BrewRun, byMs: number, now: number): BrewRun {
  if (!run.hasStarted || !plan.isTimed || stepOf(plan, run)?.phase !== 'brew') return run
  const elapsed = Math.max(0, elapsedOf(run, now))
  const dueMs = Math.max(elapsed, run.dueMs + byMs)
  const share = (elapsed - run.timedFromMs) / (run.dueMs - run.timedFromMs)
  // What is already poured doesn't change: only the rest of the step becomes slower or faster.
  const timedFromMs = share > 0 && share < 1 ? (elapsed - share * dueMs) / (1 - share) : run.timedFromMs
  return catchUp(plan, { ...run, dueMs, timedFromMs }, now)
}

/** Also ends the step that waits for the first drop. */
function firstDrop(plan: BrewPlan, run: BrewRun, now: number): BrewRun {
  const elapsed = elapsedOf(run, now)
  if (!run.hasStarted || elapsed < 0 || run.firstDropSeconds !== undefined) return run
  const marked = { ...run, firstDropSeconds: elapsed / 1000 }
  const step = stepOf(plan, run)
  const isWaiting = step?.phase === 'brew' && step.toGrams === 0 && plan.steps[run.index + 1]?.phase === 'brew'
  return isWaiting ? next(plan, marked, now) : marked
}

function enter(plan: BrewPlan, run: BrewRun, index: number, atMs: number): BrewRun {
  const step = plan.steps[index]
  const lastsMs = step ? (step.endSeconds - step.startSeconds) * 1000 : 0
  return { ...run, index, beganMs: atMs, timedFromMs: atMs, dueMs: atMs + lastsMs }
}

const record = (run: BrewRun, endMs: number): BrewRun => ({
  ...run,
  actual: [...run.actual, { index: run.index, startSeconds: run.beganMs / 1000, endSeconds: endMs / 1000 }],
})
