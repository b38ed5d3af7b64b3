/**
 * Reads one page of a long list: `where (key, id) < cursor order by key desc, id desc limit n`, always along an index,
 * so that page 1,000 costs what page 1 does.
 *
 * - A list may be limited to a group (a roaster, a few coffees, all combinations that match a filter). Each value of the
 *   group is read along its own part of an index, and the database merges them: PostgreSQL by a lateral join, SQLite by
 *   a union of up to 50 parts. More values than that are several statements, whose first rows are put together here.
 * - Without a group, `maxRowsRead` ends a scan early that may not find enough: where many rows match, reading along the
 *   order until a page is full takes a twentieth of the time of starting on hundreds of values (40 against 800 µs at
 *   200 values); where few do, the caller falls back to the group.
 * - Limits are rounded up to a few sizes and stand in the SQL as numbers: as a parameter they would have both engines
 *   plan a list anew each time, which takes longer than reading it.
 */
import { type Db, engineOf } from './open.ts'
import { idListTable, queryRaw } from './raw-sql.ts'

/** Where a row stands in its list; equal keys are told apart by the id. */
export interface Position {
  key: number | string
  id: number
}

export interface KeysetScan {
  /** As SQL writes it. */
  table: 'recipes' | 'coffees' | '"originCoffees"' | '"brewLogs"'
  /** The column to sort by; `id` is newest first. */
  order: string
  direction?: 'desc' | 'asc'
  group?: { column: string; values: readonly number[] }
  /** Conditions that the index itself begins with: whose list it is. */
  within?: readonly Condition[]
  /** What else must hold, as SQL with `?` on the table's own columns. */
  conditions?: readonly Condition[]
  /** Without a group: ends after about so many rows, with what was found until then. */
  maxRowsRead?: number
  after?: Position
  /** Rows to leave out at the start; not together with a cursor. */
  skip?: number
  limit: number
}

/** What is read of each row in the same statement: columns, and the tables that have them, joined to `l.id`. */
export interface Projection {
  columns: string
  joined: string
}

export interface Condition {
  sql: string
  values: readonly unknown[]
}

export async function scanPositions(db: Db, scan: KeysetScan): Promise<Position[]> {
  const statements = toStatements(db, scan)
  const pages = await Promise.all(statements.map(({ sql, values }) => queryRaw<Position>(db, sql, values)))
  return toPage(pages.flat(), scan, pages.length > 1 ? scan.skip : 0)
}

/** The rows themselves: one statement less than finding their ids and reading those. */
export async function scanRows<Row extends object>(
  db: Db,
  scan: KeysetScan,
  projection: Projection,
): Promise<(Row & Position)[]> {
  const [statement, ...others] = toStatements(db, scan)
  if (!statement) return []
  if (others.length > 0) return readPositions(db, await scanPositions(db, scan), projection)
  const sql = `select ${projection.columns}, l."key" as "key" from (${statement.sql}) l ${projection.joined}`
  return toPage(await queryRaw<Row & Position>(db, sql, statement.values), scan)
}

/** The rows at these positions that still exist, in the same order. */
export async function readPositions<Row extends object>(
  db: Db,
  positions: readonly Position[],
  projection: Projection,
): Promise<(Row & Position)[]> {
  if (positions.length === 0) return []
  const list = `select value as id, position as "key" from ${idListTable(db, 'p')}`
  const rows = await queryRaw<Row & { key: number }>(
    db,
    `select ${projection.columns}, l."key" as "key" from (${list}) l ${projection.joined}`,
    [JSON.stringify(positions.map(({ id }) => id))],
  )
  // PostgreSQL numbers the entries of a list from 1.
  const first = engineOf(db) === 'postgres' ? 1 : 0
  return rows.sort((a, b) => a.key - b.key).map((row) => ({ ...row, ...positions[row.key - first]! }))
}

/** How many values of a group SQLite merges in one statement. */
const MAX_VALUES = 50

function toStatements(db: Db, scan: KeysetScan): Condition[] {
  const { group, skip = 0, limit } = scan
  if (!group) return [unionOf(db, scan, [[]])]
  if (group.values.length === 0) return []
  if (group.values.length > 1 && engineOf(db) === 'postgres') return [lateralOf(scan, group)]
  if (group.values.length <= MAX_VALUES) return [unionOf(db, scan, conditionsOn(group.column, group.values))]
  const slices = Array.from({ length: Math.ceil(group.values.length / MAX_VALUES) }, (_, i) =>
    group.values.slice(i * MAX_VALUES, (i + 1) * MAX_VALUES),
  )
  const fromTheStart = { ...scan, skip: 0, limit: skip + limit }
  return slices.map((values) => unionOf(db, fromTheStart, conditionsOn(group.column, values)))
}

/** Each number of values would be a statement of its own, and a large one: they are filled up with a value of no row. */
const VALUE_COUNTS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, MAX_VALUES]
const NO_VALUE = -1

function conditionsOn(column: string, values: readonly number[]): Condition[][] {
  const missing = VALUE_COUNTS.find((count) => count >= values.length)! - values.length
  return [...values, ...new Array<number>(missing).fill(NO_VALUE)].map((value) => [
    { sql: `${quote(column)} = ?`, values: [value] },
  ])
}

