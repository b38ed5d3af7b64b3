/** Finds the setting for a grind index on one grinder's dial, and warns if the dial can't reach it. */

import { type BrewMethod, type GrinderModel, grinderName } from './catalog.ts'
import { methodSetting } from './chart.ts'
import type { Curve } from './curve.ts'
import { type DialReading, readingOf, unitOf } from './notation.ts'
import { movePosition, nearestPosition, roundTo4, stepAt, stepsApart } from './positions.ts'
import type { OutOfReach, Warning } from './statement.ts'

/** Returns the position nearest to an index; beyond the grinder's reach, its end. */
export const settingFor = (curve: Curve, index: number): number =>
  nearestPosition(curve.grinder, curve.settingAt(index))

/** As `settingFor`, but inside the method's window if the dial has a position there, as in the grinder's chart. */
export const settingForMethod = (curve: Curve, method: BrewMethod, index: number): number =>
  methodSetting(curve, method, index - method.grindIndex.ideal)?.setting ?? settingFor(curve, index)

export const nudgeSetting = (curve: Curve, setting: number, steps: number): number =>
  movePosition(curve.grinder, setting, steps, curve.direction)

/** Whole positions between two settings, positive if the second is coarser. */
export function stepsBetween({ grinder, direction }: Curve, from: number, to: number): number {
  // Adding zero turns the -0 that a reversed dial gives for no step into 0.
  return Math.round(stepsApart(grinder, from, to) * direction) + 0
}

/** How far and which way to turn a dial, in its own units; a stepless dial has only its numbers. */
export interface DialMove {
  way: 'finer' | 'coarser'
  amount: number
  unit: 'click' | 'dot' | 'step' | 'micron' | 'number'
}

/** "2 clicks finer"; undefined if nothing changes. */
export function dialMove(curve: Curve, from: number, to: number): DialMove | undefined {
  const steps = stepsBetween(curve, from, to)
  return steps === 0 ? undefined : moveBySteps(curve.grinder, steps)
}

/** Steps are positive if coarser. */
export function moveBySteps(grinder: GrinderModel, steps: number): DialMove {
  const { notation, adjustment } = grinder
  const way = steps > 0 ? 'coarser' : 'finer'
  const count = Math.abs(steps)
  const size = roundTo4(count * stepAt(grinder))
  if (notation.kind === 'microns') return { way, amount: size, unit: 'micron' }
  if (adjustment === 'stepless') return { way, amount: size, unit: 'number' }
  const clicks = notation.kind === 'clicks' || notation.kind === 'turns' || notation.kind === 'parts'
  return { way, amount: count, unit: unitOf(grinder) ?? (clicks ? 'click' : 'step') }
}

/** Returns a warning if a grinder can't grind for a method at all. */
export function reachWarning(curve: Curve, method: BrewMethod): Warning | undefined {
  const { grinder } = curve
  const window = method.grindIndex
  if (methodSetting(curve, method)) return undefined
  const setting = readingOf(grinder, settingFor(curve, window.ideal))
  const params = outOfReach(curve, method, setting, 'method')
  if (window.max < curve.finestIndex) return { code: 'not_fine_enough', params }
  if (window.min > curve.coarsestIndex) return { code: 'not_coarse_enough', params }
  return { code: 'no_usual_setting', params: { grinder: grinderName(grinder), method: method.id, setting } }
}

/** A miss smaller than this beyond the dial's end, in index points, can't be tasted. */
const NOTABLE_MISS = 0.5

/** As `reachWarning`, but also warns if only this recipe's grind lies beyond the dial, and not the whole method. */
export function carryWarning(curve: Curve, method: BrewMethod, index: number): Warning | undefined {
  const unreachable = reachWarning(curve, method)
  if (unreachable) return unreachable
  const setting = readingOf(curve.grinder, settingFor(curve, index))
  const params = outOfReach(curve, method, setting, 'recipe')
  if (index < curve.finestIndex - NOTABLE_MISS) return { code: 'not_fine_enough', params }
  return index > curve.coarsestIndex + NOTABLE_MISS ? { code: 'not_coarse_enough', params } : undefined
}

const outOfReach = (
  { grinder }: Curve,
  { id, extraction }: BrewMethod,
  setting: DialReading,
  target: OutOfReach['target'],
): OutOfReach => ({ grinder: grinderName(grinder), setting, target, method: id, extraction })
