/** All SQL of notification preferences. */
import type { Db } from '../../db/open.ts'

const COLUMNS = ['notifyRecipeComments', 'notifyRecipeFavorites', 'notifyRecipeBrews'] as const

export type NotificationPreferences = Record<(typeof COLUMNS)[number], boolean>

export function findPreferences(db: Db, userId: number): Promise<NotificationPreferences | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst()
}

/** Changes what is given and leaves the rest. */
export function updatePreferences(
  db: Db,
  userId: number,
  changes: Partial<NotificationPreferences>,
): Promise<NotificationPreferences | undefined> {
  if (COLUMNS.every((column) => changes[column] === undefined)) return findPreferences(db, userId)
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(COLUMNS).executeTakeFirst()
}
