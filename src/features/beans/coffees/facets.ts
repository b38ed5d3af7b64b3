/** The combinations that coffees are filtered by: each coffee belongs to one, and each knows how many it has. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { CoffeeType, Row } from '../../../db/tables.ts'
import type { RoastLevel } from '../../../domain/catalog.ts'

/** Where lists are read from. */
export type Source = Pick<FastifyInstance, 'db' | 'responseCache'>

export interface CoffeeFacet {
  roastLevel: RoastLevel
  coffeeType: CoffeeType
}

/** Counts coffees into a combination, creating it with its first one. */
export async function joinCoffeeFacet(db: Db, { roastLevel, coffeeType }: CoffeeFacet, coffees = 1): Promise<number> {
  const { id } = await db
    .insertInto('coffeeFacets')
    .values({ roastLevel, coffeeType, size: coffees })
    .onConflict((conflict) =>
      conflict
        .columns(['roastLevel', 'coffeeType'])
        .doUpdateSet({ size: sql`${sql.ref('coffeeFacets.size')} + ${coffees}` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** From one combination to another, the lower id first: two that change places never wait for each other. */
export async function moveCoffeeFacet(
  db: Db,
  fromId: number,
  { roastLevel, coffeeType }: CoffeeFacet,
): Promise<number> {
  await db
    .insertInto('coffeeFacets')
    .values({ roastLevel, coffeeType, size: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id: toId } = await db
    .selectFrom('coffeeFacets')
    .select('id')
    .where((is) => is.and({ roastLevel, coffeeType }))
    .executeTakeFirstOrThrow()
  if (toId === fromId) return toId
  for (const id of [fromId, toId].sort((a, b) => a - b)) {
    const by = id === toId ? 1 : -1
    await db
      .updateTable('coffeeFacets')
      .set({ size: sql`size + ${sql.lit(by)}` })
      .where('id', '=', id)
      .execute()
  }
  return toId
}

export async function leaveCoffeeFacet(db: Db, facetId: number): Promise<void> {
  await db.updateTable('coffeeFacets').set({ size: sql`size - 1` }).where('id', '=', facetId).execute()
}

const allFacets = prepared((db) => db.selectFrom('coffeeFacets').selectAll().where('size', '>', 0))

/** They change when coffees come and go, and are asked for with every list. */
const readFacets = ({ db, responseCache }: Source): Promise<readonly Row<'coffeeFacets'>[]> =>
  responseCache.memoize('facets of coffees', () => allFacets.all(db, {}))

/** The combinations that a filter lets through, with their total. */
export async function matchCoffeeFacets(app: Source, filter: Partial<CoffeeFacet>) {
  const facets = await readFacets(app)
  const matching = facets.filter(
    ({ roastLevel, coffeeType }) =>
      (filter.roastLevel ?? roastLevel) === roastLevel && (filter.coffeeType ?? coffeeType) === coffeeType,
  )
  return { ids: matching.map(({ id }) => id), matching: sumOf(matching) }
}

const ofOrigin = prepared((db, p: { originKey: string }) =>
  db.selectFrom('originFacets').select(['id', 'facetId', 'size']).where('originKey', '=', p.originKey),
)

/** The same within an origin: the combinations of it that are among the given ones. */
export async function matchOriginFacets({ db, responseCache }: Source, originKey: string, facetIds: readonly number[]) {
  const facets = await responseCache.memoize(`facets of ${originKey}`, () => ofOrigin.all(db, { originKey }))
  const matching = facets.filter(({ facetId, size }) => size > 0 && facetIds.includes(facetId))
  return { ids: matching.map(({ id }) => id), matching: sumOf(matching) }
}

const sumOf = (facets: readonly { size: number }[]): number => facets.reduce((total, { size }) => total + size, 0)
