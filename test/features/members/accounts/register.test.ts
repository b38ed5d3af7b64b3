import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { linksTo, tokenIn } from '#test/support/mailed-links.ts'

describe('POST /api/auth/register', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('creates an account, signs it in by token and by cookie, and mails a welcome', async () => {
    const { status, body, headers } = await test.post('/api/auth/register', {
      email: ' Ada@Example.COM ',
      password: 'eight ch',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      user: {
        id: expect.any(Number),
        email: 'ada@example.com',
        emailVerified: false,
        name: `Brewer ${body.user.id}`,
        displayName: `Brewer ${body.user.id}`,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      token: expect.any(String),
    })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^svc_session=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)

    const byToken = await test.get('/api/auth/me', { token: body.token })
    expect(byToken.body.user).toEqual({ ...body.user, profile: null, role: 'member', suspension: null })
    const byCookie = await test.get('/api/auth/me', { headers: { cookie: cookie.split(';')[0]! } })
    expect(byCookie.body).toEqual(byToken.body)

    const mail = (await test.sentMail()).find(({ recipient }) => recipient === 'ada@example.com')
    expect(mail).toMatchObject({ subject: 'Welcome to Brewprint' })
  })

  it('accepts a display name under either field name', async () => {
    const one = await test.post('/api/auth/register', {
      email: 'n1@example.com',
      password: 'password',
      displayName: ' Ada ',
    })
    const two = await test.post('/api/auth/register', { email: 'n2@example.com', password: 'password', name: 'Grace' })
    expect(one.body.user.displayName).toBe('Ada')
    expect(two.body.user).toMatchObject({ name: 'Grace', displayName: 'Grace' })
  })

  it('answers 409 to an address that is registered, in any case', async () => {
    await register(test, { email: 'taken@example.com' })
    const { status, body } = await test.post('/api/auth/register', { email: 'TAKEN@example.com', password: 'password' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: expect.stringContaining('already an account'), code: 'email_taken' })
  })

  it.each([
    [{ password: 'password' }, 'email'],
    [{ email: 'ada@example.com' }, 'password'],
    [{ email: 'not an address', password: 'password' }, 'email'],
    [{ email: 'a@b', password: 'password' }, 'email'],
    [{ email: 'new@example.com', password: 'seven c' }, 'password'],
    [{ email: 'new@example.com', password: 12345678 }, 'password'],
    [{ email: 'new@example.com', password: 'x'.repeat(201) }, 'password'],
    [{ email: `${'x'.repeat(250)}@example.com`, password: 'password' }, 'email'],
    [{ email: 'new@example.com', password: 'password', displayName: 'a\nb' }, 'displayName'],
    [{ email: 'new@example.com', password: 'password', displayName: '   ' }, 'displayName'],
  ])('rejects %j with 400', async (body, field) => {
    const answer = await test.post('/api/auth/register', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: expect.any(String), field })
  })

  it('registers one of fifty concurrent requests for an address', async () => {
    const attempts = Array.from({ length: 50 }, () =>
      test.post('/api/auth/register', { email: 'race@example.com', password: 'password' }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  it('mails a link with which the owner of the address can revoke the account once', async () => {
    const squatter = await register(test, { email: 'owner@example.com', password: 'squatters password' })
    const [, notMe] = await linksTo(test, 'owner@example.com', 'welcome')
    const byProgram = () => test.post(`/api/auth/not-me?token=${tokenIn(notMe!)}`)
    expect((await byProgram()).status).toBe(200)
    expect((await test.get('/api/auth/me', { token: squatter.token })).status).toBe(401)
    const login = await test.post('/api/auth/login', { email: 'owner@example.com', password: 'squatters password' })
    expect(login.status).toBe(401)
    expect((await byProgram()).status).toBe(400)
  })
})
