import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertEmbedRecipe, plantCoffee, saveEmbedSettings } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'

describe('GET /api/embed/recipes/:roasterSlug with allowed domains', () => {
  let test: TestApp
  let db: Database
  let url: string
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    const { roaster, coffee } = await plantCoffee(db)
    await insertEmbedRecipe(db, { coffeeId: coffee.id })
    await saveEmbedSettings(db, roaster.id, { allowedDomains: ['shop.example', 'localhost:8080', '[::1]'] })
    url = `/api/embed/recipes/${roaster.slug}`
  })
  afterAll(() => test.close())

  const methods = ['GET', 'HEAD', 'OPTIONS']

  it.each([
    'https://shop.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://www.shop.example',
    'https://a.b.shop.example',
    'http://localhost:8080',
    'http://[::1]:8080',
    // Our own origin, for the iframe and the demo page.
    BASE_URL,
  ])('lets a page on %s read the list', async (origin) => {
    for (const method of methods) {
      const { status, headers } = await test.call(method, url, { headers: { origin } })
      expect(status, method).toBe(method === 'OPTIONS' ? 204 : 200)
      expect(headers, method).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
    }
  })

  it.each([
    'https://elsewhere.example',
    'https://notshop.example',
    'https://shop.example.evil.example',
    'https://example',
    'http://localhost:9090',
    'http://localhost',
    `${BASE_URL}.evil.example`,
    'https://brewprint.test:444',
    'null',
    'shop.example',
    'file://shop.example',
    'chrome-extension://shop.example',
  ])('answers 403 to a page on %s', async (origin) => {
    for (const method of methods) {
      const answer = await test.call(method, url, { headers: { origin } })
      if (method === 'HEAD') expect(answer.status).toBe(403)
      else expectError(answer, { status: 403, code: 'origin_not_allowed' })
      expect(answer.headers.vary, method).toMatch(/^Origin\b/)
      expect(answer.headers, method).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('answers requests without an Origin header, with Vary: Origin', async () => {
    const { status, headers, body } = await test.get(url)
    expect(status).toBe(200)
    expect(body.recipes).toHaveLength(1)
    expect(headers.vary).toBe('Origin')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('checks the origin of conditional requests too', async () => {
    const etag = String((await test.get(url)).headers.etag)
    const ask = (origin: string) => test.get(url, { headers: { origin, 'if-none-match': etag } })
    const allowed = await ask('https://shop.example')
    expect(allowed.status).toBe(304)
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': 'https://shop.example', vary: 'Origin' })
    expect((await ask('https://elsewhere.example')).status).toBe(403)
  })

  it('checks the origin before the query, and sends CORS headers with a 400 to an allowed page', async () => {
    const ask = (origin: string) => test.get(`${url}?limit=0`, { headers: { origin } })
    expect((await ask('https://elsewhere.example')).status).toBe(403)
    const refused = await ask('https://shop.example')
    expect(refused.status).toBe(400)
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      vary: expect.stringMatching(/^Origin\b/),
    })
  })

  it('answers a preflight with the allowed methods and headers', async () => {
    const { headers } = await test.call('OPTIONS', url, {
      headers: { origin: 'https://shop.example', 'access-control-request-headers': 'x-other' },
    })
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'x-other',
      'access-control-max-age': '86400',
    })
  })

  it("lets every page read it if the roaster has no allowed domains or doesn't exist", async () => {
    const { roaster } = await plantCoffee(db)
    for (const slug of [roaster.slug, 'nobody']) {
      for (const method of methods) {
        const path = `/api/embed/recipes/${slug}`
        const { status, headers } = await test.call(method, path, { headers: { origin: 'https://anyone.example' } })
        expect(status).toBe(method === 'OPTIONS' ? 204 : slug === 'nobody' ? 404 : 200)
        expect(headers['access-control-allow-origin']).toBe('*')
        expect(String(headers.vary ?? '')).not.toContain('Origin')
      }
    }
  })

  it('rejects a NUL character in the slug with 400', async () => {
    expect((await test.get('/api/embed/recipes/a%00b')).status).toBe(400)
    expect((await test.call('OPTIONS', '/api/embed/recipes/a%00b')).status).toBe(400)
  })
})
