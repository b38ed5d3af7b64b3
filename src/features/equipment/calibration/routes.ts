/** Routes of a user's calibration of their own grinder: save, read and forget. */

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { calibrate } from '../../../domain/calibration.ts'
import { badRequest } from '../../../http/errors.ts'
import { IdParams, Success } from '../../../http/schemas.ts'
import { calibrationProblem } from '../../../sentences/setting-problems.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { requireSetting } from '../grinders/find.ts'
import { describeBrews, describeCalibration, findCalibrationEvidence, narrowingOf, toHundredth } from './curve.ts'
import { forgetCalibration, upsertCalibration } from './queries.ts'
import { CalibrateBody, CalibrationReply, CalibrationSchema } from './schemas.ts'

export const calibrationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/user/grinders/calibrate',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'calibrateGrinder',
        description:
          'Replaces your reference points for a grinder. They may contradict each other: the curve goes between them, and says how sure it is.',
        tags: ['Equipment'],
        body: CalibrateBody,
        response: { 200: Type.Object({ calibration: CalibrationSchema }) },
      },
    },
    async (request) => {
      const { viewer, body } = request
      const grinder = app.catalog.requireChoosableGrinder(body.grinderId, viewer.id)
      const references = body.references.map(({ grindIndex, setting, feedback = 'JUST_RIGHT' }, i) => {
        const read = requireSetting(grinder, setting, `references.${i}.setting`)
        return { grindIndex: toHundredth(grindIndex), setting: read, feedback }
      })
      const result = calibrate(grinder.curve, references)
      if (!result.ok) throw badRequest(calibrationProblem(grinder, result), 'references')
      await transaction(app.db, async (db) => {
        await lockMember(db, viewer.id)
        await app.quotas.count(db, viewer.id, 'equipment')
        await upsertCalibration(db, viewer.id, grinder.id, references)
      })
      const learnt = await findCalibrationEvidence(app, viewer.id, grinder)
      return { calibration: describeCalibration(grinder, learnt!, app.catalog.methods, request.reader) }
    },
  )

  app.get(
    '/api/user/grinders/:id/calibration',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'getGrinderCalibration',
        description:
          "What is known of the user's own grinder, from references, brews and measurements, and how it came to be known.",
        tags: ['Equipment'],
        params: IdParams,
        response: { 200: CalibrationReply },
      },
    },
    async (request) => {
      const { viewer, params } = request
      const grinder = app.catalog.requireChoosableGrinder(params.id, viewer.id)
      const learnt = await findCalibrationEvidence(app, viewer.id, grinder)
      if (!learnt) return { calibration: null, brews: [], measurements: [], narrowing: [] }
      const calibration = describeCalibration(grinder, learnt, app.catalog.methods, request.reader)
      const { measurements } = learnt
      return { calibration, brews: describeBrews(learnt), measurements, narrowing: narrowingOf(grinder, learnt) }
    },
  )

  app.delete(
    '/api/user/grinders/:id/calibration',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'forgetGrinderCalibration',
        description:
          'Removes the references and measurements, and no longer learns from the brews up to now. The brews themselves stay.',
        tags: ['Equipment'],
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ viewer, params }) => {
      const grinder = app.catalog.requireChoosableGrinder(params.id, viewer.id)
      await transaction(app.db, async (db) => {
        await lockMember(db, viewer.id)
        await app.quotas.count(db, viewer.id, 'equipment')
        await forgetCalibration(db, viewer.id, grinder.id)
      })
      return { success: true as const }
    },
  )
}
