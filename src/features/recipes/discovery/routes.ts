/** Routes that suggest recipes: for a grinder, and for a user. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireRoastLevel } from '../../../http/roast-param.ts'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { discover } from './discover.ts'
import { recommend } from './recommend.ts'
import { DiscoverQuery, DiscoverReply, RecommendationsQuery, RecommendationsReply } from './schemas.ts'

const tags = ['Discovery']
const MAX_RECOMMENDATIONS = 20

export const discoveryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/discover',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', knowsViewer: true, cache: true },
      schema: {
        operationId: 'discover',
        description:
          "The brewing model's recommendation and up to 20 shared recipes, all converted to the given grinder. Sorted by votes. When signed in, your calibration is used, taste and votes count together once you have a taste profile, and without `machineId` recipes for your own brewers come first.",
        tags,
        querystring: DiscoverQuery,
        response: { 200: DiscoverReply },
      },
    },
    async (request) => {
      const { query, optionalViewer, reader } = request
      const { roast, ...wish } = query
      const roastLevel = roast === undefined ? undefined : requireRoastLevel(roast, 'roast')
      return discover(app, { ...wish, roastLevel }, reader, optionalViewer)
    },
  )

  app.get(
    '/api/recommendations',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'required' },
      schema: {
        operationId: 'listRecommendations',
        description:
          "Recipes for coffees you haven't brewed yet, sorted by taste match, those for your own brewers first.",
        tags,
        querystring: RecommendationsQuery,
        response: { 200: RecommendationsReply },
      },
    },
    async (request) =>
      recommend(app, request.viewer.id, Math.min(request.query.limit, MAX_RECOMMENDATIONS), request.reader),
  )
}
