import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The positions at which grams begin: 40 are enough, since no word of a query is longer. */
const PLACES = JSON.stringify(Array.from({ length: 40 }, (_, i) => i + 1))

/** The same grams as `gramsOf` returns: all substrings of four characters of ` word `, and the word's two ends. */
const piecesOf = (word: string): string => `
  select substr(' ' || ${word} || ' ', place.value, 4) as gram from json_each('${PLACES}') place
    where place.value < length(${word})
  union select substr(${word}, 1, 2) || ' ' || substr(${word}, -2)`

/** Fills the table for words that existed before the trigger. */
export const GRAM_ROWS = `insert into "searchWordGrams" (gram, "wordId")
  select substr(' ' || w.word || ' ', place.value, 4), w.id from "searchWords" w, json_each('${PLACES}') place
    where place.value < length(w.word)
  union select substr(w.word, 1, 2) || ' ' || substr(w.word, -2), w.id from "searchWords" w`

/**
 * On SQLite, finds the correct form of a misspelled word by the grams that it shares with known words, in a plain
 * index. Grams of four characters are rarer than trigrams, so that fewer rows are read.
 */
export const grams: Migration = {
  name: '0017-grams',
  async up(db, types, engine) {
    if (engine === 'postgres') return
    await sql.raw('drop trigger "searchWordsInsert"').execute(db)
    await sql.raw('drop table "searchWordsTrigrams"').execute(db)
    await db.schema
      .createTable('searchWordGrams')
      .addColumn('gram', types.key, (c) => c.notNull())
      .addColumn('wordId', types.reference, (c) => c.notNull().references('searchWords.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('searchWordGramsKey', ['gram', 'wordId'])
      .modifyEnd(sql`without rowid`)
      .execute()
    await sql.raw(GRAM_ROWS).execute(db)
    await sql
      .raw(
        `create trigger "searchWordsInsert" after insert on "searchWords" begin
          insert into "searchWordGrams" (gram, "wordId") select gram, new.id from (${piecesOf('new.word')}); end`,
      )
      .execute(db)
  },
}
