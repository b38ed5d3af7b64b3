import type { Migration } from '../migrate.ts'

/** Covering indexes for the statistics of a coffee's recipes, whose rows are scattered over the table. */
export const coffeeStats: Migration = {
  name: '0019-coffee-stats',
  async up(db) {
    await db.schema
      .createIndex('recipesBy_coffee_equipment')
      .on('recipes')
      .columns(['coffeeProfileId', 'grinderId', 'machineId', 'ratio', 'grindIndex'])
      .execute()
    await db.schema
      .createIndex('recipesBy_coffee_downvotes')
      .on('recipes')
      .columns(['coffeeProfileId', 'downvotes'])
      .where('downvotes' as never, '>', 0 as never)
      .execute()
  },
}
