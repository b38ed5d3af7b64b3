import type { Migration } from '../migrate.ts'

/**
 * Reports, the queue that they fill, and what is withheld from the public: hidden, held or deleted things are stored in
 * `withheldRows` and not in their own tables, so that no list, search or counter can show them. `mergedThings` maps the
 * old id or slug of a merged thing to what it was merged into.
 */
export const reports: Migration = {
  name: '0052-reports',
  async up(db, types) {
    await db.schema
      .createTable('reports')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('subjectType', 'text', (c) => c.notNull())
      .addColumn('subjectRef', types.reference, (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('text', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addUniqueConstraint('reportsOncePerPerson', ['userId', 'subjectType', 'subjectRef'])
      .execute()
    await db.schema.createIndex('reportsBySubject').on('reports').columns(['subjectType', 'subjectRef', 'id']).execute()

    await db.schema
      .createTable('reviewItems')
      .addColumn('id', types.idType, types.id)
      .addColumn('subjectType', 'text', (c) => c.notNull())
      .addColumn('subjectRef', types.reference, (c) => c.notNull())
      .addColumn('cause', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reportCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('decidedAt', types.timestamp)
      .addUniqueConstraint('reviewItemsBySubject', ['subjectType', 'subjectRef'])
      .execute()
    await db.schema.createIndex('reviewItemsByAge').on('reviewItems').columns(['state', 'createdAt', 'id']).execute()
    await db.schema
      .createIndex('reviewItemsByReports')
      .on('reviewItems')
      .columns(['state', 'reportCount', 'id'])
      .execute()

    await db.schema
      .createTable('withheld')
      .addColumn('id', types.idType, types.id)
      .addColumn('subjectType', 'text', (c) => c.notNull())
      .addColumn('subjectRef', types.reference, (c) => c.notNull())
      .addColumn('authorId', types.reference, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('snapshot', types.json, (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('purgeAt', types.timestamp)
      .addColumn('appealText', 'text')
      .addColumn('appealedAt', types.timestamp)
      .addUniqueConstraint('withheldBySubject', ['subjectType', 'subjectRef'])
      .execute()
    await db.schema.createIndex('withheldByAuthor').on('withheld').columns(['authorId', 'id']).execute()
    await db.schema.createIndex('withheldByPurge').on('withheld').column('purgeAt').execute()
    await db.schema.createIndex('withheldByState').on('withheld').columns(['state', 'id']).execute()

    await db.schema
      .createTable('withheldRows')
      .addColumn('id', types.idType, types.id)
      .addColumn('withheldId', types.reference, (c) => c.notNull().references('withheld.id').onDelete('cascade'))
      .addColumn('tableName', 'text', (c) => c.notNull())
      .addColumn('userId', types.reference, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('data', types.json, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('withheldRowsOf').on('withheldRows').columns(['withheldId', 'id']).execute()
    await db.schema.createIndex('withheldRowsByUser').on('withheldRows').column('userId').execute()

    await db.schema
      .createTable('mergedThings')
      .addColumn('subjectType', 'text', (c) => c.notNull())
      .addColumn('subjectRef', types.reference, (c) => c.notNull())
      .addColumn('intoRef', types.reference, (c) => c.notNull())
      .addColumn('slug', types.key)
      .addPrimaryKeyConstraint('mergedThingsOf', ['subjectType', 'subjectRef'])
      .execute()
    await db.schema.createIndex('mergedThingsBySlug').on('mergedThings').columns(['subjectType', 'slug']).execute()
  },
}
