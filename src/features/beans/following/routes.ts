/** Routes for following roasters, and the feed of their recipes. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, Page, PageQuery, toPage } from '../../../http/pagination.ts'
import { SlugParams } from '../../../http/schemas.ts'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { toRecipes } from '../../recipes/browse/read.ts'
import { RecipeSchema } from '../../recipes/browse/schemas.ts'
import { findRoasterBySlug } from '../roasters/queries.ts'
import { findFeed } from './feed.ts'
import { follow, unfollow } from './follow.ts'
import { isFollowing } from './queries.ts'

const tags = ['Roasters']
const MAX_FEED = 50

const FollowReply = Type.Object({ isFollowing: Type.Boolean(), followerCount: Type.Integer() })

export const followingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app
  const requireRoaster = async (slug: string) => orNotFound(await findRoasterBySlug(db, slug), 'Roaster')

  app.get(
    '/api/roasters/:slug/follow',
    {
      config: { access: 'public', knowsViewer: true },
      schema: { operationId: 'getFollow', tags, params: SlugParams, response: { 200: FollowReply } },
    },
    async ({ params, optionalViewer }, reply) => {
      reply.header('cache-control', 'no-store')
      const { id: roasterId, followerCount } = await requireRoaster(params.slug)
      const isTheirs = optionalViewer && (await isFollowing(db, { userId: optionalViewer.id, roasterId }))
      return { isFollowing: isTheirs ?? false, followerCount }
    },
  )

  app.post(
    '/api/roasters/:slug/follow',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'followRoaster',
        description: 'Following a roaster again changes nothing.',
        tags,
        params: SlugParams,
        response: { 201: FollowReply },
      },
    },
    async ({ params, viewer }, reply) => {
      const { id } = await requireRoaster(params.slug)
      reply.code(201)
      return { isFollowing: true, followerCount: await follow(app, viewer.id, id) }
    },
  )

  app.delete(
    '/api/roasters/:slug/follow',
    {
      config: { access: 'required' },
      schema: { operationId: 'unfollowRoaster', tags, params: SlugParams, response: { 200: FollowReply } },
    },
    async ({ params, viewer }) => {
      const { id } = await requireRoaster(params.slug)
      return { isFollowing: false, followerCount: await unfollow(db, viewer.id, id) }
    },
  )

  app.get(
    '/api/following/feed',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'required' },
      schema: {
        operationId: 'getFeed',
        description: 'The newest recipes for coffees of the roasters you follow.',
        tags,
        querystring: PageQuery(20, MAX_FEED),
        response: { 200: Page(RecipeSchema) },
      },
    },
    async ({ query, viewer }) => {
      const limit = Math.min(query.limit, MAX_FEED)
      const [last] = decodeCursor(query.cursor, 'newest', ['integer']) ?? []
      const after = last === undefined ? undefined : { key: last, id: last as number }
      const { places, total } = await findFeed(app, viewer.id, limit + 1, after)
      const { data, ...page } = toPage(places, limit, 'newest', ({ id }) => [id])
      return { data: await toRecipes(app, data, viewer), total, ...page }
    },
  )
}
