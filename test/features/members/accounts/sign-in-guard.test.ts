import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS } from '#src/features/members/accounts/sign-in-guard.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { cookieFrom, follow, signInLink } from '#test/support/mailed-links.ts'

const RIGHT = 'correct horse'
const BROWSER = { 'sec-fetch-site': 'same-origin' }

describe('sign-in guard of POST /api/auth/login', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  /** Each call uses another IP address, so that no rate limit applies. */
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    test.post('/api/auth/login', { email, password }, { headers })

  const guess = async (email: string, times: number): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, (_, n) => login(email, `guess ${n}`)))).map(({ status }) => status)

  it('checks 20 of 150 parallel guesses, also for an address without an account', async () => {
    const { email } = await register(test)
    for (const address of [email, 'nobody@example.com']) {
      const statuses = await guess(address, 150)
      expect(statuses.filter((status) => status === 401)).toHaveLength(MAX_ATTEMPTS)
      expect(statuses.filter((status) => status === 429)).toHaveLength(150 - MAX_ATTEMPTS)
    }
  })

  it('answers 429 with how long to wait, and offers a sign-in link', async () => {
    const { email } = await register(test)
    await guess(email, MAX_ATTEMPTS)
    const { status, headers, body } = await login(email, RIGHT)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect(body).toMatchObject({ code: 'too_many_attempts', error: expect.stringContaining('sign-in link') })
  })

  it('counts guesses separately in a browser that signed in before', async () => {
    const { email } = await register(test)
    const device = cookieFrom(await login(email, RIGHT, BROWSER), 'svc_device')!
    await guess(email, MAX_ATTEMPTS + 1)
    expect((await login(email, RIGHT, { cookie: device })).status).toBe(200)
    for (let n = 0; n < MAX_ATTEMPTS; n++) {
      expect((await login(email, `guess ${n}`, { cookie: device })).status).toBe(401)
    }
    expect((await login(email, RIGHT, { cookie: device })).status).toBe(429)
  })

  it('treats the browser of another account, or a made-up one, as unknown', async () => {
    const [owner, other] = [await register(test), await register(test)]
    const device = cookieFrom(await login(other.email, RIGHT, BROWSER), 'svc_device')!
    await guess(owner.email, MAX_ATTEMPTS)
    const session = `svc_device=${other.token}`
    for (const cookie of [device, session, 'svc_device=made.up.text']) {
      expect((await login(owner.email, RIGHT, { cookie })).status).toBe(429)
    }
  })

  it('allows a sign-in by a mailed link meanwhile', async () => {
    const { email } = await register(test)
    await guess(email, MAX_ATTEMPTS + 1)
    expect((await follow(test, await signInLink(test, email))).status).toBe(303)
  })

  it("doesn't count sign-ins with the right password", async () => {
    const { email } = await register(test)
    for (let n = 0; n < MAX_ATTEMPTS + 5; n++) expect((await login(email, RIGHT)).status).toBe(200)
  })

  it('forgets guesses after a quarter of an hour', async () => {
    const { email } = await register(test)
    await guess(email, MAX_ATTEMPTS)
    await test.app.db.updateTable('attempts').set({ windowEndsAt: '2020-01-01T00:00:00.000Z' }).execute()
    expect((await login(email, RIGHT)).status).toBe(200)
  })

  it('stores only the hash of an address', async () => {
    await guess('secret@example.com', 1)
    const rows = await test.app.db.selectFrom('attempts').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})
