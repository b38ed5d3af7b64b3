/** Routes of a user's grinders, each with its calibration. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { Success } from '../../../http/schemas.ts'
import {
  describeBrews,
  describeCalibration,
  findCalibrationEvidence,
  toCalibrationEvidence,
} from '../calibration/curve.ts'
import { listCalibrations, listTastedBrews } from '../calibration/queries.ts'
import { LearntCalibration } from '../calibration/schemas.ts'
import { deleteOwned, GRINDERS, listOwned } from './queries.ts'
import { KeepGrinder, toUserGrinder, UserGrinder } from './schemas.ts'
import { upsertEquipment } from './upsert.ts'

const tags = ['Equipment']
/** Beyond this many calibrations, samples, brews and measurements are left out to limit the size of the response. */
const MAX_SAMPLED = 50

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
            calibrations: Type.Array(LearntCalibration, {
              description:
                "All of the user's, also of grinders that are not in the list or no longer in it: these are used as well",
            }),
          }),
        },
      },
    },
    async ({ viewer, reader }) => {
      const [rows, calibrations, brews] = await Promise.all([
        listOwned(db, GRINDERS, viewer.id),
        listCalibrations(db, viewer.id),
        listTastedBrews(db, viewer.id),
      ])
      const byGrinder = new Map(calibrations.map((calibration) => [calibration.grinderId, calibration]))
      const ids = new Set([...byGrinder.keys(), ...brews.flatMap(({ grinderId }) => grinderId ?? [])])
      const learnt = new Map(
        [...ids].flatMap((id) => {
          const found = toCalibrationEvidence(catalog, catalog.requireGrinder(id), byGrinder.get(id), brews)
          return found ? [[id, found] as const] : []
        }),
      )
      const isLong = learnt.size > MAX_SAMPLED
      const methods = isLong ? [] : catalog.methods
      const grinders = rows.map((row) => {
        const model = catalog.requireGrinder(row.thingId)
        return toUserGrinder(row, model, learnt.get(model.id), methods, reader, viewer.id)
      })
      const described = [...learnt].map(([id, each]) => ({
        ...describeCalibration(catalog.requireGrinder(id), each, methods, reader),
        brews: isLong ? [] : describeBrews(each),
        measurements: isLong ? [] : each.measurements,
      }))
      return { grinders, calibrations: described }
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
    async ({ body, viewer, reader }, reply) => {
      const model = catalog.requireChoosableGrinder(body.grinderId, viewer.id)
      const row = await upsertEquipment(app, GRINDERS, viewer.id, model.id, body)
      const learnt = await findCalibrationEvidence(app, viewer.id, model)
      reply.code(201)
      return { grinder: toUserGrinder(row, model, learnt, catalog.methods, reader, viewer.id) }
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
      const id = requireDeleteId('grinderId', { body, query })
      const owned = await listOwned(db, GRINDERS, viewer.id)
      if (!owned.some(({ thingId }) => thingId === id)) catalog.requireChoosableGrinder(id, viewer.id)
      await deleteOwned(db, GRINDERS, viewer.id, id)
      return { success: true as const }
    },
  )
}
