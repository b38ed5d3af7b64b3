/** Fills in when each step starts and ends, where its author left that open. */

import { PREPARATION, type Step } from './step.ts'

export interface StepTimes {
  startSeconds: number
  endSeconds: number
}

/** Returns true if any step says when it starts or how long it lasts. */
export const areTimed = (steps: readonly Step[]): boolean =>
  steps.some(({ startSeconds, durationSeconds }) => (startSeconds ?? 0) > 0 || (durationSeconds ?? 0) > 0)

/** The last second that the steps name; undefined if they have no times. */
export function lastSecond(steps: readonly Step[]): number | undefined {
  return areTimed(steps) ? Math.max(...stepTimes(steps, null).map(({ endSeconds }) => endSeconds)) : undefined
}

/** Without a brew time, a step without a duration ends where it starts, unless a later step has a start. */
export function stepTimes(steps: readonly Step[], brewTimeSeconds: number | null): StepTimes[] {
  let at = 0
  let isLeading = true
  return steps.map((step, i) => {
    const startSeconds = step.startSeconds ?? at
    // In "rinse, grind, then 0:00 bloom", the leading preparation takes no brewing time.
    isLeading &&= PREPARATION.includes(step.action) && !step.startSeconds && !step.durationSeconds
    const duration = step.durationSeconds ?? (isLeading ? 0 : undefined)
    const endSeconds =
      duration === undefined
        ? Math.max(startSeconds, openEnd(steps, i, brewTimeSeconds ?? startSeconds))
        : startSeconds + duration
    at = endSeconds
    return { startSeconds, endSeconds }
  })
}

/** The next start that is given, else the brew time, minus the durations of the steps in between. */
function openEnd(steps: readonly Step[], index: number, brewTimeSeconds: number): number {
  let between = 0
  for (const { startSeconds, durationSeconds } of steps.slice(index + 1)) {
    if (startSeconds !== undefined) return startSeconds - between
    between += durationSeconds ?? 0
  }
  return brewTimeSeconds - between
}
