/** The page behind the link to unsubscribe, and the request that mail programs send for it (RFC 8058). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError } from '../../../http/errors.ts'
import { acceptForms } from '../../../http/form-body.ts'
import { sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { LinkQuery } from '../../../http/schemas.ts'
import { UNSUBSCRIBE_PATH } from '../../../mail/unsubscribe-url.ts'
import { findMailsToEnd, unsubscribe } from './unsubscribe.ts'

const SETTINGS = { label: 'Open your settings', href: '/profile/settings' }
const GONE = 'This link belongs to an account or a subscription that no longer exists, so it sends you no emails.'
/** High, since a mail provider sends the requests of many people from one address. */
const LIMIT = perMinute(120)

export const unsubscribeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptForms(app)

  const config = { access: 'public', internal: true, rateLimit: LIMIT } as const
  const schema = { querystring: LinkQuery }

  // Changes nothing, whatever it is asked for as: scanners of mails open links on their own.
  app.get(UNSUBSCRIBE_PATH, { config, schema }, async ({ query: { token } }, reply) => {
    const mails = await findMailsToEnd(app.db, token)
    if (!mails) return sendPage(reply, 404, { title: 'Nothing to unsubscribe from', text: GONE, action: SETTINGS })
    return sendPage(reply, 200, {
      title: 'Unsubscribe?',
      text: `You will get no more emails ${mails}.`,
      action: {
        label: 'Unsubscribe',
        href: `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`,
        method: 'post',
      },
    })
  })

  // Answers without a redirect, which RFC 8058 forbids.
  app.post(
    UNSUBSCRIBE_PATH,
    { config: { ...config, keepsCache: true }, schema },
    async ({ query: { token }, headers }, reply) => {
      const mails = await unsubscribe(app.db, token)
      if (!prefersHtml(headers.accept)) {
        if (!mails) throw new AppError(404, 'invalid_token', GONE)
        return { success: true, message: `You will get no more emails ${mails}` }
      }
      if (!mails) return sendPage(reply, 404, { title: 'Nothing to unsubscribe from', text: GONE, action: SETTINGS })
      return sendPage(reply, 200, {
        title: 'You are unsubscribed',
        text: `You will get no more emails ${mails}.`,
        action: SETTINGS,
      })
    },
  )
}
