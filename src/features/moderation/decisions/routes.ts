/** Routes by which moderators decide, and undo what was decided. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { IdParams } from '../../../http/schemas.ts'
import { reloadGrinder } from '../../equipment/catalog/unknown-grinders.ts'
import { actorOf } from '../audit/actor.ts'
import { AuditEntrySchema, toAuditEntry } from '../audit/schemas.ts'
import { decide, type Service } from './decide.ts'
import { previewDecision } from './effect.ts'
import { DecisionBody, DecisionReply, PreviewQuery } from './schemas.ts'
import { undoDecision } from './undo.ts'

const tags = ['Moderation']

export const decisionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = (): Service => ({
    db: app.db,
    adminEmails: app.config.adminEmails,
    baseUrl: app.config.baseUrl,
  })

  app.post(
    '/api/admin/decisions',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'decide',
        description:
          'Takes a decision about something that was shared, or about its author. With `preview` nothing changes. Moderators decide about members only.',
        tags,
        querystring: PreviewQuery,
        body: DecisionBody,
        response: { 200: DecisionReply },
      },
    },
    async ({ body, query, viewer }) => {
      const { subjectType, subjectId, ...rest } = body
      const order = { ...rest, subject: { type: subjectType, id: subjectId } }
      const effect = await previewDecision(service(), actorOf(viewer), order)
      if (query.preview) return { effect, entry: null }
      const entry = await decide(service(), actorOf(viewer), order)
      app.mail.wake()
      return { effect, entry: toAuditEntry(entry) }
    },
  )

  app.post(
    '/api/admin/audit-log/:id/undo',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'undoDecision',
        description: 'Undoes a decision within 30 days; 409 afterwards. The answer is the new entry.',
        tags,
        params: IdParams,
        response: { 200: Type.Object({ entry: AuditEntrySchema }) },
      },
    },
    async ({ params, viewer }) => {
      const entry = await undoDecision({ ...service(), catalog: app.catalog }, actorOf(viewer), params.id)
      if (entry.subjectType === 'settings') await app.settings.load(app.db)
      if (entry.subjectType === 'grinder') await reloadGrinder(app, entry.subjectRef)
      return { entry: toAuditEntry(entry) }
    },
  )
}
