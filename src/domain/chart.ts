/** A grinder's settings for every brewing method: where to start, and the usable range. */

import type { BrewMethod, RoastLevel } from './catalog.ts'
import type { Curve } from './curve.ts'
import type { SettingRange } from './notation.ts'
import { nearestPosition, positionsWithin } from './positions.ts'
import { rangeAround } from './range-around.ts'
import { type ConversionConfidence, confidenceOf, methodUncertainty } from './uncertainty.ts'

export interface MethodSetting {
  /** The method's id. */
  key: string
  label: string
  setting: number
  /** The positions inside the method's window. */
  range: SettingRange
  /** Where most people end up: the 80 % interval around the setting. */
  expected: SettingRange
  confidence: ConversionConfidence
}

export interface MethodChart {
  /** In the catalog's order, which is from fine to coarse. */
  methods: MethodSetting[]
  unsupportedMethods: { id: string; name: string }[]
}

/** In index points. Darker beans break into more fines and extract faster, so they need a coarser grind. */
export const ROAST_INDEX_SHIFT: Record<RoastLevel, number> = {
  LIGHT: -3,
  MEDIUM_LIGHT: -1.5,
  MEDIUM: 0,
  MEDIUM_DARK: 2,
  DARK: 4,
}

export function methodChart(curve: Curve, methods: readonly BrewMethod[], indexShift = 0): MethodChart {
  const chart: MethodChart = { methods: [], unsupportedMethods: [] }
  for (const method of methods) {
    const row = methodSetting(curve, method, indexShift)
    if (row) chart.methods.push(row)
    else chart.unsupportedMethods.push({ id: method.id, name: method.name })
  }
  return chart
}

/** Returns one row of the chart, or undefined if no position of the grinder lies in the method's window. */
export function methodSetting(curve: Curve, method: BrewMethod, indexShift = 0): MethodSetting | undefined {
  const range = positionsInWindow(curve, method.grindIndex)
  if (range === undefined) return undefined
  const { min, ideal, max } = method.grindIndex
  const aim = curve.settingAt(Math.min(max, Math.max(min, ideal + indexShift)))
  // The nearest position may lie just outside a narrow window.
  const setting = Math.min(range.max, Math.max(range.min, nearestPosition(curve.grinder, aim)))
  const { expected, confidence } = expectedAround(curve, method, setting)
  return {
    key: method.id,
    label: method.name,
    setting,
    range,
    expected,
    confidence,
  }
}

/** Where most people who start at a setting end up: the 80 % interval, and how certain it is. */
export function expectedAround(curve: Curve, method: Pick<BrewMethod, 'extraction'>, setting: number) {
  const index = curve.indexAt(setting)
  const uncertainty = methodUncertainty(curve, method, index)
  const expected = rangeAround(curve, index, uncertainty, setting)
  return { expected, confidence: confidenceOf(uncertainty), basis: uncertainty.basis }
}

function positionsInWindow(curve: Curve, { min, max }: { min: number; max: number }): SettingRange | undefined {
  if (max < curve.finestIndex || min > curve.coarsestIndex) return undefined
  const ends = [curve.settingAt(min), curve.settingAt(max)] as const
  return positionsWithin(curve.grinder, Math.min(...ends), Math.max(...ends))
}
