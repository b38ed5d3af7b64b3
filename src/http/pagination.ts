/** Lists in pages: keyset cursors that stay put while rows are added, and their one answer shape. */
import { type TSchema, Type } from 'typebox'
import { badRequest } from './errors.ts'
import { Nullable } from './schemas.ts'

const LARGEST_LIMIT = 1_000_000_000

/** A limit above the list's maximum is clamped to it, so the schema only refuses what makes no sense. */
export const Limit = (fallback: number, max: number) =>
  Type.Integer({
    minimum: 1,
    maximum: LARGEST_LIMIT,
    default: fallback,
    description: `How many at most; default ${fallback}, more than ${max} counts as ${max}`,
  })

export const Cursor = Type.Optional(
  Type.String({ minLength: 1, maxLength: 512, description: 'The `cursor` of the page before; opaque' }),
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

/** The last row of a page: the values it is sorted by, and its id to tell equals apart. */
export type Key = readonly (string | number)[]

/** `sort` is part of a cursor, since a place in one order means nothing in another. */
export function encodeCursor(sort: string, key: Key): string {
  return Buffer.from(JSON.stringify([sort, ...key])).toString('base64url')
}

export function decodeCursor(cursor: string | undefined, sort: string, length: number): Key | undefined {
  if (cursor === undefined) return undefined
  const [cursorSort, ...key] = parseCursor(cursor)
  const readable = key.length === length && key.every((part) => typeof part === 'string' || Number.isFinite(part))
  if (!readable) throw badRequest('cursor is not one that this list gave', 'cursor')
  if (cursorSort !== sort) throw badRequest('cursor belongs to another order of this list', 'cursor')
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

/** Cuts `limit + 1` fetched rows to a page; the one too many tells that there is more. */
export function toPage<Row>(rows: readonly Row[], limit: number, sort: string, keyOf: (row: Row) => Key) {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  const hasMore = rows.length > limit
  const cursor = hasMore && last !== undefined ? encodeCursor(sort, keyOf(last)) : null
  return { data, cursor, nextCursor: cursor, hasMore }
}
