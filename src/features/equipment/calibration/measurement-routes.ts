/** Route that saves particle sizes measured from photographs of grounds. The photographs never leave the browser. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { transaction } from '../../../db/transaction.ts'
import { IdParams } from '../../../http/schemas.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { requireSetting } from '../grinders/find.ts'
import { describeCalibration, findCalibrationEvidence } from './curve.ts'
import { findCalibration, type StoredMeasurement, saveMeasurements } from './queries.ts'
import { MeasurementsBody, MeasurementsReply } from './schemas.ts'

export const measurementRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/api/user/grinders/:id/measurements',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'saveGrindMeasurements',
        description:
          'Replaces the particle sizes that you measured on a grinder, by photographs of its grounds. They calibrate it like brews do, each as far as it can be trusted. An empty list removes them.',
        tags: ['Equipment'],
        params: IdParams,
        body: MeasurementsBody,
        response: { 200: MeasurementsReply },
      },
    },
    async (request) => {
      const { viewer, body } = request
      const grinder = app.catalog.requireChoosableGrinder(request.params.id, viewer.id)
      const settings = body.measurements.map(({ setting }, i) =>
        requireSetting(grinder, setting, `measurements.${i}.setting`),
      )
      await transaction(app.db, async (db) => {
        await lockMember(db, viewer.id)
        await app.quotas.count(db, viewer.id, 'equipment')
        const known = (await findCalibration(db, viewer.id, grinder.id))?.measurements ?? []
        const measurements = body.measurements.map((measured, i) =>
          dated(known, { ...measured, setting: settings[i]! }),
        )
        await saveMeasurements(db, viewer.id, grinder.id, measurements)
      })
      const learnt = await findCalibrationEvidence(app, viewer.id, grinder)
      return {
        calibration: learnt ? describeCalibration(grinder, learnt, app.catalog.methods, request.reader) : null,
        measurements: learnt?.measurements ?? [],
      }
    },
  )
}

/** A measurement that is sent again unchanged keeps its time. */
function dated(
  known: readonly StoredMeasurement[],
  measured: Omit<StoredMeasurement, 'measuredAt'>,
): StoredMeasurement {
  const { setting, meanDiameterMm, errorMm, particles, photos } = measured
  const same = known.find((each) => each.setting === setting && each.meanDiameterMm === meanDiameterMm)
  const measuredAt = same?.measuredAt ?? new Date().toISOString()
  return { setting, meanDiameterMm, errorMm, particles, photos, measuredAt }
}
