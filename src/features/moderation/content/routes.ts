/** Routes of shared content for moderators: lists of public and withheld things, and edits of coffees. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { SUBJECT_TYPES } from '../../../db/tables.ts'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { Id, IdParams, MAX_ID, Nullable, OneOf, Text, Timestamp } from '../../../http/schemas.ts'
import { shorten } from '../../../http/size-cap.ts'
import { findWholeCoffee } from '../../beans/coffees/change-queries.ts'
import { ChangeCoffeeBody } from '../../beans/coffees/schemas.ts'
import { actorOf } from '../audit/actor.ts'
import { AuditEntrySchema, toAuditEntry } from '../audit/schemas.ts'
import { countParts } from '../decisions/effect.ts'
import { PreviewQuery } from '../decisions/schemas.ts'
import { listWithheldIn } from '../withheld/queries.ts'
import { nameOf, textOf } from '../withheld/snapshot.ts'
import { editCoffee, factsOf } from './edit-coffee.ts'
import { CONTENT_TYPES, EXCERPT_LENGTH, listContent } from './queries.ts'

const tags = ['Moderation']
const MAX_LIMIT = 100

const ContentSchema = Type.Object({
  type: OneOf(SUBJECT_TYPES),
  id: Id(),
  name: Type.String(),
  text: Nullable(Type.String({ description: `The first ${EXCERPT_LENGTH} characters` })),
  slug: Nullable(Type.String()),
  recipeId: Nullable(Id()),
  state: OneOf(['public', 'pending', 'hidden', 'deleted']),
  reason: Nullable(Type.String()),
  author: Nullable(Type.Object({ id: Id(), displayName: Nullable(Type.String()) })),
  createdAt: Timestamp,
})

const Facts = Type.Record(Type.String(), Type.Unsafe<unknown>({}))

export const contentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/content',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listContent',
        description: 'What was shared, newest first: one kind of it, or what is withheld.',
        tags,
        querystring: Type.Object({
          ...PageQuery(50, MAX_LIMIT).properties,
          type: OneOf(CONTENT_TYPES, { default: 'recipe' }),
          state: OneOf(['public', 'pending', 'hidden', 'deleted'], {
            default: 'public',
            description: 'Except for `public`, all kinds together',
          }),
        }),
        response: { 200: Page(ContentSchema) },
      },
    },
    async ({ query: { type, state, ...query } }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [before = MAX_ID] = decodeCursor(query.cursor, `${type} ${state}`, ['integer']) ?? []
      if (state === 'public') {
        const rows = await listContent(app.db, type, before as number, limit + 1)
        const { data, ...rest } = toPage(rows, limit, `${type} ${state}`, ({ id }) => [id])
        const shown = data.map(({ authorId, author, text, ...row }) => ({
          ...{ type, ...row, text: shorten(text, EXCERPT_LENGTH), state, reason: null },
          author: authorId === null ? null : { id: authorId, displayName: author },
        }))
        return { data: shown, ...rest }
      }
      const rows = await listWithheldIn(app.db, state, before as number, limit + 1)
      const { data, ...rest } = toPage(rows, limit, `${type} ${state}`, ({ id }) => [id])
      const shown = data.map(({ subjectType, subjectRef, snapshot, reason, authorId, createdAt }) => ({
        ...{ type: subjectType, id: subjectRef, state, reason, createdAt },
        name: nameOf(subjectType, snapshot),
        text: shorten(textOf(subjectType, snapshot), EXCERPT_LENGTH),
        slug: null,
        recipeId: subjectType === 'recipe' ? subjectRef : ((snapshot as { recipeId?: number }).recipeId ?? null),
        author: authorId === null ? null : { id: authorId, displayName: null },
      }))
      return { data: shown, ...rest }
    },
  )

  app.patch(
    '/api/admin/coffees/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'editCoffeeFacts',
        description: 'Corrects the facts of a coffee. With `preview` nothing changes.',
        tags,
        params: IdParams,
        querystring: PreviewQuery,
        body: Type.Object({ ...ChangeCoffeeBody.properties, reason: Type.Optional(Text(500)) }),
        response: {
          200: Type.Object({
            effect: Type.Object({ before: Facts, counts: Type.Record(Type.String(), Type.Integer()) }),
            entry: Nullable(AuditEntrySchema),
          }),
        },
      },
    },
    async ({ params: { id }, query, body: { reason, ...body }, viewer }) => {
      const coffee = orNotFound(await findWholeCoffee(app.db, id), 'Coffee')
      const effect = { before: { ...factsOf(coffee) }, counts: await countParts(app.db, { type: 'coffee', id }) }
      if (query.preview) return { effect, entry: null }
      const entry = await editCoffee(app, actorOf(viewer), id, body, { reason: reason?.trim() ?? null })
      return { effect, entry: toAuditEntry(entry) }
    },
  )
}
