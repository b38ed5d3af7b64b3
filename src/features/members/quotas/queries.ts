/** All SQL of the daily limits. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { skipLocked } from '../../../db/skip-locked.ts'
import type { QuotaKind } from './limits.ts'

interface Counted {
  userId: number
  kind: QuotaKind
  /** In UTC, as YYYY-MM-DD. */
  day: string
}

const add = prepared((db, p: Counted) =>
  db
    .insertInto('dailyCounts')
    .values({ userId: p.userId, kind: p.kind, day: p.day, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind', 'day']).doUpdateSet((eb) => ({ count: eb('dailyCounts.count', '+', 1) })),
    )
    .returning('count'),
)
/** Counts one more and returns how many there are now. Concurrent requests of one account wait for each other here. */
export async function addToDay(db: Db, counted: Counted): Promise<number> {
  const [row] = await add.all(db, counted)
  return row!.count
}

const account = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('users')
    .leftJoin('roasterMembers as m', 'm.userId', 'users.id')
    .leftJoin('roasters as r', 'r.id', 'm.roasterId')
    .select(['users.createdAt', 'r.isVerified'])
    .where('users.id', '=', p.userId),
)
/** Returns when the account was created, and whether it belongs to a verified roaster. */
export async function findAccountAge(
  db: Db,
  userId: number,
): Promise<{ createdAt: string; isVerifiedRoaster: boolean }> {
  const rows = await account.all(db, { userId })
  return { createdAt: rows[0]!.createdAt, isVerifiedRoaster: rows.some(({ isVerified }) => isVerified) }
}

/** Deletes the counts of days before this one. */
export async function deleteOldDailyCounts(db: Db, today = new Date().toISOString().slice(0, 10)): Promise<void> {
  const old = db.selectFrom('dailyCounts').select(['userId', 'kind', 'day']).where('day', '<', today)
  await db
    .deleteFrom('dailyCounts')
    .where(({ eb, refTuple }) =>
      eb(refTuple('userId', 'kind', 'day'), 'in', skipLocked(db, old).$asTuple('userId', 'kind', 'day')),
    )
    .execute()
}
