import type { Migration } from '../migrate.ts'

const ORDERS = { recipesBy_wilson: 'wilson', recipesBy_brews: 'brewCount' }

/**
 * A filter with many matches is read in sort order until the page is full. With `facetId` in the index, only the rows
 * on the page are read from the table, where they are scattered.
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
