import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '#src/features/members/accounts/queries.ts'
import { delayAfter } from '#src/features/members/accounts/sign-in-guard.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

describe('sign-in guard of POST /api/auth/login', () => {
  let test: TestApp
  let waits: number[]
  beforeAll(async () => {
    test = await startTestApp()
    test.app.signInGuard.pause = async (ms) => void waits.push(ms)
  })
  afterAll(() => test.close())

  /** Each call uses another IP address, so that no rate limit applies. */
  const login = (email: string, password: string) => test.post('/api/auth/login', { email, password })

  async function fail(email: string, times: number): Promise<void> {
    for (let n = 0; n < times; n++) expect((await login(email, 'not this one')).status).toBe(401)
  }

  it('delays attempts after five failures, doubling up to eight seconds', () => {
    expect([0, 4, 5, 6, 7, 8, 9, 10, 50].map(delayAfter)).toEqual([0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000])
  })

  it('delays attempts from any IP address, and lets the owner in', async () => {
    await register(test, { email: 'owner@example.com', password: 'correct horse' })
    waits = []
    await fail('owner@example.com', 7)
    expect(waits).toEqual([250, 500])
    expect((await login('OWNER@example.com', 'correct horse')).status).toBe(200)
    expect(waits).toEqual([250, 500, 1000])
    expect((await login('owner@example.com', 'correct horse')).status).toBe(200)
    expect(waits, 'forgotten once somebody got in').toHaveLength(3)
  })

  it('delays attempts on an address without an account too', async () => {
    waits = []
    await fail('nobody@example.com', 7)
    expect(waits).toEqual([250, 500])
  })

  it('answers 429 and suggests a sign-in link when too many attempts wait', async () => {
    waits = []
    await fail('busy@example.com', 5)
    const gate = Promise.withResolvers<void>()
    const { pause } = test.app.signInGuard
    test.app.signInGuard.pause = () => gate.promise
    const attempts = Array.from({ length: 21 }, () => login('busy@example.com', 'not this one'))
    const first = await Promise.race(attempts)
    expect(first.status).toBe(429)
    expect(first.headers['retry-after']).toBe('1')
    expect(first.body.error).toContain('sign-in link')
    gate.resolve()
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    test.app.signInGuard.pause = pause
  })

  it('forgets failures after an hour', async () => {
    waits = []
    await fail('later@example.com', 5)
    await test.app.db.updateTable('signInFailures').set({ lastAt: '2020-01-01T00:00:00.000Z' }).execute()
    await deleteExpired(test.app.db)
    await fail('later@example.com', 1)
    expect(waits).toEqual([])
  })

  it('stores only the hash of an address', async () => {
    await fail('secret@example.com', 1)
    const rows = await test.app.db.selectFrom('signInFailures').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})
