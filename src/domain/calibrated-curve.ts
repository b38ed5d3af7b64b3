/** A grinder's curve, adjusted by its owner's evidence. */

import type { CalibrationEstimate, Curve } from './curve.ts'

/** The offset of a grinder from its model at one point of the model's index, with its standard deviation. */
export interface OffsetPoint {
  readonly modelIndex: number
  readonly offset: number
  readonly sd: number
}

export interface CalibratedCurve extends Curve {
  readonly model: Curve
  /** The number of pieces of evidence of each kind. */
  readonly evidence: { readonly references: number; readonly brews: number; readonly measurements: number }
}

/** Whether a curve is adjusted by its owner's evidence. */
export const isCalibrated = (curve: Curve): curve is CalibratedCurve =>
  'evidence' in curve && hasEvidence(curve as CalibratedCurve)

const hasEvidence = ({ evidence }: CalibratedCurve): boolean =>
  evidence.references + evidence.brews + evidence.measurements > 0

/** Half of an 80 % interval, in standard deviations. */
export const HALF_OF_80 = 1.2816
/** If more than this share of the prior uncertainty is left, the evidence says no more than the catalog. */
const NEAR = 0.75
/** A coarser setting always grinds at least this much coarser, in index points for each of the model's. */
const MIN_SLOPE = 0.2

/** `points` are ordered by their model index. */
export function buildCalibratedCurve(
  model: Curve,
  points: readonly OffsetPoint[],
  priorSd: number,
  evidence: CalibratedCurve['evidence'],
): CalibratedCurve {
  const modelIndexes = points.map(({ modelIndex }) => modelIndex)
  const ownIndexes = rising(points)
  const sds = points.map(({ sd }) => sd)
  const toOwn = line(modelIndexes, ownIndexes)
  const toModel = line(ownIndexes, modelIndexes)
  const sdAt = line(modelIndexes, sds, 0)
  return {
    grinder: model.grinder,
    direction: model.direction,
    model,
    evidence,
    finestIndex: toOwn(model.finestIndex),
    coarsestIndex: toOwn(model.coarsestIndex),
    settingAt: (index) => model.settingAt(toModel(index)),
    indexAt: (setting) => toOwn(model.indexAt(setting)),
    isExtrapolatedAt: (index) => model.isExtrapolatedAt(toModel(index)),
    calibrationAt(index): CalibrationEstimate {
      const sd = sdAt(toModel(index))
      const leftOfPrior = Math.min(1, sd / priorSd)
      return { halfWidth: HALF_OF_80 * sd, leftOfPrior, isNear: leftOfPrior <= NEAR }
    },
  }
}

/** The owner's indexes at the points, made strictly rising by averaging what falls (pool adjacent violators). */
function rising(points: readonly OffsetPoint[]): number[] {
  const floor = points.map(({ modelIndex }) => MIN_SLOPE * modelIndex)
  const pools: { sum: number; count: number }[] = []
  for (const [i, { modelIndex, offset }] of points.entries()) {
    pools.push({ sum: modelIndex + offset - floor[i]!, count: 1 })
    while (pools.length > 1 && mean(pools.at(-2)!) > mean(pools.at(-1)!)) {
      const last = pools.pop()!
      pools.at(-1)!.sum += last.sum
      pools.at(-1)!.count += last.count
    }
  }
  return pools.flatMap((pool) => new Array<number>(pool.count).fill(mean(pool))).map((value, i) => value + floor[i]!)
}

const mean = ({ sum, count }: { sum: number; count: number }): number => sum / count

/** Interpolates linearly between the points (from, to), and continues with `slope` outside them. */
function line(from: readonly number[], to: readonly number[], slope = 1): (x: number) => number {
  const last = from.length - 1
  return (x) => {
    if (x <= from[0]!) return to[0]! + slope * (x - from[0]!)
    if (x >= from[last]!) return to[last]! + slope * (x - from[last]!)
    let low = 0
    let high = last
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (from[middle]! <= x) low = middle
      else high = middle
    }
    const share = (x - from[low]!) / (from[high]! - from[low]!)
    return to[low]! + share * (to[high]! - to[low]!)
  }
}
