/** Compares the counters of recipes, coffees and roasters with the rows that they count. */
import { expect } from 'vitest'
import type { Db } from '#src/db/open.ts'
import { wilsonScore } from '#src/domain/wilson.ts'

type OfRecipe = { recipeId: number | null }

/** Counts rows by a key. */
function countBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): (key: K) => number {
  const counts = new Map<K, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return (key) => counts.get(key) ?? 0
}

const ofRecipe = ({ recipeId }: OfRecipe) => recipeId

export async function expectExactCounters(db: Db): Promise<void> {
  const votes = await db.selectFrom('votes').selectAll().execute()
  const upvotesOf = countBy(
    votes.filter(({ vote }) => vote === 'UP'),
    ofRecipe,
  )
  const votesOf = countBy(votes, ofRecipe)
  const ratings = Map.groupBy(await db.selectFrom('ratings').selectAll().execute(), ({ recipeId }) => recipeId)
  const commentsOf = countBy(await db.selectFrom('comments').select('recipeId').execute(), ofRecipe)
  const brewsOf = countBy(await db.selectFrom('brewLogs').select('recipeId').execute(), ofRecipe)
  for (const row of await db.selectFrom('recipes').selectAll().execute()) {
    const upvotes = upvotesOf(row.id)
    const downvotes = votesOf(row.id) - upvotes
    const stars = ratings.get(row.id) ?? []
    expect(row).toMatchObject({
      upvotes,
      downvotes,
      wilson: expect.closeTo(wilsonScore(upvotes, downvotes), 12),
      ratingCount: stars.length,
      ratingSum: stars.reduce((sum, { rating }) => sum + rating, 0),
      commentCount: commentsOf(row.id),
      brewCount: brewsOf(row.id),
    })
  }
  const followersOf = countBy(await db.selectFrom('follows').selectAll().execute(), ({ roasterId }) => roasterId)
  for (const { id, followerCount } of await db.selectFrom('roasters').selectAll().execute()) {
    expect(followerCount).toBe(followersOf(id))
  }
}

/** Also checks that recipes have the roast level of their coffee, and the size of each facet. */
export async function expectExactCatalog(db: Db): Promise<void> {
  const coffees = await db.selectFrom('coffees').selectAll().execute()
  const recipes = await db.selectFrom('recipes').selectAll().execute()
  const coffeesOf = countBy(coffees, ({ roasterId }) => roasterId)
  const recipesOf = countBy(recipes, ({ roasterId }) => roasterId)
  for (const { id, coffeeCount, recipeCount } of await db.selectFrom('roasters').selectAll().execute()) {
    expect({ coffeeCount, recipeCount }).toEqual({ coffeeCount: coffeesOf(id), recipeCount: recipesOf(id) })
  }
  const recipesFor = Map.groupBy(recipes, ({ coffeeProfileId }) => coffeeProfileId)
  for (const coffee of coffees) {
    const own = recipesFor.get(coffee.id) ?? []
    expect(coffee.recipeCount).toBe(own.length)
    for (const { roastLevel, roasterId } of own) expect(coffee).toMatchObject({ roastLevel, roasterId })
  }
  const coffeesIn = Map.groupBy(coffees, ({ facetId }) => facetId)
  for (const { id, size, roastLevel, coffeeType } of await db.selectFrom('coffeeFacets').selectAll().execute()) {
    const own = coffeesIn.get(id) ?? []
    expect(size).toBe(own.length)
    for (const coffee of own) expect(coffee).toMatchObject({ roastLevel, coffeeType })
  }
  await expectExactOrigins(db)
  const recipesIn = Map.groupBy(recipes, ({ facetId }) => facetId)
  for (const { id, size, roastLevel, brewMethod } of await db.selectFrom('recipeFacets').selectAll().execute()) {
    const own = recipesIn.get(id) ?? []
    expect(size).toBe(own.length)
    for (const recipe of own) expect(recipe).toMatchObject({ roastLevel, brewMethod })
  }
}

/** Checks the facets of each origin, and the copied columns of the coffees in them. */
export async function expectExactOrigins(db: Db): Promise<void> {
  const coffees = await db.selectFrom('coffees').selectAll().execute()
  const coffeeOf = new Map(coffees.map((coffee) => [coffee.id, coffee]))
  const facets = await db.selectFrom('originFacets').selectAll().execute()
  const placed = await db.selectFrom('originCoffees').selectAll().execute()
  const sizeOf = countBy(placed, ({ originFacetId }) => originFacetId)
  for (const { id, size } of facets) expect(size).toBe(sizeOf(id))
  const facetOf = new Map(facets.map((facet) => [facet.id, facet]))
  const kept = placed.map(({ originFacetId, ...coffee }) => {
    const { originKey, facetId } = facetOf.get(originFacetId)!
    return { originKey, facetId, ...coffee }
  })
  const origins = await db.selectFrom('coffeeOrigins').selectAll().execute()
  const expected = origins.map(({ originKey, coffeeId: id }) => {
    const { facetId, nameKey, recipeCount } = coffeeOf.get(id)!
    return { originKey, facetId, id, nameKey, recipeCount }
  })
  const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
  expect(inOrder(kept)).toEqual(inOrder(expected))
}
