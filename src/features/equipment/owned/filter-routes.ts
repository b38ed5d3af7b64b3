/** Routes of a user's filters. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { Success } from '../../../http/schemas.ts'
import { deleteOwned, FILTERS, listOwned } from './queries.ts'
import { KeepFilter, toUserFilter, UserFilter } from './schemas.ts'
import { upsertEquipment } from './upsert.ts'

const tags = ['Equipment']

export const userFilterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app

  app.get(
    '/api/user/filters',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listUserFilters',
        description: 'In the order they were added.',
        tags,
        response: { 200: Type.Object({ filters: Type.Array(UserFilter) }) },
      },
    },
    async ({ viewer, reader }) => {
      const rows = await listOwned(db, FILTERS, viewer.id)
      return { filters: rows.map((row) => toUserFilter(row, catalog.requireFilter(row.thingId), reader)) }
    },
  )

  app.post(
    '/api/user/filters',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'keepUserFilter',
        description: 'Adds it, or changes the given fields if you have it already.',
        tags,
        body: KeepFilter,
        response: { 201: Type.Object({ filter: UserFilter }) },
      },
    },
    async ({ body: { filterId, isDefault }, viewer, reader }, reply) => {
      const model = catalog.requireFilter(filterId)
      const row = await upsertEquipment(app, FILTERS, viewer.id, model.id, { isDefault })
      reply.code(201)
      return { filter: toUserFilter(row, model, reader) }
    },
  )

  app.delete(
    '/api/user/filters',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteUserFilter',
        description: "Succeeds even if you don't have it.",
        tags,
        ...deleteById('filterId'),
        response: { 200: Success },
      },
    },
    async ({ body, query, viewer }) => {
      const { id } = catalog.requireFilter(requireDeleteId('filterId', { body, query }))
      await deleteOwned(db, FILTERS, viewer.id, id)
      return { success: true as const }
    },
  )
}
