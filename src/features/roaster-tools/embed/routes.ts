/** Routes of the data that embeds show: recipes of one coffee, of all of a roaster's coffees, or a single recipe. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sourceOf } from '../../../http/beacon-parser.ts'
import { admitOrigin, preflight } from '../../../http/cors.ts'
import { orNotFound } from '../../../http/errors.ts'
import { renderJson, sendWithEtag } from '../../../http/etag.ts'
import { Limit } from '../../../http/pagination.ts'
import { OneOf } from '../../../http/schemas.ts'
import { METHOD_WORDS, MethodText, requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { MOST_SHOWN, USUALLY_SHOWN } from './best-queries.ts'
import { type FoundRoaster, findEmbedRoaster } from './queries.ts'
import { readCoffeeEmbed, readRoasterEmbed } from './read.ts'
import { CoffeeEmbed, RoasterEmbed, SharedEmbed, ShareId } from './schemas.ts'
import { readShared } from './shared.ts'
import { isSeen } from './visits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The roaster of the requested slug; undefined if there is none. */
    embedRoaster: FoundRoaster | undefined
  }
}

const tags = ['Embeds']
const open = { access: 'public', cors: 'open' } as const
const kept = {
  ...open,
  cache: true,
} as const

/** Shared caches keep it for five minutes, and serve it for ten more while they fetch a new copy. */
const AT_THE_EDGE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'

const Slug = Type.String({ minLength: 1, maxLength: 120 })

export const embedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorateRequest('embedRoaster', undefined)

  app.get(
    '/api/embed/:roasterSlug/:coffeeSlug',
    {
      config: kept,
      schema: {
        operationId: 'getCoffeeEmbed',
        description:
          "A coffee's recipes by its roaster, the defaults first; where it has none, the community's best by each method.",
        tags,
        params: Type.Object({ roasterSlug: Slug, coffeeSlug: Slug }),
        response: { 200: CoffeeEmbed },
      },
    },
    async (request, reply) => {
      const { roasterSlug, coffeeSlug } = request.params
      const embed = await readCoffeeEmbed(app, roasterSlug, coffeeSlug)
      sendWithEtag(request, reply, renderJson(embed), AT_THE_EDGE)
      return reply
    },
  )

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { roasterSlug } = request.params as { roasterSlug: string }
    request.embedRoaster = await findEmbedRoaster(app.db, roasterSlug)
    admitOrigin(request, reply, request.embedRoaster?.settings.allowedDomains ?? [], app.config.baseUrl)
  }

  app.get(
    '/api/embed/recipes/:roasterSlug',
    {
      config: kept,
      // Before validation, so that a disallowed origin gets 403 for any request.
      preValidation: admit,
      schema: {
        operationId: 'getRoasterEmbed',
        description:
          "Recipes for a roaster's coffees, coffee by coffee: first coffees with a recipe by the roaster, then those that only the community has recipes for, each by their number of community recipes, then the newest. As many coffees as fit get their first recipe in, then their second, and so on. With `group=coffee`, `limit` counts coffees, and each comes with one recipe for every method it has. A roaster with allowed domains is only shown on pages there.",
        tags,
        params: Type.Object({ roasterSlug: Slug }),
        querystring: Type.Object({
          method: Type.Optional({ ...MethodText, description: `Only recipes by this one. ${METHOD_WORDS}` }),
          limit: Limit(USUALLY_SHOWN, MOST_SHOWN),
          group: Type.Optional(
            OneOf(['coffee'] as const, {
              description: '`coffee`: up to `limit` coffees, each with its recipe for every method, as the widget asks',
            }),
          ),
        }),
        response: { 200: RoasterEmbed, 403: { $ref: 'Error#', description: 'Not one of the allowed domains' } },
      },
    },
    async (request, reply) => {
      const { method, limit, group } = request.query
      const wanted = method === undefined ? undefined : requireNamedMethod(app.catalog, method, 'method').id
      const roaster = orNotFound(request.embedRoaster, 'Roaster')
      const embed = await readRoasterEmbed(app, roaster, {
        method: wanted,
        limit: Math.min(limit, MOST_SHOWN),
        byCoffee: group === 'coffee',
      })
      sendWithEtag(request, reply, renderJson(embed), AT_THE_EDGE)
      return reply
    },
  )

  app.options(
    '/api/embed/recipes/:roasterSlug',
    { config: { ...open, internal: true }, preValidation: admit },
    preflight,
  )

  app.get(
    '/api/embed/:shareId',
    {
      config: open,
      schema: {
        operationId: 'getSharedEmbed',
        description:
          'A recipe by its share id, or the default recipe of `roaster-slug%2Fcoffee-slug`. Counts an IMPRESSION with the referring page as its source, unless a browser only fetches ahead.',
        tags,
        params: Type.Object({ shareId: ShareId }),
        response: { 200: SharedEmbed },
      },
    },
    async (request, reply) => {
      const { recipe, target } = await readShared(app, request.params.shareId)
      if (isSeen(request)) {
        await app.events.record({ kind: 'IMPRESSION', ...target, source: sourceOf(request.headers.referer) })
      }
      // A response from a cache wouldn't be counted.
      reply.header('cache-control', 'no-store')
      return recipe
    },
  )
}
