import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

type Headers = Record<string, string>

/** Headers of requests from the app's own pages and of clients that are no browsers. */
const OURS: [string, Headers][] = [
  ['nothing said', {}],
  ['our origin', { origin: BASE_URL }],
  ['our host', { origin: 'http://brew.local:3000', host: 'brew.local:3000' }],
  ['same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['same-origin with our origin', { 'sec-fetch-site': 'same-origin', origin: BASE_URL }],
  ['typed by the user', { 'sec-fetch-site': 'none' }],
]

const OTHERS: [string, Headers][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['our name on another port', { origin: `${BASE_URL}:8080` }],
  ['our name in another name', { origin: `${BASE_URL}.evil.example` }],
  ['our address with another scheme', { origin: BASE_URL.replace('http:', 'https:') }],
  ['no origin to speak of', { origin: 'null' }],
  ['an origin that is none', { origin: 'nonsense' }],
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['cross-site, whatever the origin', { 'sec-fetch-site': 'cross-site', origin: BASE_URL }],
  ['another host than ours', { origin: 'http://brew.local:3000', host: 'brew.local' }],
]

describe('the same-origin check of requests with a session cookie', () => {
  let test: TestApp
  let member: Member
  let cookie: Headers
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
    cookie = { cookie: `other=1; svc_session=${member.token}` }
  })
  afterAll(() => test.close())

  const change = (headers: Headers, value: boolean) =>
    test.call('PATCH', '/api/user/notification-preferences', { body: { notifyRecipeBrews: value }, headers })
  const isOn = async () =>
    (await test.get('/api/user/notification-preferences', { token: member.token })).body.preferences.notifyRecipeBrews

  it.each(OURS)("allows writes from the app's own origin: %s", async (_, headers) => {
    const before = await isOn()
    expect((await change({ ...cookie, ...headers }, !before)).status).toBe(200)
    expect(await isOn()).toBe(!before)
  })

  it.each(OTHERS)('answers 403 to writes from another origin: %s', async (_, headers) => {
    const before = await isOn()
    expectError(await change({ ...cookie, ...headers }, !before), { status: 403, code: 'cross_origin' })
    expect(await isOn()).toBe(before)
  })

  it.each(OTHERS)('allows writes from another origin with a Bearer token: %s', async (_, headers) => {
    const answer = await change({ ...headers, authorization: `Bearer ${member.token}` }, true)
    expect(answer.status).toBe(200)
    expect((await change({ ...cookie, ...headers, authorization: `Bearer ${member.token}` }, true)).status).toBe(200)
  })

  it.each(OTHERS)('allows reads from another origin: %s', async (_, headers) => {
    expect((await test.get('/api/auth/me', { headers: { ...cookie, ...headers } })).status).toBe(200)
  })

  it('answers 403 to logout and account deletion from another origin', async () => {
    const headers = { ...cookie, origin: 'https://evil.example' }
    expectError(await test.call('POST', '/api/auth/logout', { headers }), { status: 403, code: 'cross_origin' })
    expectError(await test.call('DELETE', '/api/user/account', { headers }), { status: 403, code: 'cross_origin' })
    expect((await test.get('/api/auth/me', { headers: cookie })).status).toBe(200)
  })

  it('answers 401 rather than 403 when the cookie holds no session', async () => {
    const headers = { cookie: 'svc_session=stale', origin: 'https://evil.example' }
    expectError(await change(headers, true), { status: 401, code: 'not_authenticated' })
  })
})

describe('POST /api/auth/register, /login and /apple', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each(OURS)("work from the app's own origin: %s", async (_, headers) => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'password' }
    expect((await test.post('/api/auth/register', account, { headers })).status).toBe(201)
    expect((await test.post('/api/auth/login', account, { headers })).status).toBe(200)
  })

  it.each(OTHERS)('are 403 from another origin and set no cookie: %s', async (_, headers) => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'password' }
    const refused = [
      await test.post('/api/auth/register', account, { headers }),
      await test.post('/api/auth/login', account, { headers }),
      await test.post('/api/auth/apple', { identityToken: 'x' }, { headers }),
    ]
    for (const answer of refused) {
      expectError(answer, { status: 403, code: 'cross_origin' })
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    expect((await test.post('/api/auth/register', account)).status).toBe(201)
  })
})
