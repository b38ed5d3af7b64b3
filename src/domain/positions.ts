/** The places where a dial can stand, and how to step from one to the next. */

import type { GrinderModel } from './catalog.ts'

/** What the grid depends on, so that a form or a test can ask without a whole grinder. */
export type Dial = Pick<GrinderModel, 'minGrindSetting' | 'maxGrindSetting' | 'step' | 'clicksPerFullRange'> &
  Partial<Pick<GrinderModel, 'notation'>>

/** Settles ties and edges that float noise would otherwise decide; a millionth of a step is nothing on a dial. */
const NOISE = 1e-6

/**
 * One step in setting units. With a count of clicks it is the range divided by it, so that thirds reach
 * the last number exactly; the catalog's `step` is then only its rounded name (0.3333).
 */
export function stepAt({ minGrindSetting, maxGrindSetting, step, clicksPerFullRange }: Dial): number {
  return clicksPerFullRange ? (maxGrindSetting - minGrindSetting) / clicksPerFullRange : step
}

/** The last position's number, counting from 0 at `minGrindSetting`, gaps included. */
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

/**
 * Whole numbers that a dial has no place for: a Sette 270 goes from 6I (6.9) straight to 7A (7.1). Its letters begin
 * a step after the number, so that nothing on the dial reads 7.0.
 */
const hasGaps = ({ notation }: Dial): boolean => notation?.kind === 'letters' && notation.first > notation.step / 2

const isGap = (dial: Dial, setting: number): boolean => hasGaps(dial) && Number.isInteger(roundTo4(setting))

/** The place that a whole number in a gap means: 7 on a Sette 270 is 7A. Undefined for every other setting. */
export function positionOfGap(dial: Dial, setting: number): number | undefined {
  const { minGrindSetting: min, maxGrindSetting: max } = dial
  if (!isGap(dial, setting) || setting < Math.floor(min) || setting > max) return undefined
  return nearestPosition(dial, setting)
}

/** The nearest place the dial can stand; half-way goes to the higher number. */
export function nearestPosition(dial: Dial, setting: number): number {
  const k = clampPosition(dial, nearestK(dial, setting))
  const position = settingOf(dial, k)
  if (!isGap(dial, position)) return position
  return settingOf(dial, clampPosition(dial, setting < position - NOISE ? k - 1 : k + 1))
}

const nearestK = (dial: Dial, setting: number): number => Math.floor(stepsFromMin(dial, setting) + 0.5 + NOISE)

/** Steps from one setting to another, positive towards higher numbers; a gap is no step. */
export function stepsApart(dial: Dial, from: number, to: number): number {
  const [low, high] = from <= to ? [from, to] : [to, from]
  const gaps = hasGaps(dial) ? Math.floor(high) - Math.ceil(low) + 1 : 0
  return ((high - low) / stepAt(dial) - gaps) * (from <= to ? 1 : -1)
}

/**
 * Whole positions from a setting, stopping at the dial's ends. Positive steps are coarser whichever way
 * the dial turns: `direction` is the curve's.
 */
export function movePosition(dial: Dial, setting: number, steps: number, direction: 1 | -1): number {
  const start = clampPosition(dial, nearestK(dial, nearestPosition(dial, setting)))
  if (!hasGaps(dial)) return settingOf(dial, clampPosition(dial, start + steps * direction))
  const way = Math.sign(steps) * direction
  let k = start
  for (let left = Math.abs(steps); left > 0; left--) {
    k += way
    if (isGap(dial, settingOf(dial, k))) k += way
  }
  return settingOf(dial, clampPosition(dial, k))
}

/** The lowest and highest position within [low, high] in setting units; undefined when none lies there. */
export function positionsWithin(dial: Dial, low: number, high: number): { min: number; max: number } | undefined {
  let first = Math.max(0, Math.ceil(stepsFromMin(dial, low) - NOISE))
  let last = Math.min(lastPosition(dial), Math.floor(stepsFromMin(dial, high) + NOISE))
  if (isGap(dial, settingOf(dial, first))) first++
  if (isGap(dial, settingOf(dial, last))) last--
  return first <= last ? { min: settingOf(dial, first), max: settingOf(dial, last) } : undefined
}

/** The digits that settings are given with: enough for thirds and 26ths, none of a float's noise. */
export const roundTo4 = (value: number): number => Math.round(value * 1e4) / 1e4
