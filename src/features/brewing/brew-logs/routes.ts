/** Routes of a member's brew logs: list, create, read, update and delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { Cursor, decodeCursor, Limit, Page, toPage } from '../../../http/pagination.ts'
import type { Reader } from '../../../http/reader.ts'
import { Id, IdParams, Success } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { Stars } from '../ratings/schemas.ts'
import { listBrewLogs } from './list.ts'
import { findBrewLog } from './queries.ts'
import { replyWith, toBrewLog } from './read.ts'
import { reviseBrewLog } from './revise.ts'
import { BrewLogBody, BrewLogRef, BrewLogReply, NewBrewLogBody } from './schemas.ts'
import { logBrew, removeBrewLog } from './write.ts'

const tags = ['Brew logs']
const MAX_LIMIT = 100

export const brewLogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/brew-logs',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listBrewLogs',
        description: 'Your brews, newest first.',
        tags,
        querystring: Type.Object({
          coffeeProfileId: Type.Optional(Id()),
          rating: Type.Optional({ ...Stars, description: 'Only brews with at least this many stars' }),
          savedAsRecipe: Type.Optional(Type.Boolean()),
          limit: Limit(20, MAX_LIMIT),
          cursor: Cursor,
        }),
        response: { 200: Page(BrewLogRef) },
      },
    },
    async ({ query: { limit: wanted, cursor, ...filter }, viewer }) => {
      const limit = Math.min(wanted, MAX_LIMIT)
      const [id] = (decodeCursor(cursor, 'newest', ['integer']) ?? []) as number[]
      const after = id === undefined ? undefined : { key: id, id }
      const { rows, ...total } = await listBrewLogs(app.db, viewer.id, filter, limit + 1, after)
      const logs = rows.map((row) => toBrewLog(row, app.catalog))
      const { data, ...rest } = toPage(logs, countFitting(logs, limit, ['notes']), 'newest', (log) => [log.id])
      return { data, ...total, ...rest }
    },
  )

  app.post(
    '/api/brew-logs',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'logBrew',
        description:
          "Requires the method, or a brewer or recipe that determines it; everything else is optional. A setting is read on the given grinder. With a recipe, the grinder that you don't give is your own, and the setting that you don't give is the recipe's, converted to it.",
        tags,
        body: NewBrewLogBody,
        response: { 201: BrewLogReply },
      },
    },
    async ({ body, viewer, reader }, reply) => {
      const { id, recipeId } = await logBrew(app, viewer, body)
      if (recipeId !== null) app.mail.wake()
      reply.code(201)
      return readReply(viewer.id, id, reader)
    },
  )

  app.get(
    '/api/brew-logs/:id',
    {
      config: { access: 'required' },
      schema: { operationId: 'getBrewLog', tags, params: IdParams, response: { 200: BrewLogReply } },
    },
    ({ params, viewer, reader }) => readReply(viewer.id, params.id, reader),
  )

  app.patch(
    '/api/brew-logs/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'reviseBrewLog',
        description:
          'Changes the given fields; null clears one. If only the grinder changes, the setting is read again on the new one.',
        tags,
        params: IdParams,
        body: BrewLogBody,
        response: { 200: BrewLogReply },
      },
    },
    async ({ params, body, viewer, reader }) => {
      await reviseBrewLog(app, viewer.id, params.id, body)
      return readReply(viewer.id, params.id, reader)
    },
  )

  app.delete(
    '/api/brew-logs/:id',
    {
      config: { access: 'required' },
      schema: { operationId: 'deleteBrewLog', tags, params: IdParams, response: { 200: Success } },
    },
    async ({ params, viewer }) => {
      await removeBrewLog(app.db, viewer.id, params.id)
      return { success: true as const }
    },
  )

  async function readReply(userId: number, id: number, reader: Reader) {
    return replyWith(app, orNotFound(await findBrewLog(app.db, userId, id), 'Brew log'), reader)
  }
}
