/**
 * Walks a table down one of its orders from a cursor, straight along an index: no scan, no sort.
 * Rows may be limited to groups (a roaster, a few coffees, all combinations that match a filter); several groups are
 * merged as they are read, each along its own index.
 */
import { type Db, engineOf } from './open.ts'
import { idListTable, select } from './text-query.ts'

export interface Place {
  key: number | string
  id: number
}

export interface Walk {
  /** As SQL writes it. */
  table: 'recipes' | 'coffees' | '"originCoffees"' | '"brewLogs"'
  /** The column to sort by; `id` is newest first. */
  order: string
  direction?: 'desc' | 'asc'
  group?: { column: string; values: readonly number[] }
  /** What the indexes themselves begin with: whose list it is. */
  within?: readonly Condition[]
  /** What else must hold, as SQL with `?` on the table's own columns. */
  conditions?: readonly Condition[]
  /** Without groups: after so many rows along the order, or soon after, it gives up with what it found until then. */
  look?: number
  after?: Place
  /** So many are passed over first; not together with a cursor. */
  skip?: number
  limit: number
}

/** What is read of each row in the same statement: columns, and the tables that have them, joined to `l.id`. */
export interface Show {
  columns: string
  joined: string
}

export interface Condition {
  sql: string
  values: readonly unknown[]
}

/** Runs a statement that gives places, or what is shown of them. */
type Read<R extends Place> = (sql: string, values: readonly unknown[]) => Promise<R[]>

export function walk(db: Db, request: Walk): Promise<Place[]> {
  return walkWith<Place>(db, request, (sql, values) => select(db, sql, values)) ?? walkMany(db, request)
}

/** The rows themselves: a statement less than finding their ids and reading those. */
export function walkRows<Row extends object>(db: Db, request: Walk, show: Show): Promise<(Row & Place)[]> {
  const shown = async (sql: string, values: readonly unknown[]) => {
    const rows = await select<Row & Place>(
      db,
      `select ${show.columns}, l."key" as "key" from (${sql}) l ${show.joined}`,
      values,
    )
    // They come in order nearly always; putting them into it then costs nothing.
    return rows.sort(request.direction === 'asc' ? comparePlaces : (a, b) => comparePlaces(b, a))
  }
  return (
    walkWith<Row & Place>(db, request, shown) ?? walkMany(db, request).then((places) => readPlaces(db, places, show))
  )
}

function walkWith<R extends Place>(db: Db, request: Walk, read: Read<R>): Promise<R[]> | undefined {
  const { group } = request
  if (!group) return walkOne(db, request, [], read)
  const [only, ...others] = group.values
  if (only === undefined) return Promise.resolve([])
  if (others.length === 0) return walkOne(db, request, [{ sql: `${quote(group.column)} = ?`, values: [only] }], read)
  if (engineOf(db) === 'postgres') return walkLateral(request, group, read)
  return group.values.length <= FEW_GROUPS ? walkUnion(db, request, group, read) : undefined
}

async function walkMany(db: Db, request: Walk): Promise<Place[]> {
  const { group, limit, skip = 0 } = request
  const { column, values } = group!
  const most = skip + limit
  const places = await merge(
    values.map((value) => {
      const inGroup = [{ sql: `${quote(column)} = ?`, values: [value] }]
      return (after, size) =>
        walkOne(db, { ...request, skip: 0, after, limit: size }, inGroup, (sql, values) => select(db, sql, values))
    }),
    { ...request, limit: most },
    Math.max(3, Math.ceil((2 * most) / values.length)),
  )
  return places.slice(skip)
}

/** Those that are there still, in the order of their places. */
export async function readPlaces<Row extends object>(
  db: Db,
  places: readonly Place[],
  show: Show,
): Promise<(Row & Place)[]> {
  if (places.length === 0) return []
  const list = `select value as id, position as "key" from ${idListTable(db, 'p')}`
  const rows = await select<Row & { key: number }>(
    db,
    `select ${show.columns}, l."key" as "key" from (${list}) l ${show.joined}`,
    [JSON.stringify(places.map(({ id }) => id))],
  )
  // Numbers of PostgreSQL's lists begin with 1.
  const first = engineOf(db) === 'postgres' ? 1 : 0
  return rows.sort((a, b) => a.key - b.key).map((row) => ({ ...row, ...places[row.key - first]! }))
}

