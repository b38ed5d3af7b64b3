/** A method on one brewer: the brewer's capacity and its own windows replace those of the method. */

import type { Brewer, BrewMethod, RoastLevel, TemperatureControl, Window } from './catalog.ts'
import { ROAST_INDEX_SHIFT } from './chart.ts'

export interface BrewerMethod extends BrewMethod {
  /** What the brewer holds; for espresso, its yields. */
  waterGrams: Window
  temperature: TemperatureControl
  /** Whether the dose is whatever fills the basket, so that no control changes it. */
  isFullBasket: boolean
  /** How many index points coarser a brew of twice the water is ground. */
  indexPerDoubling: number
  /** The ideal index for the usual water, which brew times refer to; `grindIndex` may be moved by the volume. */
  usualIndex: number
}

/** In index points for twice the water: a deep flat bed slows the water down far more than a cone's. */
const FLAT_BED_PER_DOUBLING = 10
const CONE_PER_DOUBLING = 2

export function brewerMethod(method: BrewMethod, brewer: Brewer): BrewerMethod {
  const { capacity, recipe, temperatureF } = brewer
  const grindIndex = recipe?.grindIndex ?? method.grindIndex
  const doseGrams = capacity ? windowOf(capacity.doseGrams) : method.doseGrams
  const waterGrams = capacity ? windowOf(capacity.waterGrams) : waterOf(method)
  return {
    ...method,
    grindIndex,
    usualIndex: grindIndex.ideal,
    ratio: around(recipe?.ratio ?? method.ratio, waterGrams.ideal / doseGrams.ideal),
    brewTimeSeconds: recipe?.brewTimeSeconds ?? method.brewTimeSeconds,
    doseGrams,
    waterGrams,
    waterTempF: temperatureF ? { ...method.waterTempF, ...temperatureF } : method.waterTempF,
    temperature: brewer.temperature ?? 'free',
    isFullBasket: method.id === 'moka',
    indexPerDoubling: perDoubling(method, brewer),
  }
}

/** The same method for another amount of water, with its grind window shifted accordingly. */
export function atVolume(method: BrewerMethod, waterGrams: number): BrewerMethod {
  const shift = volumeShift(method, waterGrams, method.waterGrams.ideal)
  if (shift === 0) return method
  const { min, ideal, max } = method.grindIndex
  return { ...method, grindIndex: { min: min + shift, ideal: ideal + shift, max: max + shift } }
}

/** In index points, positive is coarser. */
export const volumeShift = (method: BrewerMethod, waterGrams: number, usualGrams: number): number =>
  method.indexPerDoubling === 0 ? 0 : method.indexPerDoubling * Math.log2(waterGrams / usualGrams)

/**
 * The depth of the bed matters only where water runs through it. A pour-over brewer with its own grind window is
 * treated as a flat bed.
 */
function perDoubling({ id, extraction }: BrewMethod, { recipe }: Brewer): number {
  if (extraction !== 'percolation' || id === 'moka') return 0
  const isFlat = id === 'drip' || (id === 'pour-over' && recipe?.grindIndex !== undefined)
  return isFlat ? FLAT_BED_PER_DOUBLING : CONE_PER_DOUBLING
}

const windowOf = ({ min, usual, max }: { min: number; usual: number; max: number }): Window => ({
  min,
  ideal: usual,
  max,
})

const waterOf = ({ doseGrams, ratio }: BrewMethod): Window => ({
  min: doseGrams.min * ratio.min,
  ideal: doseGrams.ideal * ratio.ideal,
  max: doseGrams.max * ratio.max,
})

/** Widens the window if the ratio of the brewer's usual amounts lies outside it. */
const around = ({ min, max }: Window, ideal: number): Window => ({
  min: Math.min(min, ideal),
  ideal,
  max: Math.max(max, ideal),
})

/**
 * The index that the model would have aimed at for a brew that was logged, from its brewer (if that is one for the
 * method), roast and volume.
 */
export function wantedGrind(
  method: BrewMethod,
  machine: (Brewer & { brewMethod: string }) | undefined,
  waterGrams: number | null,
  roast: RoastLevel | null,
): number {
  const brewer = machine?.brewMethod === method.id ? machine : { defaultWaterTempF: method.waterTempF.ideal }
  const usual = brewerMethod(method, brewer)
  const { grindIndex } = waterGrams ? atVolume(usual, Math.min(waterGrams, usual.waterGrams.max)) : usual
  return grindIndex.ideal + (roast ? ROAST_INDEX_SHIFT[roast] : 0)
}
