import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * A search compares some hundred texts, and their rows lie all over the table; this has many of them on each page.
 * Ids lead, since words lead to ids. PostgreSQL's rows carry their versions with them: it would look into the table anyway.
 */
export const searchAlongAnIndex: Migration = {
  name: '0020-search-along-an-index',
  async up(db, _types, engine) {
    if (engine === 'postgres') return
    await sql.raw('create index "coffeesSearched" on coffees (id, "searchText", "recipeCount")').execute(db)
  },
}
