/** Steps for the requested amounts: beyond the brewer's capacity they describe one of several batches. */

import { type BatchCapacity, type Batches, batchesOf } from '../scaling.ts'
import { stepsFor } from './rounding.ts'
import type { Step, StepAmounts, StoredStep } from './step.ts'

/** The brew time is that of one batch. An unknown capacity counts as unlimited. */
export function stepsOfBatch(
  stored: readonly StoredStep[],
  amounts: StepAmounts,
  capacity: BatchCapacity | null | undefined,
): { steps: Step[]; batches?: Batches } {
  const batches = capacity ? batchesOf(capacity, amounts) : undefined
  if (!batches) return { steps: stepsFor(stored, amounts) }
  const { doseGrams, waterGrams } = batches
  return { steps: stepsFor(stored, { ...amounts, doseGrams, waterGrams }), batches }
}
