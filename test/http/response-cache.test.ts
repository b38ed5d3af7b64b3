import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVALIDATE, renderJson, sendWithEtag } from '#src/http/etag.ts'
import { ResponseCache } from '#src/http/response-cache.ts'
import { registerResponseCache } from '#src/http/response-cache-plugin.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe, insertRoaster } from '#test/support/community.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog } from '#test/support/log.ts'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

type Headers = Record<string, string>

/** Sends the request over a real connection. */
async function ask(port: number, path: string, method = 'GET', headers: Headers = {}): Promise<Reply> {
  const call = request({ port, host: '127.0.0.1', path, method, headers, agent: false })
  call.end()
  const [response] = await once(call, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return { status: response.statusCode, headers: response.headers, text }
}

const withoutDate = ({ date: _, ...headers }: Record<string, unknown>) => headers
const withoutConnection = ({ date: _, connection: __, 'transfer-encoding': ___, ...headers }: IncomingHttpHeaders) =>
  headers
const ID = { 'x-request-id': 'the-same' }

describe('ResponseCache', () => {
  const response = (text: string) => ({ headers: {}, body: Buffer.from(text), etag: undefined })

  it('returns what was stored until a write clears it', () => {
    const cache = new ResponseCache()
    cache.store('/a', response('a'), cache.version)
    expect(cache.find('/a')?.body.toString()).toBe('a')
    cache.clear()
    expect(cache.find('/a')).toBeUndefined()
  })

  it('stores nothing that was computed while a write ran, whichever began first', () => {
    const cache = new ResponseCache()
    const before = cache.version
    cache.beginWrite()
    const during = cache.version
    cache.store('/before', response(''), before)
    cache.store('/during', response(''), during)
    cache.clear()
    cache.endWrite()
    cache.store('/before', response(''), before)
    cache.store('/during', response(''), during)
    expect(cache.size.responses).toBe(0)
    cache.store('/after', response(''), cache.version)
    expect(cache.size.responses).toBe(1)
  })

  it('drops entries after a second, so that writes of other processes become visible', async () => {
    const cache = new ResponseCache()
    cache.store('/a', response('a'), cache.version)
    expect(cache.find('/a')).toBeDefined()
    await eventually(() => expect(cache.find('/a')).toBeUndefined())
  })

  it('stays below its size limit and evicts the least recently used entries', () => {
    const cache = new ResponseCache()
    const halfMegabyte = 'x'.repeat(2 ** 19)
    cache.store('/used', response(halfMegabyte), cache.version)
    for (let i = 0; i < 40; i++) {
      cache.store(`/${i}`, response(halfMegabyte), cache.version)
      cache.find('/used')
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(8 * 2 ** 20)
    expect(cache.find('/used')).toBeDefined()
    expect(cache.find('/0')).toBeUndefined()
    cache.store('/large', response('x'.repeat(2 ** 20)), cache.version)
    expect(cache.find('/large')).toBeUndefined()
  })

  it('keeps memoized values below their size limit, whether they are lists or have lists', async () => {
    const cache = new ResponseCache()
    const rows = Array.from({ length: 500 }, (_, id) => ({ id }))
    for (let i = 0; i < 200; i++) {
      for (let times = 0; times < 2; times++) {
        await cache.memoize('list', `${i}`, async () => rows)
        await cache.memoize('object', `${i}`, async () => ({ rows, last: 1 }))
      }
    }
    const { memoized, memoizedBytes } = cache.size
    expect(memoizedBytes).toBeLessThanOrEqual(8 * 2 ** 20)
    expect(memoized).toBeGreaterThan(10)
    expect(memoized).toBeLessThan(100)
  })

  it('memoizes values that are asked for again, and computes them again after a write', async () => {
    const cache = new ResponseCache()
    let computed = 0
    const compute = async () => ({ computed: ++computed })
    expect(await cache.memoize('rows', 'x', compute)).toEqual({ computed: 1 })
    expect(cache.size.memoized).toBe(0)
    expect(await cache.memoize('rows', 'x', compute)).toEqual({ computed: 2 })
    expect(await cache.memoize('rows', 'x', compute)).toEqual({ computed: 2 })
    cache.clear()
    expect(await cache.memoize('rows', 'x', compute)).toEqual({ computed: 3 })
    expect(await cache.memoize('rows', 'x', compute)).toEqual({ computed: 3 })
    cache.beginWrite()
    cache.clear()
    await cache.memoize('rows', 'x', compute)
    expect(await cache.memoize('rows', 'x', compute)).toEqual({ computed: 5 })
  })

  it('keeps values of one kind apart from those of others, whatever their keys are', async () => {
    const cache = new ResponseCache()
    const memoize = (kind: string, key: string) => cache.memoize(kind, key, async () => ({ of: kind, key }))
    for (const times of [1, 2, 3]) {
      expect(await memoize('facets', 'of coffees'), String(times)).toEqual({ of: 'facets', key: 'of coffees' })
      expect(await memoize('facets of', 'coffees'), String(times)).toEqual({ of: 'facets of', key: 'coffees' })
    }
  })

  it('remembers which keys were missed, in bounded memory and across writes', () => {
    const cache = new ResponseCache()
    expect(cache.isMissedAgain('/a')).toBe(false)
    cache.clear()
    expect(cache.isMissedAgain('/a')).toBe(true)
    for (let i = 0; i < 2000; i++) cache.isMissedAgain(`/${'x'.repeat(1000)}${i}`)
    expect(cache.isMissedAgain('/a')).toBe(false)
  })
})

describe('registerResponseCache: a cached response', () => {
  let test: TestApp
  let port: number
  let member: Member
  let recipeId: number
  const slug = 'cached-roaster'
  beforeAll(async () => {
    test = await startTestApp()
    port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
    member = await register(test)
    const roasterId = await insertRoaster(test.app.db, { slug })
    const coffee = await insertCoffee(test.app.db, { roasterId, slug: 'cached-coffee' })
    recipeId = await insertRecipe(test.app.db, { coffeeProfileId: coffee.id, roasterId, shareId: 'cached-share' })
  })
  afterAll(() => test.close())

  const cached = () => test.app.responseCache.size.responses
  const clear = () => test.app.responseCache.clear()

  /** Repeats the request until it is answered from the cache, since entries live for only a second. */
  const fromCache = (path: string, method = 'GET', headers: Headers = {}): Promise<Reply> =>
    eventually(async () => {
      await ask(port, path)
      const { hits } = test.app.responseCache
      const reply = await ask(port, path, method, headers)
      expect(test.app.responseCache.hits).toBe(hits + 1)
      return reply
    })

  const ADDRESSES = () => [
    '/api/grinders?brand=Comandante',
    '/api/v1/convert?from=niche-zero&setting=20&to=baratza-encore',
    '/llms.txt',
    `/api/recipes/${recipeId}`,
    '/api/recipes?limit=5',
    '/api/recipes/search?sort=newest',
    '/api/community-recipes',
    '/api/coffees',
    `/api/roasters/${slug}`,
    `/api/embed/${slug}/cached-coffee`,
    `/api/embed/recipes/${slug}`,
    `/api/users/${member.id}`,
  ]

  it('equals a computed one in every header and byte, for GET and HEAD', async () => {
    for (const path of ADDRESSES()) {
      for (const method of ['GET', 'HEAD']) {
        clear()
        const computed = await ask(port, path, method, ID)
        expect(computed.status, path).toBe(200)
        const given = await fromCache(path, method, ID)
        expect(given.text, path).toBe(computed.text)
        expect(withoutDate(given.headers), path).toEqual(withoutDate(computed.headers))
      }
    }
  })

  it('is a 304 for a matching If-None-Match, like a computed one', async () => {
    for (const path of ADDRESSES()) {
      clear()
      const { headers } = await ask(port, path)
      if (!headers.etag) continue
      clear()
      const known = { ...ID, 'if-none-match': `"other", W/${headers.etag}` }
      const computed = await ask(port, path, 'GET', known)
      expect([computed.status, computed.text], path).toEqual([304, ''])
      const given = await fromCache(path, 'GET', known)
      expect([given.status, given.text], path).toEqual([304, ''])
      expect(withoutDate(given.headers), path).toEqual(withoutDate(computed.headers))
      expect((await fromCache(path, 'GET', { 'if-none-match': '"other"' })).status).toBe(200)
    }
  })

  it('answers conditional requests after the first one, which stores the whole response', async () => {
    const { responseCache } = test.app
    for (const path of ADDRESSES()) {
      const { etag } = (await ask(port, path)).headers
      if (!etag) continue
      await eventually(async () => {
        clear()
        const [hits, misses] = [responseCache.hits, responseCache.misses]
        for (let i = 0; i < 3; i++) {
          expect((await ask(port, path, 'GET', { 'if-none-match': etag })).status, path).toBe(304)
        }
        expect((await ask(port, path)).status, path).toBe(200)
        expect([responseCache.hits - hits, responseCache.misses - misses], path).toEqual([3, 1])
      })
    }
  })

  it.each(['br', 'identity'])('as 304 has the headers of the whole one, with Accept-Encoding: %s', async (encoding) => {
    const path = '/api/grinders'
    const accepts = { ...ID, 'accept-encoding': encoding }
    const { 'content-type': _, 'content-length': __, ...expected } = (await ask(port, path, 'GET', accepts)).headers
    clear()
    for (const from of ['computed', 'cached']) {
      const known = await ask(port, path, 'GET', { ...accepts, 'if-none-match': expected.etag! })
      expect([known.status, known.text], from).toEqual([304, ''])
      expect(withoutConnection(known.headers), from).toEqual(withoutConnection(expected))
    }
  })

  it('is not stored if it varies by origin, which is a 304 for a matching If-None-Match all the same', async () => {
    clear()
    const app = Fastify()
    registerResponseCache(app)
    app.get('/x', { config: { access: 'public', cache: true } }, (request, reply) => {
      sendWithEtag(request, reply.header('vary', 'origin'), renderJson({ x: 1 }), REVALIDATE)
    })
    const { etag } = (await app.inject('/x')).headers
    const known = await app.inject({ url: '/x', headers: { 'if-none-match': String(etag) } })
    expect([known.statusCode, known.payload, known.headers.vary]).toEqual([304, '', 'origin'])
    expect(app.responseCache.size.responses).toBe(0)
  })

  it('has its own request id each time, or that of its caller', async () => {
    const path = '/api/brew-methods'
    const [first, second] = [await fromCache(path), await fromCache(path)]
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{5,20}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect((await fromCache(path, 'GET', { 'x-request-id': 'theirs' })).headers['x-request-id']).toBe('theirs')
    expect((await fromCache(path, 'GET', { 'x-request-id': 'no good' })).headers['x-request-id']).not.toBe('no good')
  })

  it('is never sent to a request with credentials, even on public routes', async () => {
    const signedIn: Headers[] = [{ authorization: `Bearer ${member.token}` }, { cookie: `svc_session=${member.token}` }]
    for (const path of ['/api/recipes?limit=3', `/api/recipes/${recipeId}`]) {
      await fromCache(path)
      const { hits } = test.app.responseCache
      for (const headers of signedIn) expect((await ask(port, path, 'GET', headers)).status).toBe(200)
      expect(test.app.responseCache.hits).toBe(hits)
    }
    const { text } = await ask(port, '/api/recipes?limit=3', 'GET', signedIn[0])
    expect(JSON.parse(text).data[0]).toHaveProperty('tasteMatchScore')
    expect((await ask(port, '/api/recipes?limit=3', 'GET', { authorization: 'Bearer garbage' })).status).toBe(401)
    const anonymous = await fromCache('/api/recipes?limit=3', 'GET', { cookie: 'other=1' })
    expect(JSON.parse(anonymous.text).data[0]).not.toHaveProperty('tasteMatchScore')
  })

  it('is never one that was computed for a member', async () => {
    clear()
    const path = '/api/community-recipes?limit=2'
    for (let i = 0; i < 3; i++) await ask(port, path, 'GET', { authorization: `Bearer ${member.token}` })
    expect(cached()).toBe(0)
  })

  it('is never an error, a no-store response or one of a route with side effects', async () => {
    clear()
    const paths = [
      '/api/recipes/2000000000',
      '/api/recipes/no-id',
      '/api/machines?brewMethod=nonsense',
      '/api/health',
      `/api/roasters/${slug}/follow`,
      '/api/embed/cached-share',
    ]
    for (const path of paths) for (let i = 0; i < 3; i++) await ask(port, path)
    expect(cached()).toBe(0)
    const events = () => test.app.db.selectFrom('events').select('id').execute()
    const before = (await events()).length
    for (let i = 0; i < 3; i++) expect((await ask(port, '/api/embed/cached-share')).status).toBe(200)
    expect((await events()).length).toBe(before + 3)
  })

  it('is stored separately for each encoding and language', async () => {
    clear()
    for (const language of ['de', 'en']) {
      for (const encoding of ['gzip', 'br']) {
        const headers = { 'accept-language': language, 'accept-encoding': encoding }
        for (let times = 0; times < 2; times++) await ask(port, '/api/brew-methods', 'GET', headers)
      }
    }
    expect(cached()).toBe(4)
  })

  it('is stored when its URL is requested for the second time', async () => {
    clear()
    for (let n = 0; n < 20; n++) await ask(port, `/api/recipes?limit=5&only-once=${n}`)
    expect(cached()).toBe(0)
    await ask(port, '/api/recipes?limit=5&only-once=0')
    expect(cached()).toBe(1)
  })

  it('is dropped by the first write', async () => {
    const path = `/api/recipes/${recipeId}`
    const votes = async () => JSON.parse((await ask(port, path)).text).upvotes
    await fromCache(path)
    expect(await votes()).toBe(0)
    await test.post(`/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }, { token: member.token })
    expect(cached()).toBe(0)
    expect(await votes()).toBe(1)
    await test.call('DELETE', `/api/community-recipes/${recipeId}/vote`, { token: member.token })
    expect(await votes()).toBe(0)
  })

  it('stays after a request that writes nothing public', async () => {
    await eventually(async () => {
      await ask(port, '/api/brew-methods')
      await test.post('/api/embed/track-click', { shareId: 'cached-share' })
      await test.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })
      expect(cached()).toBeGreaterThan(0)
    })
  })

  it('is not stored when the allowed domains of a roaster make it depend on the origin', async () => {
    clear()
    const roaster = test.app.db.selectFrom('roasters').select('id').where('slug', '=', slug)
    const { id: roasterId } = await roaster.executeTakeFirstOrThrow()
    const path = `/api/embed/recipes/${slug}`
    const at = (origin: string) => ask(port, path, 'GET', { origin })
    expect((await at('https://elsewhere.example')).headers['access-control-allow-origin']).toBe('*')
    const settings = {
      accentColor: '#1D3557',
      theme: 'light' as const,
      showPoweredBy: true,
      allowedDomains: ['shop.example'],
    }
    const updatedAt = new Date().toISOString()
    await test.app.db
      .insertInto('embedSettings')
      .values({ roasterId, updatedAt, ...settings })
      .execute()
    clear()
    for (let i = 0; i < 3; i++) {
      expect((await at('https://elsewhere.example')).status).toBe(403)
      const { status, headers } = await at('https://shop.example')
      expect(status).toBe(200)
      expect(headers['access-control-allow-origin']).toBe('https://shop.example')
    }
    expect(cached()).toBe(0)
    await test.app.db.deleteFrom('embedSettings').execute()
  })
})

describe('registerResponseCache: requests answered from the cache', () => {
  it('are logged like any other', async () => {
    const { logger, lines } = collectLog('debug')
    const test = await startTestApp({}, { logger })
    lines.length = 0
    for (let i = 0; i < 4; i++) await test.get('/api/brew-methods', { headers: { 'x-request-id': `number-${i}` } })
    expect(test.app.responseCache.hits).toBeGreaterThan(0)
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'request').map(({ reqId, res }) => [reqId, res]))
      .toEqual([0, 1, 2, 3].map((i) => [`number-${i}`, { status: 200 }]))
    await test.close()
  })

  it('are counted in the metrics like any other', async () => {
    const test = await startTestApp({ metrics: true })
    for (let i = 0; i < 4; i++) await test.get('/api/brew-methods')
    const counted = async () =>
      /http_request_duration_seconds_count\{method="GET",route="\/api\/brew-methods",status="200"\} (\d+)/.exec(
        (await test.get('/metrics', { ip: '10.1.2.3' })).text,
      )?.[1]
    await expect.poll(counted).toBe('4')
    await test.close()
  })
})

describe('registerResponseCache', () => {
  it.each([
    ['counts something', { unsafeGet: true }],
    ['is limited', { rateLimit: { max: 1, timeWindow: 1000 } }],
    ['signs its caller in', { setsCookie: true }],
  ])('throws for a cached route that %s', async (_, config) => {
    const app = Fastify()
    registerResponseCache(app)
    expect(() => app.get('/x', { config: { access: 'public', cache: true, ...config } }, async () => 'x')).toThrow(
      "can't be cached",
    )
  })
})
