/** The recipe that a method starts from, before coffee and taste are taken into account. */

import type { BrewMethod } from './catalog.ts'
import { reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import { settingForMethod } from './grind-choice.ts'
import { clampTo, ratioOf, roundDose, roundWater } from './measures.ts'

/** A recipe on one grinder; every figure is rounded as it is shown. */
export interface BrewRecipe {
  doseGrams: number
  waterGrams: number
  ratio: number
  /** A position of the grinder's dial. */
  grindSetting: number
  /** The index of that position, 0-100. */
  grindIndex: number
  waterTempF: number
  brewTimeSeconds: number
}

/** What a recipe needs to know of a machine. */
export interface Brewer {
  defaultWaterTempF: number
}

export interface Amounts {
  doseGrams: number
  waterGrams: number
  ratio: number
}

export function baseRecipe(method: BrewMethod, brewer: Brewer, curve: Curve): BrewRecipe {
  const grindSetting = settingForMethod(curve, method, method.grindIndex.ideal)
  return {
    ...amountsAt(method, method.ratio.ideal),
    grindSetting,
    grindIndex: reportedIndex(curve.indexAt(grindSetting)),
    waterTempF: brewer.defaultWaterTempF,
    brewTimeSeconds: method.brewTimeSeconds.ideal,
  }
}

/** An espresso basket fixes the dose, so the yield varies; a mug fixes the water, so the dose varies. */
export function amountsAt(method: BrewMethod, ratio: number): Amounts {
  if (method.extraction === 'espresso') {
    const doseGrams = roundDose(method.doseGrams.ideal)
    const waterGrams = roundWater(doseGrams * ratio)
    return { doseGrams, waterGrams, ratio: ratioOf(waterGrams, doseGrams) }
  }
  const waterGrams = roundWater(method.doseGrams.ideal * method.ratio.ideal)
  const doseGrams = roundDose(clampTo(method.doseGrams, waterGrams / ratio))
  return { doseGrams, waterGrams, ratio: ratioOf(waterGrams, doseGrams) }
}
