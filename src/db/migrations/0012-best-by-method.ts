import type { Migration } from '../migrate.ts'

/** Index that finds a coffee's best recipe for a method in one seek. */
export const bestByMethod: Migration = {
  name: '0012-best-by-method',
  async up(db, _types, engine) {
    const columns = ['coffeeProfileId', 'brewMethod', 'wilson']
    await db.schema
      .createIndex('recipesBy_coffee_method_wilson')
      .on('recipes')
      // SQLite's indexes contain the id anyway.
      .columns(engine === 'postgres' ? [...columns, 'id'] : columns)
      .execute()
  },
}
