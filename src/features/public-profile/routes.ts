/** What everybody may see of a user. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams } from '../../http/schemas.ts'
import { RECIPE_TABLES } from '../recipes/queries.ts'
import { readProfile } from './read.ts'
import { ProfileReply } from './schemas.ts'

export const publicProfileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/users/:id',
    {
      config: { access: 'public', cache: { tables: [...RECIPE_TABLES, 'brewLogs', 'savedRecipes', 'comments'] } },
      schema: {
        operationId: 'getUser',
        description: 'The public profile, with the latest 20 of each; the address is masked.',
        tags: ['Profile'],
        params: IdParams,
        response: { 200: ProfileReply },
      },
    },
    ({ params }) => readProfile(app, params.id),
  )
}
