import type { Migration } from '../migrate.ts'

/** Addresses and identities that can't register again, and settings that operators change while the service runs. */
export const bansAndSettings: Migration = {
  name: '0053-bans-and-settings',
  async up(db, types) {
    await db.schema
      .createTable('bans')
      .addColumn('hash', types.key, (c) => c.primaryKey())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('settings')
      .addColumn('name', types.key, (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()
  },
}
