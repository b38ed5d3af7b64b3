/** All SQL of grinder feedback; the grinder data itself comes from memory. */
import type { Db } from '../../../db/open.ts'
import type { NewRow } from '../../../db/tables.ts'

export async function insertFeedback(db: Db, feedback: Omit<NewRow<'grindFeedback'>, 'createdAt'>): Promise<void> {
  await db
    .insertInto('grindFeedback')
    .values({ ...feedback, createdAt: new Date().toISOString() })
    .execute()
}
