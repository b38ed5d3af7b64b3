/** Routes of a user's brewers. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { Success } from '../../../http/schemas.ts'
import { deleteOwned, listOwned, MACHINES } from './queries.ts'
import { KeepMachine, toUserMachine, UserMachine } from './schemas.ts'
import { upsertEquipment } from './upsert.ts'

const tags = ['Equipment']

export const userMachineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app

  app.get(
    '/api/user/machines',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listUserMachines',
        description: 'In the order they were added.',
        tags,
        response: { 200: Type.Object({ machines: Type.Array(UserMachine) }) },
      },
    },
    async ({ viewer, reader }) => {
      const rows = await listOwned(db, MACHINES, viewer.id)
      return { machines: rows.map((row) => toUserMachine(row, catalog.requireMachine(row.thingId), reader)) }
    },
  )

  app.post(
    '/api/user/machines',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'keepUserMachine',
        description: 'Adds it, or changes the given fields if you have it already.',
        tags,
        body: KeepMachine,
        response: { 201: Type.Object({ machine: UserMachine }) },
      },
    },
    async ({ body, viewer, reader }, reply) => {
      const model = catalog.requireMachine(body.machineId)
      const row = await upsertEquipment(app, MACHINES, viewer.id, model.id, body)
      reply.code(201)
      return { machine: toUserMachine(row, model, reader) }
    },
  )

  app.delete(
    '/api/user/machines',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteUserMachine',
        description: "Succeeds even if you don't have it.",
        tags,
        ...deleteById('machineId'),
        response: { 200: Success },
      },
    },
    async ({ body, query, viewer }) => {
      const { id } = catalog.requireMachine(requireDeleteId('machineId', { body, query }))
      await deleteOwned(db, MACHINES, viewer.id, id)
      return { success: true as const }
    },
  )
}
