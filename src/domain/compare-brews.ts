/** Computes what changed from one brew to the next. */

import type { Curve } from './curve.ts'
import { type DialMove, dialMove } from './grind-choice.ts'
import { clampTo } from './measures.ts'
import { stepsApart } from './positions.ts'

export interface ComparedBrew {
  doseGrams: number | null
  waterGrams: number | null
  brewTimeSeconds: number | null
  grindSetting: number | null
  /** Of the grinder that was used, if it is known. */
  curve: Curve | null
}

export const GRIND_UNITS = ['steps', 'index', 'setting'] as const

export interface Deltas {
  ratio: number | null
  /** Positive is coarser, whichever way the dial turns. */
  grind: number | null
  /** Steps on one grinder, index points between two grinders, or plain numbers if no grinder is known. */
  grindUnit: (typeof GRIND_UNITS)[number] | null
  /** Only on one grinder. */
  grindChange: DialMove | null
  water: number | null
  brewTime: number | null
}

/** Returns the current brew minus the previous one; null where either value is missing. */
export function compareBrews(current: ComparedBrew, previous: ComparedBrew | undefined): Deltas {
  return {
    ratio: minus(ratioOf(current), previous && ratioOf(previous)),
    ...compareGrind(current, previous),
    water: minus(current.waterGrams, previous?.waterGrams),
    brewTime: minus(current.brewTimeSeconds, previous?.brewTimeSeconds),
  }
}

const ratioOf = ({ waterGrams, doseGrams }: ComparedBrew): number | null =>
  waterGrams !== null && doseGrams ? waterGrams / doseGrams : null

/** Rounds to two decimals, without floating-point noise. */
const round = (value: number): number => Math.round(value * 100) / 100

const minus = (a: number | null, b: number | null | undefined): number | null =>
  a === null || b === null || b === undefined ? null : round(a - b)

type GrindDelta = Pick<Deltas, 'grind' | 'grindUnit' | 'grindChange'>

const NO_GRIND: GrindDelta = { grind: null, grindUnit: null, grindChange: null }

function compareGrind(current: ComparedBrew, previous: ComparedBrew | undefined): GrindDelta {
  const [to, from] = [current.grindSetting, previous?.grindSetting ?? null]
  if (to === null || from === null) return NO_GRIND
  const [toCurve, fromCurve] = [current.curve, previous?.curve ?? null]
  if (!toCurve && !fromCurve) return { ...NO_GRIND, grind: round(to - from), grindUnit: 'setting' }
  if (!toCurve || !fromCurve) return NO_GRIND
  if (toCurve.grinder.slug !== fromCurve.grinder.slug) {
    return { ...NO_GRIND, grind: round(indexOf(toCurve, to) - indexOf(fromCurve, from)), grindUnit: 'index' }
  }
  const steps = stepsApart(toCurve.grinder, from, to) * toCurve.direction
  return { grind: round(steps), grindUnit: 'steps', grindChange: dialMove(toCurve, from, to) ?? null }
}

/** The catalog may have corrected the dial's range since then, so a setting beyond an end counts as that end. */
const indexOf = (curve: Curve, setting: number): number =>
  curve.indexAt(clampTo({ min: curve.grinder.minGrindSetting, max: curve.grinder.maxGrindSetting }, setting))
