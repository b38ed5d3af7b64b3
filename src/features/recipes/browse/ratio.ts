/** Checks that dose, water and ratio of a recipe agree. */
import { isWithin, WATER_GRAMS } from '../../../domain/bounds.ts'
import { badRequest } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'

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
    message(
      '{water, number} g of water and {dose, number} g of coffee make 1:{actual, number}, not 1:{ratio, number}',
      {
        water: waterGrams,
        dose: doseGrams,
        actual: shown,
        ratio,
      },
    ),
    'ratio',
  )
}

/** Throws if water computed from `field` is out of bounds. */
export function requireSaneWater(waterGrams: number, field: string): void {
  if (isWithin(WATER_GRAMS, waterGrams)) return
  throw badRequest(
    message('That makes {water, number} g of water. Enter an amount that makes {min, number} to {max, number} g.', {
      water: waterGrams,
      ...WATER_GRAMS,
    }),
    field,
  )
}
