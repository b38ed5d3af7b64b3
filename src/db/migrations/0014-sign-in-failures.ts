import type { Migration } from '../migrate.ts'

/** Consecutive failed sign-ins by email address, whether or not it has an account. */
export const signInFailures: Migration = {
  name: '0014-sign-in-failures',
  async up(db, types) {
    await db.schema
      .createTable('signInFailures')
      .addColumn('emailHash', types.key, (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('lastAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('signInFailuresByAge').on('signInFailures').column('lastAt').execute()
  },
}
