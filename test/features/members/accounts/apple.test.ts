import { createHash } from 'node:crypto'
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import {
  AUDIENCE,
  type IdentityProvider,
  ISSUER,
  inSeconds,
  newSub,
  startIdentityProvider,
} from '#test/support/identity-provider.ts'

describe('identity token of POST /api/auth/apple', () => {
  let provider: IdentityProvider
  let test: TestApp
  beforeAll(async () => {
    provider = await startIdentityProvider()
    test = await startTestApp({ apple: provider.config })
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })

  const signIn = (identityToken: unknown) => test.post('/api/auth/apple', { identityToken })

  async function expectRefusal(identityToken: string) {
    const before = await countUsers()
    const { status, body, headers } = await signIn(identityToken)
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: "Signing in with Apple didn't work. Try again.", code: 'not_authenticated' })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await countUsers()).toBe(before)
  }

  const countUsers = async () => (await test.app.db.selectFrom('users').select('id').execute()).length

  // Must run first in this file, before anything has fetched the keys.
  it('is rejected without fetching keys if it is obviously invalid', async () => {
    const unsigned: JWTPayload = { iss: ISSUER, aud: AUDIENCE, sub: newSub(), exp: inSeconds(600) }
    const wrong = {
      expired: await provider.token({ exp: inSeconds(-1) }),
      'for ever': await provider.token({ exp: undefined }),
      'for another app': await provider.token({ aud: 'app.other' }),
      'for several other apps': await provider.token({ aud: ['app.other', 'app.third'] }),
      'for no app': await provider.token({ aud: undefined }),
      'of another issuer': await provider.token({ iss: 'https://evil.example' }),
      'of nobody': await provider.token({ sub: undefined }),
      'not a token': 'not a token',
      'two dots': '..',
      'an encrypted one': 'a.b.c.d.e',
      'alg none': new UnsecuredJWT(unsigned).encode(),
      'HS256 with the public key as the secret': await new SignJWT(unsigned)
        .setProtectedHeader({ alg: 'HS256', kid: 'RS256' })
        .sign(new TextEncoder().encode(provider.publicPem)),
    }
    for (const token of Object.values(wrong)) await expectRefusal(token)
    expect(provider.requests).toBe(0)
  })

  it('is only good with the nonce that it was asked for with, as it is or hashed', async () => {
    const nonce = 'a nonce of the client'
    const hashed = createHash('sha256').update(nonce).digest('hex')
    const ask = async (claimed: string | undefined, given: string | undefined) =>
      (
        await test.post('/api/auth/apple', {
          identityToken: await provider.token(claimed === undefined ? {} : { nonce: claimed }),
          nonce: given,
        })
      ).status
    expect([await ask(nonce, nonce), await ask(hashed, nonce), await ask(undefined, undefined)]).toEqual([
      200, 200, 200,
    ])
    expect([await ask(nonce, undefined), await ask(hashed, 'another'), await ask(undefined, nonce)]).toEqual([
      401, 401, 401,
    ])
  })

  it.each(['RS256', 'ES256'] as const)('is accepted if signed with %s, and the keys are fetched once', async (alg) => {
    const { status, body, headers } = await signIn(await provider.token({}, { alg }))
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      user: {
        id: expect.any(Number),
        emailVerified: false,
        email: null,
        name: `Brewer ${body.user.id}`,
        displayName: `Brewer ${body.user.id}`,
        createdAt: expect.any(String),
      },
      token: expect.any(String),
    })
    expect(headers['set-cookie']).toContain(`svc_session=${body.token};`)
    expect((await test.get('/api/auth/me', { token: body.token })).body.user.id).toBe(body.user.id)
    expect(provider.requests).toBe(1)
  })

  it('is accepted if it is for several apps including ours', async () => {
    expect((await signIn(await provider.token({ aud: ['app.other', AUDIENCE] }))).status).toBe(200)
  })

  it.each(['RS256', 'ES256'] as const)('is rejected if signed with another %s key of the same id', async (alg) => {
    const { privateKey } = await generateKeyPair(alg)
    await expectRefusal(await provider.token({}, { alg, key: privateKey }))
  })

  it('is rejected if signed with an unknown key', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    await expectRefusal(await provider.token({}, { kid: 'unknown', key: privateKey }))
  })

  it('is rejected if it was changed after signing', async () => {
    const [header, payload, signature] = (await provider.token()).split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody else' })).toString('base64url')
    await expectRefusal(`${header}.${forged}.${signature}`)
  })

  it.each([{}, { identityToken: '' }, { identityToken: 7 }, { identityToken: 'x'.repeat(8193) }])(
    'is required: %j is rejected with 400',
    async (body) => {
      const answer = await test.post('/api/auth/apple', body)
      expect(answer.status).toBe(400)
      expect(answer.body.field).toBe('identityToken')
    },
  )
})

describe('POST /api/auth/apple while the identity provider is unavailable', () => {
  it('answers 503 until the provider is available again', async () => {
    const provider = await startIdentityProvider()
    const test = await startTestApp({ apple: provider.config })
    const signIn = async () => test.post('/api/auth/apple', { identityToken: await provider.token() })
    try {
      for (const broken of [
        { status: 500, body: 'oops' },
        { status: 302, body: '' },
        { status: 200, body: '<html>maintenance</html>' },
        { status: 200, body: '{"keys":"none"}' },
      ]) {
        provider.broken = broken
        const { status, body, headers } = await signIn()
        expect(status, broken.body).toBe(503)
        expect(body).toMatchObject({ error: expect.stringContaining('Try again'), code: 'unavailable' })
        expect(headers['retry-after']).toBe('5')
      }
      provider.broken = undefined
      expect((await signIn()).status).toBe(200)
    } finally {
      await test.close()
      await provider.close()
    }
  })

  it('answers 503 if the provider refuses connections', async () => {
    const provider = await startIdentityProvider()
    const test = await startTestApp({ apple: provider.config })
    await provider.close()
    try {
      const { status, body } = await test.post('/api/auth/apple', { identityToken: await provider.token() })
      expect(status).toBe(503)
      expect(body.code).toBe('unavailable')
    } finally {
      await test.close()
    }
  })
})
