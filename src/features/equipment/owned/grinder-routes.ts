/** Routes of a user's grinders, each with its calibration. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { Success } from '../../../http/schemas.ts'
import { describeCalibration } from '../calibration/curve.ts'
import { type Calibration, findCalibration, listCalibrations } from '../calibration/queries.ts'
import { CalibrationSchema } from '../calibration/schemas.ts'
import { deleteOwned, GRINDERS, listOwned } from './queries.ts'
import { KeepGrinder, toUserGrinder, UserGrinder } from './schemas.ts'
import { upsertEquipment } from './upsert.ts'

const tags = ['Equipment']
/** With more calibrations, which nobody needs, they come without their samples: the response would be too large. */
const MOST_SAMPLED = 100

export const userGrinderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app

  app.get(
    '/api/user/grinders',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listUserGrinders',
        description: 'In the order they were added.',
        tags,
        response: {
          200: Type.Object({
            grinders: Type.Array(UserGrinder),
            calibrations: Type.Array(CalibrationSchema, {
              description:
                'All of the user, also of grinders that are not in the list (any more): they count there too',
            }),
          }),
        },
      },
    },
    async ({ viewer }) => {
      const [rows, calibrations] = await Promise.all([
        listOwned(db, GRINDERS, viewer.id),
        listCalibrations(db, viewer.id),
      ])
      const methods = calibrations.length > MOST_SAMPLED ? [] : catalog.methods
      const byGrinder = new Map(calibrations.map((calibration) => [calibration.grinderId, calibration]))
      const grinders = rows.map((row) => {
        const model = catalog.requireGrinder(row.thingId)
        return toUserGrinder(row, model, byGrinder.get(model.id), methods)
      })
      const describe = (calibration: Calibration) =>
        describeCalibration(catalog.requireGrinder(calibration.grinderId), calibration, methods)
      return { grinders, calibrations: calibrations.map(describe) }
    },
  )

  app.post(
    '/api/user/grinders',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'keepUserGrinder',
        description: 'Adds it, or changes the given fields if you have it already.',
        tags,
        body: KeepGrinder,
        response: { 201: Type.Object({ grinder: UserGrinder }) },
      },
    },
    async ({ body, viewer }, reply) => {
      const model = catalog.requireGrinder(body.grinderId)
      const row = await upsertEquipment(app, GRINDERS, viewer.id, model.id, body)
      const calibration = await findCalibration(db, viewer.id, model.id)
      reply.code(201)
      return { grinder: toUserGrinder(row, model, calibration, catalog.methods) }
    },
  )

  app.delete(
    '/api/user/grinders',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteUserGrinder',
        description: "Succeeds even if you don't have it. Its calibration is kept in case you add it again.",
        tags,
        ...deleteById('grinderId'),
        response: { 200: Success },
      },
    },
    async ({ body, query, viewer }) => {
      const { id } = catalog.requireGrinder(requireDeleteId('grinderId', { body, query }))
      await deleteOwned(db, GRINDERS, viewer.id, id)
      return { success: true as const }
    },
  )
}
