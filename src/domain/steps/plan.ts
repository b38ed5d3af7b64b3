/** Steps with every time and weight filled in, for the timer and the chart of the pours. */

import { PREPARATION, type Step } from './step.ts'
import { areTimed, stepTimes } from './times.ts'

/** Before the clock starts, while it runs, and after it. */
export type Phase = 'prepare' | 'brew' | 'finish'

export interface PlannedStep extends Step {
  /** Its place among the recipe's steps. */
  index: number
  phase: Phase
  startSeconds: number
  /** When the next step starts. */
  endSeconds: number
  /** How long the pouring takes; the rest of the step is waiting. */
  pourSeconds: number
  /** What the scale shows before and after the step. */
  fromGrams: number
  toGrams: number
}

export interface BrewPlan {
  steps: readonly PlannedStep[]
  brewTimeSeconds: number
  /** If false, each step lasts until the user says that it is done. */
  isTimed: boolean
}

/** An easy pour from a kettle, in grams a second. If a step lasts longer than that takes, the rest of it is waiting. */
const POUR_FLOW = 4

export function planSteps(steps: readonly Step[], brewTimeSeconds: number | null): BrewPlan {
  const times = stepTimes(steps, brewTimeSeconds)
  const isTimed = areTimed(steps)
  const lastSecond = Math.max(0, ...times.map(({ endSeconds }) => endSeconds))
  const phases = isTimed ? timedPhases(times) : untimedPhases(steps)
  let grams = 0
  const planned = steps.map((step, index): PlannedStep => {
    const { startSeconds, endSeconds } = isTimed ? times[index]! : { startSeconds: 0, endSeconds: 0 }
    const until = isTimed ? Math.max(endSeconds, times[index + 1]?.startSeconds ?? endSeconds) : 0
    const fromGrams = grams
    grams = Math.max(grams, step.waterGrams ?? 0)
    const pourSeconds = pourTime(step, endSeconds - startSeconds, grams - fromGrams)
    const phase = phases[index]!
    return { ...step, index, phase, startSeconds, endSeconds: until, pourSeconds, fromGrams, toGrams: grams }
  })
  return { steps: planned, brewTimeSeconds: brewTimeSeconds ?? lastSecond, isTimed }
}

export const stepsOfPhase = ({ steps }: BrewPlan, phase: Phase): PlannedStep[] =>
  steps.filter((step) => step.phase === phase)

/** A machine and a press deliver their water over the whole step. */
function pourTime({ action }: Step, seconds: number, grams: number): number {
  const isPoured = action === 'bloom' || action === 'pour'
  return isPoured ? Math.min(seconds, grams / POUR_FLOW) : seconds
}

function timedPhases(times: readonly { startSeconds: number; endSeconds: number }[]): Phase[] {
  const takesTime = ({ startSeconds, endSeconds }: { startSeconds: number; endSeconds: number }) =>
    endSeconds > startSeconds
  const first = times.findIndex(takesTime)
  const last = times.findLastIndex(takesTime)
  return times.map((_, i) => (i < first ? 'prepare' : i > last ? 'finish' : 'brew'))
}

/** Without times, the phases follow from the actions alone. */
function untimedPhases(steps: readonly Step[]): Phase[] {
  const first = steps.findIndex(({ action }) => !PREPARATION.includes(action))
  const last = steps.findLastIndex(({ action }) => action !== 'serve')
  return steps.map((_, i) => (first < 0 || i < first ? 'prepare' : i > last ? 'finish' : 'brew'))
}
