/** All SQL of the settings that operators change while the service runs. */
import type { Db } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'

export const listSettings = (db: Db) => db.selectFrom('settings').select(['name', 'value']).execute()

export async function upsertSetting(db: Db, name: string, value: string): Promise<void> {
  const row = { name, value, updatedAt: now() }
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updatedAt: row.updatedAt }))
    .execute()
}

/** Resets a setting to its default. */
export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}
