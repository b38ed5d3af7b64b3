/** Routes of the newsletter: asking for it, and the page that confirms an address. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError } from '../../../http/errors.ts'
import { discardForms } from '../../../http/form-body.ts'
import { LINK_EXPIRED, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { Email, LinkQuery, normalizeEmail, SuccessMessage } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { requestSubscription } from './newsletter.ts'
import { confirmSubscription, findSubscription } from './queries.ts'

const HOME = { label: message('Go to Brewprint'), href: '/' }
const EXPIRED = {
  title: LINK_EXPIRED,
  text: message('Links to confirm a subscription work for 7 days. Subscribe again to get a new one.'),
  action: HOME,
}
const SUBSCRIBED = message("You're subscribed")
const DONE = message("You'll get our newsletter by email. Every issue has a link to unsubscribe.")

export const newsletterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(confirmRoutes)

  app.post(
    '/api/subscribe',
    {
      config: { access: 'public', rateLimit: perMinute(3) },
      schema: {
        operationId: 'subscribe',
        description:
          'Emails a link to confirm the address; it is subscribed once the link is confirmed. The answer is the same for every address.',
        tags: ['Forms'],
        body: Type.Object({ email: Email, source: Type.Optional(Type.String({ maxLength: 100 })) }),
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      const { body, wantedLanguage } = request
      const wanted = { email: normalizeEmail(body.email), source: body.source ?? null, wantedLanguage }
      await requestSubscription(app.db, wanted, app.config.baseUrl)
      app.mail.wake()
      return {
        success: true as const,
        message: request.translate(message('Check your email for a link to confirm, unless you already subscribed')),
      }
    },
  )
}

/** In a separate scope, since only these routes accept forms. */
const confirmRoutes: FastifyPluginAsyncTypebox = async (app) => {
  discardForms(app)

  const config = { access: 'public', internal: true, rateLimit: perMinute(30) } as const
  const schema = { querystring: LinkQuery }

  app.get('/newsletter/confirm', { config, schema }, async ({ query: { token } }, reply) => {
    const subscription = await findSubscription(app.db, token)
    if (!subscription) return sendPage(reply, 400, EXPIRED)
    if (subscription.confirmedAt) return sendPage(reply, 200, { title: SUBSCRIBED, text: DONE, action: HOME })
    return sendPage(reply, 200, {
      title: message('Subscribe to the newsletter?'),
      text: message("We'll email you news about Brewprint."),
      action: {
        label: message('Subscribe'),
        href: `/newsletter/confirm?token=${encodeURIComponent(token)}`,
        method: 'post',
      },
    })
  })

  app.post('/newsletter/confirm', { config: { ...config, keepsCache: true }, schema }, async (request, reply) => {
    const isDone = await confirmSubscription(app.db, request.query.token)
    if (prefersHtml(request.headers.accept)) {
      const page = isDone ? { title: SUBSCRIBED, text: DONE, action: HOME } : EXPIRED
      return sendPage(reply, isDone ? 200 : 400, page)
    }
    if (!isDone) throw new AppError(400, 'invalid_token', LINK_EXPIRED)
    return { success: true, message: request.translate(DONE) }
  })
}
