/** Routes of a member's coffee library: their coffees, with notes and the number of brews. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { orNotFound } from '../../../http/errors.ts'
import { BEFORE_THE_NEWEST, decodeCursor, PageQuery, toPage } from '../../../http/pagination.ts'
import { Success } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { addToLibrary } from './add.ts'
import { countEntries, deleteEntry, findCoffee, listEntries } from './queries.ts'
import { Entry, KeepBody, LibraryReply, toEntry } from './schemas.ts'

const tags = ['Library']
const MAX_LIMIT = 500

export const libraryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/user/coffee-library',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listLibrary',
        description: 'Newest first.',
        tags,
        querystring: PageQuery(MAX_LIMIT, MAX_LIMIT),
        response: { 200: LibraryReply },
      },
    },
    async ({ query, viewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const key = decodeCursor(query.cursor, 'newest', ['time', 'integer']) ?? BEFORE_THE_NEWEST
      const [createdAt, coffeeProfileId] = key as [string, number]
      const [rows, total] = await Promise.all([
        listEntries(app.db, viewer.id, { createdAt, coffeeProfileId }, limit + 1),
        countEntries(app.db, viewer.id),
      ])
      const entries = rows.map(toEntry)
      const end = countFitting(entries, limit, ['personalNotes'])
      const { data, ...rest } = toPage(entries, end, 'newest', (entry) => [entry.createdAt, entry.coffeeProfileId])
      return { library: data, total, ...rest }
    },
  )

  app.post(
    '/api/user/coffee-library',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'keepCoffee',
        description: 'Adds it, or changes the given fields if it is on your shelf already.',
        tags,
        body: KeepBody,
        response: { 201: Type.Object({ entry: Entry }) },
      },
    },
    async ({ body, viewer }, reply) => {
      const entry = await addToLibrary(app, viewer.id, body)
      reply.code(201)
      return { entry: toEntry(entry) }
    },
  )

  app.delete(
    '/api/user/coffee-library',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteFromLibrary',
        description: "Succeeds even if it isn't on your shelf. Its brews stay.",
        tags,
        ...deleteById('coffeeProfileId'),
        response: { 200: Success },
      },
    },
    async ({ body, query, viewer }) => {
      const coffeeProfileId = requireDeleteId('coffeeProfileId', { body, query })
      const isGone = await deleteEntry(app.db, { userId: viewer.id, coffeeProfileId })
      if (!isGone) orNotFound(await findCoffee(app.db, coffeeProfileId), 'Coffee')
      return { success: true as const }
    },
  )
}
