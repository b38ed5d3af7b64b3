import type { Migration } from '../migrate.ts'

/** What a member shows of themselves on their public profile. Everything, until they say otherwise. */
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
