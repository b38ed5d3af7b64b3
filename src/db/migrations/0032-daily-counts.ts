import type { Migration } from '../migrate.ts'

/** How many things of each kind an account created in a day, for its limits. */
export const dailyCounts: Migration = {
  name: '0032-daily-counts',
  async up(db, types) {
    await db.schema
      .createTable('dailyCounts')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', types.key, (c) => c.notNull())
      .addColumn('day', types.key, (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('dailyCountsKey', ['userId', 'kind', 'day'])
      .execute()
    await db.schema.createIndex('dailyCountsByDay').on('dailyCounts').column('day').execute()
  },
}
