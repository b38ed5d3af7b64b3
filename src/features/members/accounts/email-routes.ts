/** Routes for confirming the address of an account and for changing it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { countAttempt, secondsUntil } from '../../../db/attempts.ts'
import { transaction } from '../../../db/transaction.ts'
import { AppError, conflict, orNotFound } from '../../../http/errors.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { Email, normalizeEmail, Success, SuccessMessage } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { confirmChange, requestEmailChange } from './change-email.ts'
import { requireOwner } from './change-password.ts'
import { deleteEmailChange } from './email-change-queries.ts'
import { lockMember } from './lock-user.ts'
import { confirmEmail, mailConfirmation } from './mailed-links.ts'
import { findUser } from './queries.ts'
import { CurrentPassword, Token } from './schemas.ts'
import { deviceOf, signInReply } from './sessions.ts'

const tags = ['Accounts']
const TokenBody = Type.Object({ token: Token })

/** Changes that an account can ask for in a day: each mails an address that may be a stranger's. */
const MAX_CHANGES_PER_DAY = 5
const DAY_MS = 24 * 60 * 60_000

export const emailRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/user/email-confirmation',
    {
      config: { access: 'required', keepsCache: true, rateLimit: perMinute(5) },
      schema: {
        operationId: 'requestEmailConfirmation',
        description: 'Emails another link to confirm the address of the account.',
        tags,
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      const user = orNotFound(await findUser(app.db, request.viewer.id), 'Account')
      if (user.emailVerifiedAt !== null)
        throw conflict(message('Your email address is already confirmed'), 'email_verified')
      await mailConfirmation(app.db, user, { baseUrl: app.config.baseUrl, language: request.wantedLanguage })
      app.mail.wake()
      return {
        success: true as const,
        message: request.translate(message('Check your email for a link to confirm your address')),
      }
    },
  )

  app.post(
    '/api/auth/confirm-email',
    {
      config: { access: 'public', knowsViewer: true, setsCookie: true, rateLimit: perMinute(10) },
      schema: {
        operationId: 'confirmEmail',
        description:
          "Confirms an address with the token from the emailed link. If you aren't signed in to that account, its password, identities and sessions are removed and a new session starts.",
        tags,
        body: TokenBody,
        response: { 200: Success },
      },
    },
    async (request, reply) => {
      const client = { device: deviceOf(request), viewerId: request.optionalViewer?.id }
      const confirmed = await confirmEmail(app.db, request.body.token, client)
      if (!confirmed) throw new AppError(400, 'invalid_token', message('This link has expired or was already used'))
      if (confirmed.signedIn) await signInReply(app, request, reply, confirmed.signedIn)
      return { success: true as const }
    },
  )

  app.post(
    '/api/user/email-change',
    {
      config: { access: 'required', keepsCache: true, rateLimit: perMinute(5) },
      schema: {
        operationId: 'requestEmailChange',
        description:
          "Emails a link to the new address and to the old one; the address changes once both are confirmed. An old address that was never confirmed doesn't have to agree.",
        tags,
        body: Type.Object({ email: Email, currentPassword: CurrentPassword }),
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      const { viewer, body } = request
      await requireOwner(app.db, viewer, body.currentPassword)
      const { attempts, windowEndsAt } = await countAttempt(app.db, `email-change ${viewer.id}`, DAY_MS)
      if (attempts > MAX_CHANGES_PER_DAY) {
        throw new AppError(
          429,
          'rate_limited',
          message("You've changed your email address often today. Try again tomorrow."),
          {
            headers: { 'retry-after': String(secondsUntil(windowEndsAt)) },
          },
        )
      }
      await requestEmailChange(app.db, viewer.id, normalizeEmail(body.email), {
        baseUrl: app.config.baseUrl,
        language: request.wantedLanguage,
      })
      app.mail.wake()
      return {
        success: true as const,
        message: request.translate(message('Check your email: open the links we sent to both addresses')),
      }
    },
  )

  app.delete(
    '/api/user/email-change',
    {
      config: { access: 'required', keepsCache: true },
      schema: { operationId: 'cancelEmailChange', tags, response: { 200: Success } },
    },
    async ({ viewer }) => {
      await transaction(app.db, async (db) => {
        await lockMember(db, viewer.id)
        await deleteEmailChange(db, viewer.id)
      })
      return { success: true as const }
    },
  )

  app.post(
    '/api/auth/email-change/confirm',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: {
        operationId: 'confirmEmailChange',
        description: 'Confirms a change of address with the token from one of its two links.',
        tags,
        body: TokenBody,
        response: { 200: Type.Object({ ...Success.properties, isComplete: Type.Boolean() }) },
      },
    },
    async ({ body }) => {
      const { isComplete } = await confirmChange(app.db, body.token)
      app.mail.wake()
      return { success: true as const, isComplete }
    },
  )
}
