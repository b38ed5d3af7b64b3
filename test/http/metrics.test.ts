import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerMetrics } from '#src/http/metrics.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'
import { queueMail } from '#test/support/mail.ts'

const OPERATOR = { ip: '10.1.2.3' }

describe('GET /metrics', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ metrics: true })
  })
  afterAll(() => test.close())

  const read = async () => (await test.get('/metrics', OPERATOR)).text

  it('counts requests by route and status, with their duration', async () => {
    const { token } = await register(test)
    for (let n = 0; n < 3; n++) await test.get('/api/collections/123456', { token })
    const text = await read()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/collections/:id",status="404"} 3',
    )
    expect(text).toMatch(/_bucket\{le="\+Inf",method="GET",route="\/api\/collections\/:id",status="404"\} 3/)
    expect(text).toMatch(/_sum\{method="GET",route="\/api\/collections\/:id",status="404"\} 0\.\d+/)
  })

  it('reports memory, event loop lag, database state and waiting mails', async () => {
    // Wait until the welcome mail of the member registered above is sent.
    await expect.poll(read).toMatch(/^brewprint_mails_waiting 0$/m)
    test.mail.failWith = new Error('no')
    await queueMail(test.app.db)
    const text = await read()
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^brewprint_database_up 1$/m)
    expect(text).toMatch(/^brewprint_mails_waiting 1$/m)
  })

  it('reports queries, database latency, waiting events and the cache size', async () => {
    const before = Number(/^brewprint_queries_total (\d+)$/m.exec(await read())![1])
    await test.get('/api/recipes')
    const text = await read()
    expect(Number(/^brewprint_queries_total (\d+)$/m.exec(text)![1])).toBeGreaterThan(before)
    expect(text).toMatch(/^# TYPE brewprint_queries_total counter$/m)
    expect(text).toMatch(/^brewprint_query_seconds_total 0?\.?\d/m)
    expect(text).toMatch(/^brewprint_slow_queries_total \d+$/m)
    expect(text).toMatch(/^brewprint_database_latency_seconds \d/m)
    expect(text).toMatch(/^brewprint_events_waiting 0$/m)
    expect(text).toMatch(/^brewprint_cache_bytes \d+$/m)
    if (onPostgres) expect(text).toMatch(/^brewprint_database_connections [1-9]\d*$/m)
    else expect(text).not.toMatch(/^brewprint_database_connections/m)
  })

  it('counts hits and misses of the response cache', async () => {
    const counts = async () => {
      const text = await read()
      const countOf = (name: string) => Number(new RegExp(`^brewprint_cache_${name}_total (\\d+)$`, 'm').exec(text)![1])
      return { hits: countOf('hits'), misses: countOf('misses') }
    }
    const { token } = await register(test)
    const before = await counts()
    // The first two are misses, since only what is requested again is stored.
    for (let n = 0; n < 5; n++) await test.get('/api/brew-methods?of=the-cache')
    // Signed-in requests bypass the cache and count as neither hit nor miss.
    for (let n = 0; n < 4; n++) await test.get('/api/community-recipes', { token })
    await test.get('/api/collections', { token })
    const after = await counts()
    expect({ hits: after.hits - before.hits, misses: after.misses - before.misses }).toEqual({ hits: 3, misses: 2 })
    expect(await read()).toMatch(/^# TYPE brewprint_cache_hits_total counter$/m)
  })

  it('returns the Prometheus text format', async () => {
    const lines = (await read()).split('\n').filter((line) => line !== '')
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-zA-Z]+="[^"]*"(,[a-z]+="[^"]*")*\})? ([\d.e+-]+|Nan))$/i,
      )
    }
  })

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    'is 404 when %s shows an unknown proxy in a private network',
    async (header) => {
      const ask = (headers: Record<string, string>) =>
        test.app.inject({ url: '/metrics', remoteAddress: '10.9.8.7', headers })
      expect((await ask({})).statusCode).toBe(200)
      expect((await ask({ [header]: '203.0.113.9' })).statusCode).toBe(404)
    },
  )

  it.each(['203.0.113.9', '2001:db8::1'])('is 404 for the public address %s', async (ip) => {
    expect((await test.get('/metrics', { ip })).status).toBe(404)
  })
})

describe('registerMetrics', () => {
  it.each(['counter', 'gauge'] as const)('leaves out a %s while its value cannot be read', async (type) => {
    const app = Fastify()
    let read = (): number | undefined => 5
    registerMetrics(app, [{ name: 'things', help: 'Things', type, read: () => read() }])
    const values = async () => (await app.inject('/metrics')).body.match(/^things .*$/gm) ?? []
    expect(await values()).toEqual(['things 5'])
    read = () => {
      throw new Error('no')
    }
    expect(await values()).toEqual([])
    read = () => undefined
    expect(await values()).toEqual([])
    read = () => 7
    expect(await values()).toEqual(['things 7'])
    expect(await values()).toEqual(['things 7'])
  })
})

describe('GET /metrics without METRICS', () => {
  it('is 404, and no such route is registered', async () => {
    const test = await startTestApp()
    expect((await test.get('/metrics', OPERATOR)).status).toBe(404)
    expect(test.app.routeTable.entries.some(({ url }) => url === '/metrics')).toBe(false)
    await test.close()
  })
})
