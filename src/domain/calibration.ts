/** Adjusts a grinder model's curve to one owner's grinder, by references that the owner found. */

import { grinderName } from './catalog.ts'
import type { Curve } from './curve.ts'
import { describeDial, formatSetting } from './notation.ts'
import { stepAt } from './positions.ts'

export const FEEDBACKS = ['TOO_FINE', 'JUST_RIGHT', 'TOO_COARSE'] as const
export type Feedback = (typeof FEEDBACKS)[number]

/** The owner aimed at this index with this setting; `feedback` is how the grind turned out. */
export interface CalibrationReference {
  grindIndex: number
  setting: number
  feedback: Feedback
}

/** A point of the owner's curve: a setting with its index by the model and by the owner. */
export interface EffectivePoint {
  readonly reference: CalibrationReference
  readonly modelIndex: number
  readonly effectiveIndex: number
}

export interface CalibratedCurve extends Curve {
  readonly model: Curve
  /** Ordered by index, finest first; equal references are one point. */
  readonly points: readonly EffectivePoint[]
}

/** Whether a curve is adjusted by its owner's references. */
export const isCalibrated = (curve: Curve): curve is CalibratedCurve =>
  'model' in curve && (curve as CalibratedCurve).points.length > 0

export type CalibrationResult =
  | { readonly ok: true; readonly curve: CalibratedCurve }
  | { readonly ok: false; readonly problem: 'invalid'; readonly message: string }
  | {
      readonly ok: false
      readonly problem: 'contradiction'
      readonly message: string
      readonly between: readonly [CalibrationReference, CalibrationReference]
    }

/** How many index points the grind differs from the aim: what was too fine has a lower index. */
const AIM_MISSED_BY: Record<Feedback, number> = { TOO_FINE: -2, JUST_RIGHT: 0, TOO_COARSE: 2 }

/** How far around a reference, in index points, the curve counts as calibrated. */
const VOUCHES_WITHIN = 10

/** Settings closer than this share of a step count as equal, as do indexes closer than `SAME_INDEX`. */
const SAME_SETTING_STEPS = 0.01
const SAME_INDEX = 1e-3

export function calibrate(model: Curve, references: readonly CalibrationReference[]): CalibrationResult {
  const invalid = references.map((reference) => problemOf(model, reference)).find((problem) => problem !== undefined)
  if (invalid !== undefined) return { ok: false, problem: 'invalid', message: invalid }
  const points: EffectivePoint[] = []
  for (const point of effectivePoints(model, references)) {
    const previous = points.at(-1)
    if (previous !== undefined) {
      const isSameSetting = areSameSetting(model, previous, point)
      const rise = point.effectiveIndex - previous.effectiveIndex
      if (isSameSetting && Math.abs(rise) < SAME_INDEX) continue
      if (isSameSetting || rise < SAME_INDEX) return contradiction(model, previous, point, isSameSetting)
    }
    points.push(point)
  }
  return { ok: true, curve: bend(model, points) }
}

function problemOf({ grinder }: Curve, { grindIndex, setting }: CalibrationReference): string | undefined {
  if (!(grindIndex >= 0 && grindIndex <= 100))
    return `The grind index of a reference goes from 0 to 100, not ${grindIndex}.`
  if (setting >= grinder.minGrindSetting && setting <= grinder.maxGrindSetting) return undefined
  return `${setting} is outside the range of the ${grinderName(grinder)}: ${describeDial(grinder)}.`
}

function effectivePoints(model: Curve, references: readonly CalibrationReference[]): EffectivePoint[] {
  return references
    .map((reference) => ({
      reference,
      modelIndex: model.indexAt(reference.setting),
      effectiveIndex: reference.grindIndex + AIM_MISSED_BY[reference.feedback],
    }))
    .sort((a, b) => a.modelIndex - b.modelIndex || a.effectiveIndex - b.effectiveIndex)
}

function areSameSetting({ grinder }: Curve, a: EffectivePoint, b: EffectivePoint): boolean {
  return Math.abs(a.reference.setting - b.reference.setting) < SAME_SETTING_STEPS * stepAt(grinder)
}

function contradiction(
  { grinder }: Curve,
  finer: EffectivePoint,
  coarser: EffectivePoint,
  isSameSetting: boolean,
): CalibrationResult {
  const [a, b] = [finer, coarser].map(({ reference }) => formatSetting(grinder, reference.setting))
  const [at, and] = [finer, coarser].map(({ effectiveIndex }) => Math.round(effectiveIndex * 100) / 100)
  const message = isSameSetting
    ? `Two references contradict each other: ${a} would grind to index ${at} and to index ${and}.`
    : `Two references contradict each other: ${b} is coarser than ${a} on the ${grinderName(grinder)}, but would grind to index ${and} against ${at}.`
  return { ok: false, problem: 'contradiction', message, between: [finer.reference, coarser.reference] }
}

/**
 * The owner's index is the model's plus an offset that is linear between points and constant outside them. Both indexes
 * rise from point to point, so the line rises everywhere and has an inverse.
 */
function bend(model: Curve, points: readonly EffectivePoint[]): CalibratedCurve {
  const modelIndexes = points.map(({ modelIndex }) => modelIndex)
  const effectiveIndexes = points.map(({ effectiveIndex }) => effectiveIndex)
  const toOwn = risingLine(modelIndexes, effectiveIndexes)
  const toModel = risingLine(effectiveIndexes, modelIndexes)
  return {
    grinder: model.grinder,
    direction: model.direction,
    model,
    points,
    finestIndex: toOwn(model.finestIndex),
    coarsestIndex: toOwn(model.coarsestIndex),
    settingAt: (index) => model.settingAt(toModel(index)),
    indexAt: (setting) => toOwn(model.indexAt(setting)),
    isExtrapolatedAt: (index) => model.isExtrapolatedAt(toModel(index)),
    isCalibratedNear: (index) => effectiveIndexes.some((own) => Math.abs(own - index) <= VOUCHES_WITHIN),
  }
}

/** Returns the line through the points (from, to), with slope 1 outside them; the identity without points. */
function risingLine(from: readonly number[], to: readonly number[]): (x: number) => number {
  const last = from.length - 1
  if (last < 0) return (x) => x
  return (x) => {
    if (x <= from[0]!) return to[0]! + (x - from[0]!)
    if (x >= from[last]!) return to[last]! + (x - from[last]!)
    let i = 1
    while (x > from[i]!) i++
    const share = (x - from[i - 1]!) / (from[i]! - from[i - 1]!)
    return to[i - 1]! + share * (to[i]! - to[i - 1]!)
  }
}
