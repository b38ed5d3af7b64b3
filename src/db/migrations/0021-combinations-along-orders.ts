import type { Migration } from '../migrate.ts'

const ORDERS = { recipesBy_wilson: 'wilson', recipesBy_brews: 'brewCount' }

/**
 * Whoever filters a common combination goes along an order until enough are found. The rows lie all over the table: with
 * the combination in the index, only those that are shown are read.
 */
export const combinationsAlongOrders: Migration = {
  name: '0021-combinations-along-orders',
  async up(db) {
    for (const [index, column] of Object.entries(ORDERS)) {
      await db.schema.dropIndex(index).execute()
      await db.schema.createIndex(index).on('recipes').columns([column, 'id', 'facetId']).execute()
    }
  },
}
