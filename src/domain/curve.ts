/** A grinder's dial as a function: converts settings to grind indexes and back. */

import { type GrinderModel, grinderName, type Reference } from './catalog.ts'

/** The curve that calculations use: the model's own, or one calibrated for a user's grinder (calibration.ts). */
export interface Curve {
  readonly grinder: GrinderModel
  /** +1 if a higher number on the dial is coarser, -1 if it is finer. */
  readonly direction: 1 | -1
  /** The indexes at the ends of the mechanical range, not clamped to 0-100. */
  readonly finestIndex: number
  readonly coarsestIndex: number
  /** Returns the unrounded setting for an index; for an index out of reach, the nearest mechanical end. */
  settingAt(index: number): number
  /** Returns the unclamped index of a setting, the exact inverse; throws a RangeError for a setting off the dial. */
  indexAt(setting: number): number
  /** Whether this index lies beyond the outer references, where the curve is extrapolated. */
  isExtrapolatedAt(index: number): boolean
  /** What the owner's evidence says about this index; always undefined on a model's curve. */
  calibrationAt(index: number): CalibrationEstimate | undefined
}

export interface CalibrationEstimate {
  /** Half of the 80 % interval, in index points. */
  readonly halfWidth: number
  /** The share of the prior uncertainty that is left, 0-1. */
  readonly leftOfPrior: number
  /** Whether the evidence lies near enough to say more than the catalog. */
  readonly isNear: boolean
}

/** One cubic between two references, in t = 0…1: setting = start + t·(a + t·(b + t·c)). */
interface Segment {
  readonly fromIndex: number
  readonly toIndex: number
  readonly width: number
  readonly start: number
  readonly end: number
  readonly a: number
  readonly b: number
  readonly c: number
}

const REFERENCE_COUNT = 5

/** Fritsch and Carlson: a cubic is monotone if its end slopes over the secant lie within a circle of this radius. */
const SLOPE_CIRCLE = 3

/** Tolerance for floating-point noise, far below anything a dial can show. */
const EPSILON = 1e-9

/** Clamps an index to the scale, as it is reported. */
export const clampIndex = (index: number): number => Math.min(100, Math.max(0, index))

export function buildCurve(grinder: GrinderModel): Curve {
  requireValidReferences(grinder)
  const { references, minGrindSetting: min, maxGrindSetting: max } = grinder
  const first = references[0]!
  const last = references.at(-1)!
  const direction = last.setting > first.setting ? 1 : -1
  const slopes = slopesAt(references)
  const segments = references.slice(1).map((to, i) => segmentBetween(references[i]!, to, slopes[i]!, slopes[i + 1]!))
  const firstSlope = slopes[0]!
  const lastSlope = slopes.at(-1)!
  const [fineEnd, coarseEnd] = direction === 1 ? [min, max] : [max, min]
  const finestIndex = first.grindIndex + (fineEnd - first.setting) / firstSlope
  const coarsestIndex = last.grindIndex + (coarseEnd - last.setting) / lastSlope

  /** Keeps floating-point noise from leaving the dial. */
  const onDial = (setting: number): number => Math.min(max, Math.max(min, setting))

  return {
    grinder,
    direction,
    finestIndex,
    coarsestIndex,
    settingAt(index) {
      if (index <= finestIndex) return fineEnd
      if (index >= coarsestIndex) return coarseEnd
      if (index <= first.grindIndex) return onDial(first.setting + (index - first.grindIndex) * firstSlope)
      for (const segment of segments) {
        if (index <= segment.toIndex) return onDial(settingWithin(segment, (index - segment.fromIndex) / segment.width))
      }
      return onDial(last.setting + (index - last.grindIndex) * lastSlope)
    },
    indexAt(setting) {
      if (!(setting >= min - EPSILON && setting <= max + EPSILON)) throw outOfRange(grinder, setting)
      if ((setting - first.setting) * direction <= 0) return first.grindIndex + (setting - first.setting) / firstSlope
      for (const segment of segments) {
        if ((setting - segment.end) * direction <= 0) return segment.fromIndex + segment.width * solve(segment, setting)
      }
      return last.grindIndex + (setting - last.setting) / lastSlope
    },
    isExtrapolatedAt: (index) => index < first.grindIndex - EPSILON || index > last.grindIndex + EPSILON,
    calibrationAt: () => undefined,
  }
}

