/** Routes for sign-in, registration, reading the account and deleting it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { hasLevels } from '../../../domain/taste.ts'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError, orNotFound, toAppError, unauthorized } from '../../../http/errors.ts'
import { LINK_EXPIRED, NEW_LINK, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { normalizeEmail, Success, SuccessMessage } from '../../../http/schemas.ts'
import { clearSessionCookie } from '../../../http/session-cookie.ts'
import { signInWithApple } from './apple.ts'
import { AppleVerifier } from './apple-identity.ts'
import { deleteAccount } from './delete-account.ts'
import { signInWithPassword } from './login.ts'
import { sendMagicLink, signInByLink } from './magic-link.ts'
import { deleteSession, findAccount } from './queries.ts'
import { register } from './register.ts'
import * as schemas from './schemas.ts'
import { signInReply, toAccount } from './sessions.ts'

const tags = ['Accounts']
const VERIFY_LINK = '/api/auth/magic-link/verify'
const LINK_IS_OVER = 'This sign-in link is invalid, used or expired; ask for a new one'

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const apple = new AppleVerifier(app.config.apple)

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', setsCookie: true, rateLimit: perMinute(3) },
      schema: { operationId: 'register', tags, body: schemas.RegisterBody, response: { 201: schemas.SignInReply } },
    },
    async ({ body }, reply) => {
      const account = {
        email: normalizeEmail(body.email),
        password: body.password,
        displayName: (body.displayName ?? body.name)?.trim(),
      }
      const { user, sessionId } = await register(app.db, account, app.config.baseUrl)
      app.mail.wake()
      reply.code(201)
      return signInReply(app, reply, user, sessionId)
    },
  )

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public', setsCookie: true, keepsCache: true, rateLimit: perMinute(5) },
      schema: { operationId: 'login', tags, body: schemas.LoginBody, response: { 200: schemas.SignInReply } },
    },
    async ({ body }, reply) => {
      const email = normalizeEmail(body.email)
      const signedIn = await app.signInGuard.attempt(email, () => signInWithPassword(app.db, email, body.password))
      if (!signedIn) throw unauthorized('Email or password is wrong')
      return signInReply(app, reply, signedIn.user, signedIn.sessionId)
    },
  )

  app.post(
    '/api/auth/magic-link',
    {
      config: { access: 'public', rateLimit: perMinute(5) },
      schema: { operationId: 'requestMagicLink', tags, body: schemas.EmailBody, response: { 200: SuccessMessage } },
    },
    async ({ body }) => {
      await sendMagicLink(app.db, normalizeEmail(body.email), app.config.baseUrl)
      app.mail.wake()
      return { success: true as const, message: 'If this address has an account, a sign-in link is on its way' }
    },
  )

  app.get(
    '/api/auth/magic-link/verify',
    {
      config: { access: 'public', unsafeGet: true, rateLimit: perMinute(10) },
      schema: {
        operationId: 'verifyMagicLink',
        description: 'A browser is sent on to the web app; other clients get the session as JSON.',
        tags,
        querystring: schemas.TokenQuery,
        response: { 200: schemas.SignInReply, 302: Type.Null({ description: 'To the web app, signed in' }) },
      },
    },
    async (request, reply) => {
      const signedIn = await signInByLink(app.db, request.query.token)
      if (!signedIn) throw new AppError(400, 'invalid_token', LINK_IS_OVER)
      const answer = await signInReply(app, reply, signedIn.user, signedIn.sessionId)
      return prefersHtml(request.headers.accept) ? reply.redirect(`${app.config.baseUrl}/welcome`, 302) : answer
    },
  )

  app.post(
    '/api/auth/apple',
    {
      config: { access: 'public', setsCookie: true, rateLimit: perMinute(5) },
      schema: { operationId: 'signInWithApple', tags, body: schemas.AppleBody, response: { 200: schemas.SignInReply } },
    },
    async ({ body }, reply) => {
      const identity = await apple.verify(body.identityToken)
      const email = body.email ? normalizeEmail(body.email) : undefined
      const { user, sessionId } = await signInWithApple(app.db, identity, email, app.config.baseUrl)
      app.mail.wake()
      return signInReply(app, reply, user, sessionId)
    },
  )

  app.get(
    '/api/auth/me',
    {
      config: { access: 'required' },
      schema: { operationId: 'getMe', tags, response: { 200: schemas.MeReply } },
    },
    async ({ viewer }, reply) => {
      reply.header('cache-control', 'no-store')
      const { id, email, displayName, createdAt, ...levels } = orNotFound(
        await findAccount(app.db, viewer.id),
        'Account',
      )
      const profile = hasLevels(levels) ? levels : null
      return { user: { ...toAccount({ id, email, displayName, createdAt }), profile } }
    },
  )

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'required' },
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
      config: { access: 'required' },
      schema: {
        operationId: 'deleteAccount',
        description: 'For good, with everything that belongs to it. Community recipes stay, without a name.',
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
      text: 'Sign-in links work once, for 60 minutes. Get a new one, and we send it to your email address.',
      action: NEW_LINK,
    })
  })
}
