import type { Migration } from '../migrate.ts'

/** Grinders and brewers that users want added to the catalog, for operators to review. */
export const equipmentSuggestions: Migration = {
  name: '0030-equipment-suggestions',
  async up(db, types) {
    await db.schema
      .createTable('equipmentSuggestions')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('brand', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('url', 'text')
      .addColumn('notes', 'text')
      .addColumn('email', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('equipmentSuggestionsByUser')
      .on('equipmentSuggestions')
      .columns(['userId', 'id'])
      .execute()
  },
}
