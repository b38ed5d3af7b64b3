import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** No word of a query is longer, and nobody misspells so far behind. */
const PLACES = JSON.stringify(Array.from({ length: 40 }, (_, i) => i + 1))

/** As `gramsOf` has them: every four characters in a row, with a space before and behind the word, and its two ends. */
const piecesOf = (word: string): string => `
  select substr(' ' || ${word} || ' ', place.value, 4) as gram from json_each('${PLACES}') place
    where place.value < length(${word})
  union select substr(${word}, 1, 2) || ' ' || substr(${word}, -2)`

/** For a vocabulary that was there before the trigger. */
export const GRAM_ROWS = `insert into "searchWordGrams" (gram, "wordId")
  select substr(' ' || w.word || ' ', place.value, 4), w.id from "searchWords" w, json_each('${PLACES}') place
    where place.value < length(w.word)
  union select substr(w.word, 1, 2) || ' ' || substr(w.word, -2), w.id from "searchWords" w`

/**
 * Misspelled words are looked up by the pieces that they share with known ones, in a plain index on SQLite: those that
 * share most come first, and lists of pieces that are as long as common trigrams' never have to be read.
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
