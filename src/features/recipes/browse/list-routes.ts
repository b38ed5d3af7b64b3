/** Routes that list recipes: all, search, and numbered pages to browse. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BREW_TIME_RANGES, GRIND_RANGES } from '../../../domain/ranking.ts'
import { TAG_LENGTH } from '../../../domain/recipe-words.ts'
import type { Viewer } from '../../../http/access.ts'
import { badRequest } from '../../../http/errors.ts'
import { Cursor, Limit, Page, toPage } from '../../../http/pagination.ts'
import { RoastText, requireRoastLevel } from '../../../http/roast-param.ts'
import { Id, OneOf } from '../../../http/schemas.ts'
import { serializeUnfiltered } from '../../../http/serialization.ts'
import { shortenToFit } from '../../../http/size-cap.ts'
import { message } from '../../../i18n/message.ts'
import { findRoasterByText } from '../../beans/roasters/queries.ts'
import { MethodText, requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { listOwnMachineIds } from '../../equipment/owned/queries.ts'
import { readTaste } from '../../members/taste/queries.ts'
import { encodeRecommended, toPosition, toRecommendedPosition } from './cursors.ts'
import type { RecipeFilter } from './filter.ts'
import { listRecipes, type Order } from './find.ts'
import { COUNT_CAP, listRecipeRows } from './queries.ts'
import { toRecipe, toRecipes } from './read.ts'
import { findRecommended } from './recommended.ts'
import { RecipeRef } from './schemas.ts'
import { findByTag } from './search-titles.ts'
import { findByTexts } from './search-words.ts'

const tags = ['Recipes']
const MAX_LIMIT = 100
/** Used for an unknown roaster, so that no recipe matches. */
const NO_ROASTER = { id: 0, coffeeCount: 0 }

const Query = Type.Optional(
  Type.String({
    maxLength: 10_000,
    description:
      'Fuzzy over coffee, roaster, origin, flavours, process, method, brewer and grinder, and as written over titles and tags; every word must be found',
  }),
)
const Method = Type.Optional(MethodText)
const RoasterText = Type.Optional(Type.String({ maxLength: 200, description: "A roaster's slug or name" }))

const Tag = Type.Optional(Type.String({ maxLength: TAG_LENGTH, description: 'Only recipes with this tag' }))

const SEARCH_SORTS = ['recommended', 'highest_rated', 'most_brewed', 'newest'] as const
const BROWSE_SORTS = ['newest', 'highest_rated', 'most_brewed'] as const

interface Texts extends Pick<RecipeFilter, 'grinderId' | 'machineId'> {
  q?: string
  flavorProfile?: string
  brewMethod?: string
  roaster?: string
  roastLevel?: string
  tag?: string
}

