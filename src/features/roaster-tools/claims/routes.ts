/** Routes of roaster claims: submitting a claim, and listing the viewer's claims. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import { badRequest } from '../../../http/errors.ts'
import { missingField } from '../../../http/field-names.ts'
import { decodeCursor, PageQuery, toPage } from '../../../http/pagination.ts'
import { MAX_ID, normalizeEmail } from '../../../http/schemas.ts'
import { countFitting } from '../../../http/size-cap.ts'
import { readWebAddress } from '../../../http/web-address.ts'
import { message } from '../../../i18n/message.ts'
import { listClaims } from './queries.ts'
import { ClaimBody, ClaimReply, ClaimsReply, toClaim, toOwnClaim } from './schemas.ts'
import { type NewClaim, submitClaim } from './submit.ts'

const tags = ['Roaster claims']
const MAX_LIMIT = 100

export const claimRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/roaster-claims',
    {
      config: { access: 'required', needsVerifiedEmail: true },
      schema: {
        operationId: 'submitRoasterClaim',
        description:
          'Claims a roaster and emails a link to the business address. 409 if you have an open claim or are a member of a roaster already.',
        tags,
        body: ClaimBody,
        response: { 200: ClaimReply },
      },
    },
    async (request) => {
      const claim = await submitClaim(app, request.viewer, readClaim(request.body), request.language)
      app.mail.wake()
      const sentence = message('We emailed a link to {address}. Open it within 7 days.', {
        address: claim.businessEmail,
      })
      return { success: true as const, message: request.translate(sentence), claim: toClaim(claim) }
    },
  )

  app.get(
    '/api/roaster-claims',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listRoasterClaims',
        description: 'Your claims, newest first.',
        tags,
        querystring: PageQuery(MAX_LIMIT, MAX_LIMIT),
        response: { 200: ClaimsReply },
      },
    },
    async ({ query, viewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [before = MAX_ID] = decodeCursor(query.cursor, 'newest', ['integer']) ?? []
      const rows = await listClaims(app.db, viewer.id, before as number, limit + 1)
      const { data, ...rest } = toPage(rows, countFitting(rows, limit, ['notes']), 'newest', ({ id }) => [id])
      return { claims: data.map(toOwnClaim), ...rest }
    },
  )
}

function readClaim(body: Static<typeof ClaimBody>): NewClaim {
  const slug = body.roasterSlug?.trim().toLowerCase()
  const name = body.roasterName?.trim()
  if (!slug && !name) throw badRequest(missingField('roasterSlug'), 'roasterSlug')
  return {
    businessEmail: normalizeEmail(body.businessEmail),
    roaster: slug ? { slug } : { name: name! },
    proofUrl: readWebAddress(body.proofUrl ?? null, 'proofUrl'),
    notes: body.notes?.trim() || null,
  }
}
