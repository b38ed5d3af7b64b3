/** What a grinder is good at, from its curve alone: how many settings it has for each method, and what it reaches. */
import type { BrewMethod, Window } from './catalog.ts'
import { methodSetting } from './chart.ts'
import type { Curve } from './curve.ts'
import { stepsApart } from './positions.ts'

/** `edge`: the grinder has settings for the method, but can't reach the grind that the method aims at. */
export type Reach = 'yes' | 'edge' | 'none'

export type Fineness = 'fine' | 'usable' | 'rough'

export interface MethodAbility {
  /** The method's id. */
  key: string
  label: string
  reach: Reach
  /** Positions of the dial inside the method's window; for a stepless dial, its marks. */
  settings: number
  /** How finely the method can be set. */
  fineness: Fineness
  /** Index points from one position to the next, on average; null with fewer than two positions. */
  stepIndex: number | null
  /** Whether the grind that the method aims at lies beyond the reference points, where the curve is an estimate. */
  isExtrapolated: boolean
}

/**
 * How many settings a method needs. One index point is nominally 12 µm. The window of espresso is 15 points wide, and a
 * step of one point moves a shot by seconds; filter windows are about 30 points wide, and two points are hard to taste.
 */
const ENOUGH = { espresso: { fine: 15, usable: 6 }, other: { fine: 8, usable: 4 } }

/** From fine to coarse, like the methods. */
export const methodAbilities = (curve: Curve, methods: readonly BrewMethod[]): MethodAbility[] =>
  methods.map((method) => methodAbility(curve, method))

export function methodAbility(curve: Curve, method: BrewMethod): MethodAbility {
  const { id: key, name: label, grindIndex: window } = method
  const range = methodSetting(curve, method)?.range
  const settings = range ? Math.round(stepsApart(curve.grinder, range.min, range.max)) + 1 : 0
  const width = range ? Math.abs(curve.indexAt(range.max) - curve.indexAt(range.min)) : 0
  return {
    key,
    label,
    reach: reachOf(curve, window, settings),
    settings,
    fineness: finenessOf(curve, method, settings),
    stepIndex: settings > 1 ? width / (settings - 1) : null,
    isExtrapolated: curve.isExtrapolatedAt(window.ideal),
  }
}

function reachOf({ finestIndex, coarsestIndex }: Curve, { ideal }: Window, settings: number): Reach {
  if (settings === 0) return 'none'
  return finestIndex <= ideal && ideal <= coarsestIndex ? 'yes' : 'edge'
}

/** Between the marks of a stepless dial there is always another setting. */
function finenessOf({ grinder }: Curve, { extraction }: BrewMethod, settings: number): Fineness {
  const enough = extraction === 'espresso' ? ENOUGH.espresso : ENOUGH.other
  if (grinder.adjustment === 'stepless' || settings >= enough.fine) return 'fine'
  return settings >= enough.usable ? 'usable' : 'rough'
}
