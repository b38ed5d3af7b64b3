import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe, insertRoaster } from '#test/support/community.ts'
import { collectLog } from '#test/support/log.ts'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Over a real connection, where kept answers are given before anything else looks at a request. */
async function ask(port: number, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Reply> {
  const call = request({ port, host: '127.0.0.1', path, method, headers, agent: false })
  call.end()
  const [response] = await once(call, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return { status: response.statusCode, headers: response.headers, text }
}

const withoutDate = ({ date: _, ...headers }: Record<string, unknown>) => headers
const ID = { 'x-request-id': 'the-same' }

describe('an answer that is kept', () => {
  let test: TestApp
  let port: number
  let member: Member
  let recipeId: number
  let slug: string
  beforeAll(async () => {
    test = await startTestApp()
    port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
    member = await register(test)
    const roasterId = await insertRoaster(test.app.db, { slug: 'kept-roaster' })
    const coffee = await insertCoffee(test.app.db, { roasterId, slug: 'kept-coffee' })
    recipeId = await insertRecipe(test.app.db, { coffeeProfileId: coffee.id, roasterId, shareId: 'kept-share' })
    slug = 'kept-roaster'
  })
  afterAll(() => test.close())

  const kept = () => test.app.answers.cache.size.answers
  const fresh = () => test.app.answers.cache.clear()
  /** Until it is kept: what is asked for once isn't. */
  const warm = async (path: string) => {
    await ask(port, path)
    await ask(port, path)
  }

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
    `/api/embed/${slug}/kept-coffee`,
    `/api/embed/recipes/${slug}`,
    `/api/users/${member.id}`,
  ]

  it('is the same as one that is made, in every header and byte, for every way of asking', async () => {
    for (const path of ADDRESSES()) {
      fresh()
      const made = await ask(port, path, 'GET', ID)
      const madeHead = await ask(port, path, 'HEAD', ID)
      expect(made.status, path).toBe(200)
      await warm(path)
      expect(kept(), path).toBe(1)
      const given = await ask(port, path, 'GET', ID)
      expect(given.text, path).toBe(made.text)
      expect(withoutDate(given.headers), path).toEqual(withoutDate(made.headers))
      const givenHead = await ask(port, path, 'HEAD', ID)
      expect({ ...givenHead, headers: withoutDate(givenHead.headers) }, path).toEqual({
        ...madeHead,
        headers: withoutDate(madeHead.headers),
      })
      const injected = await test.get(path, { headers: ID })
      expect(injected.text, path).toBe(made.text)
      expect(withoutConnection(injected.headers), path).toEqual(withoutConnection(made.headers))
    }
  })

  const withoutConnection = ({ connection: _, 'keep-alive': __, ...headers }: Record<string, unknown>) =>
    withoutDate(headers)

  it('is the same for whoever has it already', async () => {
    for (const path of ADDRESSES()) {
      fresh()
      const { headers } = await ask(port, path)
      if (!headers.etag) continue
      const known = { ...ID, 'if-none-match': `"other", W/${headers.etag}` }
      const made = await ask(port, path, 'GET', known)
      expect([made.status, made.text], path).toEqual([304, ''])
      await warm(path)
      expect(kept(), path).toBe(1)
      const given = await ask(port, path, 'GET', known)
      expect([given.status, given.text], path).toEqual([304, ''])
      expect(withoutDate(given.headers), path).toEqual(withoutDate(made.headers))
      expect((await ask(port, path, 'GET', { 'if-none-match': '"other"' })).status).toBe(200)
    }
  })

  it('is kept also when only those ask who have it', async () => {
    fresh()
    const path = `/api/recipes/${recipeId}`
    const { headers, text } = await ask(port, path)
    fresh()
    const known = { 'if-none-match': headers.etag! }
    for (let i = 0; i < 3; i++) expect((await ask(port, path, 'GET', known)).status).toBe(304)
    expect(kept()).toBe(1)
    const full = await ask(port, path)
    expect(full.text).toBe(text)
    expect(full.headers['content-type']).toBe(headers['content-type'])
  })

  it('has a request id of its own each time, or that of its caller', async () => {
    const path = '/api/brew-methods'
    await warm(path)
    const [first, second] = [await ask(port, path), await ask(port, path)]
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{5,20}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    const given = await ask(port, path, 'GET', { 'x-request-id': 'theirs' })
    expect(given.headers['x-request-id']).toBe('theirs')
    const refused = await ask(port, path, 'GET', { 'x-request-id': 'no good' })
    expect(refused.headers['x-request-id']).not.toBe('no good')
  })

  it('is not for members where they see more', async () => {
    const path = '/api/recipes?limit=3'
    await warm(path)
    const signedIn: Record<string, string>[] = [
      { authorization: `Bearer ${member.token}` },
      { cookie: `svc_session=${member.token}` },
    ]
    for (const headers of signedIn) {
      const { status, text } = await ask(port, path, 'GET', headers)
      expect(status).toBe(200)
      expect(JSON.parse(text).data[0]).toHaveProperty('tasteMatchScore')
    }
    expect((await ask(port, path, 'GET', { authorization: 'Bearer garbage' })).status).toBe(401)
    const anonymous = await ask(port, path, 'GET', { cookie: 'other=1' })
    expect(JSON.parse(anonymous.text).data[0]).not.toHaveProperty('tasteMatchScore')
  })

  it('never comes from what a member saw', async () => {
    fresh()
    const path = '/api/community-recipes?limit=2'
    for (let i = 0; i < 3; i++) await ask(port, path, 'GET', { authorization: `Bearer ${member.token}` })
    expect(kept()).toBe(0)
    expect(JSON.parse((await ask(port, path)).text).data[0]).not.toHaveProperty('tasteMatchScore')
  })

  it('is never a refusal, nor what must not be kept, nor what has an effect', async () => {
    fresh()
    const paths = [
      '/api/recipes/2000000000',
      '/api/recipes/no-id',
      '/api/machines?brewMethod=nonsense',
      '/api/health',
      `/api/roasters/${slug}/follow`,
      '/api/embed/kept-share',
    ]
    for (const path of paths) for (let i = 0; i < 3; i++) await ask(port, path)
    expect(kept()).toBe(0)
    const counted = () => test.app.db.selectFrom('events').select('id').execute()
    const before = (await counted()).length
    for (let i = 0; i < 3; i++) expect((await ask(port, '/api/embed/kept-share')).status).toBe(200)
    expect((await counted()).length).toBe(before + 3)
  })

  it('is not there for other methods', async () => {
    const path = '/api/brew-methods'
    await warm(path)
    expect((await ask(port, path, 'POST')).status).toBe(405)
    expect((await ask(port, path, 'OPTIONS')).status).toBe(204)
  })

  it('is gone with a change of what it was made from, at once', async () => {
    const path = `/api/recipes/${recipeId}`
    await warm(path)
    expect(JSON.parse((await ask(port, path)).text).upvotes).toBe(0)
    await test.post(`/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }, { token: member.token })
    expect(JSON.parse((await ask(port, path)).text).upvotes).toBe(1)
    await warm(path)
    await test.call('DELETE', `/api/community-recipes/${recipeId}/vote`, { token: member.token })
    expect(JSON.parse((await ask(port, path)).text).upvotes).toBe(0)
  })

  it('depends on the origin where the roaster wants that, and is not kept then', async () => {
    fresh()
    const { id } = await test.app.db
      .selectFrom('roasters')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const path = `/api/embed/recipes/${slug}`
    const at = (origin: string) => ask(port, path, 'GET', { origin })
    await warm(path)
    expect((await at('https://elsewhere.example')).headers['access-control-allow-origin']).toBe('*')
    await test.app.db
      .insertInto('embedSettings')
      .values({
        roasterId: id,
        accentColor: '#1D3557',
        theme: 'light',
        showPoweredBy: true,
        allowedDomains: ['shop.example'],
        updatedAt: new Date().toISOString(),
      })
      .execute()
    for (let i = 0; i < 3; i++) {
      expect((await at('https://elsewhere.example')).status).toBe(403)
      const { status, headers } = await at('https://shop.example')
      expect(status).toBe(200)
      expect(headers['access-control-allow-origin']).toBe('https://shop.example')
    }
    expect(kept()).toBe(0)
    await test.app.db.deleteFrom('embedSettings').execute()
  })
})

describe('the way in front of everything', () => {
  it('is not taken where every request is logged', async () => {
    const { logger, lines } = collectLog('debug')
    const test = await startTestApp({}, { logger })
    const port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
    lines.length = 0
    for (let i = 0; i < 4; i++) await ask(port, '/api/brew-methods', 'GET', { 'x-request-id': `number-${i}` })
    expect(test.app.answers.cache.size.answers).toBe(1)
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'request').map(({ reqId, res }) => [reqId, res]))
      .toEqual([0, 1, 2, 3].map((i) => [`number-${i}`, { status: 200 }]))
    await test.close()
  })

  it('is not taken where every request is counted', async () => {
    const test = await startTestApp({ metrics: true })
    const port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
    for (let i = 0; i < 4; i++) await ask(port, '/api/brew-methods')
    const counted = async () =>
      /http_request_duration_seconds_count\{method="GET",route="\/api\/brew-methods",status="200"\} (\d+)/.exec(
        (await ask(port, '/metrics')).text,
      )?.[1]
    await expect.poll(counted).toBe('4')
    await test.close()
  })

  it('is closed when the service leaves', async () => {
    const test = await startTestApp()
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    for (let i = 0; i < 3; i++) await test.get('/api/brew-methods')
    const { answers } = test.app
    expect(answers.cache.size.answers).toBe(1)
    await test.close()
    expect(answers.isInFront).toBe(false)
    expect(answers.cache.size.answers).toBe(0)
  })
})

describe('a route whose answers can not be kept', () => {
  it.each([
    ['counts something', { getHasEffect: true }],
    ['is limited', { rateLimit: { max: 1, timeWindow: 1000 } }],
    ['signs its caller in', { setsCookie: true }],
  ])('stops the start where it says that they can: it %s', async (_, config) => {
    const test = await startTestApp()
    const { default: Fastify } = await import('fastify')
    const { registerCachedAnswers } = await import('#src/http/cached-answers.ts')
    const app = Fastify()
    registerCachedAnswers(app, test.app.db)
    expect(() =>
      app.get('/x', { config: { access: 'public', cache: { tables: [] }, ...config } }, async () => 'x'),
    ).toThrow("can't be kept")
    await test.close()
  })
})
