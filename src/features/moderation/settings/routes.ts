/** Routes of settings and invitations, for operators. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/errors.ts'
import { Id, IdParams, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { deleteInvite, insertInvite, listInvites } from '../../members/accounts/invite-queries.ts'
import { hashToken, randomToken } from '../../members/accounts/tokens.ts'
import { actorOf } from '../audit/actor.ts'
import { record } from '../audit/record.ts'

const tags = ['Administration']
const DAY_MS = 24 * 60 * 60_000

const Values = Type.Object({
  registration: OneOf(['open', 'invite', 'closed']),
  quotas: Type.Boolean({
    description: 'Daily limits for what an account creates; without them nothing is held either',
  }),
  holdLinks: Type.Boolean({ description: 'Whether the first links of new accounts wait for review' }),
  newAccountDays: Type.Integer({ minimum: 0, maximum: 365, description: 'How long an account is new' }),
})

const SettingsReply = Type.Object({
  settings: Values,
  defaults: Type.Object(Values.properties, { description: 'What the environment says' }),
  changed: Type.Array(Type.String(), { description: 'The settings that differ from it' }),
})

const InviteSchema = Type.Object({
  id: Id(),
  usesLeft: Type.Integer(),
  note: Nullable(Type.String()),
  createdAt: Timestamp,
  expiresAt: Timestamp,
})

export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const readSettings = () => ({
    settings: app.settings.values,
    defaults: app.settings.defaults,
    changed: app.settings.changed,
  })

  app.get(
    '/api/admin/settings',
    {
      config: { access: 'operator' },
      schema: { operationId: 'getSettings', tags, response: { 200: SettingsReply } },
    },
    async () => readSettings(),
  )

  app.patch(
    '/api/admin/settings',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'changeSettings',
        description: 'Takes effect at once here and within half a minute on other nodes; null is the default again.',
        tags,
        body: Type.Object({
          registration: Type.Optional(Nullable(Values.properties.registration)),
          quotas: Type.Optional(Nullable(Values.properties.quotas)),
          holdLinks: Type.Optional(Nullable(Values.properties.holdLinks)),
          newAccountDays: Type.Optional(Nullable(Values.properties.newAccountDays)),
        }),
        response: { 200: SettingsReply },
      },
    },
    async ({ body: { registration, quotas, holdLinks, newAccountDays }, viewer }) => {
      const before = app.settings.values
      const changes = { registration, quotas, holdLinks, newAccountDays }
      await transaction(app.db, async (db) => {
        await app.settings.change(db, changes)
        await record(db, actorOf(viewer), {
          ...{ action: 'change-settings', subjectType: 'settings', subjectRef: 0 },
          ...{ before, after: changes },
        })
      })
      await app.settings.load(app.db)
      return readSettings()
    },
  )

  app.get(
    '/api/admin/invites',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listInvites',
        description: 'Invitations that still work.',
        tags,
        response: { 200: Type.Object({ invites: Type.Array(InviteSchema) }) },
      },
    },
    async () => ({ invites: await listInvites(app.db) }),
  )

  app.post(
    '/api/admin/invites',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'createInvite',
        description: 'The link is shown only once.',
        tags,
        body: Type.Object({
          uses: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
          days: Type.Integer({ minimum: 1, maximum: 365, default: 7 }),
          note: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
        }),
        response: { 201: Type.Object({ id: Id(), url: Type.String(), expiresAt: Timestamp }) },
      },
    },
    async ({ body: { uses, days, note }, viewer }, reply) => {
      const token = randomToken()
      const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
      const id = await transaction(app.db, async (db) => {
        const invite = { hash: hashToken(token), usesLeft: uses, note: note?.trim() || null, expiresAt }
        const id = await insertInvite(db, invite)
        const after = { uses, expiresAt, note: invite.note }
        await record(db, actorOf(viewer), { action: 'invite', subjectType: 'invite', subjectRef: id, after })
        return id
      })
      reply.code(201).header('cache-control', 'no-store')
      return { id, url: `${app.config.baseUrl}/register?invite=${token}`, expiresAt }
    },
  )

  app.delete(
    '/api/admin/invites/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'deleteInvite',
        tags,
        params: IdParams,
        response: { 200: Type.Object({ success: Type.Literal(true) }) },
      },
    },
    async ({ params: { id }, viewer }) => {
      await transaction(app.db, async (db) => {
        if (!(await deleteInvite(db, id))) throw notFound('Invitation')
        await record(db, actorOf(viewer), { action: 'remove-invite', subjectType: 'invite', subjectRef: id })
      })
      return { success: true as const }
    },
  )
}
