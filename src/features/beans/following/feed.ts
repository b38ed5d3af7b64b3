/** The newest recipes of the roasters that a member follows. */
import type { FastifyInstance } from 'fastify'
import { type Position, scanRows } from '../../../db/keyset-scan.ts'
import { countAllRecipes } from '../../recipes/browse/facets.ts'
import { RECIPE_COLUMNS, type RecipeRow } from '../../recipes/browse/queries.ts'
import { listFollowed } from './queries.ts'

/** Scanning one more roaster costs about as much as skipping this many recipes. */
const ROWS_PER_ROASTER = 5

export async function findFeed(
  app: FastifyInstance,
  userId: number,
  limit: number,
  after: Position | undefined,
): Promise<{ places: (RecipeRow & Position)[]; total: number }> {
  const { db } = app
  const [roasters, all] = await Promise.all([listFollowed(db, userId), countAllRecipes(app)])
  const total = roasters.reduce((sum, { recipeCount }) => sum + recipeCount, 0)
  if (total === 0) return { places: [], total }
  const newest = { table: 'recipes', order: 'id', after, limit } as const
  // For a member who follows nearly all roasters, scanning all recipes is faster.
  const isSoonAmongAll = (limit * all) / total < ROWS_PER_ROASTER * roasters.length
  const way = isSoonAmongAll
    ? { conditions: [{ sql: IS_FOLLOWED, values: [userId] }] }
    : { group: { column: 'roasterId', values: roasters.map(({ id }) => id) } }
  return { places: await scanRows<RecipeRow>(db, { ...newest, ...way }, RECIPE_COLUMNS), total }
}

const IS_FOLLOWED = 'exists (select 1 from follows f where f."userId" = ? and f."roasterId" = recipes."roasterId")'