/** Each value of the group, and each side of the cursor, is a range of an index; the database merges them in order. */
function unionOf(db: Db, scan: KeysetScan, groups: readonly Condition[][]): Condition {
  const { table, order, direction = 'desc', within = [], conditions = [], maxRowsRead } = scan
  const filters = maxRowsRead ? [] : notIndexed(db, conditions)
  const ranges = groups.flatMap((group) =>
    rangesAfter(db, scan).map((range) => [...within, ...group, ...range, ...filters]),
  )
  const columns = ['id', `${quote(order)} as "key"`, ...(maxRowsRead ? columnsIn(conditions) : [])].join(', ')
  const selects = ranges.map((range) => `select ${columns} from ${table}${where(range)}`)
  const by = order === 'id' ? `id ${direction}` : `"key" ${direction}, id ${direction}`
  const sorted = `${selects.join(' union all ')} order by ${by}`
  const values = ranges.flat().flatMap((condition) => condition.values)
  const page = pageOf(scan)
  if (!maxRowsRead) return { sql: `${sorted} ${page.sql}`, values: [...values, ...page.values] }
  // The part in brackets keeps its order, and no more of it is read than the page needs.
  const sql = `select id, "key" from (${sorted} limit ${roundUp(maxRowsRead)}) along${where(conditions)} ${page.sql}`
  return { sql, values: [...values, ...conditions.flatMap((condition) => condition.values), ...page.values] }
}

/** PostgreSQL reads the beginning of every value's range in one statement. */
function lateralOf(scan: KeysetScan, group: NonNullable<KeysetScan['group']>): Condition {
  const { table, order, direction = 'desc', within = [], conditions = [], skip = 0, limit } = scan
  const all = [...rowsAfter(scan), ...within, ...conditions]
  const by = order === 'id' ? `id ${direction}` : `${quote(order)} ${direction}, id ${direction}`
  const filter = [`${table}.${quote(group.column)} = g.value`, ...all.map(({ sql }) => sql)].join(' and ')
  const page = pageOf(scan)
  const sql = `select found.id, found."key" from (select value::bigint as value from json_array_elements_text(?::json)) g
    cross join lateral (select id, ${quote(order)} as "key" from ${table} where ${filter} order by ${by} limit ${roundUp(skip + limit)}) found
    order by found."key" ${direction}, found.id ${direction} ${page.sql}`
  return { sql, values: [JSON.stringify(group.values), ...all.flatMap(({ values }) => values), ...page.values] }
}

/** Where the scan goes on: one comparison of pairs, which PostgreSQL reads from an index. */
function rowsAfter({ after, order, direction }: KeysetScan): Condition[] {
  if (!after) return []
  const beyond = direction === 'asc' ? '>' : '<'
  if (order === 'id') return [{ sql: `id ${beyond} ?`, values: [after.id] }]
  return [{ sql: `(${quote(order)}, id) ${beyond} (?, ?)`, values: [after.key, after.id] }]
}

/** The same for SQLite, whose indexes don't serve the id in a pair: the rest of an equal key, and the keys beyond it. */
function rangesAfter(db: Db, scan: KeysetScan): Condition[][] {
  const { after, order, direction } = scan
  if (!after || order === 'id' || engineOf(db) === 'postgres') return [rowsAfter(scan)]
  const beyond = direction === 'asc' ? '>' : '<'
  return [
    [{ sql: `${quote(order)} = ? and id ${beyond} ?`, values: [after.key, after.id] }],
    [{ sql: `${quote(order)} ${beyond} ?`, values: [after.key] }],
  ]
}

/** Keeps SQLite from choosing an index by these conditions: it uses none for a column with a sign before it. */
const notIndexed = (db: Db, conditions: readonly Condition[]): readonly Condition[] =>
  engineOf(db) === 'postgres'
    ? conditions
    : conditions.map(({ sql, values }) => ({ sql: sql.startsWith('"') ? `+${sql}` : sql, values }))

/** Usual sizes of a page, with the one row more that tells whether there is a next page. */
const SIZES = [6, 11, 21, 51, 101]

export const roundUp = (count: number): number =>
  SIZES.find((size) => size >= count) ?? 2 ** Math.ceil(Math.log2(count))

const pageOf = ({ limit, skip = 0 }: KeysetScan): Condition =>
  skip > 0
    ? { sql: `limit ${roundUp(limit)} offset ?`, values: [skip] }
    : { sql: `limit ${roundUp(limit)}`, values: [] }

/** Sorted again: rows of a join nearly always come in order, and sorting what is sorted costs nothing. */
function toPage<R extends Position>(rows: R[], { direction, limit }: KeysetScan, skip = 0): R[] {
  const sorted = rows.sort(direction === 'asc' ? comparePositions : (a, b) => comparePositions(b, a))
  return sorted.slice(skip, skip + limit)
}

const where = (conditions: readonly Condition[]): string =>
  conditions.length > 0 ? ` where ${conditions.map(({ sql }) => sql).join(' and ')}` : ''

const columnsIn = (conditions: readonly Condition[]): string[] => [
  ...new Set(conditions.flatMap(({ sql }) => sql.match(/"\w+"/g) ?? [])),
]

export function comparePositions(a: Position, b: Position): number {
  return a.key === b.key ? a.id - b.id : compareKeys(a.key, b.key)
}

/** Half of a character that only a pair of them writes. */
const SURROGATE = /[\ud800-\udfff]/

/** Numbers, or texts by their bytes as both engines sort them: JavaScript's own order, as long as none has surrogates. */
export function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'string' && (SURROGATE.test(a) || SURROGATE.test(String(b)))) {
    return Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
  }
  return a === b ? 0 : a < b ? -1 : 1
}

const quote = (column: string): string => `"${column}"`
