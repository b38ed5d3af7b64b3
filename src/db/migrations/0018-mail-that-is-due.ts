import type { Migration } from '../migrate.ts'

/**
 * The index of what was sent has nothing that waits: SQLite took it for that too, and sorted all waiting mails for each
 * one that it sent. What is due has an index of its own since the beginning.
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
