import { describe, expect, it } from 'vitest'
import { TableVersions } from '#src/db/table-versions.ts'
import { type Answer, AnswerCache } from '#src/http/answer-cache.ts'

const answer = (text: string, bytes = text.length): Answer => ({
  headers: ['content-type', 'text/plain'],
  headersIfKnown: [],
  body: Buffer.alloc(bytes, text),
  etag: undefined,
  isForEverybody: true,
})

const FOREVER = Number.POSITIVE_INFINITY

describe('kept answers', () => {
  function setUp(limits?: ConstructorParameters<typeof AnswerCache>[1]) {
    const versions = new TableVersions()
    versions.learn(({ table }) => [table])
    const cache = new AnswerCache(versions, limits)
    const keep = (url: string, tables: string[] = ['recipes'], options: { bytes?: number; expiresAt?: number } = {}) =>
      cache.keep(url, answer(url, options.bytes), {
        tables,
        moment: versions.now,
        expiresAt: options.expiresAt ?? FOREVER,
      })
    const change = (table: string) => versions.noteCommit([`update ${table} set x = 1`])
    return { versions, cache, keep, change }
  }

  it('are found by their whole address', () => {
    const { cache, keep } = setUp()
    keep('/a?b=1')
    expect(cache.find('/a?b=1')?.body.toString()).toBe('/a?b=1')
    for (const other of ['/a', '/a?b=2', '/a?b=1&c', '/A?b=1', '/a?b=1#']) expect(cache.find(other)).toBeUndefined()
  })

  it('are stale once a table of theirs has changed, and no other', () => {
    const { cache, keep, change } = setUp()
    keep('/recipes', ['recipes', 'users'])
    keep('/catalog', [])
    change('roasters')
    expect(cache.find('/recipes')).toBeDefined()
    change('users')
    expect(cache.find('/recipes')).toBeUndefined()
    expect(cache.find('/catalog')).toBeDefined()
    expect(cache.size.answers).toBe(1)
  })

  it('are stale when a table changed while they were made', () => {
    const { cache, versions, change } = setUp()
    const moment = versions.now
    change('recipes')
    cache.keep('/a', answer('old'), { tables: ['recipes'], moment, expiresAt: FOREVER })
    expect(cache.find('/a')).toBeUndefined()
  })

  it('stay stale, however often others are found meanwhile', () => {
    const { cache, keep, change } = setUp()
    keep('/a', ['recipes'])
    keep('/b', ['users'])
    change('recipes')
    expect(cache.find('/b')).toBeDefined()
    change('roasters')
    expect(cache.find('/b')).toBeDefined()
    expect(cache.find('/a')).toBeUndefined()
  })

  it('have parts beside them, which are stale in the same way and no address leads to', () => {
    const { cache, versions, keep, change } = setUp()
    keep('/best')
    const part = [1, 2, 3]
    cache.keepPart('/best', part, 100, { tables: ['users'], moment: versions.now, expiresAt: FOREVER })
    expect(cache.findPart('/best')).toBe(part)
    expect(cache.size).toMatchObject({ answers: 1, parts: 1 })
    expect(cache.find('/best')?.body.toString()).toBe('/best')
    expect(cache.findPart('best')).toBeUndefined()
    change('users')
    expect(cache.findPart('/best')).toBeUndefined()
    expect(cache.size).toMatchObject({ answers: 1, parts: 0 })
    expect(cache.find('/best')).toBeDefined()
  })

  it('end with their time', () => {
    const { cache, keep } = setUp()
    keep('/now', [], { expiresAt: performance.now() - 1 })
    keep('/later', [], { expiresAt: performance.now() + 60_000 })
    expect(cache.find('/now')).toBeUndefined()
    expect(cache.find('/later')).toBeDefined()
  })

  it('take the place of an older one', () => {
    const { cache, versions, keep } = setUp()
    keep('/a')
    const { bytes } = cache.size
    cache.keep('/a', answer('new'), { tables: [], moment: versions.now, expiresAt: FOREVER })
    expect(cache.find('/a')?.body.toString()).toBe('new')
    expect(cache.size).toEqual({ answers: 1, parts: 0, bytes: bytes + 1 })
  })

  it('have bounded room, and those in use stay longest', () => {
    const { cache, keep } = setUp({ maxBytes: 50_000 })
    keep('/popular', [], { bytes: 4000 })
    for (let i = 0; i < 200; i++) {
      keep(`/${i}`, [], { bytes: 4000 })
      expect(cache.find('/popular'), `after ${i}`).toBeDefined()
      expect(cache.size.bytes).toBeLessThanOrEqual(50_000)
    }
    expect(cache.size.answers).toBe(10)
    expect(cache.find('/199')).toBeDefined()
    expect(cache.find('/0')).toBeUndefined()
  })

  it('are none of those that would fill it alone', () => {
    const { cache, keep } = setUp({ maxAnswerBytes: 1000 })
    keep('/large', [], { bytes: 1001 })
    keep('/small', [], { bytes: 1000 })
    expect(cache.find('/large')).toBeUndefined()
    expect(cache.find('/small')).toBeDefined()
  })

  it('are wanted from the second time that somebody asks, whatever was asked in between', () => {
    const { cache } = setUp()
    expect(cache.wants('/a')).toBe(false)
    for (let i = 0; i < 4000; i++) expect(cache.wants(`/once/${i}`)).toBe(false)
    expect(cache.wants('/a')).toBe(true)
    expect(cache.wants(`/${'x'.repeat(2000)}`)).toBe(false)
    expect(cache.wants(`/${'x'.repeat(2000)}`)).toBe(false)
  })

  it('all go when asked', () => {
    const { cache, keep } = setUp()
    keep('/a')
    cache.clear()
    expect(cache.size).toEqual({ answers: 0, parts: 0, bytes: 0 })
    expect(cache.find('/a')).toBeUndefined()
  })
})
