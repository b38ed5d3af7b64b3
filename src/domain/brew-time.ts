/** How long a brew takes: water needs longer through more coffee, and through finer coffee. */

import type { BrewMethod } from './catalog.ts'
import { clampTo } from './measures.ts'

export interface TimedBrew {
  doseGrams: number
  ratio: number
  /** Unclamped: espresso goes finer than the scale's zero. */
  grindIndex: number
}

/** A dripper's time grows with the dose far more slowly than the dose itself. */
const DOSE_EXPONENT = 0.4
const YIELD_EXPONENT = 0.5
const FLOW_PER_POINT = 0.012
const STEEP_PER_POINT = 0.006

export function brewTimeSeconds(method: BrewMethod, brew: TimedBrew): number {
  const { ideal } = method.brewTimeSeconds
  const finer = method.grindIndex.ideal - brew.grindIndex
  switch (method.extraction) {
    case 'percolation':
      return settle(method, ideal * doseFactor(brew.doseGrams / method.doseGrams.ideal) * (1 + FLOW_PER_POINT * finer))
    case 'espresso':
      return settle(method, ideal * (brew.ratio / method.ratio.ideal) ** YIELD_EXPONENT * (1 + FLOW_PER_POINT * finer))
    case 'immersion':
      // Nothing flows: finer coffee is simply done sooner.
      return settle(method, ideal * (1 - STEEP_PER_POINT * finer))
  }
}

/** Somebody's own time for another size of the same brew; their habits may lie beyond the usual window. */
export function scaledTimeSeconds(method: BrewMethod, seconds: number, doseShare: number): number {
  if (method.extraction !== 'percolation') return seconds
  const { min, max } = method.brewTimeSeconds
  const scaled = seconds * doseFactor(doseShare)
  return roundTime(method, clampTo({ min: Math.min(min, seconds), max: Math.max(max, seconds) }, scaled))
}

const doseFactor = (share: number): number => share ** DOSE_EXPONENT

const settle = (method: BrewMethod, seconds: number): number =>
  roundTime(method, clampTo(method.brewTimeSeconds, seconds))

/** As exactly as the clock is watched: a shot by the second, a cold brew by five minutes. */
export function roundTime(method: BrewMethod, seconds: number): number {
  const grain = method.extraction === 'espresso' ? 1 : seconds < 3600 ? 5 : 300
  return Math.round(seconds / grain) * grain
}
