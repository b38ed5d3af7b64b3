/** Computes how roast, strength, taste and kitchen change a recipe, before rounding and conversion to a dial. */

import type { BrewerMethod } from './brewer-method.ts'
import type { BrewMethod, RoastLevel } from './catalog.ts'
import { ROAST_INDEX_SHIFT } from './chart.ts'
import type { Controls } from './controls.ts'
import { ageShift, boilingPointF, type Kitchen } from './kitchen.ts'
import { clampTo } from './measures.ts'
import { ratioAtStrength } from './strength.ts'

export interface Target {
  ratio: number
  grindIndex: number
  waterTempF: number
}

/** The target after each influence, always inside the brewer's windows. */
export interface TargetStages {
  start: Target
  roasted: Target
  strengthened: Target
  tasted: Target
  /** After the kitchen: the coffee's age, and the boiling point where it is brewed. */
  final: Target
}

/** Brews with cooler water aren't heated, so the roast doesn't change their temperature. */
const HOT_ABOVE_F = 150

/** Dense light beans need hotter water, brittle dark ones cooler; the shift of the grind is in chart.ts. */
const ROAST_TEMPERATURE_SHIFT_F: Record<RoastLevel, number> = {
  LIGHT: 4,
  MEDIUM_LIGHT: 2,
  MEDIUM: 0,
  MEDIUM_DARK: -4,
  DARK: -8,
}

/** Light roasts extract more slowly, so they get a longer shot. */
const ESPRESSO_RATIO: Partial<Record<RoastLevel, number>> = { LIGHT: 2.6, MEDIUM_LIGHT: 2.3 }

/**
 * One step of the taste control. Richer is finer and a little stronger. Brighter is only coarser: sour and citrus notes
 * rise as extraction falls, while diluting a cup makes it sweeter instead. The temperature stays, since it can't be
 * tasted at equal strength and extraction.
 */
const TASTE_INDEX = { espresso: 0.5, filter: 2 }
const RICHER_RATIO_SHARE = -0.03

export const isHot = (waterTempF: number): boolean => waterTempF > HOT_ABOVE_F

export function targetStages(
  method: BrewerMethod,
  defaultWaterTempF: number,
  roast: RoastLevel,
  { strength, taste }: Required<Controls>,
  kitchen: Kitchen = {},
): TargetStages {
  const start = { ratio: method.ratio.ideal, grindIndex: method.grindIndex.ideal, waterTempF: defaultWaterTempF }
  const isSettable = isHot(defaultWaterTempF) && method.temperature !== 'fixed'
  const roasted = {
    ratio: startingRatio(method, roast),
    grindIndex: start.grindIndex + ROAST_INDEX_SHIFT[roast],
    waterTempF: start.waterTempF + (isSettable ? ROAST_TEMPERATURE_SHIFT_F[roast] : 0),
  }
  const strengthened = { ...roasted, ratio: ratioAtStrength({ ...method.ratio, ideal: roasted.ratio }, strength) }
  const tasted = {
    ...strengthened,
    ratio: strengthened.ratio * (1 + RICHER_RATIO_SHARE * Math.max(0, taste)),
    grindIndex: strengthened.grindIndex - tasteIndex(method) * taste,
  }
  const age = method.extraction === 'espresso' ? ageShift(kitchen.daysOffRoast) : 0
  const aged = { ...tasted, grindIndex: tasted.grindIndex + age }
  // Rounded down, so that the rounded temperature isn't above the boiling point.
  const boilingF = Math.floor(boilingPointF(kitchen.altitudeMeters))
  const within = (target: Target) => withinWindows(method, target)
  return {
    start: within(start),
    roasted: within(roasted),
    strengthened: within(strengthened),
    tasted: within(tasted),
    final: { ...within(aged), waterTempF: Math.min(boilingF, within(aged).waterTempF) },
  }
}

/** The ratio for this roast, before strength and taste are applied. */
export const startingRatio = (method: BrewMethod, roast: RoastLevel): number =>
  (method.extraction === 'espresso' ? ESPRESSO_RATIO[roast] : undefined) ?? method.ratio.ideal

const tasteIndex = ({ extraction }: BrewMethod): number =>
  extraction === 'espresso' ? TASTE_INDEX.espresso : TASTE_INDEX.filter

function withinWindows(method: BrewerMethod, target: Target): Target {
  return {
    ratio: method.isFullBasket ? method.ratio.ideal : clampTo(method.ratio, target.ratio),
    grindIndex: clampTo(method.grindIndex, target.grindIndex),
    waterTempF: method.temperature === 'fixed' ? target.waterTempF : clampTo(method.waterTempF, target.waterTempF),
  }
}
