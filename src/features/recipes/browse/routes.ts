/** Routes of a single recipe: read, and share by link. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { REVALIDATE, renderJson, sendWithEtag } from '../../../http/etag.ts'
import { Id, IdParams } from '../../../http/schemas.ts'
import { findShareId } from './queries.ts'
import { readRecipe } from './read.ts'
import { RecipeRef } from './schemas.ts'

const tags = ['Recipes']

export const recipeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/recipes/:id',
    {
      config: { access: 'public', cache: true },
      schema: { operationId: 'getRecipe', tags, params: IdParams, response: { 200: RecipeRef } },
    },
    async (request, reply) => {
      const found = await readRecipe(app, request.params.id, request.reader)
      const recipe = orNotFound(found, 'Recipe')
      sendWithEtag(request, reply, renderJson(recipe), REVALIDATE)
      return reply
    },
  )

  app.post(
    '/api/recipes/:id/share',
    {
      config: { access: 'public', readsOnly: true },
      schema: {
        operationId: 'shareRecipe',
        tags,
        params: IdParams,
        response: { 200: Type.Object({ shareUrl: Type.String(), shareId: Type.String(), recipeId: Id() }) },
      },
    },
    async ({ params: { id } }) => {
      const shareId = orNotFound(await findShareId(app.db, id), 'Recipe')
      return { shareUrl: `${app.config.baseUrl}/r/${shareId}`, shareId, recipeId: id }
    },
  )
}
