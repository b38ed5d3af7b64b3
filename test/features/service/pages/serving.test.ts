import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'
import { contentOf, headOf } from '#test/support/pages.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('HTML pages of the web app', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('are served at exactly the paths in web/src/routes.tsx', () => {
    const source = readFileSync(new URL('../../../../web/src/routes.tsx', import.meta.url), 'utf8')
    const screens = [...source.matchAll(/path: '(\/[^']*)'/g)].map(([, path]) => path)
    const served = test.app.routeTable.entries
      .filter(
        ({ method, internal, url }) =>
          method === 'GET' &&
          internal &&
          !/^\/(account|api|assets|cards|docs|open|r|screenshots|sitemaps|embed|newsletter|unsubscribe|\.well-known)\b|\.\w+$/.test(
            url,
          ),
      )
      .map(({ url }) => url)
    expect(screens.length).toBeGreaterThan(30)
    expect(served.sort()).toEqual(screens.sort())
  })

  it('have a strict Content-Security-Policy and other security headers', async () => {
    const { headers } = await test.get('/timer')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('are revalidated each time, and answer 304 if unchanged', async () => {
    const { headers } = await test.get('/grinders')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await test.get('/grinders', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  it('of lists contain links for readers without JavaScript', async () => {
    expect(contentOf((await test.get('/grinders')).text)).toContain(
      '<a href="/grinders/comandante-c40-mk4">Comandante C40 MK4</a>',
    )
    for (const path of ['/', '/recipes', '/coffees', '/roasters', '/convert', '/timer']) {
      const { text } = await test.get(path)
      expect(headOf(text).canonical).toBe(`http://brewprint.test${path}`)
      expect(contentOf(text)).toContain('<h1>')
    }
  })

  it('preload the files of their screen, all of which exist', async () => {
    for (const path of ['/recipes', '/grinders/comandante-c40-mk4', '/timer']) {
      const { text } = await test.get(path)
      const files = [...text.matchAll(/<link rel="(?:modulepreload|stylesheet)" crossorigin href="([^"]+)">/g)]
      expect(files.length, path).toBeGreaterThan(5)
      for (const [, file] of files) expect((await test.get(file!)).status, file).toBe(200)
    }
  })

  it('show their heading before any script runs, hidden from screen readers, which get it from the app', async () => {
    const openingOf = async (path: string) =>
      /<div id="root">(.*?)<\/div>\s*<noscript>/s.exec((await test.get(path)).text)?.[1]
    expect(await openingOf('/')).toContain('The right grind setting for your coffee, on your grinder.')
    expect(await openingOf('/recipes')).toContain('Community recipes, converted to your grinder.')
    expect(await openingOf('/grinders/comandante-c40-mk4')).toContain('Comandante C40 MK4')
    expect(await openingOf('/log')).toMatch(/^<div class="opening" aria-hidden="true">/)
  })

  it('of members have noindex', async () => {
    for (const path of ['/log', '/profile', '/portal', '/sign-in', '/log/7']) {
      expect(headOf((await test.get(path)).text)).toMatchObject({ robots: 'noindex', canonical: undefined })
    }
  })
})

describe("paths that don't exist", () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const NOWHERE = [
    '/nothing',
    '/recipes/2000000000',
    '/coffees/2000000000',
    '/users/2000000000',
    '/grinders/none',
    '/roasters/none',
    '/r/none',
    '/recipes/abc',
    '/sitemaps/recipes-9.xml',
    '/assets/none.js',
  ]

  it.each(NOWHERE)('answer 404 with a page to a browser: %s', async (path) => {
    const { status, headers, text } = await test.get(path, { headers: BROWSER })
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers).not.toHaveProperty('etag')
    expect(headOf(text)).toMatchObject({ title: 'Page not found · Brewprint', robots: 'noindex' })
  })

  it.each(NOWHERE)('answer JSON to a program: %s', async (path) => {
    const answer = await test.get(path)
    const status = path === '/recipes/abc' ? 400 : 404
    expectError(answer, {
      status,
      code: status === 404 ? 'not_found' : 'invalid_request',
      ...(status === 400 && { field: 'id' }),
    })
  })

  it.each(['/api/nothing', '/api', '/api/recipes/2000000000', '/docs/nothing'])(
    'answer JSON to everybody under /api and /docs: %s',
    async (path) => expectError(await test.get(path, { headers: BROWSER }), { status: 404, code: 'not_found' }),
  )

  it('answer JSON to a POST request', async () => {
    expectError(await test.post('/nothing', {}, { headers: BROWSER }), { status: 404, code: 'not_found' })
  })
})

describe('static files', () => {
  let test: TestApp
  let script: string
  beforeAll(async () => {
    test = await startTestApp()
    const { text } = await test.get('/')
    script = /<script type="module"[^>]* src="([^"]+)"/.exec(text)![1]!
  })
  afterAll(() => test.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url: path, headers })

  it('are cached forever with a hash in their name', async () => {
    const { headers } = await get(script)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it.each(['/sw.js', '/theme.js', '/icon.svg'])('are revalidated without a hash in their name: %s', async (path) => {
    const { headers, statusCode } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get(path, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers.vary).toBe('accept-encoding')
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity', undefined],
    ['nobr', undefined],
    ['', undefined],
  ])('are compressed by Accept-Encoding: %j gives %s', async (accepted, encoding) => {
    const plain = await get(script)
    const { headers, rawPayload } = await get(script, accepted ? { 'accept-encoding': accepted } : {})
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect((decode ? decode(rawPayload) : rawPayload).equals(plain.rawPayload)).toBe(true)
    if (encoding) expect(headers.etag).not.toBe(plain.headers.etag)
  })

  it('do not include build metadata, index.html and compressed variants', async () => {
    for (const path of ['/manifest-of-build.json', '/index.html', '/assets/..%2findex.html', `${script}.br`]) {
      expect((await get(path)).statusCode, path).toBe(404)
    }
  })

  it('include a manifest whose icons exist in their sizes', async () => {
    const manifest = (await get('/app.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Brewprint',
      short_name: 'Brewprint',
      start_url: '/',
      display: 'standalone',
    })
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/', '/timer', '/log/new'])
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes, type } of manifest.icons) {
      const { headers, rawPayload, statusCode } = await get(src)
      expect(statusCode, src).toBe(200)
      expect(headers['content-type'], src).toBe(type)
      if (type === 'image/png') {
        expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`, src).toBe(sizes)
      }
    }
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
    expect((await get('/icon-180.png')).rawPayload.readUInt32BE(16)).toBe(180)
  })

  it('have a manifest in the language of the reader, with screenshots in their sizes and a share target', async () => {
    const manifest = (await get('/app.webmanifest', { 'accept-language': 'de' })).json()
    expect(manifest).toMatchObject({ lang: 'de', share_target: { action: '/open', method: 'GET' } })
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
      'Einstellen',
      'Brühtimer',
      'Zubereitung eintragen',
    ])
    expect(new Set(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor)).size).toBe(2)
    for (const { src, sizes, type } of manifest.screenshots) {
      const { headers, rawPayload, statusCode } = await get(src)
      expect(statusCode, src).toBe(200)
      expect(headers['content-type'], src).toBe(type)
      // WebP with an extended header: one less than each, in three bytes.
      expect(`${rawPayload.readUIntLE(24, 3) + 1}x${rawPayload.readUIntLE(27, 3) + 1}`, src).toBe(sizes)
      expect(rawPayload.length, src).toBeLessThan(100_000)
    }
  })

  it('let the service worker connect to our own origin only', async () => {
    const { headers } = await get('/sw.js')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect((await get('/theme.js')).headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('include every file that the service worker caches', async () => {
    const worker = (await get('/sw.js')).body
    const kept = [...new Set(worker.match(/\/assets\/[\w.-]+/g))]
    const built = globSync('*', { cwd: new URL('../../../../dist/web/assets/', import.meta.url) })
    expect(kept.length).toBe(built.filter((name) => !/\.(br|gz)$/.test(name)).length)
    for (const path of kept) expect((await get(path)).statusCode, path).toBe(200)
  })
})
