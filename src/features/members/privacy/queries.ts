/** All SQL of privacy settings. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

export const PRIVACY_COLUMNS = ['profileVisible', 'brewsVisible', 'savesVisible'] as const

export type Privacy = Record<(typeof PRIVACY_COLUMNS)[number], boolean>

export function findPrivacy(db: Db, userId: number): Promise<Privacy | undefined> {
  return db.selectFrom('users').select(PRIVACY_COLUMNS).where('id', '=', userId).executeTakeFirst()
}

/** Updates the given settings and leaves the others unchanged. */
export function updatePrivacy(db: Db, userId: number, changes: Partial<Privacy>): Promise<Privacy | undefined> {
  if (PRIVACY_COLUMNS.every((column) => changes[column] === undefined)) return findPrivacy(db, userId)
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(PRIVACY_COLUMNS).executeTakeFirst()
}

const memberById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .select(['displayName', 'profileHidden', ...PRIVACY_COLUMNS])
    .where('id', '=', p.id),
)
export const findNameAndPrivacy = (db: Db, id: number) => memberById.first(db, { id })
