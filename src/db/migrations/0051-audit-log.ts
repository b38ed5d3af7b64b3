import type { Migration } from '../migrate.ts'

/** What moderators and operators decided, and what it takes to undo it. */
export const auditLog: Migration = {
  name: '0051-audit-log',
  async up(db, types) {
    await db.schema
      .createTable('auditEntries')
      .addColumn('id', types.idType, types.id)
      .addColumn('actorId', types.reference, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('actorName', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subjectType', 'text', (c) => c.notNull())
      .addColumn('subjectRef', types.reference, (c) => c.notNull())
      .addColumn('subjectName', 'text')
      .addColumn('memberId', types.reference, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('reason', 'text')
      .addColumn('before', types.json)
      .addColumn('after', types.json)
      .addColumn('undo', types.json)
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('undoneAt', types.timestamp)
      .execute()
    await db.schema
      .createIndex('auditEntriesBySubject')
      .on('auditEntries')
      .columns(['subjectType', 'subjectRef', 'id'])
      .execute()
    await db.schema.createIndex('auditEntriesByActor').on('auditEntries').columns(['actorId', 'id']).execute()
    await db.schema.createIndex('auditEntriesByMember').on('auditEntries').columns(['memberId', 'id']).execute()
    await db.schema.createIndex('auditEntriesByTime').on('auditEntries').column('createdAt').execute()
  },
}
