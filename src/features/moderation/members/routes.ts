/** Routes of the members, for moderators and operators. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { ROLES } from '../../../db/tables.ts'
import { maskEmail } from '../../../domain/mask-email.ts'
import { isSuspended, type Viewer } from '../../../http/access.ts'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { Id, IdParams, MAX_ID, Nullable, OneOf, Text, Timestamp } from '../../../http/schemas.ts'
import { actorOf } from '../audit/actor.ts'
import { countDecisions } from '../audit/queries.ts'
import { UNDO_MS } from '../audit/record.ts'
import { AuditEntrySchema, toAuditEntry } from '../audit/schemas.ts'
import type { Service } from '../decisions/decide.ts'
import { countParts } from '../decisions/effect.ts'
import { PreviewQuery } from '../decisions/schemas.ts'
import { roleOf } from '../roles/role.ts'
import { changeRole, previewRole } from './change-role.ts'
import { deleteMember } from './delete-member.ts'
import {
  findMember,
  listMembers,
  listRoastersOf,
  listSuspended,
  listUnusedCoffeesOf,
  type MemberRow,
  searchMembers,
} from './queries.ts'

const tags = ['Moderation']
const MAX_LIMIT = 100

const MemberSchema = Type.Object({
  id: Id(),
  displayName: Type.String(),
  email: Nullable(Type.String({ description: 'Masked, except for operators' })),
  emailVerified: Type.Boolean(),
  role: OneOf(ROLES),
  suspendedUntil: Nullable(Timestamp),
  suspensionReason: Nullable(Type.String()),
  profileHidden: Type.Boolean(),
  deletionDueAt: Nullable(Type.String({ format: 'date-time', description: 'When a deleted account is gone for good' })),
  createdAt: Timestamp,
})

const Counts = Type.Record(Type.String(), Type.Integer())

const MemberDetail = Type.Object({
  ...MemberSchema.properties,
  counts: Counts,
  decisions: Counts,
  roasters: Type.Array(Type.Object({ id: Id(), name: Type.String(), slug: Type.String() })),
})

const EntryReply = Type.Object({ entry: AuditEntrySchema })

export const memberAdminRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = (): Service => ({ db: app.db, adminEmails: app.config.adminEmails, baseUrl: app.config.baseUrl })

  const toMember = (row: MemberRow, viewer: Viewer): Static<typeof MemberSchema> => ({
    id: row.id,
    displayName: row.displayName,
    email: viewer.role === 'operator' ? row.email : maskEmail(row.email),
    emailVerified: row.emailVerifiedAt !== null,
    role: roleOf(row, app.config.adminEmails),
    // A suspension that is over isn't shown.
    suspendedUntil: isSuspended(row) ? row.suspendedUntil : null,
    suspensionReason: isSuspended(row) ? row.suspensionReason : null,
    profileHidden: row.profileHidden,
    deletionDueAt: row.deletionDueAt,
    createdAt: row.createdAt,
  })

  app.get(
    '/api/admin/members',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listMembers',
        description: 'Newest first; with `q` by name.',
        tags,
        querystring: Type.Object({
          ...PageQuery(50, MAX_LIMIT).properties,
          q: Type.Optional(
            Type.String({ maxLength: 254, description: 'How the name begins, a whole email address, or an id' }),
          ),
          role: Type.Optional(OneOf(ROLES)),
          suspended: Type.Optional(
            Type.Boolean({ description: 'Only those who are suspended, the next to end first' }),
          ),
        }),
        response: { 200: Page(MemberSchema) },
      },
    },
    async ({ query, viewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const words = query.q?.trim()
      if (words) {
        const [name = '', id = 0] = decodeCursor(query.cursor, 'name', ['text', 'integer']) ?? []
        const rows = await searchMembers(app.db, words, [name as string, id as number], limit + 1, query)
        const { data, ...rest } = toPage(rows, limit, 'name', (row) => [row.displayNameSkeleton ?? '', row.id])
        return { data: data.map((row) => toMember(row, viewer)), ...rest }
      }
      if (query.suspended) {
        const after = decodeCursor(query.cursor, 'suspended', ['time', 'integer']) as [string, number] | undefined
        const rows = await listSuspended(app.db, query.role, after, limit + 1)
        const { data, ...rest } = toPage(rows, limit, 'suspended', (row) => [row.suspendedUntil!, row.id])
        return { data: data.map((row) => toMember(row, viewer)), ...rest }
      }
      const [before = MAX_ID] = decodeCursor(query.cursor, 'newest', ['integer']) ?? []
      const rows = await listMembers(app.db, query.role, before as number, limit + 1)
      const { data, ...rest } = toPage(rows, limit, 'newest', ({ id }) => [id])
      return { data: data.map((row) => toMember(row, viewer)), ...rest }
    },
  )

  app.get(
    '/api/admin/members/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'getMember',
        tags,
        params: IdParams,
        response: { 200: Type.Object({ member: MemberDetail }) },
      },
    },
    async ({ params: { id }, viewer }) => {
      const row = orNotFound(await findMember(app.db, id), 'Member')
      const [counts, decisions, roasters] = await Promise.all([
        countParts(app.db, { type: 'profile', id }),
        countDecisions(app.db, id),
        listRoastersOf(app.db, id),
      ])
      return { member: { ...toMember(row, viewer), counts, decisions, roasters } }
    },
  )

  app.get(
    '/api/admin/members/:id/role',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'previewRole',
        description: 'What another role would change; refused like the change itself.',
        tags,
        params: IdParams,
        querystring: Type.Object({ role: OneOf(ROLES, { default: 'moderator' }) }),
        response: {
          200: Type.Object({
            effect: Type.Object({
              displayName: Type.String(),
              before: OneOf(ROLES),
              after: OneOf(ROLES),
              undoableUntil: Timestamp,
            }),
          }),
        },
      },
    },
    async ({ params, query, viewer }) => ({
      effect: await previewRole(service(), actorOf(viewer), params.id, query.role),
    }),
  )

  app.put(
    '/api/admin/members/:id/role',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'changeRole',
        description: 'Not your own, and not that of accounts in ADMIN_EMAILS.',
        tags,
        params: IdParams,
        body: Type.Object({ role: OneOf(ROLES) }),
        response: { 200: EntryReply },
      },
    },
    async ({ params, body, viewer }) => ({
      entry: toAuditEntry(await changeRole(service(), actorOf(viewer), params.id, body.role)),
    }),
  )

  app.post(
    '/api/admin/members/:id/delete',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'deleteMember',
        description:
          'Closes an account at once and deletes it after 30 days; until then it can be undone. With `content: "delete"` its recipes, comments and the coffees that nobody else uses go as well. With `preview` nothing changes.',
        tags,
        params: IdParams,
        querystring: PreviewQuery,
        body: Type.Object({ content: OneOf(['keep', 'delete']), reason: Type.Optional(Text(500)) }),
        response: {
          200: Type.Object({
            effect: Type.Object({ displayName: Type.String(), counts: Counts, undoableUntil: Timestamp }),
            entry: Nullable(AuditEntrySchema),
          }),
        },
      },
    },
    async ({ params: { id }, query, body, viewer }) => {
      const { displayName } = orNotFound(await findMember(app.db, id), 'Member')
      const all = await countParts(app.db, { type: 'profile', id })
      const taken = { ...all, coffees: (await listUnusedCoffeesOf(app.db, id)).length }
      const counts = body.content === 'delete' ? taken : { sessions: all.sessions ?? 0 }
      const effect = { displayName, counts, undoableUntil: new Date(Date.now() + UNDO_MS).toISOString() }
      if (query.preview) return { effect, entry: null }
      const choice = { content: body.content, reason: body.reason?.trim() ?? null }
      return { effect, entry: toAuditEntry(await deleteMember(service(), actorOf(viewer), id, choice)) }
    },
  )
}
