/** Routes that record events of embeds: impressions, clicks and switches of the method. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { EventKind } from '../../../db/tables.ts'
import { acceptBeacons, sourceOf } from '../../../http/beacon-parser.ts'
import { Success } from '../../../http/schemas.ts'
import { MethodText, requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { recordVisit } from '../events/record-visit.ts'
import { admitReporter } from './allowed-domains.ts'
import { ShareId } from './schemas.ts'
import { requireTarget } from './shared.ts'
import { isRealVisit } from './visits.ts'

const tags = ['Embeds']
const open = { access: 'public', cors: 'open', keepsCache: true } as const

const EmbeddingPage = Type.Optional(
  Type.String({ maxLength: 4000, description: 'Only from our own iframe: the page that contains it' }),
)
const Token = Type.Optional(
  Type.String({
    maxLength: 100,
    description: 'The `eventToken` of the data; without it the event counts as unverified',
  }),
)
const Body = Type.Object({ shareId: ShareId, method: Type.Optional(MethodText), page: EmbeddingPage, token: Token })

export const embedTrackRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptBeacons(app)

  const record = async (
    kind: EventKind,
    request: FastifyRequest,
    reply: FastifyReply,
    { shareId, method, page, token }: Static<typeof Body>,
  ) => {
    const named = method === undefined ? null : requireNamedMethod(app.catalog, method, 'method').id
    const { target, allowedDomains } = await requireTarget(app, shareId)
    admitReporter(request, reply, allowedDomains)
    if (kind !== 'IMPRESSION' || isRealVisit(request)) {
      const source = sourceFor(request.headers.referer, page, app.config.baseUrl)
      const isVerified = app.eventTokens.verify(token, { roasterId: target.roasterId, shareId })
      await recordVisit(app, request.ip, { kind, ...target, method: named ?? target.method, source, isVerified })
    }
    return { success: true as const }
  }

  app.post(
    '/api/embed/track-impression',
    {
      config: open,
      schema: {
        operationId: 'trackImpression',
        description: "A card came into view. Prefetched pages don't count.",
        tags,
        body: Body,
        response: { 200: Success },
      },
    },
    (request, reply) => record('IMPRESSION', request, reply, request.body),
  )

  app.post(
    '/api/embed/track-click',
    {
      config: open,
      schema: {
        operationId: 'trackClick',
        description: 'Somebody followed the link to the full recipe.',
        tags,
        body: Body,
        response: { 200: Success },
      },
    },
    (request, reply) => record('CLICK', request, reply, request.body),
  )

  app.post(
    '/api/embed/track-method-switch',
    {
      config: open,
      schema: {
        operationId: 'trackMethodSwitch',
        description: 'Somebody switched the brew method.',
        tags,
        body: Type.Object({ shareId: ShareId, method: MethodText, page: EmbeddingPage, token: Token }),
        response: { 200: Success },
      },
    },
    (request, reply) => record('METHOD_SWITCH', request, reply, request.body),
  )
}

/** The page with the embed. Uses `page` only from our own iframe, or without a referer (sandboxed iframe). */
function sourceFor(referer: string | undefined, page: string | undefined, baseUrl: string): string | null {
  const isOurs = referer === undefined || (URL.canParse(referer) && new URL(referer).host === new URL(baseUrl).host)
  return (isOurs && sourceOf(page)) || sourceOf(referer)
}
