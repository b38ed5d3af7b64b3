/** All SQL of following. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

interface Follow {
  userId: number
  roasterId: number
}

const followOf = prepared((db, p: Follow) =>
  db.selectFrom('follows').select('roasterId').where('userId', '=', p.userId).where('roasterId', '=', p.roasterId),
)
export const isFollowing = async (db: Db, follow: Follow): Promise<boolean> =>
  (await followOf.first(db, follow)) !== undefined

/** Returns false if it existed before. */
export async function insertFollow(db: Db, follow: Follow): Promise<boolean> {
  const inserted = await db
    .insertInto('follows')
    .values({ ...follow, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['userId', 'roasterId']).doNothing())
    .returning('roasterId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns false if it didn't exist. */
export async function deleteFollow(db: Db, { userId, roasterId }: Follow): Promise<boolean> {
  const deleted = await db
    .deleteFrom('follows')
    .where('userId', '=', userId)
    .where('roasterId', '=', roasterId)
    .returning('roasterId')
    .executeTakeFirst()
  return deleted !== undefined
}

const followers = prepared((db, p: { roasterId: number }) =>
  db.selectFrom('roasters').select('followerCount').where('id', '=', p.roasterId),
)
export const countFollowers = async (db: Db, roasterId: number): Promise<number> =>
  (await followers.first(db, { roasterId }))?.followerCount ?? 0

export async function changeFollowers(db: Db, roasterId: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('roasters')
    .set(({ ref }) => ({ followerCount: sql`${ref('followerCount')} + ${sql.lit(by)}` }))
    .where('id', '=', roasterId)
    .execute()
}

const followed = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('follows')
    .innerJoin('roasters', 'roasters.id', 'follows.roasterId')
    .select(['roasters.id', 'roasters.recipeCount'])
    .where('follows.userId', '=', p.userId)
    .where('roasters.recipeCount', '>', 0),
)
/** Returns the followed roasters that have recipes. */
export const listFollowed = (db: Db, userId: number) => followed.all(db, { userId })