export const recipeListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app

  app.get(
    '/api/recipes',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'optional', cache: true, isExpensive: ({ q }) => Boolean(q) },
      schema: {
        operationId: 'listRecipes',
        description: 'Newest first.',
        tags,
        querystring: Type.Object({
          q: Query,
          grinderId: Type.Optional(Id()),
          machineId: Type.Optional(Id()),
          roastLevel: Type.Optional(RoastText),
          tag: Tag,
          limit: Limit(20, MAX_LIMIT),
          cursor: Cursor,
        }),
        response: { 200: Page(RecipeRef) },
      },
    },
    async ({ query, optionalViewer }) => {
      const { q, grinderId, machineId, roastLevel, tag } = query
      return page(await toFilter({ q, grinderId, machineId, roastLevel, tag }), 'newest', query, optionalViewer)
    },
  )

  app.get(
    '/api/recipes/search',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'optional', cache: true, isExpensive: (query) => Boolean(query.q || query.flavorProfile) },
      schema: {
        operationId: 'searchRecipes',
        description:
          '`recommended` sorts by votes. When signed in, recipes for your brewers come first, then those for other brewers of the same methods, then the rest; each group is sorted by `recommendationScore` (0.6 × taste match + 0.4 × votes) for its 500 top-voted recipes, then by votes.',
        tags,
        querystring: Type.Object({
          q: Query,
          brewMethod: Method,
          roaster: RoasterText,
          roastLevel: Type.Optional(RoastText),
          tag: Tag,
          flavorProfile: Type.Optional(Type.String({ maxLength: 1000, description: 'Flavours of the coffee, fuzzy' })),
          grindRange: Type.Optional(OneOf(Object.keys(GRIND_RANGES) as (keyof typeof GRIND_RANGES)[])),
          brewTimeRange: Type.Optional(OneOf(Object.keys(BREW_TIME_RANGES) as (keyof typeof BREW_TIME_RANGES)[])),
          sort: Type.Optional(OneOf(SEARCH_SORTS, { default: 'recommended' })),
          limit: Limit(20, MAX_LIMIT),
          cursor: Cursor,
        }),
        response: { 200: Page(RecipeRef) },
      },
    },
    async ({ query, optionalViewer }) => {
      const {
        grindRange,
        brewTimeRange,
        sort = 'recommended',
        q,
        flavorProfile,
        brewMethod,
        roaster,
        roastLevel,
        tag,
      } = query
      const texts = { q, flavorProfile, brewMethod, roaster, roastLevel, tag }
      const filter = { ...(await toFilter(texts)), grindRange, brewTimeRange }
      if (sort === 'recommended' && optionalViewer) return recommended(filter, query, optionalViewer)
      return page(filter, sort === 'recommended' ? 'highest_rated' : sort, query, optionalViewer, sort)
    },
  )

  app.get(
    '/api/browse/recipes',
    {
      serializerCompiler: serializeUnfiltered,
      config: { access: 'public', cache: true, isExpensive: ({ q }) => Boolean(q) },
      schema: {
        operationId: 'browseRecipes',
        tags,
        querystring: Type.Object({
          q: Query,
          brewMethod: Method,
          roaster: RoasterText,
          roastLevel: Type.Optional(RoastText),
          tag: Tag,
          sort: Type.Optional(OneOf(BROWSE_SORTS, { default: 'newest' })),
          page: Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 1 }),
          limit: Limit(20, MAX_LIMIT),
        }),
        response: {
          200: Type.Object({
            data: Type.Array(RecipeRef),
            total: Type.Integer(),
            totalIsCapped: Type.Optional(Type.Boolean()),
            totalPages: Type.Integer(),
            page: Type.Integer(),
          }),
        },
      },
    },
    async ({ query }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const offset = (query.page - 1) * limit
      if (offset >= COUNT_CAP)
        throw badRequest(
          message('Pages end after 10,000 rows. Use the cursor of /api/recipes/search to go on.'),
          'page',
        )
      const { q, brewMethod, roaster, roastLevel, tag } = query
      const filter = await toFilter({ q, brewMethod, roaster, roastLevel, tag })
      const { places, ...counted } = await listRecipes(app, filter, query.sort ?? 'newest', { skip: offset, limit })
      const data = await toRecipes(app, places, undefined)
      return { data, ...counted, totalPages: Math.ceil(counted.total / limit), page: query.page }
    },
  )

  /** Resolves roaster, method, roast and search words of a query. Throws for an unknown method or roast. */
  async function toFilter(query: Texts): Promise<RecipeFilter> {
    const { q, flavorProfile, brewMethod, roaster, roastLevel, tag, ...ids } = query
    const filter: RecipeFilter = { ...ids, ...(tag && (await findByTag(db, tag))) }
    if (brewMethod) filter.brewMethod = requireNamedMethod(catalog, brewMethod, 'brewMethod').id
    if (roastLevel) filter.roastLevel = requireRoastLevel(roastLevel, 'roastLevel')
    const named = roaster ? ((await findRoasterByText(db, roaster)) ?? NO_ROASTER) : undefined
    if (named) filter.roasterId = named.id
    const found = await findByTexts(app, { q, flavorProfile }, filter, named)
    return { ...filter, ...found, isCut: filter.isCut || found.isCut }
  }

  async function page(
    filter: RecipeFilter,
    order: Order,
    query: { limit: number; cursor?: string },
    viewer: Viewer | undefined,
    sort: string = order,
  ) {
    const limit = Math.min(query.limit, MAX_LIMIT)
    const after = toPosition(query.cursor, sort, order)
    const { places, ...total } = await listRecipes(app, filter, order, { after, limit: limit + 1 })
    const { data, ...rest } = toPage(places, limit, sort, ({ key, id }) => [key, id])
    return { data: await toRecipes(app, data, viewer), ...total, ...rest }
  }

  async function recommended(filter: RecipeFilter, query: { limit: number; cursor?: string }, viewer: Viewer) {
    const limit = Math.min(query.limit, MAX_LIMIT)
    const after = toRecommendedPosition(query.cursor)
    const [taste, machineIds] = await Promise.all([readTaste(db, viewer.id), listOwnMachineIds(db, viewer.id)])
    const { recipes, next, ...total } = await findRecommended(app, { filter, machineIds, taste, limit, after })
    const scores = new Map(recipes.map(({ id, score }) => [id, score]))
    const rows = await listRecipeRows(db, [...scores.keys()])
    const cursor = next ? encodeRecommended(next) : null
    const data = rows.map((row) => {
      const recommendationScore = scores.get(row.id)
      const recipe = toRecipe(row, catalog, taste)
      return recommendationScore === undefined ? recipe : { ...recipe, recommendationScore }
    })
    return {
      data: shortenToFit(data, 'notes'),
      ...total,
      cursor,
      nextCursor: cursor,
      hasMore: next !== undefined,
    }
  }
}
