/** Routes that show the sign-in options and sessions of an account, end sessions and unlink identities. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { nameDevice } from '../../../domain/device-names.ts'
import { conflict, notFound, orNotFound } from '../../../http/errors.ts'
import { Nullable, OneOf, Success, Timestamp } from '../../../http/schemas.ts'
import { clearSessionCookie } from '../../../http/session-cookie.ts'
import { message } from '../../../i18n/message.ts'
import { findEmailChange } from './email-change-queries.ts'
import { lockMember, lockUser } from './lock-user.ts'
import { findUser, IDENTITY_COLUMNS, type Provider, type User, updateUser } from './queries.ts'
import { deleteSessionOf, deleteSessionsOf, listSessions } from './session-queries.ts'

const tags = ['Accounts']
const PROVIDERS = Object.keys(IDENTITY_COLUMNS) as Provider[]

const Session = Type.Object({
  id: Type.String(),
  browser: Nullable(
    Type.String({ description: 'Null for a program that isn’t a known browser', examples: ['Firefox'] }),
  ),
  system: Nullable(Type.String({ examples: ['Android'] })),
  createdAt: Timestamp,
  lastUsedAt: Nullable(
    Type.String({ ...Timestamp, description: 'To the hour; null for sessions of earlier versions' }),
  ),
  expiresAt: Timestamp,
  isCurrent: Type.Boolean({ description: 'Whether this request belongs to it' }),
})

const Security = Type.Object({
  email: Nullable(Type.String()),
  emailVerified: Type.Boolean(),
  pendingEmail: Nullable(Type.String({ description: 'The address that the account changes to, once confirmed' })),
  hasPassword: Type.Boolean(),
  identities: Type.Array(Type.Object({ provider: OneOf(PROVIDERS), name: Type.String() })),
})

export const securityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const nameOf = (provider: Provider): string => (provider === 'apple' ? 'Apple' : (app.config.oidc?.name ?? 'OpenID'))

  app.get(
    '/api/auth/options',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getSignInOptions',
        description: 'How members can sign up and sign in here.',
        tags,
        response: {
          200: Type.Object({
            registration: OneOf(['open', 'invite', 'closed']),
            mail: Type.Boolean({ description: 'Whether links can be mailed' }),
            oidc: Nullable(Type.Object({ name: Type.String() })),
          }),
        },
      },
    },
    async () => {
      const { sendsMail, oidc } = app.config
      const { registration } = app.settings.values
      return { registration, mail: sendsMail, oidc: oidc ? { name: oidc.name } : null }
    },
  )

  app.get(
    '/api/user/security',
    {
      config: { access: 'required' },
      schema: { operationId: 'getAccountSecurity', tags, response: { 200: Security } },
    },
    async ({ viewer }) => {
      const user = orNotFound(await findUser(app.db, viewer.id), 'Account')
      const change = await findEmailChange(app.db, viewer.id)
      return {
        email: user.email,
        emailVerified: user.emailVerifiedAt !== null,
        pendingEmail: change?.newEmail ?? null,
        hasPassword: user.passwordHash !== null,
        identities: linkedTo(user).map((provider) => ({ provider, name: nameOf(provider) })),
      }
    },
  )

  app.get(
    '/api/user/sessions',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listSessions',
        description: 'The devices that are signed in, most recently used first.',
        tags,
        response: { 200: Type.Object({ sessions: Type.Array(Session) }) },
      },
    },
    async ({ viewer }) => {
      const sessions = await listSessions(app.db, viewer.id)
      return {
        sessions: sessions.map(({ device, ...session }) => ({
          ...session,
          ...nameDevice(device),
          isCurrent: session.id === viewer.sessionId,
        })),
      }
    },
  )

  app.delete(
    '/api/user/sessions/:session',
    {
      config: { access: 'required', keepsCache: true, whileSuspended: true },
      schema: {
        operationId: 'endSession',
        tags,
        params: Type.Object({ session: Type.String({ minLength: 1, maxLength: 64 }) }),
        response: { 200: Success },
      },
    },
    async ({ viewer, params }, reply) => {
      if (!(await deleteSessionOf(app.db, viewer.id, params.session))) throw notFound('Session')
      if (params.session === viewer.sessionId) clearSessionCookie(reply, app.config.baseUrl)
      return { success: true as const }
    },
  )

  app.delete(
    '/api/user/sessions',
    {
      config: { access: 'required', keepsCache: true, whileSuspended: true },
      schema: {
        operationId: 'endAllSessions',
        description: 'Signs out everywhere, or everywhere else.',
        tags,
        querystring: Type.Object({
          keepCurrent: Type.Optional(Type.Boolean({ description: 'Leave the session of this request open' })),
        }),
        response: { 200: Success },
      },
    },
    async ({ viewer, query: { keepCurrent = false } }, reply) => {
      await transaction(app.db, async (db) => {
        await lockMember(db, viewer.id)
        await deleteSessionsOf(db, viewer.id, keepCurrent ? viewer.sessionId : undefined)
      })
      if (!keepCurrent) clearSessionCookie(reply, app.config.baseUrl)
      return { success: true as const }
    },
  )

  app.delete(
    '/api/user/identities/:provider',
    {
      config: { access: 'required', keepsCache: true },
      schema: {
        operationId: 'unlinkIdentity',
        description: '409 if there is no other way to sign in.',
        tags,
        params: Type.Object({ provider: OneOf(PROVIDERS) }),
        response: { 200: Success },
      },
    },
    async ({ viewer, params: { provider } }) => {
      await transaction(app.db, async (db) => {
        const user = orNotFound(await lockUser(db, { id: viewer.id }, 'no key update'), 'Account')
        if (!linkedTo(user).includes(provider)) throw notFound('Identity')
        if (!hasOtherWayIn(user, provider)) {
          throw conflict(
            message('This is the only way to sign in to your account. Add a password or an email address first.'),
            'only_way_in',
          )
        }
        await updateUser(db, user.id, { [IDENTITY_COLUMNS[provider]]: null })
      })
      return { success: true as const }
    },
  )

  const hasOtherWayIn = (user: User, provider: Provider): boolean =>
    user.passwordHash !== null ||
    linkedTo(user).some((other) => other !== provider) ||
    (user.email !== null && app.config.sendsMail)
}

const linkedTo = (user: User): Provider[] => PROVIDERS.filter((provider) => user[IDENTITY_COLUMNS[provider]] !== null)
