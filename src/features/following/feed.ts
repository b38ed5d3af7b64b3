/** The newest recipes of the roasters that somebody follows. */
import type { Db } from '../../db/open.ts'
import { type Place, walk } from '../../db/walk.ts'
import { countAllRecipes } from '../recipes/facets.ts'
import { listFollowed } from './queries.ts'

/** Recipes looked at until enough are found cost about this much of starting on another roaster. */
const ROWS_PER_ROASTER = 5

export async function findFeed(
  db: Db,
  userId: number,
  limit: number,
  after: Place | undefined,
): Promise<{ places: Place[]; total: number }> {
  const [roasters, all] = await Promise.all([listFollowed(db, userId), countAllRecipes(db)])
  const total = roasters.reduce((sum, { recipeCount }) => sum + recipeCount, 0)
  if (total === 0) return { places: [], total }
  const newest = { table: 'recipes', order: 'id', after, limit } as const
  // Whoever follows nearly everybody finds the next recipe soonest among all of them.
  const isSoonAmongAll = (limit * all) / total < ROWS_PER_ROASTER * roasters.length
  const places = isSoonAmongAll
    ? await walk(db, { ...newest, conditions: [{ sql: IS_FOLLOWED, values: [userId] }] })
    : await walk(db, { ...newest, group: { column: 'roasterId', values: roasters.map(({ id }) => id) } })
  return { places, total }
}

const IS_FOLLOWED = 'exists (select 1 from follows f where f."userId" = ? and f."roasterId" = recipes."roasterId")'
