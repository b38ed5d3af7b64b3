import type { Migration } from '../migrate.ts'

export const grindScience: Migration = {
  name: '0005-grind-science',
  async up(db, types) {
    await db.schema
      .createTable('grindFeedback')
      .addColumn('id', types.idType, types.id)
      .addColumn('grinderId', types.reference, (c) => c.notNull().references('grinders.id'))
      .addColumn('method', 'text')
      .addColumn('setting', types.number)
      .addColumn('feedback', 'text', (c) => c.notNull())
      .addColumn('notes', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('grindFeedbackByGrinder').on('grindFeedback').column('grinderId').execute()

    await db.schema
      .createTable('grindCalibrations')
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('grinderId', types.reference, (c) => c.notNull().references('grinders.id'))
      .addColumn('references', types.json, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('grindCalibrationsKey', ['userId', 'grinderId'])
      .execute()
  },
}
