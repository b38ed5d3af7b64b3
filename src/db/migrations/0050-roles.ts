import type { Migration } from '../migrate.ts'

/** Roles, suspensions and profiles hidden by moderators. */
export const roles: Migration = {
  name: '0050-roles',
  async up(db, types) {
    await db.schema
      .alterTable('users')
      .addColumn('role', 'text', (c) => c.notNull().defaultTo('member'))
      .execute()
    await db.schema.alterTable('users').addColumn('suspendedUntil', types.timestamp).execute()
    await db.schema.alterTable('users').addColumn('suspensionReason', 'text').execute()
    await db.schema.alterTable('users').addColumn('suspensionAppeal', 'text').execute()
    await db.schema.alterTable('users').addColumn('suspensionAppealedAt', types.timestamp).execute()
    await db.schema
      .alterTable('users')
      .addColumn('profileHidden', types.boolean, (c) => c.notNull().defaultTo(false))
      .execute()
    await db.schema.alterTable('users').addColumn('deletionDueAt', types.timestamp).execute()
    await db.schema.createIndex('usersByRole').on('users').columns(['role', 'id']).execute()
    await db.schema.createIndex('usersBySuspension').on('users').columns(['suspendedUntil', 'id']).execute()
    await db.schema.createIndex('usersByDeletion').on('users').column('deletionDueAt').execute()
  },
}
