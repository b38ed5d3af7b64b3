/** Finds rows whose text has words of the vocabulary, with each engine's index of whole words. */

import type { Condition } from '../../../db/keyset-scan.ts'
import { type Db, engineOf } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import { type KnownWord, quote } from './search-words.ts'

export interface Searched {
  table: 'coffees' | 'roasters'
  /** `everything` is the name, roaster and origin, and also flavours and process. */
  column: 'searchText' | 'flavorText' | 'nameKey' | 'everything'
  /** Further conditions, as SQL with `?` on the table's own columns. */
  conditions?: readonly Condition[]
}

export interface Candidate {
  id: number
  text: string
  /** The other texts that were searched; empty unless the column is `everything`. */
  beside: string
  recipeCount: number
}

const COLUMNS = {
  searchText: { own: 'searchText', beside: [] },
  flavorText: { own: 'flavorText', beside: [] },
  nameKey: { own: 'nameKey', beside: [] },
  everything: { own: 'searchText', beside: ['flavorText', 'processText'] },
} as const

const columnsOf = ({ column }: Searched): readonly string[] => [COLUMNS[column].own, ...COLUMNS[column].beside]

const joined = (columns: readonly string[]): string => columns.join(" || ' ' || ")

/** The selected columns, qualified by the table, since SQLite's search index has columns of the same names. */
function candidate({ table, column }: Searched): string {
  const { own, beside } = COLUMNS[column]
  const more = beside.length > 0 ? joined(beside.map((name) => `${table}."${name}"`)) : "''"
  return `${table}.id, ${table}."${own}" as text, ${more} as beside, ${table}."recipeCount"`
}

type Words = readonly (readonly KnownWord[])[]

/** Returns the rows that have at least one word of each list, newest first. */
export async function listRows(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  if (words.length === 0 || words.some(({ length }) => length === 0)) return []
  return engineOf(db) === 'postgres'
    ? listOnPostgres(db, searched, words, limit)
    : listOnSqlite(db, searched, words, limit)
}

/** A covering index; SQLite would otherwise read the table's rows. */
const NARROW = ' indexed by "coffeesSearched"'

function listOnSqlite(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  const { table, column } = searched
  const match = words.map((any) => `(${any.map(({ word }) => quote(word)).join(' OR ')})`).join(' AND ')
  const matches = [{ sql: `s."${table}Search" match ?`, values: [`{${columnsOf(searched).join(' ')}} : (${match})`] }]
  const narrow = COLUMNS[column].own === 'searchText' ? NARROW : ''
  const from = `"${table}Search" s cross join ${table}${narrow} on ${table}.id = s.rowid`
  return readNewest(db, searched, from, matches, 's.rowid', limit)
}

/** Words of this `frequency` (2^12 rows) are likely to be in many of the newest rows, which are read quickly. */
const COMMON = 12
const NEWEST = 4000

async function listOnPostgres(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  const { table } = searched
  const text = joined(columnsOf(searched).map((name) => `"${name}"`))
  const matches = words.map((any) => ({
    sql: `string_to_array(${text}, ' ') && ?::text[]`,
    values: [`{${any.map(({ word }) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`],
  }))
  if (words.every((any) => any.some(({ frequency }) => frequency >= COMMON))) {
    const newest = `(select * from ${table} order by id desc limit ${NEWEST}) ${table}`
    const found = await readNewest(db, searched, newest, matches, 'id', limit)
    if (found.length === limit) return found
  }
  // The sum keeps the planner from scanning by id, whatever it estimates, so that it uses the word index.
  return readNewest(db, searched, table, matches, 'id + 0', limit)
}

function readNewest(
  db: Db,
  searched: Searched,
  from: string,
  matches: readonly Condition[],
  order: string,
  limit: number,
): Promise<Candidate[]> {
  const all = [...matches, ...(searched.conditions ?? [])]
  return queryRaw(
    db,
    `select ${candidate(searched)} from ${from}
      where ${all.map(({ sql }) => sql).join(' and ')} order by ${order} desc limit ?`,
    [...all.flatMap(({ values }) => values), limit],
  )
}

/** Returns the rows that match the conditions, newest first. */
export function listAllRows(db: Db, searched: Searched, limit: number): Promise<Candidate[]> {
  const { table, conditions = [] } = searched
  return queryRaw<Candidate>(
    db,
    `select ${candidate(searched)} from ${table}
      where ${conditions.map(({ sql }) => sql).join(' and ')} order by id desc limit ?`,
    [...conditions.flatMap(({ values }) => values), limit],
  )
}
