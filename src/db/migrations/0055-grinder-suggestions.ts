import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Members' own grinders that they suggest for the catalog, and what moderators decided. */
export const grinderSuggestions: Migration = {
  name: '0055-grinder-suggestions',
  async up(db, types) {
    await db.schema
      .createTable('grinderSuggestions')
      .addColumn('id', types.idType, types.id)
      .addColumn('grinderId', types.reference, (c) => c.notNull().references('grinders.id').onDelete('cascade'))
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('sources', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('decidedAt', types.timestamp)
      .execute()
    await db.schema
      .createIndex('grinderSuggestionsOpen')
      .unique()
      .on('grinderSuggestions')
      .column('grinderId')
      .where(sql<boolean>`state = 'PENDING'`)
      .execute()
    await db.schema.createIndex('grinderSuggestionsByState').on('grinderSuggestions').columns(['state', 'id']).execute()
    await db.schema
      .createIndex('grinderSuggestionsByGrinder')
      .on('grinderSuggestions')
      .columns(['grinderId', 'id'])
      .execute()
    await db.schema.createIndex('grinderSuggestionsByUser').on('grinderSuggestions').columns(['userId', 'id']).execute()
  },
}