/**
 * Returns the slope at each reference: the mean of the secants beside it, reduced where a cubic would overshoot. The
 * outer references use their only secant, so the extrapolation is as steep as the last known stretch, and never flat.
 */
function slopesAt(references: readonly Reference[]): number[] {
  const secants = references
    .slice(1)
    .map((to, i) => (to.setting - references[i]!.setting) / (to.grindIndex - references[i]!.grindIndex))
  const slopes = references.map((_, i) => {
    const before = secants[i - 1] ?? secants[i]!
    return (before + (secants[i] ?? before)) / 2
  })
  for (const [i, secant] of secants.entries()) {
    const excess = Math.hypot(slopes[i]! / secant, slopes[i + 1]! / secant) / SLOPE_CIRCLE
    if (excess <= 1) continue
    slopes[i]! /= excess
    slopes[i + 1]! /= excess
  }
  return slopes
}

function segmentBetween(from: Reference, to: Reference, fromSlope: number, toSlope: number): Segment {
  const width = to.grindIndex - from.grindIndex
  const rise = to.setting - from.setting
  return {
    fromIndex: from.grindIndex,
    toIndex: to.grindIndex,
    width,
    start: from.setting,
    end: to.setting,
    a: width * fromSlope,
    b: 3 * rise - width * (2 * fromSlope + toSlope),
    c: width * (fromSlope + toSlope) - 2 * rise,
  }
}

function settingWithin({ start, a, b, c }: Segment, t: number): number {
  return start + t * (a + t * (b + t * c))
}

/** Finds t of a setting in a segment: Newton's method, kept in a shrinking bracket so that it converges. */
function solve(segment: Segment, setting: number): number {
  const { start, end, a, b, c } = segment
  if (setting === end) return 1
  let low = 0
  let high = 1
  let t = (setting - start) / (end - start)
  for (let round = 0; round < 60; round++) {
    const miss = settingWithin(segment, t) - setting
    if (miss === 0) return t
    if (miss > 0 === end > start) high = t
    else low = t
    let next = t - miss / (a + t * (2 * b + 3 * t * c))
    if (!(next > low && next < high)) next = (low + high) / 2
    if (Math.abs(next - t) < 1e-15) return next
    t = next
  }
  return t
}

function outOfRange(grinder: GrinderModel, setting: number): RangeError {
  const { minGrindSetting, maxGrindSetting } = grinder
  return new RangeError(
    `${setting} is outside the range of the ${grinderName(grinder)}, ${minGrindSetting} to ${maxGrindSetting}.`,
  )
}

/** Throws for invalid references: a service with a wrong curve must not start, since its results would be wrong. */
function requireValidReferences(grinder: GrinderModel): void {
  const { references, minGrindSetting: min, maxGrindSetting: max } = grinder
  const refuse = (why: string): never => {
    throw new Error(`The curve of the ${grinderName(grinder)} can't be built: ${why}.`)
  }
  if (!(Number.isFinite(min) && Number.isFinite(max) && min < max)) refuse(`its range ${min} to ${max} is empty`)
  if (references.length !== REFERENCE_COUNT) refuse(`it has ${references.length} references, not ${REFERENCE_COUNT}`)
  const sense = Math.sign(references.at(-1)!.setting - references[0]!.setting)
  for (const [i, { grindIndex, setting }] of references.entries()) {
    if (!(Number.isFinite(grindIndex) && Number.isFinite(setting))) refuse('a reference is not a finite number')
    if (setting < min || setting > max) refuse(`its reference ${setting} is outside ${min} to ${max}`)
    const previous = references[i - 1]
    if (previous === undefined) continue
    if (grindIndex <= previous.grindIndex) refuse(`its indexes don't rise from ${previous.grindIndex} to ${grindIndex}`)
    if ((setting - previous.setting) * sense <= 0) {
      refuse(`its settings turn back between ${previous.setting} and ${setting}`)
    }
  }
}
