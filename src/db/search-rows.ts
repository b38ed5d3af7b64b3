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

/** Rows that have, of each list of words, one at least; newest first. */
export async function listRows(
  db: Db,
  { table, column, conditions = [] }: Searched,
  words: readonly (readonly KnownWord[])[],
  limit: number,
): Promise<Candidate[]> {
  if (words.length === 0 || words.some(({ length }) => length === 0)) return []
  const isPostgres = engineOf(db) === 'postgres'
  const from = isPostgres ? table : `"${table}Search" s cross join ${table} on ${table}.id = s.rowid`
  const matches = isPostgres
    ? words.map((any) => ({ sql: `string_to_array("${column}", ' ') && ?::text[]`, values: [arrayOf(any)] }))
    : [{ sql: `s."${table}Search" match ?`, values: [`{${column}} : (${anyOfEach(words)})`] }]
  const all = [...matches, ...conditions]
  return select<Candidate>(
    db,
    `select ${table}.id, ${table}."${column}" as text, ${table}."recipeCount" from ${from}
      where ${all.map(({ sql }) => sql).join(' and ')} order by ${isPostgres ? 'id' : 's.rowid'} desc limit ?`,
    [...all.flatMap(({ values }) => values), limit],
  )
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

const anyOfEach = (words: readonly (readonly KnownWord[])[]): string =>
  words.map((any) => `(${any.map(({ word }) => quote(word)).join(' OR ')})`).join(' AND ')

const arrayOf = (any: readonly KnownWord[]): string => `{${any.map(({ word }) => `"${word}"`).join(',')}}`
