/** Facets: combinations of method, roast, grind and brew time, each with its recipe count. A recipe has one facet. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import type { RoastLevel } from '../../../domain/catalog.ts'
import { brewTimeRangeOf, grindRangeOf } from '../../../domain/ranking.ts'

export type Facet = Omit<Row<'recipeFacets'>, 'id' | 'size'>

export function facetOf(recipe: {
  brewMethod: string
  roastLevel: RoastLevel
  grindIndex: number
  brewTimeSeconds: number | null
}): Facet {
  return {
    brewMethod: recipe.brewMethod,
    roastLevel: recipe.roastLevel,
    grindRange: grindRangeOf(recipe.grindIndex),
    brewTimeRange: recipe.brewTimeSeconds === null ? 'none' : brewTimeRangeOf(recipe.brewTimeSeconds),
  }
}

/** Adds to the number of recipes of a facet, inserting the facet if it is new. Returns its id. */
export async function incrementFacet(db: Db, facet: Facet, recipes = 1): Promise<number> {
  const { id } = await db
    .insertInto('recipeFacets')
    .values({ ...facet, size: recipes })
    .onConflict((conflict) =>
      conflict
        .columns(['brewMethod', 'roastLevel', 'grindRange', 'brewTimeRange'])
        .doUpdateSet({ size: sql`${sql.ref('recipeFacets.size')} + ${recipes}` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the id of a facet, inserting it with size 0 if it is new. */
export async function requireFacet(db: Db, facet: Facet): Promise<number> {
  await db
    .insertInto('recipeFacets')
    .values({ ...facet, size: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('recipeFacets')
    .select('id')
    .where(({ and }) => and({ ...facet }))
    .executeTakeFirstOrThrow()
  return id
}

/** Updates sizes in the order of ids, so that concurrent transactions can't deadlock. */
export async function resizeFacets(db: Db, changes: ReadonlyMap<number, number>): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0)
  for (const [id, by] of changed.sort(([a], [b]) => a - b)) {
    await db
      .updateTable('recipeFacets')
      .set({ size: sql`size + ${by}` })
      .where('id', '=', id)
      .execute()
  }
}

export async function moveFacet(db: Db, fromId: number, facet: Facet): Promise<number> {
  const toId = await requireFacet(db, facet)
  const moves = [[fromId, -1] as const, [toId, 1] as const]
  if (toId !== fromId) await resizeFacets(db, new Map(moves))
  return toId
}

export async function decrementFacet(db: Db, facetId: number): Promise<void> {
  await db.updateTable('recipeFacets').set({ size: sql`size - 1` }).where('id', '=', facetId).execute()
}

export interface FacetFilter {
  brewMethod?: string
  /** Any of these methods; must not be empty. */
  brewMethods?: readonly string[]
  roastLevel?: RoastLevel
  grindRange?: Facet['grindRange']
  brewTimeRange?: Facet['brewTimeRange']
}

const FACET_COLUMNS = ['brewMethod', 'roastLevel', 'grindRange', 'brewTimeRange'] as const

type Source = Pick<FastifyInstance, 'db' | 'responseCache'>

interface Matching {
  ids: readonly number[]
  matching: number
  all: number
}

/** Returns the ids of the facets that match a filter, their number of recipes, and the number of all recipes. */
export function matchFacets({ db, responseCache }: Source, filter: FacetFilter): Promise<Matching> {
  const key = `${FACET_COLUMNS.map((column) => filter[column] ?? '').join()} ${filter.brewMethods ?? ''}`
  return responseCache.memoize('recipe facets', key, () => readMatching(db, filter))
}

async function readMatching(db: Db, filter: FacetFilter): Promise<Matching> {
  const { brewMethods } = filter
  const columns = FACET_COLUMNS.filter((column) => filter[column] !== undefined)
  const wanted = [
    ...columns.map((column) => `"${column}" = ?`),
    ...(brewMethods ? [`"brewMethod" in (${brewMethods.map(() => '?').join(', ')})`] : []),
  ]
  const isWanted = wanted.length > 0 ? `filter (where ${wanted.join(' and ')})` : ''
  const values = [...columns.map((column) => filter[column]), ...(brewMethods ?? [])]
  // Returns the ids as one JSON array, which is cheaper than a row for each.
  const list = engineOf(db) === 'postgres' ? 'json_agg(id)' : 'json_group_array(id)'
  const [row] = await queryRaw<{ ids: string | number[] | null; matching: number | null; all: number | null }>(
    db,
    `select ${list} ${isWanted} as ids, sum(size) ${isWanted} as matching, sum(size) as "all"
      from "recipeFacets" where size > 0`,
    [...values, ...values],
  )
  const { ids, matching, all } = row!
  return { ids: (typeof ids === 'string' ? JSON.parse(ids) : ids) ?? [], matching: matching ?? 0, all: all ?? 0 }
}

/** Sums the sizes of all facets. */
export const countAllRecipes = async (app: Source): Promise<number> => (await matchFacets(app, {})).all

export const isFiltered = (filter: FacetFilter): boolean =>
  filter.brewMethods !== undefined || FACET_COLUMNS.some((column) => filter[column] !== undefined)
