/** Routes of settings and invitations, for operators. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Id, IdParams, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { listInvites } from '../../members/accounts/invite-queries.ts'
import { actorOf } from '../audit/actor.ts'
import { AuditEntrySchema, toAuditEntry } from '../audit/schemas.ts'
import { PreviewQuery } from '../decisions/schemas.ts'
import { changeSettings, previewSettings } from './change.ts'
import { createInvite, removeInvite } from './invites.ts'

const tags = ['Administration']

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

const Value = Type.Union([Type.String(), Type.Boolean(), Type.Integer()])

const ChangeReply = Type.Object({
  ...SettingsReply.properties,
  effect: Type.Object({
    changes: Type.Array(
      Type.Object({
        name: OneOf(['registration', 'quotas', 'holdLinks', 'newAccountDays']),
        before: Value,
        after: Value,
      }),
      { description: 'Only what differs from now' },
    ),
    counts: Type.Record(Type.String(), Type.Integer(), {
      description:
        'What it concerns: `invites` that go on working, `pending` things that go on waiting, `newAccounts` by the new number of days',
    }),
    undoableUntil: Timestamp,
  }),
  entry: Nullable(AuditEntrySchema),
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
        description:
          'Takes effect at once here and within half a minute on other nodes; null restores the default. With `preview` nothing changes.',
        tags,
        querystring: PreviewQuery,
        body: Type.Object({
          registration: Type.Optional(Nullable(Values.properties.registration)),
          quotas: Type.Optional(Nullable(Values.properties.quotas)),
          holdLinks: Type.Optional(Nullable(Values.properties.holdLinks)),
          newAccountDays: Type.Optional(Nullable(Values.properties.newAccountDays)),
        }),
        response: { 200: ChangeReply },
      },
    },
    async ({ body: { registration, quotas, holdLinks, newAccountDays }, query, viewer }) => {
      const changes = { registration, quotas, holdLinks, newAccountDays }
      const effect = await previewSettings(app.db, app.settings, changes)
      if (query.preview) return { ...readSettings(), effect, entry: null }
      const entry = await changeSettings(app.db, actorOf(viewer), changes, app.settings.values)
      await app.settings.load(app.db)
      return { ...readSettings(), effect, entry: toAuditEntry(entry) }
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
      const order = { uses, days, note: note?.trim() || null }
      const { id, token, expiresAt } = await createInvite(app.db, actorOf(viewer), order)
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
      await removeInvite(app.db, actorOf(viewer), id)
      return { success: true as const }
    },
  )
}
