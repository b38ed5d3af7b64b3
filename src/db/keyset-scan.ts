/**
 * Reads one page of a long list: `where (key, id) < cursor order by key desc, id desc limit n`, always along an index,
 * so that page 1,000 costs as much as page 1.
 *
 * Problem: with `offset` a database reads all rows before the page, and for a filter on many values (all combinations of
 * method, roast and grind that match, say) it sorts all matching rows for twenty of them.
 *
 * Protocol:
 * - A list may be limited to a group (a roaster, a few coffees, all combinations that match a filter). Each value of
 *   the group is read along its own part of an index, and the database merges them: PostgreSQL by a lateral join,
 *   SQLite by a union of up to 50 parts. More values than that take several statements, whose rows are merged here.
 *   SQLite reads a small group whole and sorts it: 3,000 rows of 300 values take 1 ms, but 5 ms with a merge.
 * - Without a group, `maxRowsRead` limits how far a scan reads: where many rows match, reading in sort order until a
 *   page is full takes a twentieth of the time of a group with hundreds of values (40 instead of 800 µs for 200); where
 *   few match, the page isn't full and the caller scans the group instead.
 * - Limits are rounded up to a few sizes and written into the SQL as literals: as parameters they would make both
 *   engines plan the query on every run, which takes longer than running it.
 *
 * Invariants: rows are sorted by key and then by id, so a row is on exactly one page while its key doesn't change. SQL
 * contains names from our own code only; whatever comes from a request is a parameter.
 *
 * Failure: a scan without a group and without `maxRowsRead` whose conditions match few rows reads the whole table, so
 * callers estimate the matches first (features/recipes/browse/find.ts).
 *
 * Measured in bench/RESULTS.md: from 10,000 to 1,000,000 recipes the median of lists grows 0.9 to 1.6 times; the same
 * search on the ordinary stack takes seven to eight times the processor time at a million.
 */
import { type Db, engineOf } from './open.ts'
import { idListTable, inIds, queryRaw } from './raw-sql.ts'

/** The position of a row in its list; rows with equal keys are sorted by id. */
export interface Position {
  key: number | string
  id: number
}

/** Rows with one of these values in an indexed column. */
export interface ScanGroup {
  column: string
  values: readonly number[]
  /** Whether the group has so few rows that SQLite sorts them all faster than it merges an index range per value. */
  isSmall?: boolean
}

export interface KeysetScan {
  /** Quoted as in SQL. */
  table: 'recipes' | 'coffees' | '"originCoffees"' | '"brewLogs"'
  /** The column to sort by; `id` lists the newest first. */
  order: string
  direction?: 'desc' | 'asc'
  group?: ScanGroup
  /** Conditions on the leading columns of the index, such as the user whose list it is. */
  within?: readonly Condition[]
  /** Further conditions on the table's own columns, as SQL with `?`. */
  conditions?: readonly Condition[]
  /** Columns of the table to return with the position; fastest if the index that is read contains them. */
  columns?: readonly string[]
  /** Without a group: reads about this many rows at most, and returns the matches among them. */
  maxRowsRead?: number
  after?: Position
  /** Rows to skip at the start; not together with `after`. */
  skip?: number
  limit: number
}

/** The columns to read of each row in the same statement, and the tables they come from, joined to `l.id`. */
export interface Projection {
  columns: string
  joined: string
}

/** Raw SQL with the values of its parameters. */
interface SqlFragment {
  sql: string
  values: readonly unknown[]
}

/** Part of a `where` clause. */
export type Condition = SqlFragment

export async function scanPositions<Row extends object>(db: Db, scan: KeysetScan): Promise<(Row & Position)[]> {
  const statements = toStatements(db, scan)
  const pages = await Promise.all(statements.map(({ sql, values }) => queryRaw<Row & Position>(db, sql, values)))
  return toPage(pages.flat(), scan, pages.length > 1 ? scan.skip : 0)
}

/** Reads the rows of a page in one statement, instead of first the positions and then their rows. */
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
  // `with ordinality` counts from 1, `json_each` from 0.
  const first = engineOf(db) === 'postgres' ? 1 : 0
  return rows.sort((a, b) => a.key - b.key).map((row) => ({ ...row, ...positions[row.key - first]! }))
}

/** The most values of a group in one SQLite statement. */
const MAX_VALUES = 50

function toStatements(db: Db, scan: KeysetScan): SqlFragment[] {
  const { group, skip = 0, limit } = scan
  if (!group) return [unionOf(db, scan, [[]])]
  if (group.values.length === 0) return []
  if (group.values.length > 1 && engineOf(db) === 'postgres') return [lateralOf(scan, group)]
  if (group.isSmall && group.values.length > 1) return [unionOf(db, scan, [[inIds(db, group.column, group.values)]])]
  if (group.values.length <= MAX_VALUES) return [unionOf(db, scan, conditionsOn(group.column, group.values))]
  const slices = Array.from({ length: Math.ceil(group.values.length / MAX_VALUES) }, (_, i) =>
    group.values.slice(i * MAX_VALUES, (i + 1) * MAX_VALUES),
  )
  const fromTheStart = { ...scan, skip: 0, limit: skip + limit }
  return slices.map((values) => unionOf(db, fromTheStart, conditionsOn(group.column, values)))
}

/** Values are padded to one of these counts with an id that no row has, so that there are few different statements. */
const VALUE_COUNTS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, MAX_VALUES]
const NO_VALUE = -1

