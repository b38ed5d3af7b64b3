import type { Migration } from '../migrate.ts'

/** The language and the units that a member chose; null where the region decides. */
export const preferences: Migration = {
  name: '0040-preferences',
  async up(db, types) {
    await db.schema.alterTable('users').addColumn('language', 'text').execute()
    await db.schema.alterTable('users').addColumn('units', types.json).execute()
  },
}
