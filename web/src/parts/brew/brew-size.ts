/** The size of a brew in cups, water or coffee, and how a stepper moves through it. */

import { DOSE_GRAMS, WATER_GRAMS } from '#domain/bounds.ts'
import type { BrewerMethod } from '#domain/brewer-method.ts'
import { GRAMS_PER_OUNCE, ML_PER_FLUID_OUNCE, round } from '#domain/units/convert.ts'
import type { Units } from '#domain/units/reader-units.ts'

export const SIZE_UNITS = ['cups', 'water', 'dose'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]

export interface SizeScale {
  unit: SizeUnit
  /** Water to coffee, which stays. */
  ratio: number
  /** Water of one cup, in grams. */
  cupGrams: number
  units: Pick<Units, 'weight' | 'volume'>
}

/** A mug; of an espresso machine and of a moka pot, what it makes at once. */
const MUG_GRAMS = 240

export const cupGramsOf = ({ extraction, isFullBasket, waterGrams }: BrewerMethod): number =>
  extraction === 'espresso' || isFullBasket ? waterGrams.ideal : MUG_GRAMS

/** The least that the service scales to. */
const LEAST_WATER_GRAMS = 20

/** The ratio is rounded, so that the dose may come out a little higher. */
const MOST_DOSE_GRAMS = 0.98 * DOSE_GRAMS.max

/** The water in grams that can be asked for; the dose has an end too. */
export const sizeBounds = (ratio: number): { min: number; max: number } => ({
  min: LEAST_WATER_GRAMS,
  max: Math.floor(Math.min(WATER_GRAMS.max, MOST_DOSE_GRAMS * ratio)),
})

/** Grams of water in one unit of what is shown. */
function gramsPerUnit({ unit, ratio, cupGrams, units }: SizeScale): number {
  if (unit === 'cups') return cupGrams
  if (unit === 'dose') return ratio * (units.weight === 'g' ? 1 : GRAMS_PER_OUNCE)
  return units.volume === 'ml' ? 1 : ML_PER_FLUID_OUNCE
}

const DIGITS: Record<SizeUnit, number> = { cups: 1, water: 1, dose: 2 }

/** The number that is shown for so much water. */
export const shownSize = (scale: SizeScale, waterGrams: number): number =>
  round(
    waterGrams / gramsPerUnit(scale),
    scale.unit === 'water' && scale.units.volume === 'ml' ? 0 : DIGITS[scale.unit],
  )

/** The water for a number that was typed, inside of what can be asked for. */
export function waterFor(scale: SizeScale, shown: number): number {
  const { min, max } = sizeBounds(scale.ratio)
  return Math.min(max, Math.max(min, Math.round(shown * gramsPerUnit(scale))))
}

/** The next whole step, up or down; in between it goes to the nearest one on that side. */
export function stepSize(scale: SizeScale, waterGrams: number, way: 1 | -1): number {
  const shown = waterGrams / gramsPerUnit(scale)
  const step = stepOf(scale, shown, way)
  const steps = way === 1 ? Math.floor(shown / step + NOISE) + 1 : Math.ceil(shown / step - NOISE) - 1
  return waterFor(scale, steps * step)
}

/** Rounding of the water to whole grams mustn't count as a step. */
const NOISE = 0.05

function stepOf({ unit, units }: SizeScale, shown: number, way: 1 | -1): number {
  if (unit === 'cups') return 0.5
  if (unit === 'dose') return units.weight === 'g' ? 1 : 0.1
  if (units.volume === 'floz') return 1
  const at = shown + way * NOISE
  if (at < 100) return 5
  return at < 1000 ? 20 : 100
}
