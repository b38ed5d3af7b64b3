import type { Migration } from '../migrate.ts'

/**
 * Limits the index of sent mails to sent ones: SQLite also used it to find unsent mails, and then sorted all of them
 * for each mail sent. Due mails have their own index.
 */
export const mailThatIsDue: Migration = {
  name: '0018-mail-that-is-due',
  async up(db) {
    await db.schema.dropIndex('outboxBySent').execute()
    await db.schema
      .createIndex('outboxBySent')
      .on('outbox')
      .column('sentAt')
      .where('sentAt' as never, 'is not', null)
      .execute()
  },
}
