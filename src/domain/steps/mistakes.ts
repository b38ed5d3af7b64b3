/** Checks steps that a person entered; each mistake names its step by number. */

import { isEspresso, MAX_STEPS, STEP_ACTIONS, type Step, type StepAmounts } from './step.ts'
import { areTimed, lastSecond, stepTimes } from './times.ts'

type Total = 'water' | 'yield'

/** Steps are numbered from 1. */
export type StepMistake =
  | { code: 'too_many_steps'; params: { count: number; most: number } }
  | { code: 'step_action_unknown'; params: { step: number; action: string } }
  | { code: 'step_number_invalid'; params: { step: number; field: 'startSeconds' | 'durationSeconds' | 'waterGrams' } }
  | { code: 'step_water_falls'; params: { step: number; grams: number; beforeGrams: number } }
  | { code: 'step_water_above_total'; params: { step: number; grams: number; totalGrams: number; total: Total } }
  | { code: 'steps_water_below_total'; params: { step: number; grams: number; totalGrams: number; total: Total } }
  | { code: 'steps_without_water'; params: { totalGrams: number; total: Total } }
  | { code: 'step_time_goes_back'; params: { step: number; seconds: number; beforeSeconds: number } }
  | { code: 'step_starts_too_early'; params: { step: number; seconds: number; beforeEndsSeconds: number } }
  | { code: 'step_after_brew_time'; params: { step: number; seconds: number; brewTimeSeconds: number } }
  | { code: 'steps_end_too_early'; params: { step: number; seconds: number; brewTimeSeconds: number } }
  | { code: 'steps_need_brew_time'; params: { seconds: number } }

/** Smaller differences can't be noticed with a kitchen scale or a watch. */
const TOLERANCE = { grams: 0.05, seconds: 0.5 }

/** Returns every mistake: first those of the water, then those of the times. A recipe without steps has none. */
export function findStepMistakes(steps: readonly Step[], amounts: StepAmounts): StepMistake[] {
  if (steps.length === 0) return []
  if (steps.length > MAX_STEPS) return [{ code: 'too_many_steps', params: { count: steps.length, most: MAX_STEPS } }]
  const unreadable = steps.flatMap((step, i) => unreadableFields(step, i + 1))
  // Checking the sums and the order of unreadable figures would only report confusing mistakes.
  if (unreadable.length > 0) return unreadable
  return [...waterMistakes(steps, amounts), ...timeMistakes(steps, amounts.brewTimeSeconds)]
}

function unreadableFields(step: Step, number: number): StepMistake[] {
  const mistakes: StepMistake[] = []
  if (!STEP_ACTIONS.includes(step.action)) {
    mistakes.push({ code: 'step_action_unknown', params: { step: number, action: String(step.action) } })
  }
  for (const field of ['startSeconds', 'durationSeconds', 'waterGrams'] as const) {
    const value = step[field]
    if (value !== undefined && !(Number.isFinite(value) && value >= 0)) {
      mistakes.push({ code: 'step_number_invalid', params: { step: number, field } })
    }
  }
  return mistakes
}

function waterMistakes(steps: readonly Step[], amounts: StepAmounts): StepMistake[] {
  const mistakes: StepMistake[] = []
  const totalGrams = amounts.waterGrams
  const total = isEspresso(amounts) ? 'yield' : 'water'
  let last: { step: number; grams: number } | undefined
  for (const [i, { waterGrams: grams }] of steps.entries()) {
    if (grams === undefined) continue
    const step = i + 1
    if (last && grams < last.grams - TOLERANCE.grams) {
      mistakes.push({ code: 'step_water_falls', params: { step, grams, beforeGrams: last.grams } })
    }
    if (grams > totalGrams + TOLERANCE.grams) {
      mistakes.push({ code: 'step_water_above_total', params: { step, grams, totalGrams, total } })
    }
    last = { step, grams }
  }
  if (!last) return [{ code: 'steps_without_water', params: { totalGrams, total } }]
  if (last.grams < totalGrams - TOLERANCE.grams) {
    mistakes.push({ code: 'steps_water_below_total', params: { ...last, totalGrams, total } })
  }
  return mistakes
}

function timeMistakes(steps: readonly Step[], brewTimeSeconds: number | null): StepMistake[] {
  if (!areTimed(steps)) return []
  if (brewTimeSeconds === null) return [{ code: 'steps_need_brew_time', params: { seconds: lastSecond(steps)! } }]
  const mistakes: StepMistake[] = []
  const times = stepTimes(steps, brewTimeSeconds)
  for (const [i, { startSeconds: seconds, endSeconds }] of times.entries()) {
    const step = i + 1
    const before = times[i - 1]
    if (before && seconds < before.startSeconds) {
      mistakes.push({ code: 'step_time_goes_back', params: { step, seconds, beforeSeconds: before.startSeconds } })
    } else if (before && seconds < before.endSeconds - TOLERANCE.seconds) {
      const params = { step, seconds, beforeEndsSeconds: before.endSeconds }
      mistakes.push({ code: 'step_starts_too_early', params })
    }
    if (endSeconds > brewTimeSeconds + TOLERANCE.seconds) {
      mistakes.push({ code: 'step_after_brew_time', params: { step, seconds: endSeconds, brewTimeSeconds } })
    }
  }
  const latest = Math.max(...times.map(({ endSeconds }) => endSeconds))
  if (latest < brewTimeSeconds - TOLERANCE.seconds) {
    mistakes.push({ code: 'steps_end_too_early', params: { step: steps.length, seconds: latest, brewTimeSeconds } })
  }
  return mistakes
}
