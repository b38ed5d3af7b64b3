import type { Migration } from '../migrate.ts'

/** Proven addresses, sessions with their device, identities of an OIDC provider, address changes and invitations. */
export const provenAccounts: Migration = {
  name: '0031-proven-accounts',
  async up(db, types) {
    await db.schema.alterTable('users').addColumn('emailVerifiedAt', types.timestamp).execute()
    await db.schema.alterTable('users').addColumn('oidcSub', types.key).execute()
    await db.schema.createIndex('usersByOidcSub').on('users').column('oidcSub').unique().execute()

    await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
    await db.schema.alterTable('sessions').addColumn('lastUsedAt', types.timestamp).execute()

    await db.schema.alterTable('accountTokens').addColumn('browserHash', 'text').execute()

    await db.schema
      .createTable('emailChanges')
      .addColumn('userId', types.reference, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('newEmail', types.key, (c) => c.notNull())
      .addColumn('oldTokenHash', types.key, (c) => c.unique())
      .addColumn('newTokenHash', types.key, (c) => c.notNull().unique())
      .addColumn('oldConfirmedAt', types.timestamp)
      .addColumn('newConfirmedAt', types.timestamp)
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('expiresAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('emailChangesByExpiry').on('emailChanges').column('expiresAt').execute()

    await db.schema
      .createTable('attempts')
      .addColumn('key', types.key, (c) => c.primaryKey())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('windowEndsAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.dropTable('signInFailures').execute()
    await db.schema.createIndex('attemptsByEnd').on('attempts').column('windowEndsAt').execute()

    await db.schema
      .createTable('invites')
      .addColumn('id', types.idType, types.id)
      .addColumn('hash', types.key, (c) => c.notNull().unique())
      .addColumn('usesLeft', 'integer', (c) => c.notNull())
      .addColumn('note', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('expiresAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('invitesByExpiry').on('invites').column('expiresAt').execute()
  },
}
