/** The steps of a logged brew: what was planned, and when it really happened. */

import { PREPARATION, type StepAction } from './step.ts'

export interface LoggedStep {
  action: StepAction
  label?: string
  plannedStartSeconds?: number
  plannedEndSeconds?: number
  /** What the scale should show at the end of the step. */
  waterGrams?: number
  /** When it began and ended; absent if it was skipped. */
  startSeconds?: number
  endSeconds?: number
}

export interface LoggedMistake {
  /** Numbered from 1. */
  step: number
  kind: 'ends_before_it_starts' | 'goes_back'
}

/** Returns the first step whose actual times are impossible. Preparation may have no times. */
export function findLoggedMistake(steps: readonly LoggedStep[]): LoggedMistake | undefined {
  let before = 0
  for (const [i, { action, startSeconds, endSeconds }] of steps.entries()) {
    if (PREPARATION.includes(action) && startSeconds === undefined) continue
    if (startSeconds !== undefined && startSeconds < before) return { step: i + 1, kind: 'goes_back' }
    if (endSeconds !== undefined && endSeconds < (startSeconds ?? 0)) {
      return { step: i + 1, kind: 'ends_before_it_starts' }
    }
    before = startSeconds ?? before
  }
  return undefined
}
