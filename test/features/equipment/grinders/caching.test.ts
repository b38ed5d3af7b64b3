import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

const CONVERT = '/api/v1/convert?from=niche-zero&setting=41&to=baratza-encore'

const ADDRESSES = [
  ['the list of names', '/api/widget/grinders', 'application/json; charset=utf-8'],
  ['a chart', '/api/widget/grinder/niche-zero', 'application/json; charset=utf-8'],
  ['a chart by name', '/api/widget/grinder/Niche%20Zero', 'application/json; charset=utf-8'],
  ['a conversion', CONVERT, 'application/json; charset=utf-8'],
  ['llms.txt', '/llms.txt', 'text/plain; charset=utf-8'],
  ['llms-full.txt', '/llms-full.txt', 'text/plain; charset=utf-8'],
] as const

describe('caching of public grinder data', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  describe.each(ADDRESSES)('%s', (_, url, contentType) => {
    it('is cacheable for a day and readable by any web page', async () => {
      const { status, headers } = await test.get(url, { headers: { origin: 'https://roaster.example' } })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=86400',
        'access-control-allow-origin': '*',
        'content-type': contentType,
        etag: expect.stringMatching(/^"[\w-]+"$/),
      })
      expect(headers).not.toHaveProperty('set-cookie')
      // Names and texts for language models are the same in every language.
      const isTranslated = /grinder\/|convert/.test(url)
      expect(headers.vary).toBe(isTranslated ? 'Accept-Language' : undefined)
    })

    it('is the same each time, and answers 304 to a matching ETag', async () => {
      const first = await test.get(url)
      const again = await test.get(url)
      expect(again.text).toBe(first.text)
      expect(again.headers.etag).toBe(first.headers.etag)
      const etag = String(first.headers.etag)
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const known = await test.get(url, { headers: { 'if-none-match': tag } })
        expect(known.status).toBe(304)
        expect(known.text).toBe('')
        expect(known.headers).toMatchObject({
          etag,
          'cache-control': 'public, max-age=86400',
          'access-control-allow-origin': '*',
        })
      }
      const stale = await test.get(url, { headers: { 'if-none-match': '"other"' } })
      expect(stale.status).toBe(200)
      expect(stale.text).toBe(first.text)
    })

    it('answers HEAD with the headers only', async () => {
      const full = await test.get(url)
      const { status, headers, text } = await test.call('HEAD', url)
      expect(status).toBe(200)
      expect(text).toBe('')
      for (const name of ['etag', 'cache-control', 'content-type', 'content-length', 'access-control-allow-origin']) {
        expect(headers[name], name).toBe(full.headers[name])
      }
    })

    it('answers a preflight', async () => {
      const { status, headers, text } = await test.call('OPTIONS', url, {
        headers: {
          origin: 'https://roaster.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      })
      expect(status).toBe(204)
      expect(text).toBe('')
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringContaining('GET'),
        'access-control-allow-headers': 'if-none-match',
        allow: 'GET, HEAD, OPTIONS',
      })
    })

    it('answers 405 to DELETE', async () => {
      const { status, headers, body } = await test.call('DELETE', url)
      expect(status).toBe(405)
      expect(headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS', 'access-control-allow-origin': '*' })
      expect(body.error).toEqual(expect.any(String))
    })
  })

  it('has a different ETag for each response', async () => {
    const tags = await Promise.all(ADDRESSES.map(async ([, url]) => (await test.get(url)).headers.etag))
    // The same chart by slug and by name has one ETag.
    expect(new Set(tags).size).toBe(ADDRESSES.length - 1)
  })

  it.each([
    ['an unknown grinder', '/api/widget/grinder/xyzzy-9000', 404],
    ['an ambiguous one', '/api/widget/grinder/ode', 400],
    ['a setting beyond the dial', CONVERT.replace('41', '999'), 400],
    ['a missing parameter', '/api/v1/convert?from=niche-zero', 400],
  ])('sends CORS headers and no-store with the error for %s', async (_, url, status) => {
    const answer = await test.get(url, { headers: { origin: 'https://roaster.example', 'if-none-match': '*' } })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  })

  it('returns correct responses to thousands of different requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 2100 }, (_, i) => test.get(CONVERT.replace('41', String(20 + i / 100)))),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers[0]!.body.from.setting).toBe(20)
    expect(answers.at(-1)!.body.from.setting).toBe(40.99)
    const { body } = await test.get(CONVERT)
    expect(body.from.setting).toBe(41)
  })
})
