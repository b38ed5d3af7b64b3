import type { Migration } from '../migrate.ts'

/** The best recipes for the brewers that somebody owns, read along an index: recommendations begin with them. */
export const bestByMachine: Migration = {
  name: '0023-best-by-machine',
  async up(db, _types, engine) {
    const columns = ['machineId', 'wilson']
    await db.schema
      .createIndex('recipesBy_machineId_wilson')
      .on('recipes')
      // SQLite's indexes end on the id anyway.
      .columns(engine === 'postgres' ? [...columns, 'id'] : columns)
      .execute()
  },
}
