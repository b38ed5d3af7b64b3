/** Converts steps between grams and seconds and the shares that are stored. */

import type { Step, StepAmounts, StoredStep } from './step.ts'
import { lastSecond } from './times.ts'

/** Expects steps without mistakes (mistakes.ts). Without a brew time, the last second of the steps is used instead. */
export function storeSteps(steps: readonly Step[], amounts: StepAmounts): StoredStep[] {
  const seconds = amounts.brewTimeSeconds ?? lastSecond(steps) ?? 0
  const firstWater = steps.find(({ waterGrams }) => waterGrams !== undefined)
  const share = (value: number | undefined) => (value === undefined || seconds <= 0 ? undefined : value / seconds)
  return steps.map((step) => {
    const { waterGrams } = step
    // A bloom wets the coffee, so it scales with the dose; a bloom with all of the water scales with the water.
    const isBloom = step.action === 'bloom' && step === firstWater && waterGrams! < amounts.waterGrams
    return withoutAbsent({
      action: step.action,
      label: step.label,
      startShare: share(step.startSeconds),
      durationShare: share(step.durationSeconds),
      ...(isBloom
        ? { waterPerDose: waterGrams! / amounts.doseGrams }
        : { waterShare: waterGrams === undefined ? undefined : waterGrams / amounts.waterGrams }),
      note: step.note,
    })
  })
}

/** Returns the steps for other amounts or another time, not rounded yet (rounding.ts). */
export function scaleSteps(stored: readonly StoredStep[], amounts: StepAmounts): Step[] {
  const water = scaledWater(stored, amounts)
  const seconds = amounts.brewTimeSeconds
  const timed = (share: number | undefined) => (share === undefined || seconds === null ? undefined : share * seconds)
  return stored.map((step, i) =>
    withoutAbsent({
      action: step.action,
      label: step.label,
      startSeconds: timed(step.startShare),
      durationSeconds: timed(step.durationShare),
      waterGrams: water[i],
      note: step.note,
    }),
  )
}

/** A bloom for a larger dose is limited to what the next step reaches, so that the weight on the scale never falls. */
function scaledWater(stored: readonly StoredStep[], { doseGrams, waterGrams }: StepAmounts): (number | undefined)[] {
  let most = waterGrams
  return stored
    .map(({ waterShare, waterPerDose }) =>
      waterPerDose !== undefined
        ? waterPerDose * doseGrams
        : typeof waterShare === 'number'
          ? waterShare * waterGrams
          : undefined,
    )
    .toReversed()
    .map((grams) => {
      if (grams === undefined) return undefined
      most = Math.min(most, grams)
      return most
    })
    .toReversed()
}

function withoutAbsent<T extends object>(step: T): T {
  const present = {} as T
  for (const key in step) if (step[key] !== undefined) present[key] = step[key]
  return present
}
