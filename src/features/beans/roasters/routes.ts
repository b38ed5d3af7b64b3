/** Routes of roasters, their coffees and the recipes for these. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { scanRows } from '../../../db/keyset-scan.ts'
import { merged, notFound } from '../../../http/errors.ts'
import { REVALIDATE, renderJson, sendWithEtag } from '../../../http/etag.ts'
import {
  Cursor,
  decodeCursor,
  Limit,
  NumberedPageQuery,
  Page,
  PageQuery,
  Pagination,
  toPage,
  toPagination,
} from '../../../http/pagination.ts'
import { RoastText, requireRoastLevel } from '../../../http/roast-param.ts'
import { Nullable, SlugParams } from '../../../http/schemas.ts'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { findMergedRoaster } from '../../moderation/merged/find.ts'
import { RECIPE_COLUMNS, type RecipeRow } from '../../recipes/browse/queries.ts'
import { toRecipes } from '../../recipes/browse/read.ts'
import { RecipeSchema } from '../../recipes/browse/schemas.ts'
import { listCoffees } from '../coffees/list.ts'
import { CoffeeSchema } from '../coffees/schemas.ts'
import { listByName, listBySearch } from './list.ts'
import { findRoasterBySlug } from './queries.ts'
import { RoasterDetail, RoasterSchema, toRoasterDetail, toWithheldRoaster } from './schemas.ts'

const tags = ['Roasters']
const MAX_LIMIT = 100

export const roasterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app
  async function requireRoaster(slug: string) {
    const roaster = await findRoasterBySlug(db, slug)
    if (roaster) return roaster
    const into = await findMergedRoaster(db, slug)
    throw into === undefined ? notFound('Roaster') : merged('Roaster', into)
  }

  app.get(
    '/api/roasters',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', cache: true, isExpensive: ({ search }) => Boolean(search) },
      schema: {
        operationId: 'listRoasters',
        description: 'Sorted by name; search results by relevance. Use `page`, or `cursor` to go further.',
        tags,
        querystring: Type.Object({
          search: Type.Optional(Type.String({ maxLength: 1000, description: 'Fuzzy, in the name' })),
          ...NumberedPageQuery(20, MAX_LIMIT).properties,
          cursor: Cursor,
        }),
        response: {
          200: Type.Object({
            roasters: Type.Array(RoasterSchema),
            pagination: Pagination,
            cursor: Nullable(Type.String()),
            nextCursor: Nullable(Type.String()),
            hasMore: Type.Boolean(),
          }),
        },
      },
    },
    async ({ query }) => {
      const page = { ...query, limit: Math.min(query.limit, MAX_LIMIT) }
      const { roasters, total, ...rest } = query.search?.trim()
        ? await listBySearch(db, query.search, page)
        : await listByName(app, page)
      return { roasters, pagination: toPagination(page.page, page.limit, total), ...rest }
    },
  )

  app.get(
    '/api/roasters/:slug',
    {
      config: { access: 'public', knowsViewer: true, cache: true },
      schema: {
        operationId: 'getRoaster',
        description: 'Its members also see it while it is hidden; it then has a `review`.',
        tags,
        params: SlugParams,
        response: { 200: RoasterDetail },
      },
    },
    async (request, reply) => {
      const { slug } = request.params
      const roaster = await findRoasterBySlug(db, slug)
      const own = roaster ? undefined : await app.review.findOwnRoaster(db, slug, request.optionalViewer?.id)
      const shown = own ? toWithheldRoaster(own) : toRoasterDetail(roaster ?? (await requireRoaster(slug)))
      sendWithEtag(request, reply, renderJson(shown), REVALIDATE)
      return reply
    },
  )

  app.get(
    '/api/roasters/:slug/coffees',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', cache: true },
      schema: {
        operationId: 'listRoasterCoffees',
        description: 'Sorted by name.',
        tags,
        params: SlugParams,
        querystring: Type.Object({
          roastLevel: Type.Optional(RoastText),
          limit: Limit(20, MAX_LIMIT),
          cursor: Cursor,
        }),
        response: { 200: Page(CoffeeSchema) },
      },
    },
    async ({ params, query }) => {
      const roastLevel = query.roastLevel && requireRoastLevel(query.roastLevel, 'roastLevel')
      const page = { sort: 'alpha', limit: Math.min(query.limit, MAX_LIMIT), cursor: query.cursor } as const
      return listCoffees(app, { roaster: await requireRoaster(params.slug), ...(roastLevel && { roastLevel }) }, page)
    },
  )

  app.get(
    '/api/roasters/:slug/recipes',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', cache: true },
      schema: {
        operationId: 'listRoasterRecipes',
        description: 'Newest first.',
        tags,
        params: SlugParams,
        querystring: PageQuery(20, MAX_LIMIT),
        response: { 200: Page(RecipeSchema) },
      },
    },
    async ({ params, query }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [last] = decodeCursor(query.cursor, 'newest', ['integer']) ?? []
      const roaster = await requireRoaster(params.slug)
      const newest = {
        table: 'recipes',
        order: 'id',
        group: { column: 'roasterId', values: [roaster.id] },
        after: last === undefined ? undefined : { key: last, id: last as number },
        limit: limit + 1,
      } as const
      const rows = await scanRows<RecipeRow>(db, newest, RECIPE_COLUMNS)
      const { data, ...page } = toPage(rows, limit, 'newest', ({ id }) => [id])
      return { data: await toRecipes(app, data, undefined), total: roaster.recipeCount, ...page }
    },
  )
}
