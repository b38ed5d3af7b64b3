/**
 * The curve of a grinder that its owner describes: a straight line through the settings that work for them, or that
 * they measured by photographs, with the catalog's grinders as the prior. Seven of ten curves of the catalog are
 * straight lines.
 */

import { HALF_OF_80 } from './calibrated-curve.ts'
import type { BrewMethod, Reference } from './catalog.ts'
import type { Curve } from './curve.ts'
import { type MeasuredSize, measuredIndex, RELATION_SD } from './measured-size.ts'
import { roundTo4 } from './positions.ts'
import { uncertaintyAt } from './uncertainty.ts'

/** A dial as its owner describes it. */
export interface DescribedDial {
  minGrindSetting: number
  maxGrindSetting: number
  /** Which end of the dial grinds finer. */
  finer: 'low' | 'high'
}

/** A setting, the index that it seems to have, and how uncertain that is (one standard deviation, in index points). */
export interface DescribedPoint {
  setting: number
  grindIndex: number
  sd: number
  /** All measured points share the error of the relation between sizes and the index, which `sd` leaves out. */
  isMeasured?: boolean
}

export interface DescribedCurve {
  references: Reference[]
  /** Half of the 80 % interval at each reference, in index points. */
  halfWidths: number[]
}

export type DescribedProblem =
  /** All settings are (nearly) the same. */
  | { problem: 'one_setting' }
  /** The coarser brew has the finer setting: either a setting or the direction is wrong. */
  | { problem: 'runs_backwards' }
  /** The whole dial covers fewer points than one brew method needs, or more than any grinder does. */
  | { problem: 'too_flat' }
  | { problem: 'too_steep' }

/**
 * The 234 grinders of the catalog: their finest index is -5 with a spread of 11, the coarsest is 90 points further with
 * a spread of 28. Both spreads are widened, since a grinder that isn't listed may be unlike the listed ones. The spread
 * of the span grows further if the settings themselves imply a longer span.
 */
const PRIOR = { finest: { mean: -5, sd: 15 }, span: { mean: 90, share: 0.5 } }

/** A line that covers fewer index points over the whole dial can't be distinguished from a wrong setting. */
const MIN_INDEX_SPAN = 15
/** The steepest dials of the catalog, with a margin: one turn from Turkish to far beyond cold brew. */
const MAX_INDEX_SPAN = 1500
/** Nobody brews outside these indexes; the curve continues in a straight line there. */
const BREWED = { min: -40, max: 130 }
const REFERENCE_COUNT = 5
/** Settings that are closer than this part of the dial are one setting. */
const SAME = 0.0005
/** What two people call "the same grind" differs by this much, in index points. */
const COMPARISON_SD = 3
/** What tastes right differs from kitchen to kitchen, in index points. */
const KITCHEN_SD = { espresso: 3, filter: 5 }

/**
 * The index of a setting that works for a method: its ideal, with a quarter of its window as the standard deviation,
 * but at least the spread between kitchens.
 */
export function pointOfMethod(setting: number, { grindIndex, extraction }: BrewMethod): DescribedPoint {
  const kitchens = extraction === 'espresso' ? KITCHEN_SD.espresso : KITCHEN_SD.filter
  return { setting, grindIndex: grindIndex.ideal, sd: Math.max(kitchens, (grindIndex.max - grindIndex.min) / 4) }
}

/** The index of a setting that grinds like a setting of a known grinder. */
export function pointOfComparison(setting: number, other: Curve, otherSetting: number): DescribedPoint {
  const grindIndex = other.indexAt(otherSetting)
  const { halfWidth } = uncertaintyAt(other, grindIndex)
  return { setting, grindIndex, sd: Math.hypot(halfWidth / HALF_OF_80, COMPARISON_SD) }
}

/** The index of a setting whose grounds were photographed. */
export function pointOfMeasurement(setting: number, size: MeasuredSize): DescribedPoint {
  const { index, sd } = measuredIndex(size)
  return { setting, grindIndex: index, sd, isMeasured: true }
}

