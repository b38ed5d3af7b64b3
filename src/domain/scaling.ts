/** Scales a recipe to more or less water: the ratio stays, dose and time change. */

import type { Amounts, BrewRecipe } from './base-recipe.ts'
import { brewTimeSeconds, scaledTimeSeconds } from './brew-time.ts'
import type { BrewMethod } from './catalog.ts'
import type { Curve } from './curve.ts'
import { ratioOf, roundDose, roundWater } from './measures.ts'
import type { PartlyTimedRecipe } from './recipe-changes.ts'

/** Scales a recipe of the model, with the model's time for the new dose. */
export function scaleRecipe(method: BrewMethod, curve: Curve, recipe: BrewRecipe, waterGrams: number): BrewRecipe {
  const amounts = scaleAmounts(recipe, waterGrams)
  const grindIndex = curve.indexAt(recipe.grindSetting)
  // Uses the recipe's ratio, since that of a tiny dose is rounded and would change the time.
  const time = brewTimeSeconds(method, { ...amounts, ratio: recipe.ratio, grindIndex })
  return { ...recipe, ...amounts, brewTimeSeconds: time }
}

/** Scales a member's own recipe and, for percolation, their own time. */
export function scaleOwnRecipe(method: BrewMethod, recipe: PartlyTimedRecipe, waterGrams: number): PartlyTimedRecipe {
  const amounts = scaleAmounts(recipe, waterGrams)
  const time = recipe.brewTimeSeconds
  const share = waterGrams / recipe.waterGrams
  return { ...recipe, ...amounts, brewTimeSeconds: time === null ? null : scaledTimeSeconds(method, time, share) }
}

/** Returns a warning if the dose is more, or less, than the brewer is made for. */
export function doseWarning(method: BrewMethod, doseGrams: number): string | undefined {
  const { min, max } = method.doseGrams
  if (doseGrams > max) {
    const batches = Math.ceil(doseGrams / max)
    return `${doseGrams} g of coffee is more than this brewer usually holds (${max} g): brew it in ${batches === 2 ? 'two' : batches} batches.`
  }
  if (doseGrams < min) {
    return `${doseGrams} g of coffee is less than this brewer usually works well with (${min} g).`
  }
  return undefined
}

function scaleAmounts(recipe: Pick<Amounts, 'doseGrams' | 'waterGrams'>, volumeGrams: number): Amounts {
  const waterGrams = roundWater(volumeGrams)
  const doseGrams = roundDose((waterGrams * recipe.doseGrams) / recipe.waterGrams)
  return { doseGrams, waterGrams, ratio: ratioOf(waterGrams, doseGrams) }
}
