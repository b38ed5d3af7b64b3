/** The size of a brew in cups, water or coffee, and the steps of its stepper. */

import { DOSE_GRAMS, WATER_GRAMS } from '#domain/bounds.ts'
import type { BrewerMethod } from '#domain/brewer-method.ts'
import { GRAMS_PER_OUNCE, ML_PER_FLUID_OUNCE, round } from '#domain/units/convert.ts'
import type { Units } from '#domain/units/reader-units.ts'

export const SIZE_UNITS = ['cups', 'water', 'dose'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]

export interface SizeScale {
  unit: SizeUnit
  /** Water to coffee; the same at every size. */
  ratio: number
  /** Water of one cup, in grams. */
  cupGrams: number
  units: Pick<Units, 'weight' | 'volume'>
}

/** The water of one cup. For espresso and full baskets, such as moka pots, a cup is one whole brew instead. */
const MUG_GRAMS = 240

export const cupGramsOf = ({ extraction, isFullBasket, waterGrams }: BrewerMethod): number =>
  extraction === 'espresso' || isFullBasket ? waterGrams.ideal : MUG_GRAMS

/** The smallest amount that the service scales to. */
const MIN_WATER_GRAMS = 20

/** Below the limit, since the ratio is rounded and the dose may come out a little higher. */
const MAX_DOSE_GRAMS = 0.98 * DOSE_GRAMS.max

/** Smallest and largest water in grams; the largest dose limits it as well. */
export const sizeBounds = (ratio: number): { min: number; max: number } => ({
  min: MIN_WATER_GRAMS,
  max: Math.floor(Math.min(WATER_GRAMS.max, MAX_DOSE_GRAMS * ratio)),
})

/** Grams of water in one of the units shown. */
function gramsPerUnit({ unit, ratio, cupGrams, units }: SizeScale): number {
  if (unit === 'cups') return cupGrams
  if (unit === 'dose') return ratio * (units.weight === 'g' ? 1 : GRAMS_PER_OUNCE)
  return units.volume === 'ml' ? 1 : ML_PER_FLUID_OUNCE
}

const DIGITS: Record<SizeUnit, number> = { cups: 1, water: 1, dose: 2 }

/** The number that is shown for an amount of water. */
export const shownSize = (scale: SizeScale, waterGrams: number): number =>
  round(
    waterGrams / gramsPerUnit(scale),
    scale.unit === 'water' && scale.units.volume === 'ml' ? 0 : DIGITS[scale.unit],
  )

/** The water for a typed number, clamped to the bounds. */
export function waterFor(scale: SizeScale, shown: number): number {
  const { min, max } = sizeBounds(scale.ratio)
  return Math.min(max, Math.max(min, Math.round(shown * gramsPerUnit(scale))))
}

/** The water at the next whole step up or down; a size between two steps moves to the nearest in that direction. */
export function stepSize(scale: SizeScale, waterGrams: number, way: 1 | -1): number {
  const shown = waterGrams / gramsPerUnit(scale)
  const step = stepOf(scale, shown, way)
  const steps = way === 1 ? Math.floor(shown / step + NOISE) + 1 : Math.ceil(shown / step - NOISE) - 1
  return waterFor(scale, steps * step)
}

/** Tolerance, in steps: rounding the water to whole grams mustn't count as a step. */
const NOISE = 0.05

function stepOf({ unit, units }: SizeScale, shown: number, way: 1 | -1): number {
  if (unit === 'cups') return 0.5
  if (unit === 'dose') return units.weight === 'g' ? 1 : 0.1
  if (units.volume === 'floz') return 1
  const at = shown + way * NOISE
  if (at < 100) return 5
  return at < 1000 ? 20 : 100
}
