import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * `string_to_array` at its real cost. PostgreSQL takes it for as cheap as adding two numbers, and before it has analysed
 * many new rows it would rather split all texts than use their index. Only a function that it can't see through has its
 * own cost.
 */
const WORDS_OF = `create function "wordsOf"(texts text) returns text[]
  language plpgsql immutable strict parallel safe cost 400 as $$ begin return string_to_array(texts, ' '); end $$`

const INDEXED = [
  ['coffees', 'all', `"searchText" || ' ' || "flavorText" || ' ' || "processText"`],
  ['coffees', 'searchText', '"searchText"'],
  ['coffees', 'flavorText', '"flavorText"'],
  ['roasters', 'nameKey', '"nameKey"'],
]

/** Words of new rows go into the index at once: searches would read through those that wait to be added. */
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
