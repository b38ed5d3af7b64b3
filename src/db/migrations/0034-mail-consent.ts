import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Digests of notifications, links to unsubscribe, confirmed subscriptions, and which account wrote a message. */
export const mailConsent: Migration = {
  name: '0034-mail-consent',
  async up(db, types) {
    await db.schema.alterTable('outbox').addColumn('unsubscribeUrl', 'text').execute()
    await db.schema
      .createIndex('outboxByReplyTo')
      .on('outbox')
      .column('replyTo')
      .where('replyTo' as never, 'is not', null)
      .execute()

    for (const table of ['contactMessages', 'demoRequests']) {
      await db.schema
        .alterTable(table)
        .addColumn('userId', types.reference, (c) => c.references('users.id').onDelete('cascade'))
        .execute()
      await db.schema.createIndex(`${table}ByUser`).on(table).columns(['userId', 'id']).execute()
    }
    for (const table of ['contactMessages', 'demoRequests', 'equipmentSuggestions']) {
      await db.schema.createIndex(`${table}ByEmail`).on(table).columns(['email', 'id']).execute()
    }

    await db.schema.alterTable('subscriptions').addColumn('confirmedAt', types.timestamp).execute()
    await db.schema.alterTable('subscriptions').addColumn('token', types.key).execute()
    await db.schema.createIndex('subscriptionsByToken').on('subscriptions').column('token').unique().execute()
    await confirmOldSubscriptions(db)

    await db.schema
      .createTable('notificationDigests')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('recipeId', types.reference, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('kind', types.key, (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('dueAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('notificationDigestsKey', ['userId', 'recipeId', 'kind'])
      .execute()
    await db.schema.createIndex('notificationDigestsDue').on('notificationDigests').column('dueAt').execute()
    await db.schema.createIndex('notificationDigestsOfRecipe').on('notificationDigests').column('recipeId').execute()

    await db.schema
      .createTable('unsubscribeTokens')
      .addColumn('token', types.key, (c) => c.primaryKey())
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', types.key, (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addUniqueConstraint('unsubscribeTokensOfUser', ['userId', 'kind'])
      .execute()
  },
}

/** Confirms subscriptions from before confirmation was required; each gets a token to unsubscribe with. */
async function confirmOldSubscriptions(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ email: string }>`select email from subscriptions`.execute(db)
  for (const { email } of rows) {
    const token = randomBytes(32).toString('base64url')
    await sql`update subscriptions set "confirmedAt" = "createdAt", token = ${token} where email = ${email}`.execute(db)
  }
}
