/** Steps for what somebody asks for: beyond the brewer's capacity they describe one of several batches. */

import { roundDose, roundWater } from '../measures.ts'
import { stepsFor } from './rounding.ts'
import type { Step, StepAmounts, StoredStep } from './step.ts'

/** The most that a brewer holds at once. */
export interface BatchCapacity {
  doseGrams: { max: number }
  waterGrams: { max: number }
}

export interface Batches {
  count: number
  doseGrams: number
  waterGrams: number
}

/** Rounding alone must not make two batches of what just fits. */
const ROUNDING_GRAMS = { dose: 0.05, water: 0.5 }

/** Returns undefined if the brewer holds it at once, or if its capacity is unknown. */
export function batchesFor(
  { doseGrams, waterGrams }: Pick<StepAmounts, 'doseGrams' | 'waterGrams'>,
  capacity: BatchCapacity | null | undefined,
): Batches | undefined {
  if (!capacity) return undefined
  const count = Math.max(
    Math.ceil((doseGrams - ROUNDING_GRAMS.dose) / capacity.doseGrams.max),
    Math.ceil((waterGrams - ROUNDING_GRAMS.water) / capacity.waterGrams.max),
  )
  if (count < 2) return undefined
  return { count, doseGrams: roundDose(doseGrams / count), waterGrams: roundWater(waterGrams / count) }
}

/** The brew time is that of one batch. */
export function stepsOfBatch(
  stored: readonly StoredStep[],
  amounts: StepAmounts,
  capacity: BatchCapacity | null | undefined,
): { steps: Step[]; batches?: Batches } {
  const batches = batchesFor(amounts, capacity)
  if (!batches) return { steps: stepsFor(stored, amounts) }
  const { doseGrams, waterGrams } = batches
  return { steps: stepsFor(stored, { ...amounts, doseGrams, waterGrams }), batches }
}