function conditionsOn(column: string, values: readonly number[]): Condition[][] {
  const missing = VALUE_COUNTS.find((count) => count >= values.length)! - values.length
  return [...values, ...new Array<number>(missing).fill(NO_VALUE)].map((value) => [
    { sql: `${quote(column)} = ?`, values: [value] },
  ])
}

/** Builds a union of index ranges, one or two for each value of the group, that the database merges in order. */
function unionOf(db: Db, scan: KeysetScan, groups: readonly Condition[][]): SqlFragment {
  const { table, order, direction = 'desc', within = [], conditions = [], maxRowsRead } = scan
  const shown = ['id', `${quote(order)} as "key"`, ...columnsOf(scan)]
  const filters = maxRowsRead ? [] : notIndexed(db, conditions)
  const ranges = groups.flatMap((group) =>
    rangesAfter(db, scan).map((range) => [...within, ...group, ...range, ...filters]),
  )
  const read = [...new Set([...shown, ...(maxRowsRead ? columnsIn(conditions) : [])])].join(', ')
  const selects = ranges.map((range) => `select ${read} from ${table}${where(range)}`)
  const by = order === 'id' ? `id ${direction}` : `"key" ${direction}, id ${direction}`
  const sorted = `${selects.join(' union all ')} order by ${by}`
  const values = ranges.flat().flatMap((condition) => condition.values)
  const page = pageOf(scan)
  if (!maxRowsRead) return { sql: `${sorted} ${page.sql}`, values: [...values, ...page.values] }
  // The subquery keeps its order, and the database stops reading it when the page is full.
  const columns = ['id', '"key"', ...columnsOf(scan)].join(', ')
  const sql = `select ${columns} from (${sorted} limit ${roundUp(maxRowsRead)}) along${where(conditions)} ${page.sql}`
  return { sql, values: [...values, ...conditions.flatMap((condition) => condition.values), ...page.values] }
}

/** For PostgreSQL: reads the first rows of each value's index range by a lateral join. */
function lateralOf(scan: KeysetScan, group: ScanGroup): SqlFragment {
  const { table, order, direction = 'desc', within = [], conditions = [], skip = 0, limit } = scan
  const all = [...rowsAfter(scan), ...within, ...conditions]
  const by = order === 'id' ? `id ${direction}` : `${quote(order)} ${direction}, id ${direction}`
  const filter = [`${table}.${quote(group.column)} = g.value`, ...all.map(({ sql }) => sql)].join(' and ')
  const page = pageOf(scan)
  const columns = ['id', `${quote(order)} as "key"`, ...columnsOf(scan)].join(', ')
  const sql = `select found.* from (select value::bigint as value from json_array_elements_text(?::json)) g
    cross join lateral (select ${columns} from ${table} where ${filter} order by ${by} limit ${roundUp(skip + limit)}) found
    order by found."key" ${direction}, found.id ${direction} ${page.sql}`
  return { sql, values: [JSON.stringify(group.values), ...all.flatMap(({ values }) => values), ...page.values] }
}

/** The condition for rows after the cursor, as a row comparison, for which PostgreSQL uses an index. */
function rowsAfter({ after, order, direction }: KeysetScan): Condition[] {
  if (!after) return []
  const beyond = direction === 'asc' ? '>' : '<'
  if (order === 'id') return [{ sql: `id ${beyond} ?`, values: [after.id] }]
  return [{ sql: `(${quote(order)}, id) ${beyond} (?, ?)`, values: [after.key, after.id] }]
}

/** The same as two ranges for SQLite, which uses an index only for the first column of a row comparison. */
function rangesAfter(db: Db, scan: KeysetScan): Condition[][] {
  const { after, order, direction } = scan
  if (!after || order === 'id' || engineOf(db) === 'postgres') return [rowsAfter(scan)]
  const beyond = direction === 'asc' ? '>' : '<'
  return [
    [{ sql: `${quote(order)} = ? and id ${beyond} ?`, values: [after.key, after.id] }],
    [{ sql: `${quote(order)} ${beyond} ?`, values: [after.key] }],
  ]
}

/** Keeps SQLite from choosing an index for these conditions: a unary plus before a column rules its indexes out. */
export const notIndexed = (db: Db, conditions: readonly Condition[]): readonly Condition[] =>
  engineOf(db) === 'postgres'
    ? conditions
    : conditions.map(({ sql, values }) => ({ sql: sql.startsWith('"') ? `+${sql}` : sql, values }))

/** Usual page sizes, plus the one row that shows whether there is a next page. */
const SIZES = [6, 11, 21, 51, 101]

export const roundUp = (count: number): number =>
  SIZES.find((size) => size >= count) ?? 2 ** Math.ceil(Math.log2(count))

const pageOf = ({ limit, skip = 0 }: KeysetScan): SqlFragment =>
  skip > 0
    ? { sql: `limit ${roundUp(limit)} offset ?`, values: [skip] }
    : { sql: `limit ${roundUp(limit)}`, values: [] }

/** Sorts again, since a join doesn't guarantee the order; rows that are already sorted cost next to nothing. */
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

const SURROGATE = /[\ud800-\udfff]/

/** Compares numbers, or texts by their UTF-8 bytes as both engines do; `<` differs from that only for surrogates. */
export function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'string' && (SURROGATE.test(a) || SURROGATE.test(String(b)))) {
    return Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
  }
  return a === b ? 0 : a < b ? -1 : 1
}

const columnsOf = ({ columns = [] }: KeysetScan): string[] => columns.map(quote)

const quote = (column: string): string => `"${column}"`
