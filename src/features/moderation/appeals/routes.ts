/** Routes for authors: what was withheld from the public and why, and appeals against it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { closeBidi } from '../../../domain/invisible.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { Id, MAX_ID, Nullable, OneOf, Text, Timestamp } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { Suspension } from '../../members/accounts/schemas.ts'
import { SubjectTypeSchema } from '../decisions/schemas.ts'
import { listWithheldOf, listWithheldRoastersOf, type Withheld } from '../withheld/queries.ts'
import { nameOf, textOf } from '../withheld/snapshot.ts'
import { appeal } from './appeal.ts'
import { appealSuspension } from './appeal-suspension.ts'

const tags = ['Moderation']
const MAX_LIMIT = 100

const ReviewSchema = Type.Object({
  subjectType: SubjectTypeSchema,
  subjectId: Id(),
  name: Type.String(),
  text: Nullable(Type.String()),
  review: OneOf(['pending', 'hidden', 'deleted'], { description: 'Nobody but you sees it' }),
  reason: Nullable(Type.String({ description: 'What the moderator wrote' })),
  createdAt: Timestamp,
  appealedAt: Nullable(Timestamp),
  canAppeal: Type.Boolean(),
})

const toReview = (row: Withheld): Static<typeof ReviewSchema> => ({
  subjectType: row.subjectType,
  subjectId: row.subjectRef,
  name: nameOf(row.subjectType, row.snapshot),
  text: textOf(row.subjectType, row.snapshot),
  review: row.state,
  reason: row.reason,
  createdAt: row.createdAt,
  appealedAt: row.appealedAt,
  canAppeal: row.state !== 'pending' && row.appealedAt === null,
})

export const appealRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** Withheld things that the member shared, and withheld roasters that they manage, newest first. */
  async function listReviews(userId: number, before: number, limit: number): Promise<Withheld[]> {
    const shared = await listWithheldOf(app.db, userId, before, limit)
    const roasters = (await listWithheldRoastersOf(app.db, userId)).filter(
      ({ id, authorId }) => id < before && authorId !== userId,
    )
    return [...shared, ...roasters].sort((a, b) => b.id - a.id).slice(0, limit)
  }

  app.get(
    '/api/user/reviews',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listReviews',
        description: 'What you shared and nobody else sees: it waits for review, or a moderator hid it. Newest first.',
        tags,
        querystring: PageQuery(20, MAX_LIMIT),
        response: { 200: Page(ReviewSchema) },
      },
    },
    async ({ query, viewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [before = MAX_ID] = decodeCursor(query.cursor, 'reviews', ['integer']) ?? []
      const rows = await listReviews(viewer.id, before as number, limit + 1)
      const fitting = countFitting(rows.map(toReview), limit, ['text', 'reason'])
      const { data, ...rest } = toPage(rows, fitting, 'reviews', ({ id }) => [id])
      return { data: data.map(toReview), ...rest }
    },
  )

  app.post(
    '/api/appeals',
    {
      config: { access: 'required', whileSuspended: true, rateLimit: perMinute(10) },
      schema: {
        operationId: 'appeal',
        description: 'Asks for another review of something of yours that was hidden; once for each.',
        tags,
        body: Type.Object({ subjectType: SubjectTypeSchema, subjectId: Id(), text: Text(1000) }),
        response: { 201: Type.Object({ review: ReviewSchema }) },
      },
    },
    async ({ body, viewer }, reply) => {
      const subject = { type: body.subjectType, id: body.subjectId }
      const row = await appeal(app.db, viewer.id, subject, closeBidi(body.text.trim()))
      reply.code(201)
      return { review: toReview(row) }
    },
  )

  app.post(
    '/api/user/suspension-appeal',
    {
      config: { access: 'required', whileSuspended: true, rateLimit: perMinute(10) },
      schema: {
        operationId: 'appealSuspension',
        description: 'Asks for another review of the suspension of your account; once for each suspension.',
        tags,
        body: Type.Object({ text: Text(1000) }),
        response: { 201: Type.Object({ suspension: Suspension }) },
      },
    },
    async ({ body, viewer }, reply) => {
      const user = await appealSuspension(app.db, viewer.id, closeBidi(body.text.trim()))
      const { suspendedUntil, suspensionReason, suspensionAppealedAt } = user
      reply.code(201)
      return { suspension: { until: suspendedUntil!, reason: suspensionReason, appealedAt: suspensionAppealedAt } }
    },
  )
}
