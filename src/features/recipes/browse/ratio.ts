/** Dose, water and ratio of a recipe say the same thing twice, and must agree. */
import { isWithin, WATER_GRAMS } from '../../../domain/bounds.ts'
import { badRequest } from '../../../http/errors.ts'

/** A twentieth; the last digit of a product of decimals is nobody's fault. */
const RATIO_TOLERANCE = 0.05 + 1e-9

export interface Amounts {
  ratio: number
  doseGrams: number
  waterGrams: number
}

export function requireConsistentRatio({ ratio, doseGrams, waterGrams }: Amounts): void {
  const actual = waterGrams / doseGrams
  if (Math.abs(ratio - actual) <= RATIO_TOLERANCE * actual) return
  const shown = Math.round(actual * 10) / 10
  throw badRequest(
    `ratio ${ratio} disagrees with ${waterGrams} g of water on ${doseGrams} g of coffee, which is ${shown}`,
    'ratio',
  )
}

/** Water that follows from something else that was given. */
export function requireSaneWater(waterGrams: number, cause: string, field: string): void {
  if (isWithin(WATER_GRAMS, waterGrams)) return
  throw badRequest(
    `${cause} makes ${waterGrams} g of water, which must be from ${WATER_GRAMS.min} to ${WATER_GRAMS.max}`,
    field,
  )
}
