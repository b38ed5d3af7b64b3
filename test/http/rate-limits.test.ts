import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MemoryCounter } from '#src/http/rate-limits.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { type Answer, BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

const LIMITS: [method: string, url: string, limit: number][] = [
  ['POST', '/api/auth/register', 3],
  ['POST', '/api/auth/login', 5],
  ['POST', '/api/auth/apple', 5],
  ['POST', '/api/auth/magic-link', 5],
  ['GET', '/api/auth/magic-link/verify', 10],
  ['POST', '/api/subscribe', 3],
  ['POST', '/api/contact', 3],
  ['POST', '/api/demo-requests', 3],
  ['POST', '/api/tools/grind-feedback', 10],
]

describe('rate limits per route and client', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  async function callTimes(times: number, method: string, url: string, options: Parameters<TestApp['call']>[2]) {
    const answers: Answer[] = []
    for (let i = 0; i < times; i++) answers.push(await test.call(method, url, options))
    return answers
  }

  it.each(LIMITS)('allow %s %s %i requests a minute, valid or not', async (method, url, limit) => {
    const ip = randomIPv4()
    const allowed = await callTimes(limit, method, url, { ip, ...(method === 'POST' && { body: {} }) })
    expect(allowed.map(({ status }) => status)).toEqual(Array(limit).fill(400))
    expect(allowed.map(({ headers }) => Number(headers['ratelimit-remaining']))).toEqual(
      Array.from({ length: limit }, (_, i) => limit - 1 - i),
    )
    for (const { headers } of allowed) {
      expect(Number(headers['ratelimit-limit'])).toBe(limit)
      expect(headers).not.toHaveProperty('retry-after')
    }

    const refused = await test.call(method, url, { ip })
    expectError(refused, { status: 429, code: 'rate_limited' })
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.body.error).toBe(`That was a lot at once. Try again in ${wait} seconds.`)
    expect(refused.headers).toMatchObject({
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(wait),
    })

    expect((await test.call(method, url, { ip: randomIPv4() })).status).toBe(400)
  })

  it('answer 429 to a valid request once the limit is reached', async () => {
    const ip = randomIPv4()
    await callTimes(3, 'POST', '/api/auth/register', { ip, body: {} })
    const account = { email: 'late@example.com', password: 'password' }
    expect((await test.post('/api/auth/register', account, { ip })).status).toBe(429)
    expect((await test.post('/api/auth/register', account)).status).toBe(201)
  })

  it('count malformed, wrongly typed and cross-origin requests, and other spellings of the path', async () => {
    const ip = randomIPv4()
    const statuses = [
      await test.post('/api/auth/login', '{ malformed', { ip, headers: { 'content-type': 'application/json' } }),
      await test.post('/api/auth/login', 'x', { ip, headers: { 'content-type': 'text/plain' } }),
      await test.post('/api/auth/login', {}, { ip, headers: { origin: 'https://evil.example' } }),
      await test.post('/api/auth/login/', {}, { ip }),
      await test.post('/api/auth/login?token=%00', {}, { ip }),
      await test.post('/api/auth/login', {}, { ip, headers: { origin: BASE_URL } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 415, 403, 400, 400, 429])
  })

  it('count each route separately', async () => {
    const ip = randomIPv4()
    await callTimes(4, 'POST', '/api/subscribe', { ip, body: {} })
    expect((await test.post('/api/contact', {}, { ip })).status).toBe(400)
    expect((await test.post('/api/subscribe', {}, { ip })).status).toBe(429)
  })

  it('do not apply to other routes', async () => {
    const ip = randomIPv4()
    const answers = await callTimes(40, 'GET', '/api/brew-methods', { ip })
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers[0]!.headers).not.toHaveProperty('ratelimit-limit')
  })
})

describe('MemoryCounter', () => {
  it('starts again from one after the window', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    try {
      const counter = new MemoryCounter()
      expect(counter.increment('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
      vi.setSystemTime(1_059_999)
      expect(counter.increment('a', 60_000)).toEqual({ current: 2, ttl: 1 })
      vi.setSystemTime(1_060_000)
      expect(counter.increment('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps at most 100,000 clients and evicts the oldest', () => {
    const counter = new MemoryCounter()
    for (let i = 0; i < 100_000; i++) counter.increment(`client ${i}`, 60_000)
    expect(counter.increment('client 99999', 60_000).current).toBe(2)
    counter.increment('one more', 60_000)
    expect(counter.increment('client 1', 60_000).current).toBe(2)
    expect(counter.increment('client 0', 60_000).current).toBe(1)
  })
})
