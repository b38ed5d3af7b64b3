/** Pagination by keyset cursors, which stay valid while rows are added, and by page numbers. */
import { type TSchema, Type } from 'typebox'
import { message } from '../i18n/message.ts'
import { badRequest } from './errors.ts'
import { MAX_ID, Nullable } from './schemas.ts'

const MAX_LIMIT = 1_000_000_000
/** Long enough for the longest name that a list is sorted by, in any script. */
const MAX_CURSOR = 2048

/** A limit above the list's maximum is reduced to it instead of refused. */
export const Limit = (fallback: number, max: number) =>
  Type.Integer({
    minimum: 1,
    maximum: MAX_LIMIT,
    default: fallback,
    description: `How many at most; default ${fallback}, more than ${max} counts as ${max}`,
  })

export const Cursor = Type.Optional(
  Type.String({ minLength: 1, maxLength: MAX_CURSOR, description: 'The `cursor` of the page before; opaque' }),
)

export const PageQuery = (fallback = 20, max = 100) => Type.Object({ limit: Limit(fallback, max), cursor: Cursor })

export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Optional(Type.Integer()),
    totalIsCapped: Type.Optional(Type.Boolean({ description: 'There are more than `total` says' })),
    cursor: Nullable(Type.String()),
    nextCursor: Nullable(Type.String()),
    hasMore: Type.Boolean(),
  })

/** For lists with page numbers, from 1. */
export const NumberedPageQuery = (fallback = 20, max = 100) =>
  Type.Object({
    page: Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: 1 }),
    limit: Limit(fallback, max),
  })

export const Pagination = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  totalPages: Type.Integer(),
})

export const toPagination = (page: number, limit: number, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
})

/** The position of a page's last row: the values it is sorted by, and its id as a tie-breaker. */
export type Key = readonly (string | number)[]

/** `sort` is part of a cursor, since a position in one order is invalid in another. */
export function encodeCursor(sort: string, key: Key): string {
  return Buffer.from(JSON.stringify([sort, ...key])).toString('base64url')
}

/** Checks the parts of a decoded key: a cursor is user input, and only these types may reach the database. */
const KINDS = {
  text: (part: unknown) => typeof part === 'string' && !part.includes('\0'),
  time: (part: unknown) => typeof part === 'string' && isTimestamp(part),
  number: (part: unknown) => Number.isFinite(part),
  integer: (part: unknown) => Number.isInteger(part) && Math.abs(part as number) <= MAX_ID,
}
export type KeyKind = keyof typeof KINDS

/** Only the form of `toISOString`, and no year 0, which PostgreSQL refuses. */
function isTimestamp(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text && /^(?!0000)\d{4}-/.test(text)
}

export function decodeCursor(cursor: string | undefined, sort: string, kinds: readonly KeyKind[]): Key | undefined {
  if (cursor === undefined) return undefined
  const [cursorSort, ...key] = parseCursor(cursor)
  if (typeof cursorSort === 'string' && cursorSort !== sort) {
    throw badRequest(message('This cursor belongs to another sort order of this list'), 'cursor')
  }
  const isReadable = key.length === kinds.length && kinds.every((kind, i) => KINDS[kind](key[i]))
  if (cursorSort !== sort || !isReadable)
    throw badRequest(message("This cursor isn't one that this list returned"), 'cursor')
  return key as Key
}

function parseCursor(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** The start of a list that is sorted from newest to oldest: a time and an id after every row. */
export const BEFORE_THE_NEWEST: readonly [string, number] = ['9999-12-31T23:59:59.999Z', MAX_ID]

/** Cuts `limit + 1` fetched rows to a page; the extra row shows that there is a next page. */
export function toPage<Row>(rows: readonly Row[], limit: number, sort: string, keyOf: (row: Row) => Key) {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  const hasMore = rows.length > limit
  const cursor = hasMore && last !== undefined ? encodeCursor(sort, keyOf(last)) : null
  return { data, cursor, nextCursor: cursor, hasMore }
}
