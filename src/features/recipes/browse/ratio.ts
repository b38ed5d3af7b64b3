/** Checks that dose, water and ratio of a recipe agree. */
import { isWithin, WATER_GRAMS } from '../../../domain/bounds.ts'
import { badRequest } from '../../../http/errors.ts'

/** 5 %, and an epsilon for floating-point errors. */
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

/** Throws if water computed from `field` is out of bounds. */
export function requireSaneWater(waterGrams: number, cause: string, field: string): void {
  if (isWithin(WATER_GRAMS, waterGrams)) return
  throw badRequest(
    `${cause} makes ${waterGrams} g of water, which must be from ${WATER_GRAMS.min} to ${WATER_GRAMS.max}`,
    field,
  )
}
