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

type Words = readonly (readonly KnownWord[])[]

/** Rows that have, of each list of words, one at least; newest first. */
export async function listRows(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  if (words.length === 0 || words.some(({ length }) => length === 0)) return []
  return engineOf(db) === 'postgres'
    ? listOnPostgres(db, searched, words, limit)
    : listOnSqlite(db, searched, words, limit)
}

/** SQLite would look for ids in the table. */
const NARROW = ' indexed by "coffeesSearched"'

function listOnSqlite(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  const { table, column } = searched
  const match = words.map((any) => `(${any.map(({ word }) => quote(word)).join(' OR ')})`).join(' AND ')
  const matches = [{ sql: `s."${table}Search" match ?`, values: [`{${column}} : (${match})`] }]
  const from = `"${table}Search" s cross join ${table}${column === 'searchText' ? NARROW : ''} on ${table}.id = s.rowid`
  return readNewest(db, searched, from, matches, 's.rowid', limit)
}

/** Words that some thousand rows have are likely to be in many of the newest, which are soon looked through. */
const COMMON = 12
const NEWEST = 4000

async function listOnPostgres(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  const { table, column } = searched
  const matches = words.map((any) => ({
    sql: `string_to_array("${column}", ' ') && ?::text[]`,
    values: [`{${any.map(({ word }) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`],
  }))
  if (words.every((any) => any.some(({ frequency }) => frequency >= COMMON))) {
    const newest = `(select * from ${table} order by id desc limit ${NEWEST}) ${table}`
    const found = await readNewest(db, searched, newest, matches, 'id', limit)
    if (found.length === limit) return found
  }
  // The sum keeps the planner from following the ids, whatever it takes the words for: the index leads.
  return readNewest(db, searched, table, matches, 'id + 0', limit)
}

function readNewest(
  db: Db,
  { table, column, conditions = [] }: Searched,
  from: string,
  matches: readonly Condition[],
  order: string,
  limit: number,
): Promise<Candidate[]> {
  const all = [...matches, ...conditions]
  return select(
    db,
    `select ${table}.id, ${table}."${column}" as text, ${table}."recipeCount" from ${from}
      where ${all.map(({ sql }) => sql).join(' and ')} order by ${order} desc limit ?`,
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
