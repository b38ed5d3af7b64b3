/** Routes of public profiles. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { IdParams } from '../../../http/schemas.ts'
import { toPosition } from '../../recipes/browse/cursors.ts'
import { listRecipes } from '../../recipes/browse/find.ts'
import { toRecipes } from '../../recipes/browse/read.ts'
import { RecipeRef } from '../../recipes/browse/schemas.ts'
import { findNameAndPrivacy } from '../privacy/queries.ts'
import { readProfile } from './read.ts'
import { ProfileReply } from './schemas.ts'

const tags = ['Profile']
const MAX_LIMIT = 100

export const publicProfileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/users/:id',
    {
      config: { access: 'public', cache: true },
      schema: {
        operationId: 'getUser',
        description:
          'The public profile, with the latest 20 of each list and a masked email address. What the member hides in their privacy settings is left out.',
        tags,
        params: IdParams,
        response: { 200: ProfileReply },
      },
    },
    ({ params }) => readProfile(app, params.id),
  )

  app.get(
    '/api/users/:id/recipes',
    {
      config: { access: 'public', cache: true },
      schema: {
        operationId: 'listUserRecipes',
        description: 'The recipes that a member has shared, newest first; none if the profile is hidden.',
        tags,
        params: IdParams,
        querystring: PageQuery(20, MAX_LIMIT),
        response: { 200: Page(RecipeRef) },
      },
    },
    async ({ params, query }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const after = toPosition(query.cursor, 'newest', 'newest')
      const { profileVisible, profileHidden } = orNotFound(await findNameAndPrivacy(app.db, params.id), 'User')
      if (profileHidden) throw notFound('User')
      const { places, ...total } = profileVisible
        ? await listRecipes(app, { createdById: params.id }, 'newest', { after, limit: limit + 1 })
        : { places: [], total: 0 }
      const { data, ...rest } = toPage(places, limit, 'newest', ({ key, id }) => [key, id])
      return { data: await toRecipes(app, data, undefined), ...total, ...rest }
    },
  )
}