export function describeCurve(
  dial: DescribedDial,
  points: readonly DescribedPoint[],
): DescribedCurve | DescribedProblem {
  const { minGrindSetting: min, maxGrindSetting: max, finer } = dial
  const range = max - min
  const settings = points.map(({ setting }) => setting)
  if (Math.max(...settings) - Math.min(...settings) < SAME * range) return { problem: 'one_setting' }
  /** 0 at the finest end of the dial, 1 at the coarsest. */
  const along = (setting: number): number => (finer === 'low' ? setting - min : max - setting) / range
  if (runsBackwards(points, along)) return { problem: 'runs_backwards' }
  const line = fitLine(points.map((point) => ({ ...point, x: along(point.setting), y: point.grindIndex })))
  if (line.span < MIN_INDEX_SPAN) return { problem: 'too_flat' }
  if (line.span > MAX_INDEX_SPAN) return { problem: 'too_steep' }

  const places = points.map(({ setting }) => along(setting))
  const placeOf = (index: number): number => Math.min(1, Math.max(0, (index - line.finest) / line.span))
  const from = Math.min(placeOf(BREWED.min), ...places)
  const to = Math.max(placeOf(BREWED.max), ...places)
  const each = Array.from({ length: REFERENCE_COUNT }, (_, i) => from + ((to - from) * i) / (REFERENCE_COUNT - 1))
  return {
    references: each.map((x) => ({
      grindIndex: roundTo4(line.finest + line.span * x),
      setting: roundTo4(finer === 'low' ? min + x * range : max - x * range),
    })),
    halfWidths: each.map((x) => roundTo4(HALF_OF_80 * line.sdAt(x))),
  }
}

/** Whether the settings contradict the direction more than their uncertainty explains. */
function runsBackwards(points: readonly DescribedPoint[], along: (setting: number) => number): boolean {
  return points.some((a) =>
    points.some((b) => {
      const isCoarserOnDial = along(a.setting) > along(b.setting)
      return isCoarserOnDial && b.grindIndex - a.grindIndex > mostContradiction(a, b)
    }),
  )
}

/**
 * How far two points may contradict the direction. Photographs of the same grounds differ by chance, so that two
 * standard deviations are nothing unusual.
 */
function mostContradiction(a: DescribedPoint, b: DescribedPoint): number {
  if (!a.isMeasured && !b.isMeasured) return Math.hypot(a.sd, b.sd)
  return 2 * Math.hypot(a.sd, b.sd, a.isMeasured && b.isMeasured ? 0 : RELATION_SD)
}

interface Line {
  finest: number
  span: number
  sdAt(x: number): number
}

type LinePoint = Pick<DescribedPoint, 'sd' | 'isMeasured'> & { x: number; y: number }

/**
 * Weighted least squares for y = finest + span·x, with the prior as two more observations. Measured points have a third
 * unknown, the error that they share. It is eliminated, so that many measured points don't hide it.
 */
function fitLine(points: readonly LinePoint[]): Line {
  const spanSd = PRIOR.span.share * Math.max(PRIOR.span.mean, slopeBetween(points))
  // The normal equations: a symmetric matrix (p q; q r) and the right side (u, v).
  let p = 1 / PRIOR.finest.sd ** 2
  let q = 0
  let r = 1 / spanSd ** 2
  let u = PRIOR.finest.mean * p
  let v = PRIOR.span.mean * r
  for (const { x, y, sd } of points) {
    const weight = 1 / sd ** 2
    p += weight
    q += weight * x
    r += weight * x * x
    u += weight * y
    v += weight * x * y
  }
  const shared = sharedSums(points.filter(({ isMeasured }) => isMeasured))
  p -= shared.sum ** 2 / shared.own
  q -= (shared.sum * shared.ofX) / shared.own
  r -= shared.ofX ** 2 / shared.own
  u -= (shared.sum * shared.ofY) / shared.own
  v -= (shared.ofX * shared.ofY) / shared.own
  const determinant = p * r - q * q
  const finest = (r * u - q * v) / determinant
  const span = (p * v - q * u) / determinant
  return { finest, span, sdAt: (x) => Math.sqrt((r - 2 * q * x + p * x * x) / determinant) }
}

/** The row of the normal equations that belongs to the shared error, whose prior is 0 ± RELATION_SD. */
function sharedSums(measured: readonly LinePoint[]): { sum: number; ofX: number; ofY: number; own: number } {
  const sums = { sum: 0, ofX: 0, ofY: 0 }
  for (const { x, y, sd } of measured) {
    const weight = 1 / sd ** 2
    sums.sum += weight
    sums.ofX += weight * x
    sums.ofY += weight * y
  }
  return { ...sums, own: sums.sum + 1 / RELATION_SD ** 2 }
}

/** The slope between the finest and the coarsest of the given settings. */
function slopeBetween(points: readonly { x: number; y: number }[]): number {
  const ordered = points.toSorted((a, b) => a.x - b.x)
  const first = ordered[0]!
  const last = ordered.at(-1)!
  return (last.y - first.y) / (last.x - first.x)
}
