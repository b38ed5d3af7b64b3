/** Estimates strength and extraction of a brew, each with its error, or computes them from a measured strength. */

import type { BrewMethod } from './catalog.ts'
import { clampTo, toTenth } from './measures.ts'

/** A value in percent, and how far the truth may lie from it in four of five cups. */
export interface Estimate {
  percent: number
  plusMinus: number
}

export interface Extraction {
  /** Dissolved coffee in the drink. */
  tds: Estimate
  /** The share of the dose that is in the drink. */
  extraction: Estimate
  isMeasured: boolean
  /** What most people like; null for methods without an established zone. */
  zone: { tds: { min: number; max: number }; extraction: { min: number; max: number } } | null
}

export interface ExtractedBrew {
  ratio: number
  /** Not clamped; null if the grind isn't known. */
  grindIndex: number | null
  /** The index that suits this brewer, roast and volume; the method's ideal without it. */
  neutralIndex?: number
  /** By a refractometer, in percent. */
  tds?: number | null
}

/** Typical extraction, its error, and how much of it each index point finer adds. */
const FILTER = { percent: 20, plusMinus: 2.5, perPoint: 0.35 }
const ESPRESSO = { percent: 19, plusMinus: 3, perPoint: 0.35 }
/** Immersion reaches its final extraction whatever the grind, roast and temperature between 80 and 99 °C. */
const IMMERSION = { percent: 21, plusMinus: 2.5, perPoint: 0 }
/** Errors of a measured cup, in percent points; for filter, the water that the bed holds back isn't weighed. */
const MEASURED_ERROR = { tds: 0.05, filter: 0.7, espresso: 0.5 }

/** Grams of water that each gram of coffee holds back. */
const HELD_BACK = 2
/** The range of possible extractions, in percent. */
const POSSIBLE = { min: 10, max: 28 }

const ZONE = {
  filter: { tds: { min: 1.15, max: 1.45 }, extraction: { min: 18, max: 22 } },
  espresso: { tds: { min: 8, max: 12 }, extraction: { min: 18, max: 22 } },
}
const WITHOUT_ZONE = ['turkish', 'moka', 'cold-brew']

/** Most people can't taste a smaller change in strength, in percent points. */
export const TASTEABLE_TDS = 0.24

export function extractionOf(method: BrewMethod, brew: ExtractedBrew): Extraction {
  const zone = WITHOUT_ZONE.includes(method.id) ? null : ZONE[method.extraction === 'espresso' ? 'espresso' : 'filter']
  return { ...(brew.tds ? measured(method, brew.ratio, brew.tds) : estimated(method, brew)), zone }
}

function measured(method: BrewMethod, ratio: number, tds: number) {
  const isEspresso = method.extraction === 'espresso'
  return {
    tds: { percent: tds, plusMinus: MEASURED_ERROR.tds },
    extraction: {
      percent: toTenth(tds * drinkPerDose(method, ratio)),
      plusMinus: isEspresso ? MEASURED_ERROR.espresso : MEASURED_ERROR.filter,
    },
    isMeasured: true,
  }
}

function estimated(method: BrewMethod, { ratio, grindIndex, neutralIndex }: ExtractedBrew) {
  const { percent, plusMinus, perPoint } = usualOf(method)
  const finer = grindIndex === null ? 0 : (neutralIndex ?? method.grindIndex.ideal) - grindIndex
  const extraction = clampTo(POSSIBLE, percent + perPoint * finer)
  const strength = strengthOf(method, extraction, ratio)
  return {
    tds: { percent: toHundredth(strength), plusMinus: toHundredth((strength * plusMinus) / extraction) },
    extraction: { percent: toTenth(extraction), plusMinus },
    isMeasured: false,
  }
}

function usualOf({ extraction }: BrewMethod) {
  if (extraction === 'espresso') return ESPRESSO
  return extraction === 'immersion' ? IMMERSION : FILTER
}

function strengthOf(method: BrewMethod, extraction: number, ratio: number): number {
  if (method.extraction === 'immersion') return (extraction / ratio) * (1 - Math.min(0.9, HELD_BACK / ratio))
  return extraction / drinkPerDose(method, ratio)
}

/** A shot's ratio is that of the drink in the cup; in other brews the bed holds back some of the water. */
const drinkPerDose = ({ extraction }: BrewMethod, ratio: number): number =>
  extraction === 'espresso' ? ratio : Math.max(0.5, ratio - HELD_BACK)

const toHundredth = (value: number): number => Math.round(value * 100) / 100
