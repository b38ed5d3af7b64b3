/** Routes of a member's collections of community recipes. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { BEFORE_THE_NEWEST, decodeCursor, PageQuery, toPage } from '../../../http/pagination.ts'
import { readName } from '../../../http/read-name.ts'
import { IdParams, MAX_ID, Success } from '../../../http/schemas.ts'
import { countFitting, MAX_LIST_BYTES } from '../../../http/size-cap.ts'
import { withRecipes } from '../browse/read.ts'
import {
  countCollections,
  deleteCollection,
  findCollection,
  listCollections,
  listItems,
  updateCollection,
} from './queries.ts'
import {
  CollectionReply,
  CollectionsReply,
  CollectionWithItems,
  CreateBody,
  toCollection,
  toItem,
  UpdateBody,
} from './schemas.ts'
import { createCollection, readDescription } from './write.ts'

const tags = ['Collections']
const MAX_LIMIT = 500
/** Notes are shortened only beyond this size: a page that exceeds `MAX_LIST_BYTES` ends early instead. */
const MAX_READ_BYTES = 5 * MAX_LIST_BYTES

export const collectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  app.get(
    '/api/collections',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listCollections',
        description: 'Newest first.',
        tags,
        querystring: PageQuery(MAX_LIMIT, MAX_LIMIT),
        response: { 200: CollectionsReply },
      },
    },
    async ({ query, viewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [before = MAX_ID] = decodeCursor(query.cursor, 'newest', ['integer']) ?? []
      const [rows, total] = await Promise.all([
        listCollections(db, viewer.id, before as number, limit + 1),
        countCollections(db, viewer.id),
      ])
      const { data, ...rest } = toPage(rows, countFitting(rows, limit, ['description']), 'newest', ({ id }) => [id])
      return { collections: data.map(toCollection), total, ...rest }
    },
  )

  app.post(
    '/api/collections',
    {
      config: { access: 'required' },
      schema: { operationId: 'createCollection', tags, body: CreateBody, response: { 201: CollectionReply } },
    },
    async ({ body, viewer }, reply) => {
      const id = await createCollection(app, viewer.id, body)
      reply.code(201)
      return readOwn({ userId: viewer.id, id })
    },
  )

  app.get(
    '/api/collections/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'getCollection',
        description: 'With its recipes, most recently added first.',
        tags,
        params: IdParams,
        querystring: PageQuery(MAX_LIMIT, MAX_LIMIT),
        response: { 200: CollectionWithItems },
      },
    },
    async ({ params, query, viewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const key = decodeCursor(query.cursor, 'newest', ['time', 'integer']) ?? BEFORE_THE_NEWEST
      const [createdAt, recipeId] = key as [string, number]
      const { collection } = await readOwn({ userId: viewer.id, id: params.id })
      const rows = await listItems(db, collection.id, { createdAt, recipeId }, limit + 1)
      const items = (await withRecipes(app, rows.slice(0, limit), viewer, MAX_READ_BYTES)).map(toItem)
      const recipes = items.map(({ recipe }) => recipe)
      const fitting = countFitting(recipes, items.length, ['notes'])
      const end = fitting < items.length ? fitting : limit
      const { data: _, ...rest } = toPage(rows, end, 'newest', (row) => [row.createdAt, row.recipeId])
      const shown = { ...collection, items: items.slice(0, fitting) }
      return { collection: shown, total: collection._count.items, ...rest }
    },
  )

  // The specification doesn't name the HTTP method: all three do the same partial update.
  for (const method of ['PUT', 'PATCH', 'POST'] as const) {
    app.route({
      method,
      url: '/api/collections/:id',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}Collection`,
        description: 'Changes the given fields.',
        tags,
        params: IdParams,
        body: UpdateBody,
        response: { 200: CollectionReply },
      },
      handler: async ({ params, body: { name, description }, viewer }) => {
        const key = { userId: viewer.id, id: params.id }
        const changes = {
          ...(name !== undefined && { name: readName(name, 'name') }),
          ...(description !== undefined && { description: readDescription(description) }),
        }
        if (!(await updateCollection(db, key, changes))) throw notFound('Collection')
        return readOwn(key)
      },
    })
  }

  app.delete(
    '/api/collections/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteCollection',
        description: 'The recipes themselves stay.',
        tags,
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ params, viewer }) => {
      if (!(await deleteCollection(db, { userId: viewer.id, id: params.id }))) throw notFound('Collection')
      return { success: true as const }
    },
  )

  async function readOwn(key: { userId: number; id: number }) {
    return { collection: toCollection(orNotFound(await findCollection(db, key), 'Collection')) }
  }
}
