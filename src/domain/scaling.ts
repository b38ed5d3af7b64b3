/** Scales a recipe to more or less water: the ratio stays; what a brewer doesn't hold is brewed in batches. */

import type { Amounts } from './base-recipe.ts'
import { scaledTimeSeconds } from './brew-time.ts'
import { type BrewerMethod, volumeShift } from './brewer-method.ts'
import { reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import type { Finding } from './finding.ts'
import { settingFor } from './grind-choice.ts'
import { ratioOf, roundDose, roundWater } from './measures.ts'
import type { PartlyTimedRecipe } from './recipe-changes.ts'

/** The number of equal brews that make up the requested amount, and the amounts of one of them. */
export interface Batches {
  count: number
  doseGrams: number
  waterGrams: number
}

/** Scales a member's own recipe; for percolation its time and grind follow the size of one batch. */
export function scaleOwnRecipe(
  method: BrewerMethod,
  curve: Curve,
  recipe: PartlyTimedRecipe,
  volumeGrams: number,
): PartlyTimedRecipe {
  const amounts = scaleAmounts(recipe, volumeGrams)
  const batches = batchesOf(method, amounts)
  const batchGrams = batches?.waterGrams ?? amounts.waterGrams
  const time = recipe.brewTimeSeconds
  const share = batchGrams / recipe.waterGrams
  return {
    ...recipe,
    ...amounts,
    ...movedGrind(method, curve, recipe, batchGrams),
    brewTimeSeconds: time === null ? null : scaledTimeSeconds(method, time, share),
    ...(batches && { batches }),
  }
}

/** Keeps the author's setting exactly if the size is the same, even one between two positions. */
function movedGrind(method: BrewerMethod, curve: Curve, recipe: PartlyTimedRecipe, batchGrams: number) {
  const shift = volumeShift(method, batchGrams, recipe.waterGrams)
  if (shift === 0) return {}
  const grindSetting = settingFor(curve, curve.indexAt(recipe.grindSetting) + shift)
  return { grindSetting, grindIndex: reportedIndex(curve.indexAt(grindSetting)) }
}

/** A little more than the brewer holds is still one brew, so that rounding alone doesn't split it into two. */
const ROUNDING_GRAMS = { dose: 0.05, water: 0.5 }

/** The most that a brewer holds at once. */
export interface BatchCapacity {
  doseGrams: { max: number }
  waterGrams: { max: number }
}

/** Returns undefined if the brewer holds it at once. */
export function batchesOf(
  capacity: BatchCapacity,
  { doseGrams, waterGrams }: Pick<Amounts, 'doseGrams' | 'waterGrams'>,
): Batches | undefined {
  const count = Math.max(
    Math.ceil((doseGrams - ROUNDING_GRAMS.dose) / capacity.doseGrams.max),
    Math.ceil((waterGrams - ROUNDING_GRAMS.water) / capacity.waterGrams.max),
  )
  if (count < 2) return undefined
  return { count, doseGrams: roundDose(doseGrams / count), waterGrams: roundWater(waterGrams / count) }
}

/** Returns what is unusual about the size of a brew. */
export function sizeFindings(method: BrewerMethod, amounts: Amounts & { batches?: Batches }): Finding[] {
  const { batches } = amounts
  const one = batches ?? amounts
  const findings: Finding[] = batches ? [{ code: 'brew_in_batches', params: { ...batches } }] : []
  if (one.waterGrams < method.waterGrams.min - ROUNDING_GRAMS.water) {
    const params = { amount: 'water' as const, grams: one.waterGrams, least: method.waterGrams.min }
    findings.push({ code: 'below_minimum', params })
  } else if (one.doseGrams < method.doseGrams.min - ROUNDING_GRAMS.dose) {
    const params = { amount: 'dose' as const, grams: one.doseGrams, least: method.doseGrams.min }
    findings.push({ code: 'below_minimum', params })
  }
  return findings
}

export function scaleAmounts(recipe: Pick<Amounts, 'doseGrams' | 'waterGrams'>, volumeGrams: number): Amounts {
  const waterGrams = roundWater(volumeGrams)
  const doseGrams = roundDose((waterGrams * recipe.doseGrams) / recipe.waterGrams)
  return { doseGrams, waterGrams, ratio: ratioOf(waterGrams, doseGrams) }
}
