import type { Migration } from '../migrate.ts'

export const accounts: Migration = {
  name: '0001-accounts',
  async up(db, types) {
    await db.schema
      .createTable('users')
      .addColumn('id', types.idType, types.id)
      .addColumn('email', types.key, (c) => c.unique())
      .addColumn('displayName', 'text', (c) => c.notNull())
      .addColumn('passwordHash', 'text')
      .addColumn('appleSub', types.key, (c) => c.unique())
      .addColumn('notifyRecipeComments', types.boolean, (c) => c.notNull().defaultTo(true))
      .addColumn('notifyRecipeFavorites', types.boolean, (c) => c.notNull().defaultTo(true))
      .addColumn('notifyRecipeBrews', types.boolean, (c) => c.notNull().defaultTo(true))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('id', types.key, (c) => c.primaryKey())
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('expiresAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
    await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute()

    await db.schema
      .createTable('accountTokens')
      .addColumn('hash', types.key, (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('email', types.key, (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('expiresAt', types.timestamp, (c) => c.notNull())
      .addColumn('usedAt', types.timestamp)
      .execute()
    await db.schema.createIndex('accountTokensByEmail').on('accountTokens').column('email').execute()
    await db.schema.createIndex('accountTokensByExpiry').on('accountTokens').column('expiresAt').execute()

    let profiles = db.schema
      .createTable('tasteProfiles')
      .addColumn('userId', types.reference, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    for (const level of LEVELS) profiles = profiles.addColumn(level, 'integer')
    for (const dimension of DIMENSIONS) profiles = profiles.addColumn(dimension, types.number)
    await profiles.addColumn('updatedAt', types.timestamp, (c) => c.notNull()).execute()

    await db.schema
      .createTable('outbox')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('recipient', types.key, (c) => c.notNull())
      .addColumn('replyTo', 'text')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('messageId', types.key, (c) => c.notNull().unique())
      .addColumn('deliverable', types.boolean, (c) => c.notNull().defaultTo(true))
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('nextAttemptAt', types.timestamp, (c) => c.notNull())
      .addColumn('lastError', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('sentAt', types.timestamp)
      .execute()
    await db.schema
      .createIndex('outboxDue')
      .on('outbox')
      .column('nextAttemptAt')
      .where('sentAt' as never, 'is', null)
      .execute()
    await db.schema.createIndex('outboxByUser').on('outbox').column('userId').execute()
    await db.schema.createIndex('outboxByRecipient').on('outbox').column('recipient').execute()
    await db.schema.createIndex('outboxBySent').on('outbox').column('sentAt').execute()
  },
}

const LEVELS = [
  'acidityLevel',
  'bodyLevel',
  'sweetnessLevel',
  'bitternessLevel',
  'flavorComplexityLevel',
  'aftertasteLevel',
]

const DIMENSIONS = [
  'strengthPreference',
  'acidityTolerance',
  'roastPreference',
  'bodyVsClarity',
  'bitternessSensitivity',
  'explorerType',
]
