/** The route of the audit log. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { Id, MAX_ID, OneOf } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { listEntries } from './queries.ts'
import { AUDIT_SUBJECTS, AuditEntrySchema, toAuditEntry } from './schemas.ts'

const MAX_LIMIT = 100

export const auditRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/audit-log',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listAuditLog',
        description: 'Every decision, newest first.',
        tags: ['Moderation'],
        querystring: Type.Object({
          ...PageQuery(50, MAX_LIMIT).properties,
          subjectType: Type.Optional(OneOf(AUDIT_SUBJECTS)),
          subjectId: Type.Optional(Id('Only with `subjectType`')),
          actorId: Type.Optional(Id('Who decided')),
          memberId: Type.Optional(Id('Whom it concerns')),
        }),
        response: { 200: Page(AuditEntrySchema) },
      },
    },
    async ({ query }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [before = MAX_ID] = decodeCursor(query.cursor, 'audit', ['integer']) ?? []
      const { subjectType, actorId, memberId } = query
      const subjectRef = subjectType === undefined ? undefined : query.subjectId
      const filter = { subjectType, subjectRef, actorId, memberId }
      const rows = await listEntries(app.db, filter, before as number, limit + 1)
      const entries = rows.map(toAuditEntry)
      return toPage(entries, countFitting(entries, limit, ['reason', 'before', 'after']), 'audit', ({ id }) => [id])
    },
  )
}
