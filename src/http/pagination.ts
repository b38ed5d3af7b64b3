/** Lists in pages: keyset cursors that stay put while rows are added, and their one answer shape. */
import { type TSchema, Type } from 'typebox'
import { badRequest } from './errors.ts'
import { MAX_ID, Nullable } from './schemas.ts'

const LARGEST_LIMIT = 1_000_000_000
/** Room for the longest name a list is sorted by, in whatever script. */
const MAX_CURSOR = 2048

/** A limit above the list's maximum is clamped to it, so the schema only refuses what makes no sense. */
export const Limit = (fallback: number, max: number) =>
  Type.Integer({
    minimum: 1,
    maximum: LARGEST_LIMIT,
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

/** For lists that are asked for by page numbers, from 1. */
export const NumberedPageQuery = (fallback = 20, max = 100) =>
  Type.Object({
    page: Type.Integer({ minimum: 1, maximum: LARGEST_LIMIT, default: 1 }),
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

/** The last row of a page: the values it is sorted by, and its id to tell equals apart. */
export type Key = readonly (string | number)[]

/** `sort` is part of a cursor, since a place in one order means nothing in another. */
export function encodeCursor(sort: string, key: Key): string {
  return Buffer.from(JSON.stringify([sort, ...key])).toString('base64url')
}

/** What a part of a key may be. A cursor comes from outside: the database must never be asked with anything else. */
const KINDS = {
  text: (part: unknown) => typeof part === 'string' && !part.includes('\0'),
  time: (part: unknown) => typeof part === 'string' && isTimestamp(part),
  number: (part: unknown) => Number.isFinite(part),
  integer: (part: unknown) => Number.isInteger(part) && Math.abs(part as number) <= MAX_ID,
}
export type KeyKind = keyof typeof KINDS

/** As we write it ourselves, in a year that every calendar has. */
function isTimestamp(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text && /^(?!0000)\d{4}-/.test(text)
}

export function decodeCursor(cursor: string | undefined, sort: string, kinds: readonly KeyKind[]): Key | undefined {
  if (cursor === undefined) return undefined
  const [cursorSort, ...key] = parseCursor(cursor)
  if (typeof cursorSort === 'string' && cursorSort !== sort) {
    throw badRequest('cursor belongs to another order of this list', 'cursor')
  }
  const isReadable = key.length === kinds.length && kinds.every((kind, i) => KINDS[kind](key[i]))
  if (cursorSort !== sort || !isReadable) throw badRequest('cursor is not one that this list gave', 'cursor')
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

/** Where a list that goes from the newest back begins, with the time and the id to tell equals apart. */
export const BEFORE_THE_NEWEST: readonly [string, number] = ['9999-12-31T23:59:59.999Z', MAX_ID]

/** Cuts `limit + 1` fetched rows to a page; the one too many tells that there is more. */
export function toPage<Row>(rows: readonly Row[], limit: number, sort: string, keyOf: (row: Row) => Key) {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  const hasMore = rows.length > limit
  const cursor = hasMore && last !== undefined ? encodeCursor(sort, keyOf(last)) : null
  return { data, cursor, nextCursor: cursor, hasMore }
}
