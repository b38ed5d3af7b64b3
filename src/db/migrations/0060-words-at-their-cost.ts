import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * `string_to_array` with a realistic planner cost. PostgreSQL assumes it to be as cheap as adding two numbers, so while
 * many new rows aren't analysed yet it would rather split all texts than use their index. In plpgsql, since a function
 * in SQL would be inlined and its cost ignored.
 */
const WORDS_OF = `create function "wordsOf"(texts text) returns text[]
  language plpgsql immutable strict parallel safe cost 400 as $$ begin return string_to_array(texts, ' '); end $$`

const INDEXED = [
  ['coffees', 'all', `"searchText" || ' ' || "flavorText" || ' ' || "processText"`],
  ['coffees', 'searchText', '"searchText"'],
  ['coffees', 'flavorText', '"flavorText"'],
  ['roasters', 'nameKey', '"nameKey"'],
]

/** `fastupdate = off` adds new rows to the index immediately; searches would otherwise scan a list of pending ones. */
export const wordsAtTheirCost: Migration = {
  name: '0060-words-at-their-cost',
  async up(db, _types, engine) {
    if (engine !== 'postgres') return
    await sql.raw(WORDS_OF).execute(db)
    for (const [table, name, texts] of INDEXED) {
      await sql.raw(`drop index "${table}Search_${name}"`).execute(db)
      await sql
        .raw(
          `create index "${table}Search_${name}" on ${table} using gin ("wordsOf"(${texts})) with (fastupdate = off)`,
        )
        .execute(db)
    }
  },
}
