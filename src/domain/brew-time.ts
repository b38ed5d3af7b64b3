/** Computes how long a brew takes, from its dose, yield and grind. */

import type { BrewMethod } from './catalog.ts'
import { clampTo } from './measures.ts'

export interface TimedBrew {
  doseGrams: number
  ratio: number
  /** Not clamped to 0-100: espresso may be finer than 0. */
  grindIndex: number
  /** The index at which a brew takes its usual time; for espresso, the index of the setting for this roast. */
  neutralIndex?: number
}

/** A dripper's time grows far more slowly than the dose. */
const DOSE_EXPONENT = 0.4
const FLOW_PER_POINT = 0.012
/** Fitted to logged shots: each index point coarser makes a shot a fifth faster; the yield matters little. */
const SHOT_PER_POINT = 0.23
const YIELD_EXPONENT = 0.28
/** Outside this range the formula doesn't describe a shot any more. */
const SHOT_FORMULA_SECONDS = { min: 5, max: 180 }

export function brewTimeSeconds(method: BrewMethod, brew: TimedBrew): number {
  const { ideal } = method.brewTimeSeconds
  switch (method.extraction) {
    case 'percolation': {
      const finer = neutralIndexOf(method, brew) - brew.grindIndex
      const seconds = ideal * doseFactor(brew.doseGrams / method.doseGrams.ideal) * (1 + FLOW_PER_POINT * finer)
      return roundTime(method, clampTo(method.brewTimeSeconds, seconds))
    }
    case 'espresso':
      return roundTime(method, clampTo(SHOT_FORMULA_SECONDS, shotSeconds(method, brew)))
    case 'immersion':
      // The water doesn't flow through the coffee, and over minutes the grind hardly changes the extraction.
      return roundTime(method, ideal)
  }
}

/** The seconds of a shot, not rounded. */
export function shotSeconds(method: BrewMethod, brew: TimedBrew): number {
  const coarser = brew.grindIndex - neutralIndexOf(method, brew)
  const yieldShare = (brew.doseGrams * brew.ratio) / (method.doseGrams.ideal * method.ratio.ideal)
  return method.brewTimeSeconds.ideal * shotFactor(coarser, yieldShare)
}

/** The time of a shot relative to another one with a different grind and yield. */
export const shotFactor = (coarserPoints: number, yieldShare: number): number =>
  Math.exp(-SHOT_PER_POINT * coarserPoints) * yieldShare ** YIELD_EXPONENT

const neutralIndexOf = (method: BrewMethod & { usualIndex?: number }, { neutralIndex }: TimedBrew): number =>
  neutralIndex ?? method.usualIndex ?? method.grindIndex.ideal

/** Scales a member's own time to another size of the same brew; it may lie outside the method's window. */
export function scaledTimeSeconds(method: BrewMethod, seconds: number, doseShare: number): number {
  if (method.extraction !== 'percolation') return seconds
  const { min, max } = method.brewTimeSeconds
  const scaled = seconds * doseFactor(doseShare)
  return roundTime(method, clampTo({ min: Math.min(min, seconds), max: Math.max(max, seconds) }, scaled))
}

const doseFactor = (share: number): number => share ** DOSE_EXPONENT

const MINUTE = 60
const HOUR = 3600

/** Rounds as people would say it: a shot to the second, a pour-over to five seconds, a cold brew to the hour. */
export function roundTime(method: Pick<BrewMethod, 'extraction'>, seconds: number): number {
  const grain = grainOf(method, seconds)
  return Math.max(grain, Math.round(seconds / grain) * grain)
}

function grainOf({ extraction }: Pick<BrewMethod, 'extraction'>, seconds: number): number {
  if (extraction === 'espresso') return 1
  if (seconds < 10 * MINUTE) return 5
  if (seconds < HOUR) return MINUTE
  return seconds > 3 * HOUR ? HOUR : 5 * MINUTE
}
