/** Turns an uncertain grind index into a range of settings on a dial. */

import type { Curve } from './curve.ts'
import type { SettingRange } from './notation.ts'
import { movePosition, nearestPosition } from './positions.ts'
import type { Uncertainty } from './uncertainty.ts'

/** Returns all positions that the uncertainty allows, and at least one step either way unless the dial ends. */
export function rangeAround(curve: Curve, index: number, { halfWidth }: Uncertainty, target: number): SettingRange {
  const { grinder } = curve
  return spanOf([
    movePosition(grinder, target, -1, 1),
    movePosition(grinder, target, 1, 1),
    nearestPosition(grinder, curve.settingAt(index - halfWidth)),
    nearestPosition(grinder, curve.settingAt(index + halfWidth)),
  ])
}

export const spanOf = (settings: number[]): SettingRange => ({
  min: Math.min(...settings),
  max: Math.max(...settings),
})
