/** Routes by which moderators decide about claims and changes of roasters, and remove members of roasters. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { Id, IdParams, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { listMembers } from '../../roaster-tools/members/queries.ts'
import { actorOf } from '../audit/actor.ts'
import { UNDO_MS } from '../audit/record.ts'
import { AuditEntrySchema, toAuditEntry } from '../audit/schemas.ts'
import { countParts } from '../decisions/effect.ts'
import { PreviewQuery } from '../decisions/schemas.ts'
import { judgeChange, judgeClaim, previewRemoval, removePortalMember } from './decide.ts'
import { findOpenClaim, listChangesAfter, listClaimsAfter, type OpenClaim } from './queries.ts'

const tags = ['Moderation']
const MAX_LIMIT = 100

const Person = Type.Object({ id: Id(), displayName: Type.String() })
const RoasterRef = Type.Object({
  id: Id(),
  name: Type.String(),
  slug: Type.String(),
  websiteUrl: Nullable(Type.String()),
})

const ClaimSchema = Type.Object({
  id: Id(),
  status: OneOf(['PENDING', 'PENDING_REVIEW'], { description: 'PENDING while the business address is not confirmed' }),
  roaster: RoasterRef,
  isNewRoaster: Type.Boolean(),
  claimant: Person,
  businessEmail: Type.String(),
  proofUrl: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  createdAt: Timestamp,
})

const ChangeSchema = Type.Object({
  id: Id(),
  roaster: RoasterRef,
  field: OneOf(['name', 'websiteUrl']),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  member: Person,
  createdAt: Timestamp,
})

const RemovalEffect = Type.Object({
  displayName: Type.String(),
  roaster: RoasterRef,
  counts: Type.Record(Type.String(), Type.Integer(), {
    description: "What they can't manage any more, how many members are left, and their changes that go too",
  }),
  tellsMember: Type.Boolean({ description: 'Whether they get an email' }),
  undoableUntil: Timestamp,
})

const VerdictBody = Type.Object({ decision: OneOf(['approve', 'reject']) })
const EntryReply = Type.Object({ entry: AuditEntrySchema })

const toClaim = (row: OpenClaim): Static<typeof ClaimSchema> => ({
  id: row.id,
  status: row.status as 'PENDING' | 'PENDING_REVIEW',
  roaster: { id: row.roasterId, name: row.roasterName, slug: row.roasterSlug, websiteUrl: row.websiteUrl },
  isNewRoaster: row.createdRoaster,
  claimant: { id: row.claimantId, displayName: row.claimant },
  ...{ businessEmail: row.businessEmail, proofUrl: row.proofUrl, notes: row.notes, createdAt: row.createdAt },
})

export const roasterReviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = () => ({ db: app.db, adminEmails: app.config.adminEmails, baseUrl: app.config.baseUrl })

  app.get(
    '/api/admin/claims',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listOpenClaims',
        description: 'Open roaster claims, oldest first.',
        tags,
        querystring: PageQuery(20, MAX_LIMIT),
        response: { 200: Page(ClaimSchema) },
      },
    },
    async ({ query }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [after = 0] = decodeCursor(query.cursor, 'claims', ['integer']) ?? []
      const rows = await listClaimsAfter(app.db, after as number, limit + 1)
      const fitting = countFitting(rows, limit, ['notes', 'proofUrl', 'websiteUrl'])
      const { data, ...rest } = toPage(rows, fitting, 'claims', ({ id }) => [id])
      return {
        data: data.map(toClaim),
        ...rest,
      }
    },
  )

  app.get(
    '/api/admin/claims/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'previewClaim',
        description: 'An open claim, and what an approval would give the claimant.',
        tags,
        params: IdParams,
        response: {
          200: Type.Object({
            claim: ClaimSchema,
            effect: Type.Object({
              counts: Type.Record(Type.String(), Type.Integer(), {
                description: 'What the claimant would manage: coffees, recipes, followers',
              }),
              members: Type.Array(Person, { description: 'Who manages the roaster already, and gets an email' }),
              undoableUntil: Timestamp,
            }),
          }),
        },
      },
    },
    async ({ params }) => {
      const claim = orNotFound(await findOpenClaim(app.db, params.id), 'Claim')
      const members = await listMembers(app.db, claim.roasterId)
      const effect = {
        counts: await countParts(app.db, { type: 'roaster', id: claim.roasterId }),
        members: members.map(({ id, displayName }) => ({ id, displayName })),
        undoableUntil: new Date(Date.now() + UNDO_MS).toISOString(),
      }
      return { claim: toClaim(claim), effect }
    },
  )

  app.post(
    '/api/admin/claims/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'decideClaim',
        description: 'Approval makes the claimant a member of the roaster. The claimant gets an email.',
        tags,
        params: IdParams,
        body: VerdictBody,
        response: { 200: EntryReply },
      },
    },
    async ({ params, body, viewer }) => {
      const entry = await judgeClaim(service(), actorOf(viewer), params.id, body.decision)
      app.mail.wake()
      return { entry: toAuditEntry(entry) }
    },
  )

  app.get(
    '/api/admin/roaster-changes',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'listRoasterChanges',
        description: 'New names and websites of verified roasters that wait, oldest first.',
        tags,
        querystring: PageQuery(20, MAX_LIMIT),
        response: { 200: Page(ChangeSchema) },
      },
    },
    async ({ query }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [after = 0] = decodeCursor(query.cursor, 'changes', ['integer']) ?? []
      const rows = await listChangesAfter(app.db, after as number, limit + 1)
      const { data, ...rest } = toPage(rows, limit, 'changes', ({ id }) => [id])
      return {
        data: data.map(({ id, field, value, createdAt, name, websiteUrl, roasterId, slug, memberId, displayName }) => ({
          ...{ id, field, createdAt },
          roaster: { id: roasterId, name, slug, websiteUrl },
          before: field === 'name' ? name : websiteUrl,
          after: value,
          member: { id: memberId, displayName },
        })),
        ...rest,
      }
    },
  )

  app.post(
    '/api/admin/roaster-changes/:id',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'decideRoasterChange',
        tags,
        params: IdParams,
        body: VerdictBody,
        response: { 200: EntryReply },
      },
    },
    async ({ params, body, viewer }) => {
      const entry = await judgeChange(service(), actorOf(viewer), params.id, body.decision)
      app.mail.wake()
      return { entry: toAuditEntry(entry) }
    },
  )

  app.delete(
    '/api/admin/roasters/:id/members/:userId',
    {
      config: { access: 'moderator' },
      schema: {
        operationId: 'removePortalMember',
        description:
          'Removes somebody from the members of a roaster, who gets an email. With `preview` nothing changes.',
        tags,
        params: Type.Object({ id: Id(), userId: Id() }),
        querystring: PreviewQuery,
        response: { 200: Type.Object({ effect: RemovalEffect, entry: Nullable(AuditEntrySchema) }) },
      },
    },
    async ({ params, query, viewer }) => {
      const { id: roasterId, userId } = params
      const effect = await previewRemoval(service(), actorOf(viewer), { roasterId, userId })
      if (query.preview) return { effect, entry: null }
      const entry = await removePortalMember(service(), actorOf(viewer), { roasterId, userId })
      app.mail.wake()
      return { effect, entry: toAuditEntry(entry) }
    },
  )
}
