/** Routes of the "this wasn't me" link in the welcome mail. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError } from '../../../http/errors.ts'
import { LINK_EXPIRED, NEW_LINK, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { SuccessMessage } from '../../../http/schemas.ts'
import { isUsableToken } from './queries.ts'
import { revokeAccount } from './register.ts'
import { TokenQuery } from './schemas.ts'
import { hashToken } from './tokens.ts'

const DONE = 'All sessions are ended and the password is removed. You can still sign in with a link to this address.'
const EXPIRED = {
  title: LINK_EXPIRED,
  text: 'Nothing was changed. If you didn’t create the account, get a sign-in link to your address: then the account is yours, and you can delete it.',
  action: NEW_LINK,
}
const GONE = 'This link is invalid, used or expired'

export const notMeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Discards the body: the form has no fields, its token is in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })

  const schema = {
    tags: ['Accounts'],
    querystring: TokenQuery,
    response: { 200: SuccessMessage },
  }

  app.get(
    '/api/auth/not-me',
    {
      config: { access: 'public', unsafeGet: true, rateLimit: perMinute(10) },
      schema: {
        ...schema,
        operationId: 'disownAccount',
        description:
          "Ends all sessions of an account on one's address and removes its password. Browsers are asked first, since mail programs open links on their own.",
      },
    },
    async (request, reply) => {
      const { token } = request.query
      if (!prefersHtml(request.headers.accept)) return finish(token)
      const usable = await isUsableToken(app.db, hashToken(token), 'not-me')
      return usable
        ? sendPage(reply, 200, {
            title: "Wasn't this you?",
            text: 'Someone created a Brewprint account with your email address. If it wasn’t you, this button signs them out everywhere and removes their password.',
            action: {
              label: "This wasn't me",
              href: `/api/auth/not-me?token=${encodeURIComponent(token)}`,
              method: 'post',
            },
          })
        : sendPage(reply, 400, EXPIRED)
    },
  )

  app.post(
    '/api/auth/not-me',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: { ...schema, operationId: 'confirmDisownAccount' },
    },
    async (request, reply) => {
      if (!prefersHtml(request.headers.accept)) return finish(request.query.token)
      const done = await revokeAccount(app.db, request.query.token)
      return done
        ? sendPage(reply, 200, { title: 'Done', text: DONE, action: { label: 'Go to Brewprint', href: '/' } })
        : sendPage(reply, 400, EXPIRED)
    },
  )

  async function finish(token: string) {
    if (!(await revokeAccount(app.db, token))) throw new AppError(400, 'invalid_token', GONE)
    return { success: true as const, message: DONE }
  }
}
