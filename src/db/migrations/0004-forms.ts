import type { Migration } from '../migrate.ts'

export const forms: Migration = {
  name: '0004-forms',
  async up(db, types) {
    await db.schema
      .createTable('contactMessages')
      .addColumn('id', types.idType, types.id)
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('demoRequests')
      .addColumn('id', types.idType, types.id)
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('company', 'text')
      .addColumn('website', 'text')
      .addColumn('message', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('subscriptions')
      .addColumn('email', types.key, (c) => c.primaryKey())
      .addColumn('source', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('events')
      .addColumn('id', types.idType, types.id)
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('coffeeId', types.reference, (c) => c.references('coffees.id').onDelete('set null'))
      .addColumn('recipeId', types.reference, (c) => c.references('recipes.id').onDelete('set null'))
      .addColumn('method', 'text')
      .addColumn('source', 'text')
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('eventsByRoaster').on('events').columns(['roasterId', 'createdAt']).execute()
    await db.schema.createIndex('eventsByCoffee').on('events').column('coffeeId').execute()
    await db.schema.createIndex('eventsByRecipe').on('events').column('recipeId').execute()
  },
}
