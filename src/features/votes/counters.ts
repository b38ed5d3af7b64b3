/** Keeps what a recipe shows of its votes, ratings and comments equal to the rows behind it. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, engineOf } from '../../db/open.ts'
import { WILSON_Z } from '../../domain/wilson.ts'

/** The domain's Wilson lower bound, computed by the database from the counters of the same row. */
export function wilsonSql(): RawBuilder<number> {
  const z2 = WILSON_Z ** 2
  const n = sql`(upvotes + downvotes)`
  const p = sql`(upvotes * 1.0 / ${n})`
  return sql<number>`case when upvotes = 0 then 0.0 else
    (${p} + ${sql.lit(z2)} / (2.0 * ${n}) - ${sql.lit(WILSON_Z)} * sqrt((${p} * (1.0 - ${p}) + ${sql.lit(z2)} / (4.0 * ${n})) / ${n}))
    / (1.0 + ${sql.lit(z2)} / ${n}) end`
}

/** Takes everything that a user gave out of the counters, before the rows themselves go. */
export async function withdrawFromCounters(db: Db, userId: number): Promise<void> {
  if (engineOf(db) === 'postgres') await holdInOrder(db, userId)
  const voted = (vote: 'UP' | 'DOWN') =>
    db.selectFrom('votes').select('recipeId').where('userId', '=', userId).where('vote', '=', vote)
  await db.updateTable('recipes').set({ upvotes: sql`upvotes - 1` }).where('id', 'in', voted('UP')).execute()
  await db.updateTable('recipes').set({ downvotes: sql`downvotes - 1` }).where('id', 'in', voted('DOWN')).execute()
  await db
    .updateTable('recipes')
    .set({ wilson: wilsonSql() })
    .where('id', 'in', db.selectFrom('votes').select('recipeId').where('userId', '=', userId))
    .execute()
  await db
    .updateTable('recipes')
    .set({
      ratingCount: sql`${sql.ref('ratingCount')} - 1`,
      ratingSum: sql`${sql.ref('ratingSum')} - (select rating from ratings where ${sql.ref('recipeId')} = recipes.id and ${sql.ref('userId')} = ${userId})`,
    })
    .where('id', 'in', db.selectFrom('ratings').select('recipeId').where('userId', '=', userId))
    .execute()
  await db
    .updateTable('recipes')
    .set({
      commentCount: sql`${sql.ref('commentCount')} - (select count(*) from comments where ${sql.ref('recipeId')} = recipes.id and ${sql.ref('userId')} = ${userId})`,
    })
    .where('id', 'in', db.selectFrom('comments').select('recipeId').where('userId', '=', userId))
    .execute()
  await db
    .updateTable('roasters')
    .set({ followerCount: sql`${sql.ref('followerCount')} - 1` })
    .where('id', 'in', db.selectFrom('follows').select('roasterId').where('userId', '=', userId))
    .execute()
}

/** Locks every row that the account's end will touch, by id: two accounts that end at once never wait for each other. */
async function holdInOrder(db: Db, userId: number): Promise<void> {
  const counted = db
    .selectFrom('votes')
    .select('recipeId')
    .where('userId', '=', userId)
    .union(db.selectFrom('ratings').select('recipeId').where('userId', '=', userId))
    .union(db.selectFrom('comments').select('recipeId').where('userId', '=', userId))
  await db
    .selectFrom('recipes')
    .select('id')
    .where((is) => is.or([is('createdById', '=', userId), is('id', 'in', counted)]))
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
