import type { Migration } from '../migrate.ts'

/** The units of a roaster's widget: by the visitor's region unless the roaster chose some. */
export const embedUnits: Migration = {
  name: '0041-embed-units',
  async up(db) {
    await db.schema
      .alterTable('embedSettings')
      .addColumn('units', 'text', (c) => c.notNull().defaultTo('auto'))
      .execute()
  },
}
