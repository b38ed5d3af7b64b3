/** Routes of the review queue for moderators. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { REPORT_REASONS, ROLES, SUBJECT_TYPES } from '../../../db/tables.ts'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { Id, IdParams, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { findItem, listItems, type QueuePosition } from './queries.ts'
import { readItem } from './read.ts'

const tags = ['Moderation']
const MAX_LIMIT = 50
/** In a list; a single item has more. */
const FEW_REPORTS = 3
const MANY_REPORTS = 100

const ItemSchema = Type.Object({
  id: Id(),
  subject: Type.Object({
    type: OneOf(SUBJECT_TYPES),
    id: Id(),
    name: Type.String(),
    text: Nullable(Type.String()),
    recipeId: Nullable(Type.Integer({ description: 'The recipe of a comment' })),
    slug: Nullable(Type.String({ description: 'Of a roaster or a coffee' })),
  }),
  state: OneOf(['public', 'pending', 'hidden', 'deleted', 'gone']),
  cause: OneOf(['report', 'held', 'appeal']),
  isOpen: Type.Boolean(),
  reportCount: Type.Integer(),
  reports: Type.Array(
    Type.Object({
      id: Id(),
      reason: OneOf(REPORT_REASONS),
      text: Nullable(Type.String()),
      createdAt: Timestamp,
      reporter: Type.Object({ id: Id(), displayName: Type.String() }),
    }),
    { description: 'The latest ones' },
  ),
  author: Nullable(
    Type.Object({
      id: Id(),
      displayName: Type.String(),
      role: OneOf(ROLES),
      createdAt: Timestamp,
      suspendedUntil: Nullable(Timestamp),
      suspensionReason: Nullable(Type.String()),
      decisions: Type.Record(Type.String(), Type.Integer(), {
        description: 'How often each decision was taken about the author before',
      }),
    }),
  ),
  reason: Nullable(Type.String({ description: 'Why it is hidden' })),
  appeal: Nullable(Type.Object({ text: Type.String(), createdAt: Timestamp })),
  createdAt: Timestamp,
  decidedAt: Nullable(Timestamp),
})

export const queueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const read = (item: Parameters<typeof readItem>[1], reports: number) =>
    readItem(app.db, item, reports, app.config.adminEmails)

  app.get(
    '/api/admin/queue',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listReviewQueue',
        description: 'What was reported, held or appealed.',
        tags,
        querystring: Type.Object({
          ...PageQuery(20, MAX_LIMIT).properties,
          state: OneOf(['open', 'decided'], { default: 'open' }),
          sort: OneOf(['oldest', 'most_reported'], { default: 'oldest' }),
        }),
        response: { 200: Page(ItemSchema) },
      },
    },
    async ({ query: { state, sort, ...query } }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const kinds = [sort === 'oldest' ? 'time' : 'integer', 'integer'] as const
      const after = decodeCursor(query.cursor, sort, kinds) as QueuePosition | undefined
      const rows = await listItems(app.db, state, sort, after, limit + 1)
      const items = await Promise.all(rows.map((row) => read(row, FEW_REPORTS)))
      const fitting = countFitting(items, limit, ['subject', 'reports', 'reason', 'appeal'])
      return toPage(items, fitting, sort, ({ id, createdAt, reportCount }) => [
        sort === 'oldest' ? createdAt : reportCount,
        id,
      ])
    },
  )

  app.get(
    '/api/admin/queue/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'getReviewItem',
        tags,
        params: IdParams,
        response: { 200: Type.Object({ item: ItemSchema }) },
      },
    },
    async ({ params }) => ({
      item: await read(orNotFound(await findItem(app.db, params.id), 'Entry'), MANY_REPORTS),
    }),
  )
}
