/** The rows whose text has the words found in the vocabulary, along each engine's index of whole words. */
import { type Db, engineOf } from './open.ts'
import { type KnownWord, quote } from './search-words.ts'
import { select } from './text-query.ts'
import type { Condition } from './walk.ts'

export interface Searched {
  table: 'coffees' | 'roasters'
  column: 'searchText' | 'flavorText' | 'nameKey'
  /** What else must hold, as SQL with `?` on the table's own columns. */
  conditions?: readonly Condition[]
}

export interface Candidate {
  id: number
  text: string
  recipeCount: number
}

/** Used some ten thousand times, or more. */
const COMMON = 13

/** Rows that have, of each list of words, one at least; newest first. */
export async function listRows(
  db: Db,
  { table, column, conditions = [] }: Searched,
  words: readonly (readonly KnownWord[])[],
  limit: number,
): Promise<Candidate[]> {
  if (words.length === 0 || words.some(({ length }) => length === 0)) return []
  const { from, matches, newest } =
    engineOf(db) === 'postgres' ? onPostgres(table, column, words) : onSqlite(table, column, words)
  const all = [...matches, ...conditions]
  return select<Candidate>(
    db,
    `select ${table}.id, ${table}."${column}" as text, ${table}."recipeCount" from ${from}
      where ${all.map(({ sql }) => sql).join(' and ')} order by ${newest} desc limit ?`,
    [...all.flatMap(({ values }) => values), limit],
  )
}

type Words = readonly (readonly KnownWord[])[]

function onSqlite(table: string, column: string, words: Words) {
  const match = words.map((any) => `(${any.map(({ word }) => quote(word)).join(' OR ')})`).join(' AND ')
  return {
    from: `"${table}Search" s cross join ${table} on ${table}.id = s.rowid`,
    matches: [{ sql: `s."${table}Search" match ?`, values: [`{${column}} : (${match})`] }],
    newest: 's.rowid',
  }
}

/** The newest of a word that every other row has are found soonest from the newest row on; else the index leads. */
function onPostgres(table: string, column: string, words: Words) {
  const isCommon = words.length === 1 && words[0]!.some(({ frequency }) => frequency >= COMMON)
  return {
    from: table,
    matches: words.map((any) => ({
      sql: `string_to_array("${column}", ' ') && ?::text[]`,
      values: [`{${any.map(({ word }) => `"${word}"`).join(',')}}`],
    })),
    newest: isCommon ? 'id' : 'id + 0',
  }
}

/** Rows that the conditions leave, newest first. */
export const listAllRows = (
  db: Db,
  { table, column, conditions = [] }: Searched,
  limit: number,
): Promise<Candidate[]> =>
  select<Candidate>(
    db,
    `select id, "${column}" as text, "recipeCount" from ${table}
      where ${conditions.map(({ sql }) => sql).join(' and ')} order by id desc limit ?`,
    [...conditions.flatMap(({ values }) => values), limit],
  )