async function walkOne<R extends Place>(
  db: Db,
  request: Walk,
  fixed: readonly Condition[],
  read: Read<R>,
): Promise<R[]> {
  const [only, ...others] = partsOf(request)
  if (others.length === 0) return runWalk(db, request, [...fixed, ...only!], request.limit, read)
  const found: R[] = []
  for (const part of [only!, ...others]) {
    if (found.length === request.limit) break
    found.push(...(await runWalk(db, request, [...fixed, ...part], request.limit - found.length, read)))
  }
  return found
}

function runWalk<R extends Place>(
  db: Db,
  { table, order, direction = 'desc', within = [], conditions = [], look, skip = 0 }: Walk,
  fixed: readonly Condition[],
  limit: number,
  read: Read<R>,
): Promise<R[]> {
  const by = order === 'id' ? `id ${direction}` : `${quote(order)} ${direction}, id ${direction}`
  const all = [...within, ...fixed, ...(look ? [] : onTheWay(db, conditions))]
  const rows = (columns: readonly string[], cut: string) =>
    `select id, ${quote(order)} as "key"${columns.map((name) => `, ${name}`).join('')} from ${table}${where(all)} order by ${by} ${cut}`
  const values = all.flatMap(({ values }) => values)
  const cut = cutTo(limit, skip)
  if (!look) return first(limit, read(rows([], cut.sql), [...values, ...cut.values]))
  // The rows come as the part in brackets puts them, and no more of them are read than are needed.
  const sql = `select id, "key" from (${rows(columnsIn(conditions), `limit ${atLeast(look)}`)}) along${where(conditions)} ${cut.sql}`
  return first(limit, read(sql, [...values, ...conditions.flatMap(({ values }) => values), ...cut.values]))
}

/** The sizes of pages as they are mostly asked for, with the one row more that tells whether there is a next page. */
const SIZES = [6, 11, 21, 51, 101]

/**
 * As many as are asked for, or a few more: one of few numbers. As a parameter it would have both engines plan a list
 * anew each time, which takes longer than reading it; as any number there would be a statement for each.
 */
export const atLeast = (count: number): number =>
  SIZES.find((size) => size >= count) ?? 2 ** Math.ceil(Math.log2(count))

const cutTo = (limit: number, skip: number): Condition =>
  skip > 0
    ? { sql: `limit ${atLeast(limit)} offset ?`, values: [skip] }
    : { sql: `limit ${atLeast(limit)}`, values: [] }

async function first<R>(limit: number, read: Promise<R[]>): Promise<R[]> {
  const rows = await read
  return rows.length > limit ? rows.slice(0, limit) : rows
}

const where = (conditions: readonly Condition[]): string =>
  conditions.length > 0 ? ` where ${conditions.map(({ sql }) => sql).join(' and ')}` : ''

const columnsIn = (conditions: readonly Condition[]): string[] => [
  ...new Set(conditions.flatMap(({ sql }) => sql.match(/"\w+"/g) ?? [])),
]

/** SQLite takes a column with a sign for none of its indexes: the order leads, the rest is looked at along it. */
const onTheWay = (db: Db, conditions: readonly Condition[]): readonly Condition[] =>
  engineOf(db) === 'postgres'
    ? conditions
    : conditions.map(({ sql, values }) => ({ sql: sql.startsWith('"') ? `+${sql}` : sql, values }))

/** PostgreSQL reads the beginning of every group in one statement. */
function walkLateral<R extends Place>(request: Walk, group: NonNullable<Walk['group']>, read: Read<R>): Promise<R[]> {
  const { table, order, direction = 'desc', within = [], conditions = [], after, skip = 0, limit } = request
  const beyond = direction === 'asc' ? '>' : '<'
  const by = order === 'id' ? `id ${direction}` : `${quote(order)} ${direction}, id ${direction}`
  const key = order === 'id' ? 'id' : `(${quote(order)}, id)`
  const from = after && {
    sql: `${key} ${beyond} ${order === 'id' ? '?' : '(?, ?)'}`,
    values: order === 'id' ? [after.id] : [after.key, after.id],
  }
  const all = [...(from ? [from] : []), ...within, ...conditions]
  const where = [`${table}.${quote(group.column)} = g.value`, ...all.map(({ sql }) => sql)].join(' and ')
  const cut = cutTo(limit, skip)
  const sql = `select found.id, found."key" from (select value::bigint as value from json_array_elements_text(?::json)) g
    cross join lateral (select id, ${quote(order)} as "key" from ${table} where ${where} order by ${by} limit ${atLeast(skip + limit)}) found
    order by found."key" ${direction}, found.id ${direction} ${cut.sql}`
  const values = all.flatMap(({ values }) => values)
  return first(limit, read(sql, [JSON.stringify(group.values), ...values, ...cut.values]))
}

