import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { widgetScriptRoutes } from '#src/features/roaster-tools/embed/widget-script.ts'
import { registerErrors } from '#src/http/errors.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe.each([
  ['widget.js', '__serviceWidgetInit'],
  ['steps.js', 'openSteps'],
  ['grinder.js', 'attach'],
])('GET /embed/%s', (name, content) => {
  const url = `/embed/${name}`
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const fetchAs = (encoding: string) => test.app.inject({ url, headers: { 'accept-encoding': encoding } })

  it('returns the built script, cacheable for an hour and readable by every site', async () => {
    const { status, headers, text } = await test.get(url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(text).toContain(content)
  })

  it('compresses by Accept-Encoding, with an ETag for each encoding', async () => {
    const [plain, gzip, br] = await Promise.all(['identity', 'gzip, deflate', 'gzip, deflate, br, zstd'].map(fetchAs))
    expect(plain!.headers).not.toHaveProperty('content-encoding')
    expect(gzip!.headers['content-encoding']).toBe('gzip')
    expect(br!.headers['content-encoding']).toBe('br')
    expect(gunzipSync(gzip!.rawPayload).toString()).toBe(plain!.payload)
    expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(plain!.payload)
    expect(new Set([plain, gzip, br].map((response) => response!.headers.etag)).size).toBe(3)
    for (const response of [plain, gzip, br]) expect(response!.headers.vary).toBe('accept-encoding')
    expect((await fetchAs('br;q=0, gzip;q=0')).headers).not.toHaveProperty('content-encoding')
  })

  it('answers 304 to a matching ETag', async () => {
    const { headers } = await test.get(url)
    const again = await test.get(url, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
  })

  it('answers 503 with instructions if the widget is not built', async () => {
    const app = Fastify()
    registerErrors(app)
    app.register(widgetScriptRoutes, { directory: '/nowhere' })
    const response = await app.inject(url)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ error: 'The widget is not built yet: npm run build' })
    expect(response.headers['cache-control']).toBe('no-store')
    await app.close()
  })
})
