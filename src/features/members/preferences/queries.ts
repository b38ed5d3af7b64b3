/** All SQL of a member's language and units. */
import type { Db } from '../../../db/open.ts'
import type { Units } from '../../../domain/units/reader-units.ts'

export const PREFERENCE_COLUMNS = ['language', 'units'] as const

export interface Preferences {
  language: string | null
  units: Partial<Units> | null
}

export function findPreferences(db: Db, userId: number): Promise<Preferences | undefined> {
  return db.selectFrom('users').select(PREFERENCE_COLUMNS).where('id', '=', userId).executeTakeFirst()
}

/** Updates what is given and leaves the rest; null clears. */
export function updatePreferences(
  db: Db,
  userId: number,
  changes: Partial<Preferences>,
): Promise<Preferences | undefined> {
  if (PREFERENCE_COLUMNS.every((column) => changes[column] === undefined)) return findPreferences(db, userId)
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(PREFERENCE_COLUMNS).executeTakeFirst()
}
