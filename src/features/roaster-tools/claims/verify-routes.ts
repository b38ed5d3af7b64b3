/** Routes behind the link that is mailed to a business address. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError, toAppError } from '../../../http/errors.ts'
import { LINK_EXPIRED, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { TokenQuery } from '../../members/accounts/schemas.ts'
import { hashToken } from '../../members/accounts/tokens.ts'
import { confirmClaim } from './confirm.ts'
import { type ClaimRow, findClaimByToken } from './queries.ts'
import { ClaimReply, toClaim } from './schemas.ts'
import { VERIFY_PATH } from './submit.ts'

const GONE = 'This link is invalid, used or expired'
const ASKED = 'Nothing is confirmed yet: POST to this address to confirm that the business address is yours'
const gone = () => new AppError(400, 'invalid_token', GONE)
const HOME = { label: 'Go to Brewprint', href: '/' }
const PORTAL = { label: 'Go to the roaster portal', href: '/portal' }

export const claimVerifyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // The form of the confirmation page has no fields: the token is in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })

  const schema = { tags: ['Roaster claims'], querystring: TokenQuery, response: { 200: ClaimReply } }

  app.get(
    '/api/roaster-claims/verify',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: {
        ...schema,
        operationId: 'verifyRoasterClaim',
        description:
          'The claim that a mailed link is about; browsers get a page with a button. Confirms nothing, since mail programs open links on their own: POST does.',
      },
    },
    async (request, reply) => {
      const { token } = request.query
      const claim = await findClaimByToken(app.db, hashToken(token))
      if (!claim) throw gone()
      reply.header('cache-control', 'no-store')
      if (!prefersHtml(request.headers.accept)) return { success: true as const, message: ASKED, claim: toClaim(claim) }
      return sendPage(reply, 200, {
        title: `Does ${claim.roasterName} belong to you?`,
        text: `${claim.claimant} asks to manage ${claim.roasterName} on Brewprint and gave ${claim.businessEmail} as the email address of the business. Confirm it only if you know about this.`,
        action: {
          label: 'Confirm the address',
          href: `${VERIFY_PATH}?token=${encodeURIComponent(token)}`,
          method: 'post',
        },
      })
    },
  )

  app.post(
    '/api/roaster-claims/verify',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: {
        ...schema,
        operationId: 'confirmRoasterClaim',
        description:
          'Confirms the business address of a claim. It is approved if the address is at the website that the catalog or an operator gave the roaster; otherwise an operator decides.',
      },
    },
    async (request, reply) => {
      const answer = await confirm(request.query.token)
      if (!prefersHtml(request.headers.accept)) return answer
      return sendPage(reply, 200, { title: 'Thank you', text: answer.message, action: HOME })
    },
  )

  async function confirm(token: string) {
    const claim = await confirmClaim(app.db, token, app.config.baseUrl)
    if (!claim) throw gone()
    app.mail.wake()
    return { success: true as const, message: messageFor(claim), claim: toClaim(claim) }
  }

  /** Shows browsers a page instead of a JSON error, also if the link's token is missing. */
  app.setErrorHandler((error: Error, request, reply) => {
    const isRefusal = toAppError(error).statusCode === 400
    if (!isRefusal || !prefersHtml(request.headers.accept)) throw error
    return sendPage(reply, 400, {
      title: LINK_EXPIRED,
      text: 'Links to confirm a business address work once, for 7 days. The roaster portal shows how far your claim is, and lets you make a new one.',
      action: PORTAL,
    })
  })
}

const messageFor = ({ status, claimant, roasterName }: ClaimRow): string =>
  status === 'APPROVED'
    ? `The address is confirmed, and ${claimant} can manage ${roasterName} now.`
    : `The address is confirmed. We will look at the claim and tell ${claimant} by email.`
