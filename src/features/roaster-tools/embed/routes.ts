/** Routes of the data that embeds show: recipes of one coffee, of all of a roaster's coffees, or a single recipe. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sourceOf } from '../../../http/beacon-parser.ts'
import { preflight } from '../../../http/cors.ts'
import { orNotFound } from '../../../http/errors.ts'
import { renderJson, sendWithEtag } from '../../../http/etag.ts'
import { Limit } from '../../../http/pagination.ts'
import { OneOf } from '../../../http/schemas.ts'
import { METHOD_WORDS, MethodText, requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { recordVisit } from '../events/record-visit.ts'
import { admitPage } from './allowed-domains.ts'
import { MAX_SHOWN, USUALLY_SHOWN } from './best-queries.ts'
import { type FoundCoffee, type FoundRoaster, findEmbedCoffee, findEmbedRoaster } from './queries.ts'
import { readCoffeeEmbed, readRoasterEmbed } from './read.ts'
import { CoffeeEmbed, RoasterEmbed, SharedEmbed, ShareId } from './schemas.ts'
import { readShared } from './shared.ts'
import { SHARED_CACHE_CONTROL } from './shared-caching.ts'
import { isRealVisit } from './visits.ts'
import { embedLanguage, Lang } from './words.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The roaster of the requested slug; undefined if there is none. */
    embedRoaster: FoundRoaster | undefined
    /** The coffee of the requested slugs; undefined if there is none. */
    embedCoffee: FoundCoffee | undefined
  }
}

const tags = ['Embeds']
const open = { access: 'public', cors: 'open' } as const
const kept = {
  ...open,
  cache: true,
} as const

const Slug = Type.String({ minLength: 1, maxLength: 120 })
const NotAllowed = { $ref: 'Error#', description: 'Not one of the allowed domains' }

export const embedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorateRequest('embedRoaster', undefined)
  app.decorateRequest('embedCoffee', undefined)

  // Before validation, so that a page on another domain gets 403 even for an invalid request.
  const admitForRoaster = async (request: FastifyRequest, reply: FastifyReply) => {
    const { roasterSlug } = request.params as { roasterSlug: string }
    request.embedRoaster = await findEmbedRoaster(app.db, roasterSlug)
    admitPage(request, reply, request.embedRoaster?.settings.allowedDomains)
  }

  const admitForCoffee = async (request: FastifyRequest, reply: FastifyReply) => {
    const { roasterSlug, coffeeSlug } = request.params as { roasterSlug: string; coffeeSlug: string }
    request.embedCoffee = await findEmbedCoffee(app.db, roasterSlug, coffeeSlug)
    admitPage(request, reply, request.embedCoffee?.roaster.settings.allowedDomains)
  }

  app.get(
    '/api/embed/:roasterSlug/:coffeeSlug',
    {
      config: kept,
      preValidation: admitForCoffee,
      schema: {
        operationId: 'getCoffeeEmbed',
        description:
          "The roaster's recipes for a coffee, defaults first; if there are none, the best shared recipe for each method.",
        tags,
        params: Type.Object({ roasterSlug: Slug, coffeeSlug: Slug }),
        querystring: Type.Object({ lang: Lang }),
        response: { 200: CoffeeEmbed, 403: NotAllowed },
      },
    },
    async (request, reply) => {
      const found = orNotFound(request.embedCoffee, 'Coffee')
      const embed = await readCoffeeEmbed(app, found, embedLanguage(request.query.lang))
      sendWithEtag(request, reply, renderJson(embed), SHARED_CACHE_CONTROL)
      return reply
    },
  )

  app.get(
    '/api/embed/recipes/:roasterSlug',
    {
      config: kept,
      preValidation: admitForRoaster,
      schema: {
        operationId: 'getRoasterEmbed',
        description:
          "Recipes for a roaster's coffees, coffee by coffee: first coffees with a recipe by the roaster, then those that only the community has recipes for, each by their number of community recipes, then the newest. As many coffees as fit get their first recipe in, then their second, and so on. With `group=coffee`, `limit` counts coffees, and each comes with one recipe for every method it has. A roaster with allowed domains is only shown on pages there.",
        tags,
        params: Type.Object({ roasterSlug: Slug }),
        querystring: Type.Object({
          method: Type.Optional({ ...MethodText, description: `Only recipes by this one. ${METHOD_WORDS}` }),
          limit: Limit(USUALLY_SHOWN, MAX_SHOWN),
          group: Type.Optional(
            OneOf(['coffee'] as const, {
              description: '`coffee`: up to `limit` coffees, each with its recipe for every method, as the widget asks',
            }),
          ),
          lang: Lang,
        }),
        response: { 200: RoasterEmbed, 403: NotAllowed },
      },
    },
    async (request, reply) => {
      const { method, limit, group, lang } = request.query
      const wanted = method === undefined ? undefined : requireNamedMethod(app.catalog, method, 'method').id
      const roaster = orNotFound(request.embedRoaster, 'Roaster')
      const embed = await readRoasterEmbed(app, roaster, {
        method: wanted,
        limit: Math.min(limit, MAX_SHOWN),
        byCoffee: group === 'coffee',
        language: embedLanguage(lang),
      })
      sendWithEtag(request, reply, renderJson(embed), SHARED_CACHE_CONTROL)
      return reply
    },
  )

  const preflightConfig = { ...open, internal: true }
  app.options('/api/embed/recipes/:roasterSlug', { config: preflightConfig, preValidation: admitForRoaster }, preflight)
  app.options(
    '/api/embed/:roasterSlug/:coffeeSlug',
    { config: preflightConfig, preValidation: admitForCoffee },
    preflight,
  )

  app.get(
    '/api/embed/:shareId',
    {
      config: open,
      schema: {
        operationId: 'getSharedEmbed',
        description:
          'A recipe by its share id, or the default recipe of `roaster-slug%2Fcoffee-slug`. Counts an IMPRESSION with the referring page as its source, unless the browser is only prefetching.',
        tags,
        params: Type.Object({ shareId: ShareId }),
        response: { 200: SharedEmbed, 403: NotAllowed },
      },
    },
    async (request, reply) => {
      const { recipe, target, allowedDomains } = await readShared(app, request.params.shareId)
      admitPage(request, reply, allowedDomains)
      if (isRealVisit(request)) {
        const source = sourceOf(request.headers.referer)
        await recordVisit(app, request.ip, { kind: 'IMPRESSION', ...target, source, isVerified: true })
      }
      // A response from a cache wouldn't be counted.
      reply.header('cache-control', 'no-store')
      return recipe
    },
  )
}
