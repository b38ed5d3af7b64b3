/** Facets: the combinations of roast and type that coffees are filtered by, each with its number of coffees. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { CoffeeType, Row } from '../../../db/tables.ts'
import type { RoastLevel } from '../../../domain/catalog.ts'

/** What lists need of the app. */
export type Source = Pick<FastifyInstance, 'db' | 'responseCache'>

export interface CoffeeFacet {
  roastLevel: RoastLevel
  coffeeType: CoffeeType
}

/** Adds coffees to a facet's size, creating the facet if needed. */
export async function incrementCoffeeFacet(
  db: Db,
  { roastLevel, coffeeType }: CoffeeFacet,
  coffees = 1,
): Promise<number> {
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

/** Moves a coffee to another facet. Updates the lower id first, so that two opposite moves can't deadlock. */
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
    .where((eb) => eb.and({ roastLevel, coffeeType }))
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

export async function decrementCoffeeFacet(db: Db, facetId: number): Promise<void> {
  await db.updateTable('coffeeFacets').set({ size: sql`size - 1` }).where('id', '=', facetId).execute()
}

const allFacets = prepared((db) => db.selectFrom('coffeeFacets').selectAll().where('size', '>', 0))

/** Cached, since every list needs them and they change only with the coffees. */
const readFacets = ({ db, responseCache }: Source): Promise<readonly Row<'coffeeFacets'>[]> =>
  responseCache.memoize('coffee facets', '', () => allFacets.all(db, {}))

/** Returns the ids of the facets that match a filter, with their total size. */
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

/** As `matchCoffeeFacets`, for the facets of an origin that are among `facetIds`. */
export async function matchOriginFacets({ db, responseCache }: Source, originKey: string, facetIds: readonly number[]) {
  const facets = await responseCache.memoize('coffee facets of an origin', originKey, () =>
    ofOrigin.all(db, { originKey }),
  )
  const matching = facets.filter(({ facetId, size }) => size > 0 && facetIds.includes(facetId))
  return { ids: matching.map(({ id }) => id), matching: sumOf(matching) }
}

const sumOf = (facets: readonly { size: number }[]): number => facets.reduce((total, { size }) => total + size, 0)
