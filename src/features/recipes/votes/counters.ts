/**
 * SQL of a recipe's counters of votes, ratings, brews and comments.
 *
 * Callers lock the recipe first (recipes/browse/lock-recipe.ts) and update it once per transaction: on a second update
 * PostgreSQL checks the foreign key to the author again, and the holder of that row may be waiting for this recipe.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { WILSON_Z } from '../../../domain/wilson.ts'

/** The domain's Wilson lower bound, computed by the database in the update that changes the counters. */
export function wilsonSql(upvotes: RawBuilder<number>, downvotes: RawBuilder<number>): RawBuilder<number> {
  const z = sql.lit(WILSON_Z)
  const zz = sql.lit(WILSON_Z ** 2)
  const n = sql`(${upvotes} + ${downvotes})`
  const p = sql`(${upvotes} * 1.0 / ${n})`
  return sql<number>`case when ${upvotes} = 0 then 0.0 else
    (${p} + ${zz} / (2.0 * ${n}) - ${z} * sqrt((${p} * (1.0 - ${p}) + ${zz} / (4.0 * ${n})) / ${n})) / (1.0 + ${zz} / ${n}) end`
}

/** Subtracts a user's votes, ratings, comments, brews and follows from all counters, before their rows are deleted. */
export async function withdrawFromCounters(db: Db, userId: number): Promise<void> {
  if (engineOf(db) === 'postgres') await lockInOrder(db, userId)
  const upvotes = sql<number>`(recipes.upvotes - given.up)`
  const downvotes = sql<number>`(recipes.downvotes - given.down)`
  await db
    .updateTable('recipes')
    .from(givenBy(userId))
    .set({
      upvotes,
      downvotes,
      wilson: wilsonSql(upvotes, downvotes),
      ratingCount: ({ ref }) => sql`${ref('recipes.ratingCount')} - given.ratings`,
      ratingSum: ({ ref }) => sql`${ref('recipes.ratingSum')} - given.stars`,
      commentCount: ({ ref }) => sql`${ref('recipes.commentCount')} - given.comments`,
      brewCount: ({ ref }) => sql`${ref('recipes.brewCount')} - given.brews`,
    })
    .whereRef('given.recipeId', '=', 'recipes.id')
    .execute()
  await db
    .updateTable('roasters')
    .set(({ ref }) => ({ followerCount: sql`${ref('followerCount')} - 1` }))
    .where('id', 'in', db.selectFrom('follows').select('roasterId').where('userId', '=', userId))
    .execute()
}

/** One row for each recipe that the user voted on, rated, commented on or brewed. */
function givenBy(userId: number) {
  const recipeId = sql.ref('recipeId')
  const user = sql.ref('userId')
  const parts = sql`
    select ${recipeId}, case vote when 'UP' then 1 else 0 end as up, case vote when 'DOWN' then 1 else 0 end as down,
      0 as ratings, 0 as stars, 0 as comments, 0 as brews from votes where ${user} = ${userId}
    union all select ${recipeId}, 0, 0, 1, rating, 0, 0 from ratings where ${user} = ${userId}
    union all select ${recipeId}, 0, 0, 0, 0, 1, 0 from comments where ${user} = ${userId}
    union all select ${recipeId}, 0, 0, 0, 0, 0, 1 from ${sql.table('brewLogs')} where ${user} = ${userId}`
  return sql<{ recipeId: number }>`(
    select ${recipeId}, sum(up) as up, sum(down) as down, sum(ratings) as ratings, sum(stars) as stars,
      sum(comments) as comments, sum(brews) as brews from (${parts}) as parts group by ${recipeId})`.as('given')
}

/** Locks all rows that deleting the account changes, by id, so that two deletions at once can't deadlock. */
async function lockInOrder(db: Db, userId: number): Promise<void> {
  const counted = db
    .selectFrom('votes')
    .select('recipeId')
    .where('userId', '=', userId)
    .union(db.selectFrom('ratings').select('recipeId').where('userId', '=', userId))
    .union(db.selectFrom('comments').select('recipeId').where('userId', '=', userId))
    .union(
      db.selectFrom('brewLogs').select('recipeId').where('userId', '=', userId).$narrowType<{ recipeId: number }>(),
    )
  await db
    .selectFrom('recipes')
    .select('id')
    .where((eb) => eb.or([eb('createdById', '=', userId), eb('id', 'in', counted)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await db
    .selectFrom('roasters')
    .select('id')
    .where('id', 'in', db.selectFrom('follows').select('roasterId').where('userId', '=', userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
