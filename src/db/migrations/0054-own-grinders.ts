import type { Migration } from '../migrate.ts'

/** Grinders that members describe, besides those from the catalog files: see features/equipment/own-grinders. */
export const ownGrinders: Migration = {
  name: '0054-own-grinders',
  async up(db, types) {
    await db.schema
      .alterTable('grinders')
      .addColumn('ownerId', types.reference, (c) => c.references('users.id').onDelete('set null'))
      .execute()
    await db.schema
      .alterTable('grinders')
      .addColumn('visibility', 'text', (c) => c.notNull().defaultTo('listed'))
      .execute()
    await db.schema.alterTable('grinders').addColumn('halfWidths', types.json).execute()
    await db.schema.alterTable('grinders').addColumn('given', types.json).execute()
    await db.schema.alterTable('grinders').addColumn('changedAt', types.timestamp).execute()
    await db.schema.createIndex('grindersByOwner').on('grinders').columns(['ownerId', 'id']).execute()
    await db.schema.createIndex('grindersByChange').on('grinders').column('changedAt').execute()
  },
}
