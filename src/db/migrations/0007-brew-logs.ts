import type { Migration } from '../migrate.ts'

export const brewLogs: Migration = {
  name: '0007-brew-logs',
  async up(db, types) {
    await db.schema
      .createTable('brewLogs')
      .addColumn('id', types.idType, types.id)
      .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('recipeId', types.reference, (c) => c.references('recipes.id').onDelete('set null'))
      .addColumn('coffeeProfileId', types.reference, (c) => c.references('coffees.id').onDelete('set null'))
      .addColumn('grinderId', types.reference, (c) => c.references('grinders.id'))
      .addColumn('machineId', types.reference, (c) => c.references('machines.id'))
      .addColumn('method', types.key, (c) => c.notNull())
      .addColumn('doseGrams', types.number)
      .addColumn('waterGrams', types.number)
      .addColumn('grindSetting', types.number)
      .addColumn('grindSettingText', 'text')
      .addColumn('grindIndex', types.number)
      .addColumn('waterTempF', types.number)
      .addColumn('brewTimeSeconds', 'integer')
      .addColumn('daysOffRoast', types.number)
      .addColumn('outcome', 'text')
      .addColumn('notes', 'text')
      .addColumn('rating', 'integer')
      .addColumn('tasteProfile', types.json)
      .addColumn('extractionFeedback', types.json)
      .addColumn('savedAsRecipe', types.boolean, (c) => c.notNull().defaultTo(false))
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('brewLogsByUser').on('brewLogs').columns(['userId', 'id']).execute()
    await db.schema.createIndex('brewLogsByTime').on('brewLogs').columns(['userId', 'createdAt']).execute()
    await db.schema
      .createIndex('brewLogsByCoffee')
      .on('brewLogs')
      .columns(['userId', 'coffeeProfileId', 'id'])
      .execute()
    await db.schema.createIndex('brewLogsOfCoffee').on('brewLogs').column('coffeeProfileId').execute()
    await db.schema.createIndex('brewLogsOfRecipe').on('brewLogs').column('recipeId').execute()
  },
}
