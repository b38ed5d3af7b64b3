/** All SQL of grinder feedback and of popular grinders; grinder data itself is in memory. */
import type { Db } from '../../../db/open.ts'
import type { NewRow } from '../../../db/tables.ts'

/** Skips grinders with fewer than `fewest` owners. */
export async function countOwners(db: Db, fewest: number): Promise<Map<number, number>> {
  const owners = db.fn.countAll<number | string>()
  const rows = await db
    .selectFrom('userGrinders')
    .select(['grinderId', owners.as('owners')])
    .groupBy('grinderId')
    .having(owners, '>=', fewest)
    .execute()
  return new Map(rows.map(({ grinderId, owners }) => [grinderId, Number(owners)]))
}

export async function insertFeedback(db: Db, feedback: Omit<NewRow<'grindFeedback'>, 'createdAt'>): Promise<void> {
  await db
    .insertInto('grindFeedback')
    .values({ ...feedback, createdAt: new Date().toISOString() })
    .execute()
}
