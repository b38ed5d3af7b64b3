/** Finds rows whose text has words of the vocabulary, with each engine's index of whole words. */

import type { Condition } from '../../../db/keyset-scan.ts'
import { type Db, engineOf } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import { type KnownWord, quote } from './search-words.ts'

export interface Searched {
  table: 'coffees' | 'roasters'
  /** `everything` is the name, roaster and origin, and also flavours and process. */
  column: 'searchText' | 'flavorText' | 'nameKey' | 'everything'
  /** Further conditions, for coffees only, as SQL with `?` on the table's own columns. */
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

/** Returns the newest rows that have at least one word of each list, in any order. */
export async function listRows(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  if (words.length === 0 || words.some(({ length }) => length === 0)) return []
  return engineOf(db) === 'postgres'
    ? listOnPostgres(db, searched, words, limit)
    : listOnSqlite(db, searched, words, limit)
}

/** Covering indexes of texts and filters; SQLite would otherwise read the table's rows. */
const TEXTS = ' indexed by "coffeesSearched"'
const FILTERS = ' indexed by "coffeesFiltered"'

/**
 * The most rows with the words that are checked for further conditions, newest first, and the most words times rows:
 * the more words, the longer it takes to find the next row that has them.
 */
const MAX_ROWS_CHECKED = 8000
const MAX_SCAN_STEPS = 50_000

function listOnSqlite(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  const { table, conditions = [] } = searched
  const match = words.map((any) => `(${any.map(({ word }) => quote(word)).join(' OR ')})`).join(' AND ')
  const matching = `(select rowid from "${table}Search" where "${table}Search" match ? order by rowid desc limit ?)`
  const isChecked = conditions.length > 0
  // The rows come in the order of the words' index, newest first.
  const ids = isChecked
    ? `(select ${table}.id as rowid from ${matching} s cross join ${table}${FILTERS} on ${table}.id = s.rowid
        where ${toSql(conditions)} limit ?)`
    : matching
  return queryRaw(db, withTexts(searched, ids), [
    `{${columnsOf(searched).join(' ')}} : (${match})`,
    ...(isChecked ? [mostChecked(words), ...conditions.flatMap(({ values }) => values)] : []),
    limit,
  ])
}

const mostChecked = (words: Words): number =>
  Math.min(MAX_ROWS_CHECKED, Math.floor(MAX_SCAN_STEPS / words.flat().length))

/**
 * Words of this `frequency` (2^14 rows) are likely to be in many of the newest rows, which are then read first. Rarer
 * words are found sooner along the index, which also doesn't have to split long texts.
 */
const COMMON = 14
const NEWEST = 4000

async function listOnPostgres(db: Db, searched: Searched, words: Words, limit: number): Promise<Candidate[]> {
  const { table, conditions = [] } = searched
  const text = joined(columnsOf(searched).map((name) => `"${name}"`))
  const matches = words.map((any) => ({
    sql: `"wordsOf"(${text}) && ?::text[]`,
    values: [`{${any.map(({ word }) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`],
  }))
  // The texts are read at the end: a sort would read those of all rows.
  const list = (from: string, order: string, further: readonly Condition[]) =>
    queryRaw<Candidate>(
      db,
      `select ${candidate(searched)} from ${table} where id = any(array(
        select id from ${from} ${further.length > 0 ? `where ${toSql(further)}` : ''} order by ${order} desc limit ${limit}))`,
      [...matches, ...conditions].flatMap(({ values }) => values),
    )
  if (words.every((any) => any.some(({ frequency }) => frequency >= COMMON))) {
    const newest = `(select * from ${table} order by id desc limit ${NEWEST}) ${table}`
    const found = await list(newest, 'id', [...matches, ...conditions])
    if (found.length === limit) return found
  }
  // `offset 0` and `id + 0` keep the planner from reading along another index than that of words, whatever it
  // estimates: splitting the texts of all those rows would take long.
  return list(`(select * from ${table} where ${toSql(matches)} offset 0) ${table}`, 'id + 0', conditions)
}

const toSql = (conditions: readonly Condition[]): string => conditions.map(({ sql }) => sql).join(' and ')

/** Returns the newest rows that match the conditions, in any order. */
export function listAllRows(db: Db, searched: Searched, limit: number): Promise<Candidate[]> {
  const { table, conditions = [] } = searched
  const values = [...conditions.flatMap(({ values }) => values), limit]
  const newest = (columns: string) =>
    `select ${columns} from ${table} where ${toSql(conditions)} order by id desc limit ?`
  if (engineOf(db) === 'postgres') return queryRaw(db, newest(candidate(searched)), values)
  return queryRaw(db, withTexts(searched, `(${newest('id as rowid')})`), values)
}

/** On SQLite, the texts of rows whose ids a query returns as `rowid`. */
function withTexts(searched: Searched, ids: string): string {
  const { table, column } = searched
  const texts = COLUMNS[column].own === 'searchText' ? TEXTS : ''
  return `select ${candidate(searched)} from ${ids} s cross join ${table}${texts} on ${table}.id = s.rowid`
}
