/** The page behind the link to unsubscribe, and the request that mail programs send for it (RFC 8058). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError } from '../../../http/errors.ts'
import { discardForms } from '../../../http/form-body.ts'
import { sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { LinkQuery } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { findMailsToEnd, unsubscribe } from './unsubscribe.ts'

const SETTINGS = { label: message('Go to your settings'), href: '/profile/settings' }
const NOTHING = {
  title: message('Nothing to unsubscribe from'),
  text: message(
    "This link is for an account or a subscription that doesn't exist anymore. You won't get emails from it.",
  ),
  action: SETTINGS,
}
/** High, since a mail provider sends the requests of many people from one IP address. */
const LIMIT = perMinute(120)

export const unsubscribeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  discardForms(app)

  const config = { access: 'public', internal: true, rateLimit: LIMIT } as const
  const schema = { querystring: LinkQuery }

  // Changes nothing, since mail scanners open links on their own.
  app.get('/unsubscribe', { config, schema }, async ({ query: { token } }, reply) => {
    const ending = await findMailsToEnd(app.db, token)
    if (!ending) return sendPage(reply, 404, NOTHING)
    return sendPage(reply, 200, {
      title: message('Unsubscribe?'),
      text: ending,
      action: {
        label: message('Unsubscribe'),
        href: `/unsubscribe?token=${encodeURIComponent(token)}`,
        method: 'post',
      },
    })
  })

  // Answers without a redirect, which RFC 8058 forbids.
  app.post('/unsubscribe', { config: { ...config, keepsCache: true }, schema }, async (request, reply) => {
    const ended = await unsubscribe(app.db, request.query.token)
    if (!prefersHtml(request.headers.accept)) {
      if (!ended) throw new AppError(404, 'invalid_token', NOTHING.text)
      return { success: true, message: request.translate(ended) }
    }
    if (!ended) return sendPage(reply, 404, NOTHING)
    return sendPage(reply, 200, { title: message("You're unsubscribed"), text: ended, action: SETTINGS })
  })
}
