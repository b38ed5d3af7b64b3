/** All SQL of address changes that wait for their confirmations. */
import type { Db } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type EmailChange = Row<'emailChanges'>

/** An account has one change at a time; a newer one replaces it. */
export async function replaceEmailChange(db: Db, change: NewRow<'emailChanges'>): Promise<void> {
  await deleteEmailChange(db, change.userId)
  await db.insertInto('emailChanges').values(change).execute()
}

export const findEmailChange = (db: Db, userId: number): Promise<EmailChange | undefined> =>
  db
    .selectFrom('emailChanges')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now())
    .executeTakeFirst()

export const findEmailChangeByToken = (db: Db, hash: string): Promise<EmailChange | undefined> =>
  db
    .selectFrom('emailChanges')
    .selectAll()
    .where((eb) => eb.or([eb('oldTokenHash', '=', hash), eb('newTokenHash', '=', hash)]))
    .where('expiresAt', '>', now())
    .executeTakeFirst()

/** Notes a confirmation by one of the two links. Returns undefined if the change was replaced or has expired. */
export function confirmEmailChange(db: Db, hash: string, by: 'old' | 'new'): Promise<EmailChange | undefined> {
  return db
    .updateTable('emailChanges')
    .set(by === 'old' ? { oldConfirmedAt: now() } : { newConfirmedAt: now() })
    .where(by === 'old' ? 'oldTokenHash' : 'newTokenHash', '=', hash)
    .where('expiresAt', '>', now())
    .returningAll()
    .executeTakeFirst()
}

export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute()
}
