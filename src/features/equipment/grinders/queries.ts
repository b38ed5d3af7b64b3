/** All SQL of grinder feedback; grinder data itself is in memory. */
import type { Db } from '../../../db/open.ts'
import type { NewRow } from '../../../db/tables.ts'

export async function insertFeedback(db: Db, feedback: Omit<NewRow<'grindFeedback'>, 'createdAt'>): Promise<void> {
  await db
    .insertInto('grindFeedback')
    .values({ ...feedback, createdAt: new Date().toISOString() })
    .execute()
}
