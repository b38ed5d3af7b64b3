import { describe, expect, it } from 'vitest'
import { AppError } from '#src/http/errors.ts'
import { decodeCursor, encodeCursor, type Key, type KeyKind, toPage } from '#src/http/pagination.ts'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function refusalOf(cursor: string, sort: string, kinds: readonly KeyKind[]): AppError {
  try {
    decodeCursor(cursor, sort, kinds)
  } catch (error) {
    return error as AppError
  }
  throw new Error('the cursor was accepted')
}

describe('encodeCursor and decodeCursor', () => {
  const keys: [Key, KeyKind[]][] = [
    [[42], ['integer']],
    [
      ['2026-03-31T08:00:00.120Z', 7],
      ['time', 'integer'],
    ],
    [
      [0.8211, 7],
      ['number', 'integer'],
    ],
    [
      [-1.5e-7, 0, 2_147_483_647],
      ['number', 'integer', 'integer'],
    ],
    [
      ['Kávé "☕" \u2028 \\', 7],
      ['text', 'integer'],
    ],
    [
      ['', 1],
      ['text', 'integer'],
    ],
    [
      ['x'.repeat(300), 1],
      ['text', 'integer'],
    ],
  ]

  it.each(keys)('round-trip the key %j', (key, kinds) => {
    const cursor = encodeCursor('newest', key)
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(decodeCursor(cursor, 'newest', kinds)).toEqual(key)
  })

  it('return no key without a cursor, as on the first page', () => {
    expect(decodeCursor(undefined, 'newest', ['integer'])).toBeUndefined()
  })

  it('encode the longest name in any script within 2048 characters', () => {
    expect(encodeCursor('name', ['😀'.repeat(200), 2_147_483_647]).length).toBeLessThanOrEqual(2048)
  })

  it('refuse a cursor of another sort order', () => {
    const cursor = encodeCursor('newest', ['2026-03-31T08:00:00.120Z', 7])
    for (const kinds of [
      ['time', 'integer'],
      ['text', 'integer'],
      ['number', 'number', 'integer'],
    ] as KeyKind[][]) {
      expect(refusalOf(cursor, 'name', kinds)).toMatchObject({
        statusCode: 400,
        field: 'cursor',
        message: 'This cursor belongs to another sort order of this list',
      })
    }
  })

  it.each([
    ['nonsense', 'nonsense'],
    ['not base64 at all', '!!! ä'],
    ['nothing', encode(null)],
    ['a number', encode(5)],
    ['an object', encode({ sort: 'newest' })],
    ['an empty list', encode([])],
    ['too little', encode(['newest', '2026-03-31T08:00:00.120Z'])],
    ['too much', encode(['newest', '2026-03-31T08:00:00.120Z', 7, 7])],
    ['the wrong kinds', encode(['newest', 7, '2026-03-31T08:00:00.120Z'])],
    ['a text for an id', encode(['newest', '2026-03-31T08:00:00.120Z', '7'])],
    ['half an id', encode(['newest', '2026-03-31T08:00:00.120Z', 7.5])],
    ['an id that no table has', encode(['newest', '2026-03-31T08:00:00.120Z', 1e15])],
    ['a time that is none', encode(['newest', 'yesterday', 7])],
    ['a time that never was', encode(['newest', '2026-13-31T08:00:00.120Z', 7])],
    ['a day that no month has', encode(['newest', '2026-02-31T08:00:00.120Z', 7])],
    ['a year that never was', encode(['newest', '0000-03-31T08:00:00.120Z', 7])],
    ['a year that is far away', encode(['newest', '+012026-03-31T08:00:00.120Z', 7])],
    ['a time without milliseconds', encode(['newest', '2026-03-31T08:00:00Z', 7])],
    ['a time in words of SQL', encode(['newest', 'infinity', 7])],
    ['something nested', encode(['newest', ['2026-03-31T08:00:00.120Z'], 7])],
    ['null', encode(['newest', null, 7])],
    ['a sort that is no text', encode([5, '2026-03-31T08:00:00.120Z', 7])],
    ['half of one', encodeCursor('newest', ['2026-03-31T08:00:00.120Z', 7]).slice(0, 20)],
    ['something oversized', 'A'.repeat(100_000)],
  ])('refuse a cursor with %s', (_, cursor) => {
    const refusal = refusalOf(cursor, 'newest', ['time', 'integer'])
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ statusCode: 400, code: 'invalid_request', field: 'cursor' })
  })

  it('refuse a cursor with a NUL character, which PostgreSQL cannot store', () => {
    expect(refusalOf(encode(['name', 'a\0b', 7]), 'name', ['text', 'integer'])).toMatchObject({ statusCode: 400 })
  })
})

describe('toPage', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `row ${id}` }))
  const keyOf = ({ name, id }: (typeof rows)[number]): Key => [name, id]
  /** What the query returns: one row more than the limit, if there is one. */
  const fetch = (limit: number, after = 0) => rows.filter(({ id }) => id > after).slice(0, limit + 1)

  it('cuts the rows to the limit and returns a cursor to the next page', () => {
    const page = toPage(fetch(2), 2, 'name', keyOf)
    expect(page).toEqual({ data: rows.slice(0, 2), hasMore: true, cursor: page.cursor, nextCursor: page.cursor })
    expect(decodeCursor(page.cursor!, 'name', ['text', 'integer'])).toEqual(['row 2', 2])
  })

  it('leads through the whole list with each row once', () => {
    const seen: number[] = []
    let after = 0
    for (;;) {
      const { data, cursor } = toPage(fetch(2, after), 2, 'name', keyOf)
      seen.push(...data.map(({ id }) => id))
      const key = decodeCursor(cursor ?? undefined, 'name', ['text', 'integer'])
      if (!key) break
      after = key[1] as number
    }
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it.each([5, 6])('has no cursor on the last page, with a limit of %i', (limit) => {
    expect(toPage(fetch(limit), limit, 'name', keyOf)).toEqual({
      data: rows,
      hasMore: false,
      cursor: null,
      nextCursor: null,
    })
  })

  it('returns an empty page without rows', () => {
    expect(toPage([], 20, 'name', keyOf)).toEqual({ data: [], hasMore: false, cursor: null, nextCursor: null })
  })
})
