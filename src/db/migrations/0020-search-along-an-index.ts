import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Covering index for search on SQLite: a search compares some hundred texts, whose rows are scattered over the table.
 * `id` is first since the word index returns ids. PostgreSQL would read the table anyway, to check which rows are
 * visible.
 */
export const searchAlongAnIndex: Migration = {
  name: '0020-search-along-an-index',
  async up(db, _types, engine) {
    if (engine === 'postgres') return
    await sql.raw('create index "coffeesSearched" on coffees (id, "searchText", "recipeCount")').execute(db)
  },
}
