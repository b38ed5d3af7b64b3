/** Routes of grinders that aren't in the catalog, described by the member who owns them. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { IdParams, Success } from '../../../http/schemas.ts'
import { toOwnGrinder, toSuggestion } from './answers.ts'
import { findOwnGrinder, listOwnGrinders, listSuggestions } from './queries.ts'
import { OwnGrinderBody, OwnGrinderReply, OwnGrinderSchema, SuggestBody, SuggestionSchema } from './schemas.ts'
import {
  addOwnGrinder,
  changeOwnGrinder,
  MAX_OWN_GRINDERS,
  removeOwnGrinder,
  suggestOwnGrinder,
  withdrawSuggestion,
} from './write.ts'

const tags = ['Equipment']

export const ownGrinderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app

  app.get(
    '/api/user/own-grinders',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listOwnGrinders',
        description: 'Grinders that you described, each with its chart, in the order you described them.',
        tags,
        response: {
          200: Type.Object({
            grinders: Type.Array(OwnGrinderSchema),
            limit: Type.Integer({ description: 'How many you can have' }),
          }),
        },
      },
    },
    async ({ viewer, reader }) => {
      const rows = await listOwnGrinders(db, viewer.id)
      const suggestions = await listSuggestions(
        db,
        rows.map(({ id }) => id),
      )
      const grinders = rows.map(({ id }) => toOwnGrinder(app, catalog.requireGrinder(id), suggestions.get(id), reader))
      return { grinders, limit: MAX_OWN_GRINDERS }
    },
  )

  app.post(
    '/api/user/own-grinders',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'describeOwnGrinder',
        description:
          'Describes a grinder that is not in the catalog. Its id works wherever a grinderId does, for you alone; others read it in recipes that you share. Its ranges are wide until your brews narrow them.',
        tags,
        body: OwnGrinderBody,
        response: { 201: OwnGrinderReply },
      },
    },
    async ({ viewer, body, reader }, reply) => {
      const grinder = await addOwnGrinder(app, viewer.id, body)
      reply.code(201)
      return { grinder: toOwnGrinder(app, grinder, undefined, reader) }
    },
  )

  app.get(
    '/api/user/own-grinders/:id',
    {
      config: { access: 'required' },
      schema: { operationId: 'getOwnGrinder', tags, params: IdParams, response: { 200: OwnGrinderReply } },
    },
    async ({ viewer, params, reader }) => {
      const { id } = orNotFound(await findOwnGrinder(db, viewer.id, params.id), 'Grinder')
      const suggestions = await listSuggestions(db, [id])
      return { grinder: toOwnGrinder(app, catalog.requireGrinder(id), suggestions.get(id), reader) }
    },
  )

  app.put(
    '/api/user/own-grinders/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'changeOwnGrinder',
        description: 'Replaces the whole description. The indexes of your brews and recipes with it follow.',
        tags,
        params: IdParams,
        body: OwnGrinderBody,
        response: { 200: OwnGrinderReply },
      },
    },
    async ({ viewer, params, body, reader }) => {
      const grinder = await changeOwnGrinder(app, viewer.id, params.id, body)
      const suggestions = await listSuggestions(db, [grinder.id])
      return { grinder: toOwnGrinder(app, grinder, suggestions.get(grinder.id), reader) }
    },
  )

  app.delete(
    '/api/user/own-grinders/:id',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteOwnGrinder',
        description: 'Brews and recipes that used it keep it.',
        tags,
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ viewer, params }) => {
      await removeOwnGrinder(app, viewer.id, params.id)
      return { success: true as const }
    },
  )

  app.post(
    '/api/user/own-grinders/:id/suggestion',
    {
      config: { access: 'required', needsVerifiedEmail: true },
      schema: {
        operationId: 'suggestOwnGrinder',
        description: 'Suggests it for the catalog. A moderator looks at it, and you get an email.',
        tags,
        params: IdParams,
        body: SuggestBody,
        response: { 201: Type.Object({ suggestion: SuggestionSchema }) },
      },
    },
    async ({ viewer, params, body }, reply) => {
      const suggestion = await suggestOwnGrinder(app, viewer.id, params.id, body.sources)
      reply.code(201)
      return { suggestion: toSuggestion(suggestion) }
    },
  )

  app.delete(
    '/api/user/own-grinders/:id/suggestion',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'withdrawGrinderSuggestion',
        description: 'Takes an open suggestion back; succeeds even if there is none.',
        tags,
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ viewer, params }) => {
      await withdrawSuggestion(app, viewer.id, params.id)
      return { success: true as const }
    },
  )
}
