import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { type IdentityProvider, newSub, startIdentityProvider } from '#test/support/identity-provider.ts'
import { follow, linksTo } from '#test/support/mailed-links.ts'

describe('accounts of POST /api/auth/apple', () => {
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

  const signIn = async (claims: JWTPayload, email?: string) =>
    test.post('/api/auth/apple', { identityToken: await provider.token(claims), email })
  const userOf = async (sub: string) =>
    test.app.db.selectFrom('users').selectAll().where('appleSub', '=', sub).executeTakeFirst()
  const mailTo = async (email: string) => (await test.sentMail()).filter(({ recipient }) => recipient === email)

  it('finds the same account again by its subject only', async () => {
    const sub = newSub()
    const first = await signIn({ sub, email: 'first@example.com', email_verified: true })
    const second = await signIn({ sub })
    const third = await signIn({ sub, email: 'other@example.com', email_verified: true }, 'third@example.com')
    expect(first.body.user.email).toBe('first@example.com')
    expect(second.body.user).toEqual(first.body.user)
    expect(third.body.user).toEqual(first.body.user)
    expect(second.body.token).not.toBe(first.body.token)
  })

  it.each([null, ''])('finding 6: treats email %j as an ordinary later sign-in', async (email) => {
    const sub = newSub()
    const address = `later-${email === null ? 'null' : 'empty'}@example.com`
    const first = await signIn({ sub }, address)
    expect(first.body.user.email).toBe(address)
    const later = await test.post('/api/auth/apple', { identityToken: await provider.token({ sub }), email })
    expect(later.status).toBe(200)
    expect(later.body.user).toEqual(first.body.user)
    const unnamed = await test.post('/api/auth/apple', { identityToken: await provider.token(), email })
    expect([unnamed.status, unnamed.body.user.email]).toEqual([200, null])
  })

  it('finding 6: rejects an invalid email with 400', async () => {
    const answer = await signIn({ sub: newSub() }, 'nobody')
    expect([answer.status, answer.body.error]).toEqual([400, "That doesn't look like an email address"])
  })

  it.each([true, 'true'])('links the account of a verified address (%j)', async (verified) => {
    const member = await register(test, { email: `joins-${typeof verified}@example.com` })
    const sub = newSub()
    const { status, body } = await signIn({ sub, email: member.email.toUpperCase(), email_verified: verified })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: member.id, email: member.email })
    expect((await signIn({ sub })).body.user.id).toBe(member.id)
    const me = await test.get('/api/auth/me', { token: member.token })
    expect(me.status, 'registered before anybody proved the address').toBe(401)
  })

  it.each([false, 'false', undefined, 'yes', 1])('links no account of an unverified address (%j)', async (verified) => {
    const member = await register(test)
    const { status, body } = await signIn({ sub: newSub(), email: member.email, email_verified: verified })
    expect(status).toBe(200)
    expect(body.user.id).not.toBe(member.id)
    expect(body.user.email).toBeNull()
  })

  it.each([undefined, '"a b"@example.com', 'a@mail.museum.x'])(
    'opens no account of an address in the body by a token whose own address is %j',
    async (email) => {
      const member = await register(test)
      const { status, body } = await signIn({ sub: newSub(), email, email_verified: true }, member.email)
      expect(status).toBe(200)
      expect(body.user).not.toMatchObject({ id: member.id })
      expect(body.user.email).toBeNull()
    },
  )

  it('answers 409 to a second identity for one address', async () => {
    const email = 'one-identity@example.com'
    await signIn({ sub: newSub(), email, email_verified: true })
    const sub = newSub()
    const { status, body } = await signIn({ sub, email, email_verified: true })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: expect.any(String), code: 'identity_taken' })
    expect(await userOf(sub)).toBeUndefined()
  })

  it('stores an unverified address if it is free, and mails its owner', async () => {
    const sub = newSub()
    const { body } = await signIn({ sub }, ' Mine@Example.com ')
    expect(body.user.email).toBe('mine@example.com')
    const [welcome, ...more] = await mailTo('mine@example.com')
    expect(more).toEqual([])
    expect(welcome!.subject).toBe('Welcome to Brewprint')

    const [, notMe] = await linksTo(test, 'mine@example.com', 'welcome')
    expect((await follow(test, notMe!)).status).toBe(200)
    expect((await test.get('/api/auth/me', { token: body.token })).status).toBe(401)
    const again = await signIn({ sub }, 'mine@example.com')
    expect(again.body.user.id).not.toBe(body.user.id)
    expect(again.body.user.email).toBeNull()
  })

  it("stores the token's own unverified address in the same way, before the body's", async () => {
    const { body } = await signIn({ sub: newSub(), email: 'unverified@example.com' }, 'body@example.com')
    expect(body.user.email).toBe('unverified@example.com')
    expect(await mailTo('unverified@example.com')).toHaveLength(1)
    expect(await mailTo('body@example.com')).toEqual([])
  })

  it("ignores the body's address if the token has a verified one", async () => {
    const sub = newSub()
    const { body } = await signIn({ sub, email: 'verified@example.com', email_verified: true }, 'said@example.com')
    expect(body.user.email).toBe('verified@example.com')
    expect(await mailTo('verified@example.com')).toEqual([])
    expect(await mailTo('said@example.com')).toEqual([])
  })

  it('does not open the account of another user whose address is in the body', async () => {
    const victim = await register(test)
    const sub = newSub()
    const { status, body } = await signIn({ sub }, victim.email)
    expect(status).toBe(200)
    expect(body.user.id).not.toBe(victim.id)
    expect(body.user.email).toBeNull()
    expect((await signIn({ sub }, victim.email)).body.user.id).toBe(body.user.id)
    const untouched = await test.app.db.selectFrom('users').selectAll().where('id', '=', victim.id).executeTakeFirst()
    expect(untouched).toMatchObject({ email: victim.email, appleSub: null, passwordHash: expect.any(String) })
    expect(await mailTo(victim.email)).toHaveLength(1)
  })

  it("ignores the body's address once there is an account", async () => {
    const sub = newSub()
    const first = await signIn({ sub })
    const second = await signIn({ sub }, 'later@example.com')
    expect(second.body.user).toEqual({ ...first.body.user, email: null })
    expect(await mailTo('later@example.com')).toEqual([])
  })

  it('rejects a body with an invalid address, naming the field', async () => {
    const { status, body } = await signIn({}, 'no address')
    expect(status).toBe(400)
    expect(body.field).toBe('email')
  })

  it.each([
    ['without an address', () => ({}), undefined],
    ['with an address in the body', () => ({}), 'race-body@example.com'],
    ['with a verified address', () => ({ email: 'race-new@example.com', email_verified: true }), undefined],
    [
      'with the verified address of an account',
      async () => ({ email: (await register(test)).email, email_verified: true }),
      undefined,
    ],
  ])('creates one account for twenty concurrent first sign-ins, %s', async (_, claims, email) => {
    const sub = newSub()
    const shared = { sub, ...(await claims()) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(shared, email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
    expect(await userOf(sub)).toMatchObject({ id: answers[0]!.body.user.id })
    if (email) expect(await mailTo(email)).toHaveLength(1)
  })

  it('proves no address in a body by a concurrent sign-in with a verified one', async () => {
    const rounds = Array.from({ length: 10 }, async (_, i) => {
      const sub = newSub()
      const answers = await Promise.all([
        signIn({ sub, email: `proven-${i}@example.com`, email_verified: true }),
        signIn({ sub }, `stranger-${i}@example.com`),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { email, emailVerifiedAt } = (await userOf(sub))!
      expect(emailVerifiedAt !== null).toBe(email === `proven-${i}@example.com`)
    })
    await Promise.all(rounds)
  })

  it('creates one account for a concurrent registration and sign-in', async () => {
    const rounds = Array.from({ length: 10 }, async (_, i) => {
      const sub = newSub()
      const email = `both-${i}@example.com`
      const [apple] = await Promise.all([
        signIn({ sub, email, email_verified: true }),
        test.post('/api/auth/register', { email, password: 'correct horse' }),
      ])
      expect(apple.status).toBe(200)
      expect(await userOf(sub)).toMatchObject({ email })
    })
    await Promise.all(rounds)
  })
})
