/** The route by which members report something. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { REPORT_REASONS } from '../../../db/tables.ts'
import { closeBidi } from '../../../domain/invisible.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { SubjectTypeSchema } from '../decisions/schemas.ts'
import type { ReportRow } from './queries.ts'
import { report } from './report.ts'

const ReportSchema = Type.Object({
  id: Id(),
  subjectType: SubjectTypeSchema,
  subjectId: Id(),
  reason: OneOf(REPORT_REASONS),
  text: Nullable(Type.String()),
  createdAt: Timestamp,
})
const Reply = Type.Object({
  report: ReportSchema,
  isNew: Type.Boolean({ description: 'False if you have reported this before' }),
})

export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/reports',
    {
      config: { access: 'required', rateLimit: perMinute(10) },
      schema: {
        operationId: 'report',
        description:
          'Reports a recipe, comment, coffee, roaster or profile to the moderators. Reporting it again returns the first report.',
        tags: ['Moderation'],
        body: Type.Object({
          subjectType: SubjectTypeSchema,
          subjectId: Id(),
          reason: OneOf(REPORT_REASONS),
          text: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
        }),
        response: {
          200: Type.Object(Reply.properties, { description: 'You have reported this already' }),
          201: Reply,
        },
      },
    },
    async ({ body, viewer }, reply) => {
      const text = closeBidi(body.text?.trim() ?? '') || null
      const subject = { type: body.subjectType, id: body.subjectId }
      const { report: row, isNew } = await report(app, viewer.id, subject, { reason: body.reason, text })
      reply.code(isNew ? 201 : 200)
      return { report: toReport(row), isNew }
    },
  )
}

const toReport = ({ id, subjectType, subjectRef, reason, text, createdAt }: ReportRow) => ({
  ...{ id, subjectType, subjectId: subjectRef, reason, text, createdAt },
})
