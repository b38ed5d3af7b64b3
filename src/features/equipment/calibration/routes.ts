/** Route for saving a user's calibration of their own grinder. */

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { calibrate } from '../../../domain/calibration.ts'
import { badRequest } from '../../../http/errors.ts'
import { verbatim } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { requireSetting } from '../grinders/find.ts'
import { describeCalibration } from './curve.ts'
import { upsertCalibration } from './queries.ts'
import { CalibrateBody, CalibrationSchema } from './schemas.ts'

export const calibrationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/user/grinders/calibrate',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'calibrateGrinder',
        description: 'Replaces your reference points for a grinder. 400 if they contradict each other.',
        tags: ['Equipment'],
        body: CalibrateBody,
        response: { 200: Type.Object({ calibration: CalibrationSchema }) },
      },
    },
    async ({ viewer, body }) => {
      const grinder = app.catalog.requireGrinder(body.grinderId)
      const references = body.references.map(({ grindIndex, setting, feedback = 'JUST_RIGHT' }, i) => {
        return { grindIndex, setting: requireSetting(grinder, setting, `references.${i}.setting`), feedback }
      })
      const result = calibrate(grinder.curve, references)
      if (!result.ok) throw badRequest(verbatim(result.message), 'references')
      const calibration = await transaction(app.db, async (db) => {
        await lockMember(db, viewer.id)
        await app.quotas.count(db, viewer.id, 'equipment')
        return upsertCalibration(db, viewer.id, grinder.id, references)
      })
      return { calibration: describeCalibration(grinder, calibration, app.catalog.methods) }
    },
  )
}
