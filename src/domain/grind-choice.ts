/** Finds the setting for a grind index on one grinder's dial, and warns if the dial can't reach it. */

import { type BrewMethod, grinderName } from './catalog.ts'
import { methodSetting } from './chart.ts'
import type { Curve } from './curve.ts'
import { formatSetting, unitOf } from './notation.ts'
import { movePosition, nearestPosition, roundTo4, stepAt, stepsApart } from './positions.ts'
import type { Warning } from './warning.ts'

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

/** "2 clicks finer", in the dial's own units; undefined if nothing changes. */
export function describeMove(curve: Curve, from: number, to: number): string | undefined {
  const steps = stepsBetween(curve, from, to)
  if (steps === 0) return undefined
  return `${distanceOnDial(curve, Math.abs(steps))} ${steps > 0 ? 'coarser' : 'finer'}${isCounted(curve) ? '' : ' on the dial'}`
}

function distanceOnDial({ grinder }: Curve, steps: number): string {
  const { notation, adjustment } = grinder
  if (notation.kind === 'microns') return `${roundTo4(steps * stepAt(grinder))} µm`
  if (adjustment === 'stepless') return String(roundTo4(steps * stepAt(grinder)))
  const clicks = notation.kind === 'clicks' || notation.kind === 'turns' || notation.kind === 'parts'
  const unit = unitOf(grinder) ?? (clicks ? 'click' : 'step')
  return `${steps} ${unit}${steps === 1 ? '' : 's'}`
}

/** Whether moves are given in steps or microns; a stepless dial has only its numbers. */
const isCounted = ({ grinder }: Curve): boolean =>
  grinder.notation.kind === 'microns' || grinder.adjustment === 'stepped'

/** Returns a warning if a grinder can't grind for a method at all. */
export function reachWarning(curve: Curve, method: BrewMethod): Warning | undefined {
  const { grinder } = curve
  const window = method.grindIndex
  if (methodSetting(curve, method)) return undefined
  const name = grinderName(grinder)
  const brew = inSentence(method)
  const label = formatSetting(grinder, settingFor(curve, window.ideal))
  if (window.max < curve.finestIndex) {
    const message = `The ${name} doesn't grind fine enough for ${brew}: ${label} is its finest setting and still too coarse. ${consequence(method, 'coarse')}`
    return { code: 'not_fine_enough', message }
  }
  if (window.min > curve.coarsestIndex) {
    const message = `The ${name} doesn't grind coarse enough for ${brew}: ${label} is its coarsest setting and still too fine. ${consequence(method, 'fine')}`
    return { code: 'not_coarse_enough', message }
  }
  const message = `The ${name} has no setting inside the usual range for ${brew}: ${label} is the nearest.`
  return { code: 'no_usual_setting', message }
}

/** A miss smaller than this beyond the dial's end, in index points, can't be tasted. */
const NOTABLE_MISS = 0.5

/** Also warns if one recipe's grind lies beyond the dial, though the method as a whole does not. */
export function carryWarning(curve: Curve, method: BrewMethod, index: number): Warning | undefined {
  const unreachable = reachWarning(curve, method)
  if (unreachable) return unreachable
  const missed =
    index < curve.finestIndex - NOTABLE_MISS
      ? 'fine'
      : index > curve.coarsestIndex + NOTABLE_MISS
        ? 'coarse'
        : undefined
  if (!missed) return undefined
  const label = formatSetting(curve.grinder, settingFor(curve, index))
  const end = missed === 'fine' ? 'finest' : 'coarsest'
  const message = `The ${grinderName(curve.grinder)} doesn't grind as ${missed} as this recipe asks for: ${label} is its ${end} setting.`
  return { code: `not_${missed}_enough`, message }
}

function consequence(method: BrewMethod, fault: 'coarse' | 'fine'): string {
  if (method.extraction === 'espresso') {
    return fault === 'coarse' ? 'Expect a shot that runs fast and tastes sour.' : 'Expect the machine to choke.'
  }
  if (method.extraction === 'percolation') {
    return fault === 'coarse' ? 'Expect a fast, thin cup.' : 'Expect a slow, bitter cup.'
  }
  return fault === 'coarse' ? 'Expect a weak cup; steep longer.' : 'Expect a muddy, bitter cup; steep shorter.'
}

const PHRASES: Record<string, string> = {
  turkish: 'Turkish coffee',
  espresso: 'espresso',
  moka: 'a moka pot',
  aeropress: 'an AeroPress',
  siphon: 'a siphon',
  v60: 'a V60',
  'pour-over': 'pour over',
  drip: 'a drip machine',
  clever: 'steep and release',
  cupping: 'cupping',
  'french-press': 'a French press',
  'cold-brew': 'cold brew',
}

/** The method's name inside a sentence: "for a moka pot". */
export const inSentence = ({ id, name }: Pick<BrewMethod, 'id' | 'name'>): string => PHRASES[id] ?? name
