/** The combinations that recipes are filtered by: each recipe belongs to one, and each knows how many it has. */
import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'
import type { RoastLevel } from '../../domain/catalog.ts'
import { brewTimeRangeOf, grindRangeOf } from '../../domain/ranking.ts'

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

/** Counts recipes into a combination, creating it with its first one. */
export async function joinFacet(db: Db, facet: Facet, recipes = 1): Promise<number> {
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

/** From one combination to another, the lower id first: two that change places never wait for each other. */
export async function moveFacet(db: Db, fromId: number, facet: Facet): Promise<number> {
  await db
    .insertInto('recipeFacets')
    .values({ ...facet, size: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id: toId } = await db
    .selectFrom('recipeFacets')
    .select('id')
    .where(({ and }) => and({ ...facet }))
    .executeTakeFirstOrThrow()
  if (toId === fromId) return toId
  const moves = [
    { id: fromId, by: -1 },
    { id: toId, by: 1 },
  ]
  for (const { id, by } of moves.sort((a, b) => a.id - b.id)) {
    await db
      .updateTable('recipeFacets')
      .set({ size: sql`size + ${sql.lit(by)}` })
      .where('id', '=', id)
      .execute()
  }
  return toId
}

export async function leaveFacet(db: Db, facetId: number): Promise<void> {
  await db.updateTable('recipeFacets').set({ size: sql`size - 1` }).where('id', '=', facetId).execute()
}

const allFacets = prepared((db) => db.selectFrom('recipeFacets').selectAll().where('size', '>', 0))

export interface FacetFilter {
  brewMethod?: string
  roastLevel?: RoastLevel
  grindRange?: Facet['grindRange']
  brewTimeRange?: Facet['brewTimeRange']
}

/** The combinations that a filter lets through, with their total and that of all recipes. */
export async function matchFacets(
  db: Db,
  filter: FacetFilter,
): Promise<{ ids: number[]; matching: number; total: number }> {
  const facets = await allFacets.all(db, {})
  const wanted = Object.entries(filter).filter(([, value]) => value !== undefined)
  const matching = facets.filter((facet) => wanted.every(([name, value]) => facet[name as keyof Facet] === value))
  const sum = (rows: readonly { size: number }[]) => rows.reduce((total, { size }) => total + size, 0)
  return { ids: matching.map(({ id }) => id), matching: sum(matching), total: sum(facets) }
}
