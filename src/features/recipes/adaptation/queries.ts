/** All SQL of adaptation: the coffee, and community recipes for it. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { idListTable, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import type { RoastLevel } from '../../../domain/catalog.ts'

const coffeeById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('coffees')
    .innerJoin('roasters', 'roasters.id', 'coffees.roasterId')
    .select(['coffees.id', 'coffees.name', 'coffees.slug', 'coffees.roastLevel', 'coffees.coffeeType'])
    .select(['coffees.origin', 'coffees.flavorProfile', 'coffees.acidityLevel', 'coffees.bodyLevel'])
    .select(['coffees.roasterId', 'roasters.name as roasterName', 'roasters.slug as roasterSlug'])
    .where('coffees.id', '=', p.id),
)
export type Coffee = NonNullable<Awaited<ReturnType<typeof findCoffee>>>
export const findCoffee = (db: Db, id: number) => coffeeById.first(db, { id })

/** How many of a coffee's best recipes are searched for those with the method. */
const MAX_ROWS_READ = 200

const bestOfCoffee = prepared((db, p: { coffeeId: number; brewMethod: string; limit: number }) =>
  db
    .selectFrom(
      db
        .selectFrom('recipes')
        .select(['id', 'wilson', 'brewMethod'])
        .where('coffeeProfileId', '=', p.coffeeId)
        .orderBy('wilson', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_ROWS_READ)
        .as('best'),
    )
    .select('id')
    .where('brewMethod', '=', p.brewMethod)
    .orderBy('wilson', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
)

const facetsOf = prepared((db, p: { brewMethod: string; roastLevel: RoastLevel }) =>
  db
    .selectFrom('recipeFacets')
    .select('id')
    .where('brewMethod', '=', p.brewMethod)
    .where('roastLevel', '=', p.roastLevel)
    .where('size', '>', 0),
)

/** The best recipes of all facets with this method and roast; each facet is read along its own index. */
async function listBestOfMethod(db: Db, brewMethod: string, roastLevel: RoastLevel, limit: number) {
  const facets = await facetsOf.all(db, { brewMethod, roastLevel })
  if (facets.length === 0) return []
  const each = `select id, wilson from (
    select id, wilson from recipes where "facetId" = ? order by wilson desc, id desc limit ?) f`
  const sql = `select id from (${facets.map(() => each).join(' union all ')}) best order by wilson desc, id desc limit ?`
  return queryRaw<{ id: number }>(db, sql, [...facets.flatMap(({ id }) => [id, limit]), limit])
}

/** The best recipes for a coffee and method, followed by those for the same method and roast if there are too few. */
export async function listCommunityIds(
  db: Db,
  coffee: Pick<Coffee, 'id' | 'roastLevel'>,
  brewMethod: string,
  limit: number,
): Promise<number[]> {
  const own = await bestOfCoffee.all(db, { coffeeId: coffee.id, brewMethod, limit })
  if (own.length === limit) return own.map(({ id }) => id)
  // Reads twice the limit, since the result may include all of the coffee's own recipes.
  const others = await listBestOfMethod(db, brewMethod, coffee.roastLevel, 2 * limit)
  return [...new Set([...own, ...others].map(({ id }) => id))].slice(0, limit)
}

const RECIPE_COLUMNS = [
  'id',
  'createdById',
  'coffeeProfileId',
  'grinderId',
  'grindSetting',
  'grindSettingText',
  'grindIndex',
  'ratio',
  'doseGrams',
  'waterGrams',
  'brewTimeSeconds',
  'waterTempF',
  'tasteProfile',
  'steps',
  'roastLevel',
  'upvotes',
  'downvotes',
] as const

export type CommunityRow = Pick<Row<'recipes'>, (typeof RECIPE_COLUMNS)[number]> &
  Pick<Row<'coffees'>, 'acidityLevel' | 'bodyLevel'> & { coffeeName: string; author: string | null }

const COLUMNS = RECIPE_COLUMNS.map((column) => `r."${column}"`).join(', ')

/** Returns the rows in the order of the ids. */
export function listCommunityRows(db: Db, ids: readonly number[]): Promise<CommunityRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  const sql = `select ${COLUMNS}, c.name as "coffeeName", c."acidityLevel", c."bodyLevel", u."displayName" as author
    from ${idListTable(db, 'l')} join recipes r on r.id = l.value
    join coffees c on c.id = r."coffeeProfileId" left join users u on u.id = r."createdById" order by l.position`
  return queryRaw<CommunityRow>(db, sql, [JSON.stringify(ids)])
}
