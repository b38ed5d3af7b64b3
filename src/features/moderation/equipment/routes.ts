/** Routes by which moderators decide about grinders that members suggest for the catalog. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { grinderName } from '../../../domain/catalog.ts'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { Id, IdParams, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { toName } from '../../equipment/grinders/answers.ts'
import { GrinderNameSchema } from '../../equipment/grinders/schemas.ts'
import { toOwnGrinder } from '../../equipment/own-grinders/answers.ts'
import { OwnGrinderSchema } from '../../equipment/own-grinders/schemas.ts'
import { actorOf } from '../audit/actor.ts'
import { AuditEntrySchema, toAuditEntry } from '../audit/schemas.ts'
import { PreviewQuery } from '../decisions/schemas.ts'
import { judgeSuggestion, planVerdict, undoableUntil } from './decide.ts'
import { findSuggestion, listOpenSuggestions } from './queries.ts'

const tags = ['Moderation']
const MAX_LIMIT = 100
/** Entries of the catalog with a similar name, so that a moderator sees duplicates. */
const MAX_SIMILAR = 3

const SuggestedGrinder = Type.Object({
  id: Id(),
  grinder: OwnGrinderSchema,
  sources: Type.String(),
  member: Type.Object({ id: Id(), displayName: Type.String() }),
  similar: Type.Array(GrinderNameSchema, { description: 'What the catalog has under a similar name' }),
  createdAt: Timestamp,
})

const VerdictBody = Type.Object({
  decision: OneOf(['accept', 'decline']),
  changedAt: Type.String({ format: 'date-time', description: 'Of the grinder as you saw it; 409 if it changed since' }),
  brand: Type.Optional(Nullable(Type.String({ maxLength: 60, description: 'Corrected, or added if it has none' }))),
  name: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  sources: Type.Optional(Nullable(Type.String({ maxLength: 1000, description: "Instead of the owner's" }))),
  reason: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'For the owner, if it is declined' }))),
})

const Effect = Type.Object({
  decision: OneOf(['accept', 'decline']),
  brand: Type.String(),
  name: Type.String(),
  sources: Type.String(),
  tellsOwner: Type.Boolean(),
  undoableUntil: Timestamp,
})

export const equipmentReviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/equipment/suggestions',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listGrinderSuggestions',
        description: 'Grinders that members suggest for the catalog, oldest first.',
        tags,
        querystring: PageQuery(20, MAX_LIMIT),
        response: { 200: Page(SuggestedGrinder) },
      },
    },
    async ({ query, reader }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [after = 0] = decodeCursor(query.cursor, 'grinders', ['integer']) ?? []
      const rows = await listOpenSuggestions(app.db, after as number, limit + 1)
      const { data, ...rest } = toPage(rows, limit, 'grinders', ({ id }) => [id])
      return {
        data: data.map((row) => {
          const grinder = app.catalog.requireGrinder(row.grinderId)
          const similar = app.grinderFinder.search(grinderName(grinder)).slice(0, MAX_SIMILAR).map(toName)
          return {
            ...{ id: row.id, sources: row.sources, similar, createdAt: row.createdAt },
            grinder: toOwnGrinder(app, grinder, row, reader),
            member: { id: row.userId, displayName: row.displayName },
          }
        }),
        ...rest,
      }
    },
  )

  app.post(
    '/api/admin/equipment/suggestions/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'decideGrinderSuggestion',
        description:
          'Accepts a grinder into the catalog, where it keeps its id, or declines it. Its owner gets an email. With `preview` nothing changes.',
        tags,
        params: IdParams,
        querystring: PreviewQuery,
        body: VerdictBody,
        response: { 200: Type.Object({ effect: Effect, entry: Nullable(AuditEntrySchema) }) },
      },
    },
    async ({ params, query, body, viewer }) => {
      const suggestion = orNotFound(await findSuggestion(app.db, params.id), 'Suggestion')
      const grinder = app.catalog.requireGrinder(suggestion.grinderId)
      const { brand, model: name, source } = planVerdict(app.catalog, grinder, suggestion.sources, body)
      const effect = {
        ...{ decision: body.decision, brand, name, sources: source },
        ...{ tellsOwner: suggestion.email !== null, undoableUntil: undoableUntil() },
      }
      if (query.preview) return { effect, entry: null }
      const { db, catalog, config } = app
      const { adminEmails, baseUrl } = config
      const service = { db, catalog, adminEmails, baseUrl }
      const decided = await judgeSuggestion(service, actorOf(viewer), params.id, body)
      if (decided.grinder) app.catalog.putGrinders([decided.grinder])
      app.mail.wake()
      return { effect, entry: toAuditEntry(decided.entry) }
    },
  )
}
