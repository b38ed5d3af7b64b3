import type { Migration } from '../migrate.ts'

/** The columns to rank recommended recipes, in the index since each page ranks hundreds of candidates. */
const RANKED_BY = [
  'roastLevel',
  'tasteStrength',
  'tasteAcidity',
  'tasteBody',
  'tasteBitterness',
  'coffeeProfileId',
  'createdById',
]

/** The columns of each index that is recreated; those after `id` are for filters and ranking, not for sorting. */
const INDEXES = {
  recipesBy_grinder_wilson: ['grinderId', 'wilson', 'id', 'facetId', 'machineId'],
  recipesBy_grinder_brewCount: ['grinderId', 'brewCount', 'id', 'facetId', 'machineId'],
  recipesBy_machine_wilson: ['machineId', 'wilson', 'id', 'facetId', 'grinderId', ...RANKED_BY],
  recipesBy_machine_brewCount: ['machineId', 'brewCount', 'id', 'facetId', 'grinderId'],
  recipesBy_wilson: ['wilson', 'id', 'facetId', 'machineId', ...RANKED_BY],
  recipesBy_facetId_wilson: ['facetId', 'wilson', 'id', 'machineId', ...RANKED_BY],
  recipesBy_coffeeProfileId_wilson: ['coffeeProfileId', 'wilson', 'id', 'grinderId', 'machineId'],
}

/** Widened only on SQLite: PostgreSQL uses these indexes to count, and would prefer a table scan if they were wider. */
const ON_SQLITE = {
  recipesBy_grinderId_id: ['grinderId', 'id', 'machineId'],
  recipesBy_machineId_id: ['machineId', 'id', 'grinderId'],
}

/**
 * A search for "espresso" finds recipes for some brewers, and those on some grinders for other brewers. With both in
 * the index, such recipes are found and counted without reading rows that don't match, which are scattered over the
 * table: at a million recipes a millisecond instead of seconds. Recommended recipes are also ranked by the index alone;
 * `machineId` in it separates the recipes for the member's own brewers, which come first, from the others.
 */
export const equipmentAlongOrders: Migration = {
  name: '0035-equipment-along-orders',
  async up(db, _types, engine) {
    const indexes = engine === 'sqlite' ? { ...INDEXES, ...ON_SQLITE } : INDEXES
    for (const [index, columns] of Object.entries(indexes)) {
      await db.schema.dropIndex(index).execute()
      await db.schema.createIndex(index).on('recipes').columns(columns).execute()
    }
  },
}
