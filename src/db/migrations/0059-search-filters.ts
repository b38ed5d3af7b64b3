import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Covering index for the filters of a search on SQLite: thousands of coffees may match its words, and their rows are
 * scattered over the table. PostgreSQL would read the table anyway, to check which rows are visible.
 */
export const searchFilters: Migration = {
  name: '0059-search-filters',
  async up(db, _types, engine) {
    if (engine === 'postgres') return
    await sql.raw('create index "coffeesFiltered" on coffees (id, "roasterId", "facetId", "roastLevel")').execute(db)
  },
}
