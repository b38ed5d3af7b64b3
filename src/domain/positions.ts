/** The places where a dial can stand, and how to step from one to the next. */

import type { GrinderModel } from './catalog.ts'

/** What the grid depends on, so that a form or a test can ask without a whole grinder. */
export type Dial = Pick<GrinderModel, 'minGrindSetting' | 'maxGrindSetting' | 'step' | 'clicksPerFullRange'>

/** Settles ties and edges that float noise would otherwise decide; a millionth of a step is nothing on a dial. */
const NOISE = 1e-6

/**
 * One step in setting units. With a count of clicks it is the range divided by it, so that thirds reach
 * the last number exactly; the catalog's `step` is then only its rounded name (0.3333).
 */
export function stepAt({ minGrindSetting, maxGrindSetting, step, clicksPerFullRange }: Dial): number {
  return clicksPerFullRange ? (maxGrindSetting - minGrindSetting) / clicksPerFullRange : step
}

/** The last position's number, counting from 0 at `minGrindSetting`. */
export function lastPosition(dial: Dial): number {
  return dial.clicksPerFullRange ?? Math.floor((dial.maxGrindSetting - dial.minGrindSetting) / stepAt(dial) + NOISE)
}

/** The setting of the k-th position, as it is given out: at most 4 digits and inside the range. */
function settingOf(dial: Dial, k: number): number {
  return Math.min(dial.maxGrindSetting, roundTo4(dial.minGrindSetting + k * stepAt(dial)))
}

/** Where a setting lies on the grid, in steps from the low end; a fraction between two positions. */
const stepsFromMin = (dial: Dial, setting: number): number => (setting - dial.minGrindSetting) / stepAt(dial)

const clampPosition = (dial: Dial, k: number): number => Math.min(lastPosition(dial), Math.max(0, k))

/** The nearest place the dial can stand; half-way goes to the higher number. */
export function nearestPosition(dial: Dial, setting: number): number {
  return settingOf(dial, clampPosition(dial, nearestK(dial, setting)))
}

const nearestK = (dial: Dial, setting: number): number => Math.floor(stepsFromMin(dial, setting) + 0.5 + NOISE)

/**
 * Whole positions from a setting, stopping at the dial's ends. Positive steps are coarser whichever way
 * the dial turns: `direction` is the curve's.
 */
export function movePosition(dial: Dial, setting: number, steps: number, direction: 1 | -1): number {
  return settingOf(dial, clampPosition(dial, clampPosition(dial, nearestK(dial, setting)) + steps * direction))
}

/** The lowest and highest position within [low, high] in setting units; undefined when none lies there. */
export function positionsWithin(dial: Dial, low: number, high: number): { min: number; max: number } | undefined {
  const first = Math.max(0, Math.ceil(stepsFromMin(dial, low) - NOISE))
  const last = Math.min(lastPosition(dial), Math.floor(stepsFromMin(dial, high) + NOISE))
  return first <= last ? { min: settingOf(dial, first), max: settingOf(dial, last) } : undefined
}

/** The digits that settings are given with: enough for thirds and 26ths, none of a float's noise. */
export const roundTo4 = (value: number): number => Math.round(value * 1e4) / 1e4
