import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { type IdentityProvider, newSub, startIdentityProvider } from '#test/support/identity-provider.ts'
import { cookieFrom, follow, linksTo, linkTo, signInLink, tokenIn } from '#test/support/mailed-links.ts'

const PASSWORD = 'the password of the attacker'

describe('unproven account that a stranger registered with the address of its owner', () => {
  let test: TestApp
  let apple: IdentityProvider
  beforeAll(async () => {
    apple = await startIdentityProvider()
    test = await startTestApp({ apple: apple.config })
  })
  afterAll(async () => {
    await test.close()
    await apple.close()
  })

  let victims = 0
  const newAddress = () => `owner${++victims}@example.com`

  const appleSignIn = async (claims: object, body: object = {}) =>
    test.post('/api/auth/apple', { identityToken: await apple.token({ sub: newSub(), ...claims }), ...body })

  const userOf = (id: number) =>
    test.app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  /** Checks that nothing is left of what the attacker had. */
  async function expectShutOut(attacker: Member) {
    expect((await test.get('/api/auth/me', { token: attacker.token })).status).toBe(401)
    const login = await test.post('/api/auth/login', { email: attacker.email, password: PASSWORD })
    expect(login.status).toBe(401)
  }

  const owners: [string, (email: string) => Promise<{ status: number }>][] = [
    ['signs in by a mailed link', async (email) => follow(test, await signInLink(test, email))],
    [
      'lets a program verify a mailed link',
      async (email) =>
        test.get(`/api/auth/magic-link/verify?token=${tokenIn(await signInLink(test, email))}`, {
          headers: { accept: 'application/json' },
        }),
    ],
    ['signs in with Apple', (email) => appleSignIn({ email, email_verified: true })],
    ['confirms the address', async (email) => follow(test, await linkTo(test, email, 'welcome'))],
    [
      'resets the password',
      async (email) => {
        await test.post('/api/auth/password-reset', { email })
        return follow(test, await linkTo(test, email, 'reset'), { form: 'password=the+real+one+is+this' })
      },
    ],
  ]

  it.each(owners)('loses its password and sessions when the owner %s', async (_how, own) => {
    const attacker = await register(test, { email: newAddress(), password: PASSWORD })
    const answer = await own(attacker.email)
    expect(answer.status).toBeLessThan(400)
    await expectShutOut(attacker)
    expect(await userOf(attacker.id)).toMatchObject({ emailVerifiedAt: expect.any(String) })
  })

  it('POST /api/auth/apple of the owner removes an Apple identity that claimed the address without proof', async () => {
    const email = newAddress()
    const sub = newSub()
    const attacker = await appleSignIn({ sub }, { email })
    expect(attacker.body.user).toMatchObject({ email, emailVerified: false })
    const owner = await appleSignIn({ email, email_verified: true })
    expect(owner.status).toBe(200)
    expect(owner.body.user).toMatchObject({ id: attacker.body.user.id, email, emailVerified: true })
    expect((await test.get('/api/auth/me', { token: attacker.body.token })).status).toBe(401)
    const again = await appleSignIn({ sub })
    expect(again.body.user.id).not.toBe(attacker.body.user.id)
  })

  it('loses pending links and address changes when the owner signs in by a mailed link', async () => {
    const attacker = await register(test, { email: newAddress(), password: PASSWORD })
    await test.post(
      '/api/user/email-change',
      { email: 'attacker@example.com', currentPassword: PASSWORD },
      { token: attacker.token },
    )
    const change = tokenIn(await linkTo(test, 'attacker@example.com', 'new email'))
    await follow(test, await signInLink(test, attacker.email))
    const confirmed = await test.post('/api/auth/email-change/confirm', { token: change })
    expect(confirmed.body.code).toBe('invalid_token')
    expect((await userOf(attacker.id)).email).toBe(attacker.email)
  })

  it('keeps password and sessions when the confirmation link is opened with a session of the account', async () => {
    const { id, email, token } = await register(test, { email: newAddress(), password: PASSWORD })
    const signedIn = await test.post('/api/auth/login', { email, password: PASSWORD })
    const cookie = cookieFrom(signedIn)!
    const answer = await follow(test, await linkTo(test, email, 'welcome'), {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.text).toContain('Your email address is confirmed')
    expect(await userOf(id)).toMatchObject({ emailVerifiedAt: expect.any(String), passwordHash: expect.any(String) })
    expect((await test.get('/api/auth/me', { token })).body.user.emailVerified).toBe(true)
    expect((await test.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  })

  it('keeps its Apple identity and sessions at later sign-in links once the address is proven', async () => {
    const { id, email } = await register(test, { email: newAddress(), password: PASSWORD })
    await follow(test, await signInLink(test, email))
    await test.app.db
      .updateTable('users')
      .set({ appleSub: `kept ${id}` })
      .where('id', '=', id)
      .execute()
    const first = await follow(test, await signInLink(test, email))
    await follow(test, await signInLink(test, email))
    expect((await userOf(id)).appleSub).toBe(`kept ${id}`)
    expect((await test.get('/api/auth/me', { headers: { cookie: cookieFrom(first)! } })).status).toBe(200)
  })

  it('loses its sessions and every pending link by /account/not-me', async () => {
    const attacker = await register(test, { email: newAddress(), password: PASSWORD })
    const [confirm, notMe] = await linksTo(test, attacker.email, 'welcome')
    expect((await follow(test, notMe!)).text).toContain('All sessions are ended')
    await expectShutOut(attacker)
    expect((await test.get(confirm!)).status).toBe(400)
  })
})
