import type { Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'

/** A rough price of each grinder, and an index by which owners are counted without reading their rows. */
export const grinderPrices: Migration = {
  name: '0058-grinder-prices',
  async up(db: Kysely<never>) {
    await db.schema.alterTable('grinders').addColumn('priceClass', 'integer').execute()
    await db.schema.createIndex('userGrindersByGrinder').on('userGrinders').column('grinderId').execute()
  },
}
