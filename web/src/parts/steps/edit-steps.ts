/** Changes that the step editor makes. Steps that add up to the recipe's water and time still do after a change. */
import { toTenth } from '#domain/measures.ts'
import { findStepMistakes } from '#domain/steps/mistakes.ts'
import { stepsFor } from '#domain/steps/rounding.ts'
import { storeSteps } from '#domain/steps/shares.ts'
import { PREPARATION, type Step, type StepAmounts } from '#domain/steps/step.ts'
import { areTimed, lastSecond, stepTimes } from '#domain/steps/times.ts'

type BrewTime = number | null

/** Removes times that follow from the others, so that a changed time moves its neighbours' ends along. */
export function withoutImpliedTimes<S extends Step>(steps: readonly S[], brewTimeSeconds: BrewTime): S[] {
  const wanted = JSON.stringify(stepTimes(steps, brewTimeSeconds))
  let kept = [...steps]
  for (const field of ['durationSeconds', 'startSeconds'] as const) {
    for (const i of steps.keys()) {
      const { [field]: time, ...rest } = kept[i]!
      if (time === undefined) continue
      const fewer = kept.with(i, rest as S)
      const isImplied =
        areTimed(fewer) === areTimed(kept) && JSON.stringify(stepTimes(fewer, brewTimeSeconds)) === wanted
      if (isImplied) kept = fewer
    }
  }
  return kept
}

/** Moves a step to another place; it takes its time and its water along. */
export function moveStep<S extends Step>(
  steps: readonly S[],
  from: number,
  to: number,
  brewTimeSeconds: BrewTime,
): S[] {
  const order = steps.map((_, i) => i)
  order.splice(to, 0, ...order.splice(from, 1))
  const spans = spansOf(steps, brewTimeSeconds)
  const poured = pouredBy(steps)
  let at = stepTimes(steps, brewTimeSeconds)[0]?.startSeconds ?? 0
  let grams = 0
  const moved = order.map((i) => {
    const { startSeconds: _, durationSeconds, ...step } = steps[i]!
    const startSeconds = at
    at += spans[i]!
    grams += poured[i]!
    const timed = areTimed(steps) && {
      startSeconds,
      durationSeconds: Math.min(spans[i]!, durationSeconds ?? spans[i]!),
    }
    return { ...step, ...timed, ...(step.waterGrams !== undefined && { waterGrams: toTenth(grams) }) } as S
  })
  return withoutImpliedTimes(moved, brewTimeSeconds)
}

/** Puts a copy below a step; the two share its time and its water, so that the totals stay. */
export function duplicateStep<S extends Step>(
  steps: readonly S[],
  index: number,
  grain: number,
  brewTimeSeconds: BrewTime,
): S[] {
  const step = steps[index]!
  const { durationSeconds, ...rest } = step
  const start = stepTimes(steps, brewTimeSeconds)[index]!.startSeconds
  const span = spansOf(steps, brewTimeSeconds)[index]!
  const half = areTimed(steps) && span > 0 ? start + Math.round(span / 2) : undefined
  const upper = half === undefined ? step : { ...rest, startSeconds: start }
  const lower = half === undefined ? step : { ...rest, startSeconds: half, ...lasting(start, durationSeconds, half) }
  const before = steps.slice(0, index).findLast(({ waterGrams }) => waterGrams !== undefined)?.waterGrams ?? 0
  const grams = step.waterGrams
  const copies = [
    {
      ...upper,
      ...(grams !== undefined && {
        waterGrams: between(before, grams, Math.round((before + grams) / 2 / grain) * grain),
      }),
    },
    lower,
  ] as S[]
  return withoutImpliedTimes([...steps.slice(0, index), ...copies, ...steps.slice(index + 1)], brewTimeSeconds)
}

/** What is left of a duration after `half`; nothing if the step has none. */
const lasting = (start: number, duration: number | undefined, half: number) =>
  duration === undefined ? {} : { durationSeconds: Math.max(0, start + duration - half) }

/** The step to add at the end: a pour of the water that is still missing, else a wait. */
export function nextStep(steps: readonly Step[], amounts: StepAmounts | undefined): Step {
  const grams = steps.findLast(({ waterGrams }) => waterGrams !== undefined)?.waterGrams ?? 0
  if (!amounts || grams >= amounts.waterGrams) return { action: 'wait' }
  return { action: amounts.extraction === 'espresso' ? 'pull' : 'pour', waterGrams: amounts.waterGrams }
}

/** Scales steps that were written for other amounts to those of the recipe. */
export function fitSteps(steps: readonly Step[], amounts: StepAmounts): Step[] {
  const grams = Math.max(0, ...steps.map(({ waterGrams }) => waterGrams ?? 0))
  const end = Math.max(0, ...stepTimes(steps, amounts.brewTimeSeconds).map(({ endSeconds }) => endSeconds))
  const own: StepAmounts = {
    ...amounts,
    waterGrams: grams || amounts.waterGrams,
    brewTimeSeconds: end === amounts.brewTimeSeconds ? end : (lastSecond(steps) ?? null),
  }
  return withoutImpliedTimes(scaled(steps, own, amounts), amounts.brewTimeSeconds)
}

/** Scales steps that were correct for the amounts `from` to `to`; undefined if there are none or they have mistakes. */
export function followAmounts<S extends Step>(
  steps: readonly S[],
  from: StepAmounts,
  to: StepAmounts,
): S[] | undefined {
  if (steps.length === 0 || findStepMistakes(steps, from).length > 0) return undefined
  const followed = scaled(steps, from, to)
  return withoutImpliedTimes(
    steps.map(({ startSeconds: _, durationSeconds: __, waterGrams: ___, ...step }, i) => ({
      ...step,
      ...followed[i],
    })) as S[],
    to.brewTimeSeconds,
  )
}

const scaled = (steps: readonly Step[], from: StepAmounts, to: StepAmounts): Step[] =>
  stepsFor(storeSteps(steps, from), to)

/** How long each step lasts until the next one starts. */
function spansOf(steps: readonly Step[], brewTimeSeconds: BrewTime): number[] {
  const times = stepTimes(steps, brewTimeSeconds)
  return times.map(({ startSeconds, endSeconds }, i) => (times[i + 1]?.startSeconds ?? endSeconds) - startSeconds)
}

/** How much water each step adds. */
function pouredBy(steps: readonly Step[]): number[] {
  let grams = 0
  return steps.map(({ waterGrams }) => {
    const before = grams
    grams = waterGrams ?? grams
    return grams - before
  })
}

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value))

/** Whether a step pours, so that its weight field is always shown. */
export const isPouring = ({ action }: Pick<Step, 'action'>): boolean =>
  action === 'bloom' || action === 'pour' || action === 'pull'

export const isPreparation = ({ action }: Pick<Step, 'action'>): boolean => PREPARATION.includes(action)
