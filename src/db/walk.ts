/**
 * Walks a table down one of its orders from a cursor, straight along an index: no scan, no sort.
 * Rows may be limited to groups (a roaster, a few coffees, all combinations that match a filter); several groups are
 * merged as they are read, each along its own index.
 */
import { type Db, engineOf } from './open.ts'
import { select } from './text-query.ts'

export interface Place {
  key: number | string
  id: number
}

export interface Walk {
  /** As SQL writes it. */
  table: 'recipes' | 'coffees' | '"brewLogs"'
  /** The column to sort by; `id` is newest first. */
  order: string
  direction?: 'desc' | 'asc'
  group?: { column: string; values: readonly number[] }
  /** What the indexes themselves begin with: whose list it is. */
  within?: readonly Condition[]
  /** What else must hold, as SQL with `?` on the table's own columns. */
  conditions?: readonly Condition[]
  /** Without groups: at so many rows along the order it gives up, with what it found until then. */
  look?: number
  after?: Place
  limit: number
}

export interface Condition {
  sql: string
  values: readonly unknown[]
}

export async function walk(db: Db, request: Walk): Promise<Place[]> {
  const { group, limit } = request
  if (!group) return walkOne(db, request, [])
  const [only, ...others] = group.values
  if (only === undefined) return []
  if (others.length === 0) return walkOne(db, request, [{ sql: `${quote(group.column)} = ?`, values: [only] }])
  if (engineOf(db) === 'postgres') return walkLateral(db, request, group)
  if (group.values.length <= FEW_GROUPS) return walkUnion(db, request, group)
  return merge(
    group.values.map((value) => {
      const inGroup = [{ sql: `${quote(group.column)} = ?`, values: [value] }]
      return (after, size) => walkOne(db, { ...request, after, limit: size }, inGroup)
    }),
    request,
    Math.max(3, Math.ceil((2 * limit) / group.values.length)),
  )
}

async function walkOne(db: Db, request: Walk, fixed: readonly Condition[]): Promise<Place[]> {
  const found: Place[] = []
  for (const part of partsOf(request)) {
    if (found.length === request.limit) break
    found.push(...(await runWalk(db, request, [...fixed, ...part], request.limit - found.length)))
  }
  return found
}

function runWalk(
  db: Db,
  { table, order, direction = 'desc', within = [], conditions = [], look }: Walk,
  fixed: readonly Condition[],
  limit: number,
) {
  const by = order === 'id' ? `id ${direction}` : `${quote(order)} ${direction}, id ${direction}`
  const all = [...within, ...fixed, ...(look ? [] : onTheWay(db, conditions))]
  const rows = (columns: readonly string[]) =>
    `select id, ${quote(order)} as "key"${columns.map((name) => `, ${name}`).join('')} from ${table}${where(all)} order by ${by} limit ?`
  const values = all.flatMap(({ values }) => values)
  if (!look) return select<Place>(db, rows([]), [...values, limit])
  // The rows come as the part in brackets puts them, and no more of them are read than are needed.
  const sql = `select id, "key" from (${rows(columnsIn(conditions))}) along${where(conditions)} limit ?`
  return select<Place>(db, sql, [...values, look, ...conditions.flatMap(({ values }) => values), limit])
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
async function walkLateral(db: Db, request: Walk, group: NonNullable<Walk['group']>): Promise<Place[]> {
  const { table, order, direction = 'desc', within = [], conditions = [], after, limit } = request
  const beyond = direction === 'asc' ? '>' : '<'
  const by = order === 'id' ? `id ${direction}` : `${quote(order)} ${direction}, id ${direction}`
  const key = order === 'id' ? 'id' : `(${quote(order)}, id)`
  const from = after && {
    sql: `${key} ${beyond} ${order === 'id' ? '?' : '(?, ?)'}`,
    values: order === 'id' ? [after.id] : [after.key, after.id],
  }
  const all = [...(from ? [from] : []), ...within, ...conditions]
  const where = [`${table}.${quote(group.column)} = g.value`, ...all.map(({ sql }) => sql)].join(' and ')
  const sql = `select found.id, found."key" from (select value::bigint as value from json_array_elements_text(?::json)) g
    cross join lateral (select id, ${quote(order)} as "key" from ${table} where ${where} order by ${by} limit ?) found
    order by found."key" ${direction}, found.id ${direction} limit ?`
  return select<Place>(db, sql, [JSON.stringify(group.values), ...all.flatMap(({ values }) => values), limit, limit])
}

/** SQLite merges so many groups in one statement, whose text differs with their number. */
const FEW_GROUPS = 50

/** Each group, and each side of the cursor, is read along its index; SQLite takes the foremost again and again. */
function walkUnion(db: Db, request: Walk, group: NonNullable<Walk['group']>): Promise<Place[]> {
  const { table, order, direction = 'desc', within = [], limit } = request
  const conditions = [...within, ...onTheWay(db, request.conditions ?? [])]
  const arms = group.values.flatMap((value) =>
    partsOf(request).map((part) => [{ sql: `${quote(group.column)} = ?`, values: [value] }, ...part, ...conditions]),
  )
  const each = (all: readonly Condition[]) =>
    `select id, ${quote(order)} as "key" from ${table} where ${all.map(({ sql }) => sql).join(' and ')}`
  const by = order === 'id' ? `1 ${direction}` : `2 ${direction}, 1 ${direction}`
  const values = arms.flat().flatMap(({ values }) => values)
  return select<Place>(db, `${arms.map(each).join(' union all ')} order by ${by} limit ?`, [...values, limit])
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

type Read = (after: Place | undefined, size: number) => Promise<Place[]>

interface Strand {
  read: Read
  size: number
  places: Place[]
  next: number
}

/** Takes the foremost of all groups again and again, reading on in a group only when its part is used up. */
async function merge(reads: readonly Read[], { after, limit, direction }: Walk, size: number): Promise<Place[]> {
  const strands: Strand[] = []
  for (const read of reads) strands.push({ read, size, places: await read(after, size), next: 0 })
  const isBefore =
    direction === 'asc' ? (a: Place, b: Place) => compare(a, b) < 0 : (a: Place, b: Place) => compare(a, b) > 0
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

function compare(a: Place, b: Place): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  return a.id - b.id
}

const quote = (column: string): string => `"${column}"`
