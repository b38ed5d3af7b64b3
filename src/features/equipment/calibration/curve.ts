/** A grinder's curve for one user, moved by their references, measurements and brews. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import {
  type BrewEvidence,
  type CalibratedCurve,
  type CalibrationReference,
  calibrate,
} from '../../../domain/calibration.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { methodSetting } from '../../../domain/chart.ts'
import type { Curve } from '../../../domain/curve.ts'
import { indexOfSize, type SizeMeasurement } from '../../../domain/measured-size.ts'
import { uncertaintyAt } from '../../../domain/uncertainty.ts'
import type { Reader } from '../../../http/reader.ts'
import { methodName } from '../../../i18n/names.ts'
import type { Catalog, Grinder } from '../catalog/catalog.ts'
import { type DatedEvidence, evidenceFor } from './evidence.ts'
import {
  type Calibration,
  findCalibration,
  listTastedBrews,
  type StoredMeasurement,
  type TastedBrew,
} from './queries.ts'

/** Everything that a grinder's curve is calibrated from. */
export interface CalibrationEvidence {
  references: CalibrationReference[]
  brews: DatedEvidence[]
  measurements: StoredMeasurement[]
  updatedAt: string
}

/** Returns the curve to use in every response that is adapted for a signed-in user. */
export async function curveFor(
  { db, catalog }: { db: Db; catalog: Catalog },
  grinder: Grinder,
  userId: number | undefined,
): Promise<Curve> {
  const learnt = userId === undefined ? undefined : await findCalibrationEvidence({ db, catalog }, userId, grinder)
  return learnt ? calibrated(grinder, learnt) : grinder.curve
}

/** Returns undefined if nothing is known about the user's own grinder. */
export async function findCalibrationEvidence(
  { db, catalog }: Pick<FastifyInstance, 'catalog'> & { db: Db },
  userId: number,
  grinder: Grinder,
): Promise<CalibrationEvidence | undefined> {
  const [calibration, brews] = await Promise.all([findCalibration(db, userId, grinder.id), listTastedBrews(db, userId)])
  return toCalibrationEvidence(catalog, grinder, calibration, brews)
}

export function toCalibrationEvidence(
  catalog: Catalog,
  grinder: Grinder,
  calibration: Calibration | undefined,
  tasted: readonly TastedBrew[],
): CalibrationEvidence | undefined {
  const brews = evidenceFor(catalog, tasted, grinder.id, calibration?.forgottenAt)
  const references = calibration?.references ?? []
  const measurements = calibration?.measurements ?? []
  if (references.length + brews.length + measurements.length === 0) return undefined
  const updatedAt = [calibration?.updatedAt, brews[0]?.createdAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1)!
  return { references, brews, measurements, updatedAt }
}

interface Evidence {
  references: readonly CalibrationReference[]
  brews: readonly BrewEvidence[]
  measurements: readonly SizeMeasurement[]
}

/** The catalog's dial may have been shortened since: references that are off it are left out. */
function calibrated(grinder: Grinder, { references, brews, measurements }: Evidence) {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const onDial = references.filter(({ setting }) => setting >= min && setting <= max)
  if (onDial.length + brews.length + measurements.length === 0) return grinder.curve
  const result = calibrate(grinder.curve, onDial, brews, measurements)
  return result.ok ? result.curve : grinder.curve
}

/** A calibration for responses, with its effect on the methods that the grinder can do. */
export function describeCalibration(
  grinder: Grinder,
  learnt: CalibrationEvidence,
  methods: readonly BrewMethod[],
  reader: Reader,
) {
  const { references, brews, measurements, updatedAt } = learnt
  const own = calibrated(grinder, learnt)
  const samples = methods.flatMap((method) => {
    const before = methodSetting(grinder.curve, method)
    const after = methodSetting(own, method)
    if (!before || !after) return []
    return [
      {
        method: method.id,
        label: reader.t(methodName(method)),
        before: before.setting,
        beforeLabel: reader.setting(grinder, before.setting),
        after: after.setting,
        afterLabel: reader.setting(grinder, after.setting),
        expected: after.expected,
        expectedLabel: reader.range(grinder, after.expected),
        confidence: after.confidence,
      },
    ]
  })
  return {
    grinderId: grinder.id,
    grinderSlug: grinder.slug,
    references,
    learnedFrom: { references: references.length, brews: brews.length, measurements: measurements.length },
    offset: offsetOf(grinder, own, [...references, ...brews, ...measurements]),
    samples,
    updatedAt,
  }
}

/** The brews that a calibration learns from, as they are shown. */
export const describeBrews = ({ brews }: CalibrationEvidence) =>
  brews.map(({ grindIndex, setting, feedback, coffeeId, createdAt }) => ({
    grindIndex: toHundredth(grindIndex),
    setting,
    feedback,
    coffeeId,
    createdAt,
  }))

/** How much coarser the user's grinder grinds than its model, on average over all evidence. */
function offsetOf(grinder: Grinder, own: Curve, evidence: readonly { setting: number }[]): number {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const known = evidence.filter(({ setting }) => setting >= min && setting <= max)
  const offsets = known.map(({ setting }) => own.indexAt(setting) - grinder.curve.indexAt(setting))
  return toHundredth(offsets.reduce((sum, offset) => sum + offset, 0) / Math.max(1, offsets.length))
}

/** The most steps of a history, since each needs a separate calibration. */
const MAX_HISTORY_STEPS = 20

/**
 * How the interval at the last aim narrowed with each piece of evidence: references, measurements, then brews, oldest
 * first. The first step has all evidence but the latest `MAX_HISTORY_STEPS` pieces.
 */
export function narrowingOf(grinder: Grinder, { references, brews, measurements }: CalibrationEvidence) {
  const inOrder = [
    ...references.map((reference) => ({ reference })),
    ...measurements.map((measurement) => ({ measurement })),
    ...brews.toReversed().map((brew) => ({ brew })),
  ] as { reference?: CalibrationReference; measurement?: StoredMeasurement; brew?: DatedEvidence }[]
  const last = inOrder.at(-1)
  const measured = last?.measurement && indexOfSize(last.measurement.meanDiameterMm)
  const aim = (last?.brew ?? last?.reference)?.grindIndex ?? measured ?? 0
  const first = Math.max(0, inOrder.length - MAX_HISTORY_STEPS)
  return Array.from({ length: inOrder.length - first + 1 }, (_, i) => {
    const known = inOrder.slice(0, first + i)
    const curve = calibrated(grinder, {
      references: known.flatMap(({ reference }) => reference ?? []),
      brews: known.flatMap(({ brew }) => brew ?? []),
      measurements: known.flatMap(({ measurement }) => measurement ?? []),
    })
    const latest = known.at(-1)
    const at = latest?.brew?.createdAt ?? latest?.measurement?.measuredAt ?? null
    return { evidence: known.length, ...intervalAt(curve, aim), at }
  })
}

function intervalAt(curve: Curve | CalibratedCurve, index: number) {
  const { halfWidth } = uncertaintyAt(curve, index)
  return { halfWidth: toHundredth(halfWidth), setting: curve.settingAt(index) }
}

export const toHundredth = (value: number): number => Math.round(value * 100) / 100
