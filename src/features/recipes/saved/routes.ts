/** Routes of a member's saved recipes. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { orNotFound } from '../../../http/errors.ts'
import { NumberedPageQuery, toPagination } from '../../../http/pagination.ts'
import { Success } from '../../../http/schemas.ts'
import { findRecipeRow } from '../browse/queries.ts'
import { withRecipes } from '../browse/read.ts'
import { countSaved, deleteSaved, listSaved } from './queries.ts'
import { saveRecipe } from './save.ts'
import { SaveBody, SavedListReply, SavedReply, toSaved } from './schemas.ts'

const tags = ['Saved recipes']
const MAX_LIMIT = 100

export const savedRecipeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/user/saved-recipes',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'listSavedRecipes',
        description: 'Newest first.',
        tags,
        querystring: NumberedPageQuery(20, MAX_LIMIT),
        response: { 200: SavedListReply },
      },
    },
    async ({ query: { page, limit: wanted }, viewer }) => {
      const limit = Math.min(wanted, MAX_LIMIT)
      const [rows, total] = await Promise.all([
        listSaved(app.db, viewer.id, { limit, offset: (page - 1) * limit }),
        countSaved(app.db, viewer.id),
      ])
      const saved = await withRecipes(app, rows, viewer)
      return { savedRecipes: saved.map(toSaved), pagination: toPagination(page, limit, total) }
    },
  )

  app.post(
    '/api/user/saved-recipes',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'saveRecipe',
        description:
          'Saving a recipe again changes nothing. The first time, its author gets an email, unless they turned that off.',
        tags,
        body: SaveBody,
        response: { 201: SavedReply },
      },
    },
    async ({ body, viewer }, reply) => {
      const row = await saveRecipe(app, viewer, body.communityRecipeId)
      app.mail.wake()
      const [saved] = await withRecipes(app, [row], viewer)
      reply.code(201)
      return { savedRecipe: toSaved(orNotFound(saved, 'Recipe')) }
    },
  )

  app.delete(
    '/api/user/saved-recipes',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'unsaveRecipe',
        description: 'Succeeds even if it is not saved.',
        tags,
        ...deleteById('communityRecipeId'),
        response: { 200: Success },
      },
    },
    async ({ body, query, viewer }) => {
      const recipeId = requireDeleteId('communityRecipeId', { body, query })
      const isGone = await deleteSaved(app.db, { userId: viewer.id, recipeId })
      if (!isGone) orNotFound(await findRecipeRow(app.db, recipeId), 'Recipe')
      return { success: true as const }
    },
  )
}
