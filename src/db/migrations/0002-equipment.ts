import type { Migration } from '../migrate.ts'

export const equipment: Migration = {
  name: '0002-equipment',
  async up(db, types) {
    await db.schema
      .createTable('brewMethods')
      .addColumn('id', types.key, (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('grinders')
      .addColumn('id', types.idType, types.id)
      .addColumn('slug', types.key, (c) => c.notNull().unique())
      .addColumn('brand', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('burrType', 'text', (c) => c.notNull())
      .addColumn('burrSizeMm', types.number)
      .addColumn('drive', 'text', (c) => c.notNull())
      .addColumn('adjustment', 'text', (c) => c.notNull())
      .addColumn('minGrindSetting', types.number, (c) => c.notNull())
      .addColumn('maxGrindSetting', types.number, (c) => c.notNull())
      .addColumn('step', types.number, (c) => c.notNull())
      .addColumn('clicksPerFullRange', types.number, (c) => c.notNull())
      .addColumn('scale', 'text', (c) => c.notNull())
      .addColumn('notation', types.json, (c) => c.notNull())
      .addColumn('references', types.json, (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('confidence', 'text', (c) => c.notNull())
      .addColumn('isRetired', types.boolean, (c) => c.notNull().defaultTo(false))
      .execute()

    await db.schema
      .createTable('machines')
      .addColumn('id', types.idType, types.id)
      .addColumn('slug', types.key, (c) => c.notNull().unique())
      .addColumn('brand', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('brewMethod', types.key, (c) => c.notNull().references('brewMethods.id'))
      .addColumn('defaultWaterTempF', types.number, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('isRetired', types.boolean, (c) => c.notNull().defaultTo(false))
      .execute()

    await db.schema
      .createTable('filters')
      .addColumn('id', types.idType, types.id)
      .addColumn('slug', types.key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('fits', types.json, (c) => c.notNull())
      .addColumn('isRetired', types.boolean, (c) => c.notNull().defaultTo(false))
      .execute()
  },
}
