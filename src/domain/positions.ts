/** The positions of a dial, and how to move from one to the next. */

import type { GrinderModel } from './catalog.ts'

/** The fields that positions depend on, so that a form or a test needs no whole grinder. */
export type Dial = Pick<GrinderModel, 'minGrindSetting' | 'maxGrindSetting' | 'step' | 'clicksPerFullRange'> &
  Partial<Pick<GrinderModel, 'notation'>>

/** Keeps floating-point noise from deciding ties and edges; a millionth of a step is nothing on a dial. */
const NOISE = 1e-6

/**
 * One step in setting units. If the number of clicks is known, it is the range divided by it, so that thirds reach the
 * last number exactly; the catalog's `step` is then only rounded (0.3333).
 */
export function stepAt({ minGrindSetting, maxGrindSetting, step, clicksPerFullRange }: Dial): number {
  return clicksPerFullRange ? (maxGrindSetting - minGrindSetting) / clicksPerFullRange : step
}

/** The number of the last position, counting from 0 at `minGrindSetting`, gaps included. */
export function lastPosition(dial: Dial): number {
  return dial.clicksPerFullRange ?? Math.floor((dial.maxGrindSetting - dial.minGrindSetting) / stepAt(dial) + NOISE)
}

/** The setting of the k-th position, with at most 4 decimals and inside the range. */
function settingOf(dial: Dial, k: number): number {
  return Math.min(dial.maxGrindSetting, roundTo4(dial.minGrindSetting + k * stepAt(dial)))
}

/** How many steps a setting is from the low end; a fraction between two positions. */
const stepsFromMin = (dial: Dial, setting: number): number => (setting - dial.minGrindSetting) / stepAt(dial)

const clampPosition = (dial: Dial, k: number): number => Math.min(lastPosition(dial), Math.max(0, k))

/**
 * Whether the dial skips whole numbers: a Sette 270 goes from 6I (6.9) straight to 7A (7.1). Its letters begin a step
 * after the number, so that no position reads 7.0.
 */
const hasGaps = ({ notation }: Dial): boolean => notation?.kind === 'letters' && notation.first > notation.step / 2

const isGap = (dial: Dial, setting: number): boolean => hasGaps(dial) && Number.isInteger(roundTo4(setting))

/** Returns the position that a whole number in a gap means: 7 on a Sette 270 is 7A. Undefined for other settings. */
export function positionOfGap(dial: Dial, setting: number): number | undefined {
  const { minGrindSetting: min, maxGrindSetting: max } = dial
  if (!isGap(dial, setting) || setting < Math.floor(min) || setting > max) return undefined
  return nearestPosition(dial, setting)
}

/** Returns the nearest position; half-way goes to the higher number. */
export function nearestPosition(dial: Dial, setting: number): number {
  const k = clampPosition(dial, nearestK(dial, setting))
  const position = settingOf(dial, k)
  if (!isGap(dial, position)) return position
  return settingOf(dial, clampPosition(dial, setting < position - NOISE ? k - 1 : k + 1))
}

const nearestK = (dial: Dial, setting: number): number => Math.floor(stepsFromMin(dial, setting) + 0.5 + NOISE)

/** Steps from one setting to another, positive towards higher numbers; a gap doesn't count as a step. */
export function stepsApart(dial: Dial, from: number, to: number): number {
  const [low, high] = from <= to ? [from, to] : [to, from]
  const gaps = hasGaps(dial) ? Math.floor(high) - Math.ceil(low) + 1 : 0
  return ((high - low) / stepAt(dial) - gaps) * (from <= to ? 1 : -1)
}

/**
 * Moves by whole positions, stopping at the dial's ends. Positive steps are coarser whichever way the dial turns:
 * `direction` is the curve's.
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

/** Returns the lowest and highest position within [low, high] in setting units, or undefined if there is none. */
export function positionsWithin(dial: Dial, low: number, high: number): { min: number; max: number } | undefined {
  let first = Math.max(0, Math.ceil(stepsFromMin(dial, low) - NOISE))
  let last = Math.min(lastPosition(dial), Math.floor(stepsFromMin(dial, high) + NOISE))
  if (isGap(dial, settingOf(dial, first))) first++
  if (isGap(dial, settingOf(dial, last))) last--
  return first <= last ? { min: settingOf(dial, first), max: settingOf(dial, last) } : undefined
}

/** Rounds settings to 4 decimals: enough for thirds and 26ths, without floating-point noise. */
export const roundTo4 = (value: number): number => Math.round(value * 1e4) / 1e4
