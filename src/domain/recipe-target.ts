/** Computes how roast, strength and taste change a recipe, before it is rounded and put onto a dial. */

import type { Brewer } from './base-recipe.ts'
import type { BrewMethod, RoastLevel } from './catalog.ts'
import { ROAST_INDEX_SHIFT } from './chart.ts'
import type { Controls } from './controls.ts'
import { clampTo } from './measures.ts'
import { ratioAtStrength } from './strength.ts'

export interface Target {
  ratio: number
  grindIndex: number
  waterTempF: number
}

/** The target after each influence, always inside the method's windows. */
export interface TargetStages {
  start: Target
  roasted: Target
  strengthened: Target
  tasted: Target
}

/** Cooler water is never heated, so roast and taste don't change its temperature. */
const HOT_ABOVE_F = 150

/** Dense light beans need hotter water, brittle dark ones cooler; the shift of the grind is in chart.ts. */
const ROAST_TEMPERATURE_SHIFT_F: Record<RoastLevel, number> = {
  LIGHT: 4,
  MEDIUM_LIGHT: 2,
  MEDIUM: 0,
  MEDIUM_DARK: -4,
  DARK: -8,
}

/** One step towards richer; a step towards brighter is the reverse. */
const TASTE_STEP = { ratioShare: -0.02, index: -1.5, temperature: 1 }

export const isHot = (waterTempF: number): boolean => waterTempF > HOT_ABOVE_F

export function targetStages(
  method: BrewMethod,
  brewer: Brewer,
  roast: RoastLevel,
  { strength, taste }: Required<Controls>,
): TargetStages {
  const heat = isHot(brewer.defaultWaterTempF) ? 1 : 0
  const start = { ratio: method.ratio.ideal, grindIndex: method.grindIndex.ideal, waterTempF: brewer.defaultWaterTempF }
  const roasted = {
    ...start,
    grindIndex: start.grindIndex + ROAST_INDEX_SHIFT[roast],
    waterTempF: start.waterTempF + heat * ROAST_TEMPERATURE_SHIFT_F[roast],
  }
  const strengthened = { ...roasted, ratio: ratioAtStrength(method.ratio, strength) }
  const tasted = {
    ratio: strengthened.ratio * (1 + TASTE_STEP.ratioShare * taste),
    grindIndex: strengthened.grindIndex + TASTE_STEP.index * taste,
    waterTempF: strengthened.waterTempF + heat * TASTE_STEP.temperature * taste,
  }
  return {
    start: withinWindows(method, start),
    roasted: withinWindows(method, roasted),
    strengthened: withinWindows(method, strengthened),
    tasted: withinWindows(method, tasted),
  }
}

function withinWindows(method: BrewMethod, target: Target): Target {
  return {
    ratio: clampTo(method.ratio, target.ratio),
    grindIndex: clampTo(method.grindIndex, target.grindIndex),
    waterTempF: clampTo(method.waterTempF, target.waterTempF),
  }
}
