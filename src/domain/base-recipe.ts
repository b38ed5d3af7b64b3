/** The recipe that a brewer starts from, before coffee and taste are taken into account. */

import { type BrewerMethod, brewerMethod } from './brewer-method.ts'
import type { Brewer, BrewMethod } from './catalog.ts'
import { reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import { settingForMethod } from './grind-choice.ts'
import { clampTo, ratioOf, roundDose, roundWater } from './measures.ts'
import { type Batches, batchesOf, scaleAmounts } from './scaling.ts'

export type { Brewer } from './catalog.ts'

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
  /** Set if the brewer doesn't hold that much at once; grind and time are then those of one batch. */
  batches?: Batches
}

export interface Amounts {
  doseGrams: number
  waterGrams: number
  ratio: number
}

/** At the brewer's usual size. */
export function baseRecipe(method: BrewMethod, brewer: Brewer, curve: Curve): BrewRecipe {
  const own = brewerMethod(method, brewer)
  const grindSetting = settingForMethod(curve, own, own.grindIndex.ideal)
  return {
    ...amountsAt(own, own.ratio.ideal),
    grindSetting,
    grindIndex: reportedIndex(curve.indexAt(grindSetting)),
    waterTempF: brewer.defaultWaterTempF,
    brewTimeSeconds: own.brewTimeSeconds.ideal,
  }
}

/**
 * The amounts of the brewer's usual size, never more or less than it holds. An espresso basket fixes the dose, so the
 * yield varies; a mug fixes the water, so the dose varies; a moka pot fixes both.
 */
export function amountsAt(method: BrewerMethod, ratio: number): Amounts {
  if (method.extraction === 'espresso') {
    const doseGrams = roundDose(method.doseGrams.ideal)
    return amounts(doseGrams, roundWater(clampTo(method.waterGrams, doseGrams * ratio)))
  }
  const waterGrams = roundWater(method.waterGrams.ideal)
  if (method.isFullBasket) return amounts(roundDose(method.doseGrams.ideal), waterGrams)
  return amounts(roundDose(clampTo(method.doseGrams, waterGrams / ratio)), waterGrams)
}

/** The amounts for a volume of water: the ratio stays, and what the brewer doesn't hold is brewed in batches. */
export function amountsFor(
  method: BrewerMethod,
  ratio: number,
  volumeGrams: number,
): Amounts & Pick<BrewRecipe, 'batches'> {
  const usual = amountsAt(method, ratio)
  // The ratio of the rounded usual amounts would be rounded twice.
  const exact = method.isFullBasket ? usual : { doseGrams: volumeGrams / ratio, waterGrams: volumeGrams }
  const scaled = scaleAmounts(exact, volumeGrams)
  const batches = batchesOf(method, scaled)
  return batches ? { ...scaled, batches } : scaled
}

const amounts = (doseGrams: number, waterGrams: number): Amounts => ({
  doseGrams,
  waterGrams,
  ratio: ratioOf(waterGrams, doseGrams),
})
