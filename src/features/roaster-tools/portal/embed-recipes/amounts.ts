/** Dose, water and ratio of a recipe: computes the third from two, and checks that all three agree. */
import { ratioOf, toTenth } from '../../../../domain/measures.ts'
import { badRequest } from '../../../../http/errors.ts'
import { fieldName } from '../../../../http/field-names.ts'
import { message } from '../../../../i18n/message.ts'
import { type Amounts, requireConsistentRatio } from '../../../recipes/browse/ratio.ts'
import { Dose, Ratio, Water } from '../../../recipes/browse/schemas.ts'

/** For a new recipe; throws if fewer than two are given. */
export function readAmounts({ doseGrams, waterGrams, ratio }: Partial<Amounts>): Amounts {
  if (doseGrams !== undefined && waterGrams !== undefined) {
    return checked({ doseGrams, waterGrams, ratio: ratio ?? ratioOf(waterGrams, doseGrams) })
  }
  if (doseGrams !== undefined && ratio !== undefined) {
    return checked({ doseGrams, waterGrams: toTenth(doseGrams * ratio), ratio })
  }
  if (waterGrams !== undefined && ratio !== undefined) {
    return checked({ doseGrams: toTenth(waterGrams / ratio), waterGrams, ratio })
  }
  const missing = doseGrams === undefined ? 'doseGrams' : 'waterGrams'
  throw badRequest(message('Enter two of dose, water and ratio'), missing)
}

/** For an update: a new ratio alone changes the water, a new dose or water alone the ratio. */
export function changeAmounts(now: Amounts, { doseGrams, waterGrams, ratio }: Partial<Amounts>): Amounts {
  const given = [doseGrams, waterGrams, ratio].filter((amount) => amount !== undefined).length
  if (given === 0) return now
  if (given > 1) return readAmounts({ doseGrams, waterGrams, ratio })
  if (ratio !== undefined) return readAmounts({ doseGrams: now.doseGrams, ratio })
  return readAmounts({ doseGrams: doseGrams ?? now.doseGrams, waterGrams: waterGrams ?? now.waterGrams })
}

/** Throws if the amounts disagree or are out of bounds, also if they were computed. */
function checked(amounts: Amounts): Amounts {
  requireConsistentRatio(amounts)
  for (const [field, bounds] of Object.entries({ doseGrams: Dose, waterGrams: Water, ratio: Ratio })) {
    const { minimum, maximum } = bounds as unknown as { minimum: number; maximum: number }
    const amount = amounts[field as keyof Amounts]
    if (amount < minimum || amount > maximum) {
      throw badRequest(
        message('{field} would be {amount, number}, but must be between {minimum, number} and {maximum, number}', {
          field: fieldName(field),
          amount,
          minimum,
          maximum,
        }),
        field,
      )
    }
  }
  return amounts
}
