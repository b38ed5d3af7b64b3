import type { Migration } from '../migrate.ts'

/** Which parts of a member's profile are public; all of them by default. */
export const privacy: Migration = {
  name: '0024-privacy',
  async up(db, types) {
    for (const column of ['profileVisible', 'brewsVisible', 'savesVisible']) {
      await db.schema
        .alterTable('users')
        .addColumn(column, types.boolean, (c) => c.notNull().defaultTo(true))
        .execute()
    }
  },
}
