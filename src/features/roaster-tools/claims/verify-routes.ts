/** Routes behind the link that is mailed to a business address. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { AppError, toAppError } from '../../../http/errors.ts'
import { discardForms } from '../../../http/form-body.ts'
import { LINK_EXPIRED, sendPage } from '../../../http/message-page.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { TokenQuery } from '../../members/accounts/schemas.ts'
import { hashToken } from '../../members/accounts/tokens.ts'
import { confirmClaim } from './confirm.ts'
import { type ClaimRow, findClaimByToken } from './queries.ts'
import { ClaimReply, toClaim } from './schemas.ts'
import { VERIFY_PATH } from './submit.ts'

const ASKED = message('Nothing is confirmed yet. POST to this address to confirm that the business address is yours.')
const gone = () => new AppError(400, 'invalid_token', LINK_EXPIRED)
const HOME = { label: message('Go to Brewprint'), href: '/' }
const PORTAL = { label: message('Go to the roaster portal'), href: '/portal' }

export const claimVerifyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  discardForms(app)

  const schema = { tags: ['Roaster claims'], querystring: TokenQuery, response: { 200: ClaimReply } }

  app.get(
    '/api/roaster-claims/verify',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: {
        ...schema,
        operationId: 'verifyRoasterClaim',
        description:
          "The claim that an emailed link belongs to; browsers get a page with a button. Doesn't confirm anything, since mail programs open links by themselves: use POST.",
      },
    },
    async (request, reply) => {
      const { token } = request.query
      const claim = await findClaimByToken(app.db, hashToken(token))
      if (!claim) throw gone()
      reply.header('cache-control', 'no-store')
      if (!prefersHtml(request.headers.accept))
        return { success: true as const, message: request.translate(ASKED), claim: toClaim(claim) }
      return sendPage(reply, 200, {
        title: message('Does {roaster} belong to you?', { roaster: claim.roasterName }),
        text: message(
          '{claimant} wants to manage {roaster} on Brewprint and gave {address} as its business email address. Only confirm it if you know about this.',
          { claimant: claim.claimant, roaster: claim.roasterName, address: claim.businessEmail },
        ),
        action: {
          label: message('Confirm address'),
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
          'Confirms the business address of a claim. The claim is approved if the address belongs to the website that the catalog or an operator set for the roaster; otherwise an operator decides.',
      },
    },
    async (request, reply) => {
      const claim = await confirm(request.query.token)
      const sentence = messageFor(claim)
      if (prefersHtml(request.headers.accept))
        return sendPage(reply, 200, { title: message('Thank you'), text: sentence, action: HOME })
      return { success: true as const, message: request.translate(sentence), claim: toClaim(claim) }
    },
  )

  async function confirm(token: string) {
    const claim = await confirmClaim(app.db, token, app.config.baseUrl)
    if (!claim) throw gone()
    app.mail.wake()
    return claim
  }

  /** Shows browsers a page instead of a JSON error, also if the link's token is missing. */
  app.setErrorHandler((error: Error, request, reply) => {
    const isRefusal = toAppError(error).statusCode === 400
    if (!isRefusal || !prefersHtml(request.headers.accept)) throw error
    return sendPage(reply, 400, {
      title: LINK_EXPIRED,
      text: message(
        'Links to confirm a business address work once, for 7 days. In the roaster portal you can see how your claim is doing, or make a new one.',
      ),
      action: PORTAL,
    })
  })
}

const messageFor = ({ status, claimant, roasterName }: ClaimRow): Message =>
  status === 'APPROVED'
    ? message('The address is confirmed. {claimant} can now manage {roaster}.', { claimant, roaster: roasterName })
    : message("The address is confirmed. We'll review the claim and email {claimant}.", { claimant })
