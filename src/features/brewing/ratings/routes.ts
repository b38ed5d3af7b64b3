/** Routes of a recipe's ratings: read, and log a rated brew. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { orNotFound } from '../../../http/errors.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { IdParams } from '../../../http/schemas.ts'
import { averageRating } from '../../recipes/browse/read.ts'
import { logBrew } from './log-brew.ts'
import { findRecipeRating } from './queries.ts'
import { BrewBody, BrewReply, RatingReply } from './schemas.ts'

const tags = ['Community recipes']

export const ratingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/community-recipes/:id/brew-log',
    {
      config: { access: 'optional' },
      schema: { operationId: 'getRating', tags, params: IdParams, response: { 200: RatingReply } },
    },
    async ({ params, optionalViewer }) => {
      const row = orNotFound(await findRecipeRating(app.db, params.id, optionalViewer?.id), 'Recipe')
      const { rating, notes } = row
      return {
        avg: averageRating(row),
        count: row.ratingCount,
        ...(optionalViewer && { userRating: rating === null ? null : { rating, notes } }),
      }
    },
  )

  app.post(
    '/api/community-recipes/:id/brew-log',
    {
      config: { access: 'required', needsVerifiedEmail: true, rateLimit: perMinute(30) },
      schema: {
        operationId: 'logBrewOfRecipe',
        description:
          "Logs a brew of this recipe and rates it; each member's latest rating counts. Fields that aren't given are taken from the recipe, with its setting converted to your own grinder; water follows the dose. Emails the recipe's author, unless they turned that off.",
        tags,
        params: IdParams,
        body: BrewBody,
        response: { 200: BrewReply },
      },
    },
    async ({ params, body, viewer }) => {
      const { id, ...counters } = await logBrew(app, viewer, params.id, body)
      app.mail.wake()
      return { brewLog: { id }, rating: { avg: averageRating(counters), count: counters.ratingCount } }
    },
  )
}
