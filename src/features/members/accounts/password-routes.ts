/** Routes for setting, changing and resetting a password. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { AppError } from '../../../http/errors.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { normalizeEmail, Success, SuccessMessage } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { mailLink } from './mailed-links.ts'
import { CurrentPassword, EmailBody, Password, SignInReply, Token } from './schemas.ts'
import { deviceOf, signInReply } from './sessions.ts'

const tags = ['Accounts']

export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/api/user/password',
    {
      config: { access: 'required', keepsCache: true, whileSuspended: true, rateLimit: perMinute(5) },
      schema: {
        operationId: 'changePassword',
        description:
          'Changes the password, or sets the first one, and signs out every other device. Setting the first one requires having signed in within the last hour.',
        tags,
        body: Type.Object({ currentPassword: CurrentPassword, newPassword: Password }),
        response: { 200: Success },
      },
    },
    async ({ viewer, body: { currentPassword, newPassword } }) => {
      await changePassword(app.db, viewer, { currentPassword, newPassword }, app.config.baseUrl)
      app.mail.wake()
      return { success: true as const }
    },
  )

  app.post(
    '/api/auth/password-reset',
    {
      config: { access: 'public', keepsCache: true, rateLimit: perMinute(5) },
      schema: {
        operationId: 'requestPasswordReset',
        description: 'Emails a link to choose a new password. The answer is the same for every address.',
        tags,
        body: EmailBody,
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      const { wantedLanguage: language } = request
      const { baseUrl } = app.config
      await mailLink(app.db, 'reset-password', normalizeEmail(request.body.email), { baseUrl, language })
      app.mail.wake()
      return {
        success: true as const,
        message: request.translate(
          message('If this address has an account, we emailed it a link to choose a new password'),
        ),
      }
    },
  )

  app.post(
    '/api/auth/password-reset/confirm',
    {
      config: { access: 'public', setsCookie: true, keepsCache: true, rateLimit: perMinute(5) },
      schema: {
        operationId: 'resetPassword',
        description: 'Sets a new password with the token from the emailed link, signs out every device and signs in.',
        tags,
        body: Type.Object({ token: Token, password: Password }),
        response: { 200: SignInReply },
      },
    },
    async (request, reply) => {
      const client = { device: deviceOf(request), baseUrl: app.config.baseUrl }
      const signedIn = await resetPassword(app.db, request.body, client)
      if (!signedIn)
        throw new AppError(400, 'invalid_token', message('This link has expired or was already used. Get a new one.'))
      app.mail.wake()
      return signInReply(app, request, reply, signedIn)
    },
  )
}
