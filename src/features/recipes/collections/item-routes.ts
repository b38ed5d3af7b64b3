/** Routes that add recipes to a collection and remove them. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { orNotFound } from '../../../http/errors.ts'
import { IdParams, Success } from '../../../http/schemas.ts'
import { withRecipes } from '../browse/read.ts'
import { ItemBody, ItemReply, toItem } from './schemas.ts'
import { addItem, removeItem } from './write.ts'

const tags = ['Collections']

export const collectionItemRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/collections/:id/items',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'addToCollection',
        description: '409 if the recipe is already in it.',
        tags,
        params: IdParams,
        body: ItemBody,
        response: { 201: ItemReply },
      },
    },
    async ({ params, body, viewer }, reply) => {
      const row = await addItem(app, { userId: viewer.id, id: params.id }, body.recipeId)
      const [item] = await withRecipes(app, [row], viewer)
      reply.code(201)
      return { item: toItem(orNotFound(item, 'Recipe')) }
    },
  )

  app.delete(
    '/api/collections/:id/items',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'removeFromCollection',
        tags,
        params: IdParams,
        ...deleteById('recipeId'),
        response: { 200: Success },
      },
    },
    async ({ params, body, query, viewer }) => {
      const recipeId = requireDeleteId('recipeId', { body, query })
      await removeItem(app.db, { userId: viewer.id, id: params.id }, recipeId)
      return { success: true as const }
    },
  )
}
