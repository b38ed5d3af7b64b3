/** The amounts of a form that its steps must add up to. */
import type { BrewMethod } from '#domain/catalog.ts'
import type { StepAmounts } from '#domain/steps/step.ts'
import { useMethods } from '../../state/catalog.ts'
import { parseNumber, parseTime } from '../../ui/format.ts'

export interface TypedAmounts {
  dose: string
  water: string
  time: string
  /** Id of the brew method; empty until it is chosen. */
  method: string
}

type ReadAmounts = (typed: TypedAmounts) => StepAmounts | undefined

/** The returned function returns undefined if the dose, water or method is missing or can't be read. */
export function useStepAmounts(): ReadAmounts {
  const methods = useMethods().data?.data
  return (typed) => readStepAmounts(typed, methods?.find(({ id }) => id === typed.method)?.extraction)
}

export function readStepAmounts(
  { dose, water, time }: TypedAmounts,
  extraction: BrewMethod['extraction'] | undefined,
): StepAmounts | undefined {
  const [doseGrams, waterGrams] = [parseNumber(dose), parseNumber(water)]
  const seconds = parseTime(time)
  if (!isPositive(doseGrams) || !isPositive(waterGrams) || !extraction) return undefined
  return { doseGrams, waterGrams, brewTimeSeconds: isPositive(seconds) ? seconds : null, extraction }
}

const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0
