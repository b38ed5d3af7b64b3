import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { expectError } from '#test/support/errors.ts'

const key = (secret: string) => new TextEncoder().encode(secret)
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const partsOf = (token: string) => token.split('.') as [string, string, string]
const claimsOf = (token: string) => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('the session token', () => {
  let test: TestApp
  let member: Member
  let secret: string
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
    secret = test.app.config.sessionSecrets[0]!
  })
  afterAll(() => test.close())

  const me = (token: string, headers = {}) => test.get('/api/auth/me', { token, headers })
  const sign = (claims: Record<string, unknown>, alg = 'HS256', signer = secret) =>
    new SignJWT({ ...claimsOf(member.token), ...claims }).setProtectedHeader({ alg }).sign(key(signer))

  it('contains the user id, the session id and an expiry after seven days', () => {
    const { sub, sid, iat, exp, ...others } = claimsOf(member.token)
    expect(sub).toBe(String(member.id))
    expect(sid).toEqual(expect.any(String))
    expect(exp - iat).toBe(7 * 24 * 60 * 60)
    expect(others).toEqual({})
    expect(JSON.parse(Buffer.from(partsOf(member.token)[0], 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
    })
  })

  it('is accepted when signed again with the same secret', async () => {
    expect((await me(await sign({}))).status).toBe(200)
  })

  const forgeries: [string, (token: string) => Promise<string> | string][] = [
    ['no algorithm', (token) => new UnsecuredJWT(claimsOf(token)).encode()],
    ['no algorithm but a signature', (token) => `${encode({ alg: 'none' })}.${partsOf(token)[1]}.${partsOf(token)[2]}`],
    ['no signature', (token) => `${partsOf(token)[0]}.${partsOf(token)[1]}.`],
    ['another key', () => sign({}, 'HS256', 'k'.repeat(32))],
    ['another algorithm', () => sign({}, 'HS512', secret.repeat(2))],
    ['the same key by another algorithm', () => sign({}, 'HS384', secret.padEnd(64, secret))],
    [
      'another user written in',
      (token) => {
        const [head, , signature] = partsOf(token)
        return `${head}.${encode({ ...claimsOf(token), sub: '12345' })}.${signature}`
      },
    ],
    ['a changed signature', (token) => `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
    ['an end in the past', () => sign({ iat: inSeconds(-100), exp: inSeconds(-1) })],
    ['no end', () => sign({ exp: undefined })],
    ['a beginning in the future', () => sign({ nbf: inSeconds(100) })],
    ['no session', () => sign({ sid: undefined })],
    ['a session that is no text', () => sign({ sid: 5 })],
    ['a session that never was', () => sign({ sid: 'nonsense' })],
    ['no user', () => sign({ sub: undefined })],
    ['a user that is no number', () => sign({ sub: 'ada' })],
    ['another user than the session', () => sign({ sub: String(member.id + 1) })],
    ['half of it', (token) => token.slice(0, token.length / 2)],
    ['nonsense', () => 'nonsense'],
    ['something very long', () => 'x'.repeat(10_000)],
  ]

  it.each(forgeries)('is 401 with %s', async (_, forge) => {
    const token = await forge(member.token)
    for (const answer of [
      await me(token),
      await test.get('/api/auth/me', { headers: { cookie: `svc_session=${token}` } }),
    ]) {
      expectError(answer, { status: 401, code: 'not_authenticated' })
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
    expect((await me(member.token)).status).toBe(200)
  })

  it.each([
    ['Basic credentials', (token: string) => `Basic ${Buffer.from(`ada:${token}`).toString('base64')}`],
    ['the token alone', (token: string) => token],
    ['the scheme alone', () => 'Bearer '],
    ['two tokens', (token: string) => `Bearer ${token} ${token}`],
    ['another scheme', (token: string) => `Token ${token}`],
  ])('is not accepted as %s', async (_, authorization) => {
    const answer = await test.get('/api/auth/me', { headers: { authorization: authorization(member.token) } })
    expectError(answer, { status: 401, code: 'not_authenticated' })
  })

  it.each(['bearer', 'BEARER', 'Bearer '])('is accepted with the scheme spelled %j', async (scheme) => {
    const answer = await test.get('/api/auth/me', { headers: { authorization: `${scheme} ${member.token}` } })
    expect(answer.status).toBe(200)
  })

  it('is 401 after logout', async () => {
    const { token } = await register(test)
    expect((await test.post('/api/auth/logout', undefined, { token })).status).toBe(200)
    expectError(await me(token), { status: 401, code: 'not_authenticated' })
  })

  it('is 401 after the account is deleted', async () => {
    const { token } = await register(test)
    expect((await test.call('DELETE', '/api/user/account', { token })).status).toBe(200)
    expectError(await me(token), { status: 401, code: 'not_authenticated' })
  })

  it('is 401 once its session row has expired, even if the token has not', async () => {
    const { token, id } = await register(test)
    const past = new Date(Date.now() - 1).toISOString()
    await test.app.db.updateTable('sessions').set({ expiresAt: past }).where('userId', '=', id).execute()
    expectError(await me(token), { status: 401, code: 'not_authenticated' })
  })
})

describe('sessionSecrets', () => {
  it('accepts tokens signed with an old secret as long as that is listed', async () => {
    const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)]
    const { config: database, drop } = await createTestDatabase()
    const before = await startTestApp({ database, sessionSecrets: [old] })
    const { token: oldToken } = await register(before)
    const during = await startTestApp({ database, sessionSecrets: [fresh, old] })
    const { token: newToken } = await register(during)
    const after = await startTestApp({ database, sessionSecrets: [fresh] })

    const statuses = async (token: string) => {
      const answers = [before, during, after].map(({ get }) => get('/api/auth/me', { token }))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await statuses(oldToken)).toEqual([200, 200, 401])
    expect(await statuses(newToken)).toEqual([401, 200, 200])
    for (const node of [before, during, after]) await node.close()
    await drop()
  })
})
