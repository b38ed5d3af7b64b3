/** Compares what recipes and roasters show with the rows that it is counted from. */
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
