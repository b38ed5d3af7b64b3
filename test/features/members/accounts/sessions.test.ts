import { jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '#src/features/members/accounts/sessions.ts'
import { type CallOptions, type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertTasteProfile } from '#test/support/community.ts'

const asCookie = (token: string): CallOptions => ({ headers: { cookie: `theme=dark; svc_session=${token}; a=b` } })

describe('sessions by token and by cookie', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const me = (options?: CallOptions) => test.get('/api/auth/me', options)
  const login = async ({ email }: Member): Promise<Member> => {
    const { body } = await test.post('/api/auth/login', { email, password: 'correct horse' })
    return { id: body.user.id, email, token: body.token }
  }

  it('have a token that names the user and the session only, for seven days', async () => {
    const member = await register(test)
    const secret = new TextEncoder().encode(test.app.config.sessionSecrets[0])
    const { payload, protectedHeader } = await jwtVerify(member.token, secret)
    expect(protectedHeader.alg).toBe('HS256')
    expect(payload).toEqual({
      sub: String(member.id),
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: payload.iat! + 7 * 24 * 60 * 60,
    })
  })

  it('GET /api/auth/me returns the user, with the taste profile once there is one', async () => {
    const member = await register(test)
    expect((await me({ token: member.token })).body.user).toMatchObject({ id: member.id, profile: null })
    await insertTasteProfile(test.app.db, member.id, { acidityLevel: 4, bodyLevel: 2 })
    const { body, headers } = await me({ token: member.token })
    expect(body).toEqual({
      user: {
        id: member.id,
        email: member.email,
        emailVerified: false,
        name: `Brewer ${member.id}`,
        displayName: `Brewer ${member.id}`,
        createdAt: expect.any(String),
        profile: {
          acidityLevel: 4,
          bodyLevel: 2,
          sweetnessLevel: null,
          bitternessLevel: null,
          flavorComplexityLevel: null,
          aftertasteLevel: null,
        },
        role: 'member',
        suspension: null,
      },
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('POST /api/auth/logout ends this session at once, and no other', async () => {
    const phone = await register(test)
    const laptop = await login(phone)
    const { status, body, headers } = await test.call('POST', '/api/auth/logout', { token: phone.token })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true })
    expect(headers['set-cookie']).toBe('svc_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect((await me({ token: phone.token })).status).toBe(401)
    expect((await me(asCookie(phone.token))).status).toBe(401)
    expect((await me({ token: laptop.token })).status).toBe(200)
  })

  it('POST /api/auth/logout accepts a cookie with a JSON content type and an empty body', async () => {
    const member = await register(test)
    const headers = { ...asCookie(member.token).headers, 'content-type': 'application/json' }
    expect((await test.call('POST', '/api/auth/logout', { headers })).status).toBe(200)
    expect((await me({ token: member.token })).status).toBe(401)
  })

  it('GET /api/auth/me prefers the session of the Authorization header to that of the cookie', async () => {
    const ada = await register(test)
    const grace = await register(test)
    const both = await me({ ...asCookie(ada.token), token: grace.token })
    expect(both.body.user.id).toBe(grace.id)
    const badHeader = await me({ ...asCookie(ada.token), token: 'nonsense' })
    expect(badHeader.status).toBe(401)
    const otherScheme = { ...asCookie(ada.token).headers, authorization: `Basic ${grace.token}` }
    expect((await me({ headers: otherScheme })).status).toBe(401)
  })

  it('accept writes with a cookie from our own pages only', async () => {
    const member = await register(test)
    const { headers } = asCookie(member.token)
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await test.call('POST', '/api/auth/logout', { headers: foreign })).status).toBe(403)
    expect((await me({ token: member.token })).status).toBe(200)
    const own = { ...headers, origin: 'http://brewprint.test', 'sec-fetch-site': 'same-origin' }
    expect((await test.call('POST', '/api/auth/logout', { headers: own })).status).toBe(200)
  })

  it('POST /api/auth/login sets no cookie for another website', async () => {
    const { email } = await register(test)
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await test.post('/api/auth/login', { email, password: 'correct horse' }, { headers })
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('end when their row has expired', async () => {
    const member = await register(test)
    const past = new Date(Date.now() - 1000).toISOString()
    await test.app.db.updateTable('sessions').set({ expiresAt: past }).where('userId', '=', member.id).execute()
    expect((await me({ token: member.token })).status).toBe(401)
  })

  it('end when their token has expired', async () => {
    const member = await register(test)
    const expired = await sign(member.id, await startSession(test.app.db, member.id), -1)
    expect((await me({ token: expired })).status).toBe(401)
  })

  it("reject a token of another user's session, of another secret, or without a signature", async () => {
    const [ada, grace] = [await register(test), await register(test)]
    const sid = await startSession(test.app.db, ada.id)
    expect((await me({ token: await sign(ada.id, sid, 60) })).body.user.id).toBe(ada.id)
    const unsigned = [{ alg: 'none' }, { sub: String(ada.id), sid, exp: Math.floor(Date.now() / 1000) + 60 }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const bad = [
      await sign(grace.id, sid, 60),
      await sign(ada.id, 'unknown', 60),
      await sign(ada.id, sid, 60, 'another secret that is long enough'),
      `${unsigned}.`,
    ]
    for (const token of bad) expect((await me({ token })).status, token).toBe(401)
  })

  function sign(userId: number, sid: string, seconds: number, secret = test.app.config.sessionSecrets[0]) {
    return new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(userId))
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(new TextEncoder().encode(secret))
  }
})

describe('sessions with an https base URL and two secrets', () => {
  const old = 'the secret that signed until yesterday'
  const current = 'the secret that signs since this morning'

  it('have a Secure cookie, and accept tokens of the previous secret', async () => {
    const test = await startTestApp({ baseUrl: 'https://brewprint.test', sessionSecrets: [current, old] })
    try {
      const { headers, body } = await test.post('/api/auth/register', {
        email: 'secure@example.com',
        password: 'correct horse',
      })
      const [plain, prefixed, ...others] = headers['set-cookie'] as string[]
      expect(plain).toMatch(/^svc_session=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
      expect(prefixed).toBe(`__Host-${plain}`)
      expect(others).toEqual([])
      const tossed = 'svc_session=set.by.a-subdomain'
      for (const cookie of [plain!, `${tossed}; ${prefixed}`].map((each) => each.split('; Max-Age')[0]!)) {
        expect((await test.get('/api/auth/me', { headers: { cookie } })).status, cookie).toBe(200)
      }
      const before = await new SignJWT({ sid: await startSession(test.app.db, body.user.id) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(body.user.id))
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(old))
      expect((await test.get('/api/auth/me', { token: before })).status).toBe(200)
      const logout = await test.call('POST', '/api/auth/logout', { token: body.token })
      expect(logout.headers['set-cookie']).toEqual([
        expect.stringMatching(/^svc_session=; Max-Age=0; .*; Secure$/),
        expect.stringMatching(/^__Host-svc_session=; Max-Age=0; .*; Secure$/),
      ])
    } finally {
      await test.close()
    }
  })
})
