/** Rounds steps to amounts that people can pour and times that they can follow. */

import { toTenth } from '../measures.ts'
import { scaleSteps } from './shares.ts'
import { isEspresso, type Step, type StepAmounts, type StoredStep } from './step.ts'

/** Below this much water five grams are too coarse. */
const SMALL_BREW_GRAMS = 150

/** Returns the steps of a brew as they are shown: pours to 5 g (1 g in small brews and espresso), times to 1 s. */
export function stepsFor(stored: readonly StoredStep[], amounts: StepAmounts): Step[] {
  const grain = pourGrain(amounts)
  return rounded(scaleSteps(stored, amounts), amounts, (grams) => Math.round(tidy(grams) / grain) * grain)
}

/** Returns the steps as their author wrote them; only for the amounts that they were stored with. */
export const stepsAsWritten = (stored: readonly StoredStep[], amounts: StepAmounts): Step[] =>
  rounded(scaleSteps(stored, amounts), amounts, toTenth)

export const pourGrain = (amounts: Pick<StepAmounts, 'waterGrams' | 'extraction'>): number =>
  isEspresso(amounts) || amounts.waterGrams < SMALL_BREW_GRAMS ? 1 : 5

function rounded(steps: Step[], { waterGrams }: StepAmounts, roundGrams: (grams: number) => number): Step[] {
  // Rounding up may exceed the total, and a share of 1 is the total, whether or not it is a round figure.
  const round = (grams: number) => (isNear(grams, waterGrams) ? waterGrams : Math.min(waterGrams, roundGrams(grams)))
  return steps.map((step, i) => {
    const { startSeconds, durationSeconds } = step
    const nextStart = steps.find((later, j) => j > i && later.startSeconds !== undefined)?.startSeconds
    return {
      ...step,
      ...(startSeconds !== undefined && { startSeconds: wholeSeconds(startSeconds) }),
      ...(durationSeconds !== undefined && {
        durationSeconds: wholeDuration(startSeconds, durationSeconds, nextStart),
      }),
      ...(step.waterGrams !== undefined && { waterGrams: round(step.waterGrams) }),
    }
  })
}

/** Rounds where a step ends and not how long it lasts, so that it never reaches into the next one. */
function wholeDuration(start: number | undefined, duration: number, nextStart: number | undefined): number {
  if (start === undefined) return wholeSeconds(duration)
  const end = wholeSeconds(start + duration)
  return Math.max(0, Math.min(end, nextStart === undefined ? end : wholeSeconds(nextStart)) - wholeSeconds(start))
}

/** 0.23 + 0.22 isn't 0.45 in binary: without this, half a second is sometimes rounded up and sometimes down. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6

const wholeSeconds = (seconds: number): number => Math.round(tidy(seconds))

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
