import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'
import {
  AUDIENCE,
  type IdentityProvider,
  ISSUER,
  inSeconds,
  newSub,
  startIdentityProvider,
} from '#test/support/identity-provider.ts'

/**
 * Attacks that test/http/tokens.test.ts doesn't cover: headers with other keys, tokens of other kinds and in other
 * places.
 */

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())

describe('session token of GET /api/auth/me', () => {
  let test: TestApp
  let provider: IdentityProvider
  let member: Member
  let secret: Uint8Array
  beforeAll(async () => {
    provider = await startIdentityProvider()
    test = await startTestApp({ apple: provider.config })
    member = await register(test, { email: 'owner@example.com' })
    secret = new TextEncoder().encode(test.app.config.sessionSecrets[0])
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })

  const cookie = (token: string) => ({ cookie: `svc_session=${token}` })
  async function expectClosed(token: string) {
    expectError(await test.get('/api/auth/me', { token }), { status: 401, code: 'not_authenticated' })
    expectError(await test.get('/api/auth/me', { headers: cookie(token) }), { status: 401, code: 'not_authenticated' })
    // On an optional route, an invalid cookie is anonymous and an invalid Bearer token is 401.
    expect((await test.get('/api/recipes', { token })).status).toBe(401)
    expect((await test.get('/api/recipes', { headers: cookie(token) })).status).toBe(200)
  }

  it('is refused when forged with a header that contains or names its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = await crypto.subtle.exportKey('jwk', publicKey)
    const own = new TextEncoder().encode('x'.repeat(32))
    const headers = [
      { kid: '../../../../dev/null' },
      { kid: "' union select 'x" },
      { kid: 'x'.repeat(5000) },
      { jku: provider.config.jwksUrl },
      { x5u: provider.config.jwksUrl },
      { jwk: { kty: 'oct', k: Buffer.from('x'.repeat(32)).toString('base64url') } },
      { x5c: ['AAAA'] },
    ]
    for (const header of headers) {
      const forged = new SignJWT(claimsOf(member.token)).setProtectedHeader({ alg: 'HS256', ...header } as never)
      await expectClosed(await forged.sign(own))
    }
    const asymmetric = new SignJWT(claimsOf(member.token)).setProtectedHeader({ alg: 'RS256', jwk } as never)
    await expectClosed(await asymmetric.sign(privateKey))
    expect(provider.requests, 'nobody asked for a key').toBe(0)
  })

  it('is refused when forged with an empty or a public key', async () => {
    const { subtle } = crypto
    for (const key of ['\u0000', provider.publicPem, test.app.config.baseUrl, 'secret']) {
      const bytes = new TextEncoder().encode(key)
      const hmac = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      const [, payload] = member.token.split('.')
      const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}`
      const signature = await subtle.sign('HMAC', hmac, new TextEncoder().encode(signed))
      await expectClosed(`${signed}.${Buffer.from(signature).toString('base64url')}`)
    }
  })

  it('is refused with any other spelling of the algorithm', async () => {
    const [, payload, signature] = member.token.split('.')
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null, 0, 'hs256', 'HS256 ', ['HS256'], 'RS256', 'dir']) {
      for (const end of ['', signature]) await expectClosed(`${encode({ alg, typ: 'JWT' })}.${payload}.${end}`)
    }
  })

  it('is refused with an unknown critical header', async () => {
    const claims = claimsOf(member.token)
    const critical = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', crit: ['x'], x: 1 } as never)
    await expectClosed(await critical.sign(secret, { crit: { x: true } }))
  })

  it('is refused when it is huge, and other requests still work', async () => {
    await expectClosed(`${member.token}${'A'.repeat(12_000)}`)
    await expectClosed(`${encode({ alg: 'HS256', x: 'x'.repeat(8000) })}.${member.token.split('.')[1]}.AAAA`)
    await expectClosed(`${'.'.repeat(8000)}`)
    expect((await test.get('/api/auth/me', { token: member.token })).status).toBe(200)
  })

  it('is refused with claims of the wrong type, even if signed with our key', async () => {
    const usual = claimsOf(member.token)
    const odd = [
      { sub: `${member.id} or 1=1` },
      { sub: `${member.id}.5` },
      { sub: '-1' },
      { sub: '1e999' },
      { sub: '9007199254740993' },
      { sid: [usual.sid] },
      { sid: { $ne: '' } },
      { sid: "' or '1'='1" },
      { sid: '%' },
      { exp: 'tomorrow' },
    ]
    for (const claims of odd) {
      const token = await new SignJWT({ ...usual, ...claims } as never)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(secret)
      await expectClosed(token)
    }
  })

  it('cannot be made of a mailed token, nor used in place of one', async () => {
    const { email, token } = await register(test, { email: 'mails@example.com' })
    await test.post('/api/auth/magic-link', { email })
    const mails = (await test.sentMail()).filter(({ recipient }) => recipient === email)
    const [confirm, notMe, signIn] = mails.flatMap(({ text }) =>
      [...text.matchAll(/token=(\S+)/g)].map(([, each]) => each!),
    ) as [string, string, string]
    for (const mailed of [confirm, notMe, signIn]) await expectClosed(mailed)

    const places: ['GET' | 'POST', string][] = [
      ['GET', '/api/auth/magic-link/verify'],
      ['POST', '/api/auth/not-me'],
      ['POST', '/api/roaster-claims/verify'],
    ]
    const tryAt = ([method, path]: (typeof places)[number], token: string) =>
      test.call(method, `${path}?token=${token}`)
    for (const place of places) {
      const answer = await tryAt(place, token)
      expectError(answer, { status: 400, code: 'invalid_token' })
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    // Each mailed token works only for its own purpose.
    for (const mailed of [confirm, notMe]) {
      expectError(await tryAt(places[0]!, mailed), { status: 400, code: 'invalid_token' })
    }
    for (const mailed of [confirm, signIn]) {
      expectError(await tryAt(places[1]!, mailed), { status: 400, code: 'invalid_token' })
    }
    for (const mailed of [confirm, notMe, signIn]) {
      expectError(await tryAt(places[2]!, mailed), { status: 400, code: 'invalid_token' })
      const reset = { token: mailed, password: 'long enough' }
      expectError(await test.post('/api/auth/password-reset/confirm', reset), { status: 400, code: 'invalid_token' })
    }
    // The stored hash is not accepted as a token.
    const stored = await test.app.db.selectFrom('accountTokens').select('hash').where('email', '=', email).execute()
    expect(stored).toHaveLength(3)
    for (const { hash } of stored) {
      for (const place of places) expect((await tryAt(place, hash)).status).toBe(400)
    }
    expect((await test.get('/api/auth/me', { token })).status, 'nothing was used up').toBe(200)
    expect((await tryAt(places[0]!, signIn)).status).toBe(200)
  })

  it('cannot be made of an identity token, nor used in place of one', async () => {
    expectError(await test.post('/api/auth/apple', { identityToken: member.token }), {
      status: 401,
      code: 'not_authenticated',
    })
    await expectClosed(await provider.token({ sub: String(member.id), sid: claimsOf(member.token).sid }))
  })

  it('is ignored outside the Authorization header and the svc_session cookie', async () => {
    const { token } = member
    const elsewhere: [string, Parameters<TestApp['call']>[2]?][] = [
      [`/api/auth/me?token=${token}`],
      [`/api/auth/me?access_token=${token}`],
      [`/api/auth/me?svc_session=${token}`],
      [`/api/auth/me?authorization=Bearer%20${token}`],
      ['/api/auth/me', { headers: { 'x-authorization': `Bearer ${token}` } }],
      ['/api/auth/me', { headers: { 'x-access-token': token } }],
      ['/api/auth/me', { headers: { 'proxy-authorization': `Bearer ${token}` } }],
      ['/api/auth/me', { headers: { 'x-forwarded-user': 'owner@example.com' } }],
      ['/api/auth/me', { headers: { cookie: `session=${token}` } }],
      ['/api/auth/me', { headers: { cookie: `SVC_SESSION=${token}` } }],
      ['/api/auth/me', { headers: { cookie: `__Host-svc_session=${token}` } }],
      ['/api/auth/me', { headers: { cookie: `svc_session2=${token}` } }],
      ['/api/auth/me', { headers: { cookie: `token=svc_session=${token}` } }],
      ['/api/auth/me', { headers: { cookie: `svc_session=; svc_session=${token}` } }],
      ['/api/auth/me', { headers: { cookie: `svc_session="${token}"` } }],
      ['/api/auth/me', { headers: { cookie: `svc_session=Bearer ${token}` } }],
    ]
    for (const [url, options] of elsewhere) {
      expectError(await test.get(url, options), { status: 401, code: 'not_authenticated' })
    }
    const inBody = await test.post('/api/auth/logout', { token, svc_session: token })
    expectError(inBody, { status: 401, code: 'not_authenticated' })
    expect((await test.get('/api/auth/me', { token })).status).toBe(200)
  })

  it('is refused once the account is deleted, also after the address registers again', async () => {
    const first = await register(test, { email: 'twice@example.com' })
    await test.call('DELETE', '/api/user/account', { token: first.token })
    const second = await register(test, { email: 'twice@example.com' })
    expect(second.id).not.toBe(first.id)
    await expectClosed(first.token)
    // Not even when signed with our key for the new account's id, since the session is gone.
    const claims = { ...claimsOf(first.token), sub: String(second.id) }
    await expectClosed(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret))
  })

  it('is refused once its session has ended, while other sessions of the account continue', async () => {
    const { email, token } = await register(test, { email: 'sessions@example.com' })
    const other = (await test.post('/api/auth/login', { email, password: 'correct horse' })).body.token
    await test.post('/api/auth/logout', undefined, { token })
    await expectClosed(token)
    expect((await test.get('/api/auth/me', { token: other })).status).toBe(200)
  })
})

describe('identity token of POST /api/auth/apple', () => {
  let test: TestApp
  let provider: IdentityProvider
  let evil: IdentityProvider
  beforeAll(async () => {
    provider = await startIdentityProvider()
    evil = await startIdentityProvider()
    test = await startTestApp({ apple: provider.config })
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
    await evil.close()
  })

  const usual = () => ({ iss: ISSUER, aud: AUDIENCE, sub: newSub(), iat: inSeconds(0), exp: inSeconds(600) })
  async function expectRefused(identityToken: string) {
    const users = await test.app.db.selectFrom('users').select('id').execute()
    const answer = await test.post('/api/auth/apple', { identityToken, email: 'new@example.com' })
    expectError(answer, { status: 401, code: 'not_authenticated' })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await test.app.db.selectFrom('users').select('id').execute()).toHaveLength(users.length)
  }

  it('is refused when forged with a header that contains or names its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = await crypto.subtle.exportKey('jwk', publicKey)
    for (const header of [
      { jwk },
      { jku: evil.config.jwksUrl, kid: 'RS256' },
      { x5u: evil.config.jwksUrl, kid: 'RS256' },
      { kid: 'RS256', jwk },
      { kid: '../RS256' },
      { kid: '' },
      { kid: 'ES256' },
      {},
    ]) {
      const token = new SignJWT(usual()).setProtectedHeader({ alg: 'RS256', ...header } as never)
      await expectRefused(await token.sign(privateKey))
    }
    // The same key id at another provider.
    await expectRefused(await evil.token())
    expect(evil.requests, 'nobody asked for a key there').toBe(0)
  })

  it('is refused when its algorithm is not that of the key', async () => {
    const [, payload, signature] = (await provider.token()).split('.')
    for (const alg of ['none', 'NONE', 'HS256', 'HS512', 'PS256', 'RS512', 'ES384', 'EdDSA', '', null]) {
      for (const kid of ['RS256', 'ES256']) {
        for (const end of ['', signature]) await expectRefused(`${encode({ alg, kid })}.${payload}.${end}`)
      }
    }
    for (const key of [provider.publicPem, provider.publicPem.trim()]) {
      const confused = new SignJWT(usual()).setProtectedHeader({ alg: 'HS256', kid: 'RS256' })
      await expectRefused(await confused.sign(new TextEncoder().encode(key)))
    }
  })

  it('is refused before nbf and after exp', async () => {
    await expectRefused(await provider.token({ nbf: inSeconds(300) }))
    await expectRefused(await provider.token({ exp: inSeconds(-1) }))
  })

  it('never signs in to an account by an unverified email address', async () => {
    const owner = await register(test, { email: 'owner@example.com' })
    const email = 'owner@example.com'
    const unvouched = [
      { identityToken: await provider.token(), email },
      { identityToken: await provider.token({ email }) },
      { identityToken: await provider.token({ email, email_verified: false }) },
      { identityToken: await provider.token({ email, email_verified: 'yes' }) },
      { identityToken: await provider.token({ email, email_verified: 1 }) },
      { identityToken: await provider.token({ email: 'Other@example.com', email_verified: true }), email },
    ]
    for (const body of unvouched) {
      const answer = await test.post('/api/auth/apple', body)
      expect(answer.status).toBe(200)
      expect(answer.body.user.id).not.toBe(owner.id)
    }
  })
})
