/** A grinder's curve for one user, with their calibration applied if there is one. */
import type { Db } from '../../../db/open.ts'
import { calibrate } from '../../../domain/calibration.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { methodSetting } from '../../../domain/chart.ts'
import type { Curve } from '../../../domain/curve.ts'
import type { Grinder } from '../catalog/catalog.ts'
import { type Calibration, findCalibration } from './queries.ts'

/** Returns the curve to use in every response that is adapted for a signed-in user. */
export async function curveFor(db: Db, grinder: Grinder, userId: number | undefined): Promise<Curve> {
  const calibration = userId === undefined ? undefined : await findCalibration(db, userId, grinder.id)
  if (!calibration) return grinder.curve
  const result = calibrate(grinder.curve, calibration.references)
  // The catalog's points may have been corrected since; a calibration that no longer fits them is ignored.
  return result.ok ? result.curve : grinder.curve
}

/** A calibration for responses, with its effect on the methods that the grinder can do. */
export function describeCalibration(grinder: Grinder, calibration: Calibration, methods: readonly BrewMethod[]) {
  const { grinderId, references, updatedAt } = calibration
  const result = calibrate(grinder.curve, references)
  const points = result.ok ? result.curve.points : []
  const shifts = points.map(({ effectiveIndex, modelIndex }) => effectiveIndex - modelIndex)
  const offset = shifts.reduce((sum, shift) => sum + shift, 0) / Math.max(1, shifts.length)
  const own = result.ok ? result.curve : grinder.curve
  const samples = methods.flatMap((method) => {
    const before = methodSetting(grinder.curve, method)
    const after = methodSetting(own, method)
    if (!before || !after) return []
    return [
      {
        method: method.id,
        label: method.name,
        before: before.setting,
        beforeLabel: before.settingLabel,
        after: after.setting,
        afterLabel: after.settingLabel,
      },
    ]
  })
  return {
    grinderId,
    grinderSlug: grinder.slug,
    references,
    offset: Math.round(offset * 100) / 100,
    samples,
    updatedAt,
  }
}
