/** Routes for sign-in, registration, reading the account and deleting it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { hasLevels } from '../../../domain/taste.ts'
import { prefersHtml } from '../../../http/accept.ts'
import { isSuspended } from '../../../http/access.ts'
import { AppError, orNotFound, toAppError, unauthorized } from '../../../http/errors.ts'
import { LINK_EXPIRED, NEW_LINK, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { normalizeEmail, Success, SuccessMessage } from '../../../http/schemas.ts'
import { clearSessionCookie } from '../../../http/session-cookie.ts'
import { message } from '../../../i18n/message.ts'
import { AppleVerifier } from './apple-identity.ts'
import { rememberBrowser } from './browser-cookie.ts'
import { deleteAccount } from './delete-account.ts'
import { signInWithIdentity } from './identities.ts'
import { signInWithPassword } from './login.ts'
import { mailLink, revokeAccount, signInByLink } from './mailed-links.ts'
import { findAccount, findUserByEmail } from './queries.ts'
import { register } from './register.ts'
import * as schemas from './schemas.ts'
import { deleteSession } from './session-queries.ts'
import { deviceOf, signInReply, toAccount } from './sessions.ts'
import { guardSignIn } from './sign-in-guard.ts'

const tags = ['Accounts']
const VERIFY_LINK = '/api/auth/magic-link/verify'
const LINK_IS_OVER = message('This sign-in link has expired or was already used. Get a new one.')

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const apple = new AppleVerifier(app.config.apple)

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', setsCookie: true, rateLimit: perMinute(3) },
      schema: { operationId: 'register', tags, body: schemas.RegisterBody, response: { 201: schemas.SignInReply } },
    },
    async (request, reply) => {
      const { body } = request
      const account = {
        email: normalizeEmail(body.email),
        password: body.password,
        displayName: (body.displayName ?? body.name)?.trim(),
        device: deviceOf(request),
        language: request.wantedLanguage,
      }
      const admission = { registration: app.settings.values.registration, invite: body.invite }
      const signedIn = await register(app.db, account, admission, app.config.baseUrl)
      app.mail.wake()
      reply.code(201)
      return signInReply(app, request, reply, signedIn)
    },
  )

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public', setsCookie: true, keepsCache: true, rateLimit: perMinute(5) },
      schema: { operationId: 'login', tags, body: schemas.LoginBody, response: { 200: schemas.SignInReply } },
    },
    async (request, reply) => {
      const email = normalizeEmail(request.body.email)
      const user = await findUserByEmail(app.db, email)
      const device = await app.knownDevices.find(request, user?.id ?? 0)
      const signedIn = await guardSignIn(app.db, { email, device }, () =>
        signInWithPassword(app.db, user, request.body.password, deviceOf(request)),
      )
      if (!signedIn) throw unauthorized(message("That email address or password isn't right"))
      return signInReply(app, request, reply, signedIn)
    },
  )

  app.post(
    '/api/auth/magic-link',
    {
      config: { access: 'public', keepsCache: true, rateLimit: perMinute(5) },
      schema: { operationId: 'requestMagicLink', tags, body: schemas.EmailBody, response: { 200: SuccessMessage } },
    },
    async (request, reply) => {
      const { baseUrl } = app.config
      const browserHash = rememberBrowser(request, reply, baseUrl)
      const { wantedLanguage: language } = request
      await mailLink(app.db, 'sign-in', normalizeEmail(request.body.email), { baseUrl, browserHash, language })
      app.mail.wake()
      return {
        success: true as const,
        message: request.translate(message('If this address has an account, we emailed it a sign-in link')),
      }
    },
  )

  app.get(
    '/api/auth/magic-link/verify',
    {
      config: { access: 'public', knowsViewer: true, unsafeGet: true, rateLimit: perMinute(10) },
      schema: {
        operationId: 'verifyMagicLink',
        description:
          'For programs; emails link to a page with a button instead. Browsers are redirected to the web app, other clients get the session as JSON.',
        tags,
        querystring: schemas.TokenQuery,
        response: { 200: schemas.SignInReply, 302: Type.Null({ description: 'To the web app, signed in' }) },
      },
    },
    async (request, reply) => {
      const client = { device: deviceOf(request), viewerId: request.optionalViewer?.id }
      const signedIn = await signInByLink(app.db, request.query.token, client)
      if (!signedIn) throw new AppError(400, 'invalid_token', LINK_IS_OVER)
      const answer = await signInReply(app, request, reply, signedIn)
      return prefersHtml(request.headers.accept) ? reply.redirect(`${app.config.baseUrl}/welcome`, 302) : answer
    },
  )

  app.post(
    '/api/auth/not-me',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: {
        operationId: 'disownAccount',
        description:
          '"This wasn\'t me": ends all sessions of an account that somebody else created with your address, and removes its password. Takes the token from the welcome email.',
        tags,
        querystring: schemas.TokenQuery,
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      if (!(await revokeAccount(app.db, request.query.token))) {
        throw new AppError(400, 'invalid_token', message('This link has expired or was already used'))
      }
      return {
        success: true as const,
        message: request.translate(
          message(
            'All sessions are ended and the password is removed. You can still sign in with a link to this address.',
          ),
        ),
      }
    },
  )

  app.post(
    '/api/auth/apple',
    {
      config: { access: 'public', knowsViewer: true, setsCookie: true, rateLimit: perMinute(5) },
      schema: { operationId: 'signInWithApple', tags, body: schemas.AppleBody, response: { 200: schemas.SignInReply } },
    },
    async (request, reply) => {
      const { identityToken, nonce, email, invite } = request.body
      const claims = await apple.verify(identityToken, nonce)
      const bodyEmail = email ? normalizeEmail(email) : undefined
      const identity = { provider: 'apple' as const, ...claims, email: claims.email ?? bodyEmail }
      const signedIn = await signInWithIdentity(app.db, identity, {
        device: deviceOf(request),
        viewerId: request.optionalViewer?.id,
        language: request.wantedLanguage,
        admission: { registration: app.settings.values.registration, invite },
        baseUrl: app.config.baseUrl,
      })
      app.mail.wake()
      return signInReply(app, request, reply, signedIn)
    },
  )

  app.get(
    '/api/auth/me',
    {
      config: { access: 'required' },
      schema: { operationId: 'getMe', tags, response: { 200: schemas.MeReply } },
    },
    async ({ viewer }) => {
      const account = orNotFound(await findAccount(app.db, viewer.id), 'Account')
      const { id, email, emailVerifiedAt, displayName, createdAt, suspensionAppealedAt, ...levels } = account
      const { role, suspendedUntil, suspensionReason } = viewer
      const suspension = isSuspended(viewer)
        ? { until: suspendedUntil!, reason: suspensionReason, appealedAt: suspensionAppealedAt }
        : null
      return { user: { ...toAccount(account), profile: hasLevels(levels) ? levels : null, role, suspension } }
    },
  )

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'required', keepsCache: true, whileSuspended: true },
      schema: { operationId: 'logout', tags, response: { 200: Success } },
    },
    async ({ viewer }, reply) => {
      await deleteSession(app.db, viewer.sessionId)
      clearSessionCookie(reply, app.config.baseUrl)
      return { success: true as const }
    },
  )

  app.delete(
    '/api/user/account',
    {
      config: { access: 'required', whileSuspended: true },
      schema: {
        operationId: 'deleteAccount',
        description: 'Deletes the account and all its data permanently. Shared recipes stay, without a name.',
        tags,
        response: { 200: Success },
      },
    },
    async ({ viewer }, reply) => {
      await deleteAccount(app.db, viewer.id)
      clearSessionCookie(reply, app.config.baseUrl)
      return { success: true as const }
    },
  )

  /** Shows browsers a page when a sign-in link is invalid or lacks its token, since people open it from a mail. */
  app.setErrorHandler((error: Error, request, reply) => {
    const isLink = request.routeOptions.url === VERIFY_LINK && toAppError(error).statusCode === 400
    if (!isLink || !prefersHtml(request.headers.accept)) throw error
    return sendPage(reply, 400, {
      title: LINK_EXPIRED,
      text: message(
        "Sign-in links work once, for 60 minutes, and only the newest one works. Ask for a new one and we'll email it to you.",
      ),
      action: NEW_LINK,
    })
  })
}
