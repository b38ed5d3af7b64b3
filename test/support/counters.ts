/** Compares what recipes, coffees and roasters show with the rows that it is counted from. */
import { expect } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { wilsonScore } from '#src/domain/wilson.ts'

export async function expectExactCounters(db: Database): Promise<void> {
  const votes = await db.selectFrom('votes').selectAll().execute()
  const ratings = await db.selectFrom('ratings').selectAll().execute()
  const comments = await db.selectFrom('comments').selectAll().execute()
  const brewLogs = await db.selectFrom('brewLogs').selectAll().execute()
  const follows = await db.selectFrom('follows').selectAll().execute()
  for (const row of await db.selectFrom('recipes').selectAll().execute()) {
    const here = ({ recipeId }: { recipeId: number | null }) => recipeId === row.id
    const upvotes = votes.filter(here).filter(({ vote }) => vote === 'UP').length
    const downvotes = votes.filter(here).length - upvotes
    expect(row).toMatchObject({
      upvotes,
      downvotes,
      wilson: expect.closeTo(wilsonScore(upvotes, downvotes), 12),
      ratingCount: ratings.filter(here).length,
      ratingSum: ratings.filter(here).reduce((sum, { rating }) => sum + rating, 0),
      commentCount: comments.filter(here).length,
      brewCount: brewLogs.filter(here).length,
    })
  }
  for (const { id, followerCount } of await db.selectFrom('roasters').selectAll().execute()) {
    expect(followerCount).toBe(follows.filter(({ roasterId }) => roasterId === id).length)
  }
}

/** Also that recipes know their coffee's roast, and that every combination has those that belong to it. */
export async function expectExactCatalog(db: Database): Promise<void> {
  const coffees = await db.selectFrom('coffees').selectAll().execute()
  const recipes = await db.selectFrom('recipes').selectAll().execute()
  for (const { id, coffeeCount, recipeCount } of await db.selectFrom('roasters').selectAll().execute()) {
    const here = ({ roasterId }: { roasterId: number }) => roasterId === id
    expect({ coffeeCount, recipeCount }).toEqual({
      coffeeCount: coffees.filter(here).length,
      recipeCount: recipes.filter(here).length,
    })
  }
  for (const coffee of coffees) {
    const own = recipes.filter(({ coffeeProfileId }) => coffeeProfileId === coffee.id)
    expect(coffee.recipeCount).toBe(own.length)
    for (const { roastLevel, roasterId } of own) expect(coffee).toMatchObject({ roastLevel, roasterId })
  }
  for (const { id, size, roastLevel, coffeeType } of await db.selectFrom('coffeeFacets').selectAll().execute()) {
    const own = coffees.filter(({ facetId }) => facetId === id)
    expect(size).toBe(own.length)
    for (const coffee of own) expect(coffee).toMatchObject({ roastLevel, coffeeType })
  }
  for (const { id, size, roastLevel, brewMethod } of await db.selectFrom('recipeFacets').selectAll().execute()) {
    const own = recipes.filter(({ facetId }) => facetId === id)
    expect(size).toBe(own.length)
    for (const recipe of own) expect(recipe).toMatchObject({ roastLevel, brewMethod })
  }
}
