/**
 * Learns how one owner's grinder differs from its model, from references that the owner found, tasted brews and
 * measured sizes. Contradictions, repetitions and outliers are ordinary evidence: nothing is refused for disagreeing.
 */

import { buildCalibratedCurve, type CalibratedCurve, HALF_OF_80, type OffsetPoint } from './calibrated-curve.ts'
import type { Curve } from './curve.ts'
import { type Hint, learn, type Prior, totalSd } from './gaussian-process.ts'
import { measuredIndex, RELATION_SD, type SizeMeasurement } from './measured-size.ts'
import { clampTo } from './measures.ts'

export { type CalibratedCurve, isCalibrated } from './calibrated-curve.ts'

export const FEEDBACKS = ['TOO_FINE', 'JUST_RIGHT', 'TOO_COARSE'] as const
export type Feedback = (typeof FEEDBACKS)[number]

/** The owner aimed at this index with this setting; `feedback` is how the grind turned out. */
export interface CalibrationReference {
  grindIndex: number
  setting: number
  feedback: Feedback
}

/** A logged brew: the index that was aimed at, the setting, and how it tasted. */
export interface BrewEvidence extends CalibrationReference {
  /** Brews of one coffee share an effect of that coffee. */
  coffeeId: number | null
}

export type CalibrationResult =
  | { readonly ok: true; readonly curve: CalibratedCurve }
  | ({ readonly ok: false } & CalibrationProblem)

export type CalibrationProblem =
  | { readonly problem: 'index_out_of_range'; readonly grindIndex: number }
  | { readonly problem: 'setting_out_of_range'; readonly setting: number }

/** A unit differs from its model by a smooth offset of this spread, in index points. */
const PRIOR = { sd: 6, reach: 30, groupSd: 2 }
/** Noise of a reference and of a brew; brews are noisier, since a taste has more causes than the grind. */
const REFERENCE_SD = { JUST_RIGHT: 2.5, TOO_FINE: 2, TOO_COARSE: 2 }
const BREW_SD = 4
/** Distance between the points at which the offset is computed, in index points. */
const GRID = 2

/** Nobody brews outside these indexes, though some dials reach further; the offset is constant there. */
const BREWED = { min: -60, max: 160 }

const KIND: Record<Feedback, Hint['kind']> = { TOO_FINE: 'below', JUST_RIGHT: 'equal', TOO_COARSE: 'above' }

export function calibrate(
  model: Curve,
  references: readonly CalibrationReference[],
  brews: readonly BrewEvidence[] = [],
  measurements: readonly SizeMeasurement[] = [],
): CalibrationResult {
  const invalid = references.map((reference) => problemOf(model, reference)).find((problem) => problem !== undefined)
  if (invalid !== undefined) return { ok: false, ...invalid }
  const onDial = brews.filter(({ setting }) => isOnDial(model, setting))
  const measured = measurements.filter(({ setting }) => isOnDial(model, setting))
  const hints: Hint[] = [
    ...references.map((reference) => toHint(model, reference, REFERENCE_SD[reference.feedback])),
    ...onDial.map((brew, i) => ({
      ...toHint(model, brew, BREW_SD),
      group: `coffee ${brew.coffeeId ?? `of brew ${i}`}`,
    })),
    ...measured.map((measurement) => measuredHint(model, measurement, isPhotographed(model))),
  ]
  const evidence = { references: references.length, brews: onDial.length, measurements: measured.length }
  const prior = priorOf(model)
  return { ok: true, curve: buildCalibratedCurve(model, offsetsOf(model, hints, prior), totalSd(prior), evidence) }
}

/** A grinder whose own curve is less certain may differ from it by more. */
function priorOf(model: Curve): Prior {
  const halfWidths = model.grinder.halfWidths ?? []
  const mean = halfWidths.reduce((sum, halfWidth) => sum + halfWidth, 0) / Math.max(1, halfWidths.length)
  const sd = Math.max(PRIOR.sd, mean / HALF_OF_80)
  if (!isPhotographed(model)) return { ...PRIOR, sd }
  return { ...PRIOR, sd: Math.sqrt(sd ** 2 - RELATION_SD ** 2), levelSd: RELATION_SD }
}

/** Whether the curve itself is based on measured sizes; further measurements then share its error. */
const isPhotographed = ({ grinder }: Curve): boolean => grinder.evidence?.kind === 'photos'

/**
 * Converts a reference to a hint about the offset from the model. The aim implies an offset, and the feedback says
 * whether the true offset is equal to it, below or above.
 */
function toHint(model: Curve, { setting, grindIndex, feedback }: CalibrationReference, sd: number): Hint {
  const x = model.indexAt(setting)
  return { x, y: grindIndex - x, kind: KIND[feedback], sd }
}

/**
 * All measurements share the error of the relation between sizes and the index, so that more measurements don't reduce
 * it. If the curve itself has that error, they say nothing about it.
 */
function measuredHint(model: Curve, measurement: SizeMeasurement, isRelative: boolean): Hint {
  const x = model.indexAt(measurement.setting)
  const { index, sd } = measuredIndex(measurement)
  const hint = { x, y: index - x, kind: 'equal', sd } as const
  return isRelative ? { ...hint, isRelative } : { ...hint, group: 'measured', groupSd: RELATION_SD }
}

function offsetsOf(model: Curve, hints: readonly Hint[], prior: Prior): OffsetPoint[] {
  const posterior = learn(hints, prior)
  const from = clampTo(BREWED, model.finestIndex)
  const to = Math.max(from + GRID, clampTo(BREWED, model.coarsestIndex))
  const steps = Math.ceil((to - from) / GRID)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const modelIndex = from + ((to - from) * i) / steps
    const { mean, sd } = posterior.at(modelIndex)
    return { modelIndex, offset: mean, sd }
  })
}

const isOnDial = ({ grinder }: Curve, setting: number): boolean =>
  setting >= grinder.minGrindSetting && setting <= grinder.maxGrindSetting

function problemOf(model: Curve, { grindIndex, setting }: CalibrationReference): CalibrationProblem | undefined {
  if (!(grindIndex >= 0 && grindIndex <= 100)) return { problem: 'index_out_of_range', grindIndex }
  return isOnDial(model, setting) ? undefined : { problem: 'setting_out_of_range', setting }
}
