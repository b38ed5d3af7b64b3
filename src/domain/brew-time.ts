/** Computes how long a brew takes, from its dose, ratio and grind. */

import type { BrewMethod } from './catalog.ts'
import { clampTo } from './measures.ts'

export interface TimedBrew {
  doseGrams: number
  ratio: number
  /** Not clamped to 0-100: espresso may be finer than 0. */
  grindIndex: number
}

/** A dripper's time grows far more slowly than the dose. */
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
      // Nothing flows: finer coffee only extracts sooner.
      return settle(method, ideal * (1 - STEEP_PER_POINT * finer))
  }
}

/** Scales a member's own time to another size of the same brew; it may lie outside the method's window. */
export function scaledTimeSeconds(method: BrewMethod, seconds: number, doseShare: number): number {
  if (method.extraction !== 'percolation') return seconds
  const { min, max } = method.brewTimeSeconds
  const scaled = seconds * doseFactor(doseShare)
  return roundTime(method, clampTo({ min: Math.min(min, seconds), max: Math.max(max, seconds) }, scaled))
}

const doseFactor = (share: number): number => share ** DOSE_EXPONENT

const settle = (method: BrewMethod, seconds: number): number =>
  roundTime(method, clampTo(method.brewTimeSeconds, seconds))

/** Rounds as exactly as people time it: a shot to the second, a cold brew to five minutes. */
export function roundTime(method: BrewMethod, seconds: number): number {
  const grain = method.extraction === 'espresso' ? 1 : seconds < 3600 ? 5 : 300
  return Math.round(seconds / grain) * grain
}
