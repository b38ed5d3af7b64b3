import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { etagOf } from '#src/http/etag.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('etagOf', () => {
  it('depends on the content alone, for strings and buffers', () => {
    expect(etagOf('coffee')).toMatch(/^"[\w-]+"$/)
    expect(etagOf('coffee')).toBe(etagOf(Buffer.from('coffee')))
    expect(etagOf('coffee')).not.toBe(etagOf('coffee '))
    expect(etagOf('☕')).toBe(etagOf(Buffer.from('☕')))
  })
})

describe('If-None-Match', () => {
  let test: TestApp
  let etag: string
  beforeAll(async () => {
    test = await startTestApp()
    etag = String((await test.get('/api/brew-methods')).headers.etag)
  })
  afterAll(() => test.close())

  const ask = (wanted: string, method = 'GET') =>
    test.call(method, '/api/brew-methods', { headers: { 'if-none-match': wanted } })

  it.each([
    ['its tag', () => etag],
    ['its tag, called weak', () => `W/${etag}`],
    ['a list with its tag', () => `"other", ${etag}`],
    ['a list with its tag, called weak', () => `W/"other",W/${etag} , "third"`],
    ['anything', () => '*'],
  ])('is answered with 304 and no body for %s', async (_, wanted) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, text, headers } = await ask(wanted(), method)
      expect({ status, text }).toEqual({ status: 304, text: '' })
      expect(headers).toMatchObject({
        etag,
        'cache-control': 'public, max-age=86400',
        'access-control-allow-origin': '*',
      })
      expect(headers).not.toHaveProperty('content-type')
    }
  })

  it.each([
    ['another tag', () => '"other"'],
    ['other tags', () => 'W/"a", "b"'],
    ['its tag without quotes', () => etag.replaceAll('"', '')],
    ['a part of its tag', () => etag.slice(0, -2)],
    ['its tag and more', () => `${etag}x`],
    ['nothing', () => ''],
  ])('is answered in full for %s', async (_, wanted) => {
    const { status, body, headers } = await ask(wanted())
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(5)
    expect(headers.etag).toBe(etag)
  })

  it('is answered in full when the ETag belongs to another URL', async () => {
    const { status, headers } = await test.get('/api/filters', { headers: { 'if-none-match': etag } })
    expect(status).toBe(200)
    expect(headers.etag).not.toBe(etag)
  })

  it('does not turn an error into a 304', async () => {
    const answer = await test.get('/api/machines?brewMethod=nonsense', { headers: { 'if-none-match': '*' } })
    expect(answer.status).toBe(400)
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