/** SQLite merges so many groups in one statement. */
const FEW_GROUPS = 50
/** Each number of groups would be a statement of its own, and a large one: those that are missing are made up. */
const GROUPS = [2, 3, 4, 6, 8, 12, 16, 24, 32, FEW_GROUPS]
const NOBODY = -1

/** Each group, and each side of the cursor, is read along its index; SQLite takes the foremost again and again. */
function walkUnion<R extends Place>(
  db: Db,
  request: Walk,
  group: NonNullable<Walk['group']>,
  read: Read<R>,
): Promise<R[]> {
  const { table, order, direction = 'desc', within = [], skip = 0, limit } = request
  const conditions = [...within, ...onTheWay(db, request.conditions ?? [])]
  const missing = GROUPS.find((count) => count >= group.values.length)! - group.values.length
  const arms = [...group.values, ...new Array<number>(missing).fill(NOBODY)].flatMap((value) =>
    partsOf(request).map((part) => [{ sql: `${quote(group.column)} = ?`, values: [value] }, ...part, ...conditions]),
  )
  const each = (all: readonly Condition[]) =>
    `select id, ${quote(order)} as "key" from ${table} where ${all.map(({ sql }) => sql).join(' and ')}`
  const by = order === 'id' ? `1 ${direction}` : `2 ${direction}, 1 ${direction}`
  const values = arms.flat().flatMap(({ values }) => values)
  const cut = cutTo(limit, skip)
  const sql = `${arms.map(each).join(' union all ')} order by ${by} ${cut.sql}`
  return first(limit, read(sql, [...values, ...cut.values]))
}

/** Equal keys are told apart by the id; going on among equals and going on to the next key are two index ranges. */
function partsOf({ after, order, direction }: Walk): Condition[][] {
  if (!after) return [[]]
  const beyond = direction === 'asc' ? '>' : '<'
  if (order === 'id') return [[{ sql: `id ${beyond} ?`, values: [after.id] }]]
  const key = quote(order)
  return [
    [{ sql: `${key} = ? and id ${beyond} ?`, values: [after.key, after.id] }],
    [{ sql: `${key} ${beyond} ?`, values: [after.key] }],
  ]
}

type ReadOn = (after: Place | undefined, size: number) => Promise<Place[]>

interface Strand {
  read: ReadOn
  size: number
  places: Place[]
  next: number
}

/** Takes the foremost of all groups again and again, reading on in a group only when its part is used up. */
async function merge(reads: readonly ReadOn[], { after, limit, direction }: Walk, size: number): Promise<Place[]> {
  const strands: Strand[] = []
  for (const read of reads) strands.push({ read, size, places: await read(after, size), next: 0 })
  const isBefore =
    direction === 'asc'
      ? (a: Place, b: Place) => comparePlaces(a, b) < 0
      : (a: Place, b: Place) => comparePlaces(a, b) > 0
  const merged: Place[] = []
  while (merged.length < limit) {
    let foremost: Strand | undefined
    for (const strand of strands) {
      const place = strand.places[strand.next]
      if (place && (!foremost || isBefore(place, foremost.places[foremost.next]!))) foremost = strand
    }
    if (!foremost) break
    merged.push(foremost.places[foremost.next]!)
    await advance(foremost)
  }
  return merged
}

async function advance(strand: Strand): Promise<void> {
  strand.next++
  const isFull = strand.places.length === strand.size
  if (strand.next < strand.places.length || !isFull) return
  strand.size *= 2
  strand.places = await strand.read(strand.places.at(-1), strand.size)
  strand.next = 0
}

export function comparePlaces(a: Place, b: Place): number {
  return a.key === b.key ? a.id - b.id : compareKeys(a.key, b.key)
}

/** Half of a character that only a pair of them writes. */
const HALF = /[\ud800-\udfff]/

/** Numbers, or texts by their bytes as both engines keep them: JavaScript's own order, as long as none has pairs. */
export function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'string' && (HALF.test(a) || HALF.test(String(b)))) {
    return Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
  }
  return a === b ? 0 : a < b ? -1 : 1
}

const quote = (column: string): string => `"${column}"`
