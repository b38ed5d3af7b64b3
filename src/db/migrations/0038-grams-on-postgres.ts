import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The same grams as `gramsOf` returns, from at most 40 characters, as on SQLite. */
const GRAMS_OF = `create function "gramsOf"(word text) returns table (gram text) language sql immutable as $$
  select substr(' ' || word || ' ', place, 4) from generate_series(1, least(length(word) - 1, 40)) place
  union select left(word, 2) || ' ' || right(word, 2) $$`

const STORE_GRAMS = [
  `create function "storeGrams"() returns trigger language plpgsql as $$ begin
    insert into "searchWordGrams" (gram, "wordId") select gram, new.id from "gramsOf"(new.word);
    return null; end $$`,
  `create trigger "searchWordsInsert" after insert on "searchWords" for each row execute function "storeGrams"()`,
]

/** Fills the table for words that existed before the trigger. */
export const GRAM_ROWS = `insert into "searchWordGrams" (gram, "wordId")
  select gram, id from "searchWords", "gramsOf"(word) order by gram collate "C", id`

/**
 * Two reads that stop after the given number of rows, whatever the data. They are functions in order to set
 * `enable_sort = off`, so that rows are read in the order of an index. Otherwise PostgreSQL would read all rows and
 * sort them for a gram or a prefix that is rare according to its statistics.
 */
const BOUNDED_READS = [
  `create function "firstWithGram"(wanted text, most integer) returns table ("wordId" bigint)
    language plpgsql stable set enable_sort = off as $$ begin return query
      select g."wordId" from "searchWordGrams" g where g.gram = wanted order by g."wordId" limit most; end $$`,
  `create function "firstBetween"(low text, high text, most integer) returns table (word text, frequency integer)
    language plpgsql stable set enable_sort = off as $$ begin return query
      select w.word, w.frequency from "searchWords" w where w.word >= low and w.word < high
        order by w.word limit most; end $$`,
]

/** On PostgreSQL, finds misspelled words by grams as well: pg_trgm compares every word that shares a trigram. */
export const gramsOnPostgres: Migration = {
  name: '0038-grams-on-postgres',
  async up(db, types, engine) {
    if (engine !== 'postgres') return
    await db.schema
      .createTable('searchWordGrams')
      .addColumn('gram', types.key, (c) => c.notNull())
      .addColumn('wordId', types.reference, (c) => c.notNull())
      .addPrimaryKeyConstraint('searchWordGramsKey', ['gram', 'wordId'])
      .execute()
    // The trigger comes first: creating it waits for transactions of other nodes, whose words are then filled in.
    for (const statement of [GRAMS_OF, ...STORE_GRAMS, GRAM_ROWS, ...BOUNDED_READS]) {
      await sql.raw(statement).execute(db)
    }
    // Added after the rows, so that they are checked at once.
    await db.schema
      .alterTable('searchWordGrams')
      .addForeignKeyConstraint('searchWordGramsWord', ['wordId'], 'searchWords', ['id'])
      .onDelete('cascade')
      .execute()
    await sql.raw('drop index "searchWordsTrigrams"').execute(db)
  },
}
