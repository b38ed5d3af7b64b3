import type { Migration } from '../migrate.ts'

/** A coffee's best recipe for each method, found by one seek however many there are. */
export const bestByMethod: Migration = {
  name: '0012-best-by-method',
  async up(db, _types, engine) {
    const columns = ['coffeeProfileId', 'brewMethod', 'wilson']
    await db.schema
      .createIndex('recipesBy_coffee_method_wilson')
      .on('recipes')
      // SQLite's indexes end on the id anyway.
      .columns(engine === 'postgres' ? [...columns, 'id'] : columns)
      .execute()
  },
}
