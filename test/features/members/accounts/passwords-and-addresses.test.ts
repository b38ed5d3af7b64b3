import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { follow, linkTo, signInLink, tokenIn } from '#test/support/mailed-links.ts'

const OLD = 'correct horse'
const NEW = 'battery staple'

describe('password and address of an account', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const login = (email: string, password: string) => test.post('/api/auth/login', { email, password })
  const change = (token: string, body: object) => test.call('PUT', '/api/user/password', { token, body })
  const security = async (token: string) => (await test.get('/api/user/security', { token })).body
  const prove = (id: number) =>
    test.app.db.updateTable('users').set({ emailVerifiedAt: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute()

  /** A member with a session and no password, as after signing in by a link. */
  async function withoutPassword(): Promise<Member> {
    const member = await register(test)
    await prove(member.id)
    await test.app.db.updateTable('users').set({ passwordHash: null }).where('id', '=', member.id).execute()
    return member
  }

  describe('PUT /api/user/password', () => {
    it('changes the password, ends every other session and mails the owner', async () => {
      const { email, token } = await register(test)
      const other = (await login(email, OLD)).body.token
      expect((await change(token, { currentPassword: OLD, newPassword: NEW })).status).toBe(200)
      expect((await test.get('/api/auth/me', { token })).status).toBe(200)
      expect((await test.get('/api/auth/me', { token: other })).status).toBe(401)
      expect((await login(email, OLD)).status).toBe(401)
      expect((await login(email, NEW)).status).toBe(200)
      expect(await linkTo(test, email, 'password was changed')).toContain('/sign-in')
    })

    it('refuses a request without the current password', async () => {
      const { email, token } = await register(test)
      for (const currentPassword of [undefined, 'not this one']) {
        const answer = await change(token, { currentPassword, newPassword: NEW })
        expect(answer.status).toBe(403)
        expect(answer.body).toMatchObject({ code: 'wrong_password', field: 'currentPassword' })
      }
      expect((await login(email, OLD)).status).toBe(200)
    })

    it('evaluates 20 of 40 guesses of somebody who found an open browser', async () => {
      const { token } = await register(test)
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => change(token, { currentPassword: `guess ${n}`, newPassword: NEW })),
      )
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(20)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    })

    it('sets the first password within an hour of signing in', async () => {
      const { email, token } = await withoutPassword()
      expect((await security(token)).hasPassword).toBe(false)
      expect((await change(token, { newPassword: NEW })).status).toBe(200)
      expect((await security(token)).hasPassword).toBe(true)
      expect((await login(email, NEW)).status).toBe(200)
    })

    it('refuses to set a first password in an older session', async () => {
      const { id, token } = await withoutPassword()
      const longAgo = new Date(Date.now() - 61 * 60_000).toISOString()
      await test.app.db.updateTable('sessions').set({ createdAt: longAgo }).where('userId', '=', id).execute()
      const answer = await change(token, { newPassword: NEW })
      expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_again'])
    })

    it.each(['short', 'x'.repeat(201), ''])('rejects the new password %j', async (newPassword) => {
      const { token } = await register(test)
      const answer = await change(token, { currentPassword: OLD, newPassword })
      expect([answer.status, answer.body.field]).toEqual([400, 'newPassword'])
    })
  })

  describe('POST /api/auth/password-reset and /api/auth/password-reset/confirm', () => {
    const ask = async (email: string) => {
      await test.post('/api/auth/password-reset', { email })
      return tokenIn(await linkTo(test, email, 'reset'))
    }

    it('sets a new password by JSON, signs in and ends every session', async () => {
      const { id, email, token } = await register(test)
      const reset = { token: await ask(email), password: NEW }
      const answer = await test.post('/api/auth/password-reset/confirm', reset)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ user: { id, email, emailVerified: true }, token: expect.any(String) })
      expect((await test.get('/api/auth/me', { token })).status).toBe(401)
      expect((await login(email, NEW)).status).toBe(200)
      expect((await test.post('/api/auth/password-reset/confirm', reset)).body.code).toBe('invalid_token')
    })

    it('shows what is wrong with the new password on the page, and keeps the link valid', async () => {
      const { email } = await register(test)
      await test.post('/api/auth/password-reset', { email })
      const link = await linkTo(test, email, 'reset')
      const answer = await follow(test, link, { form: 'password=short' })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('Use at least 8 characters')
      expect((await follow(test, link, { form: 'password=long+enough' })).status).toBe(303)
    })

    it('answers the same for an unknown address, which gets no mail', async () => {
      const { email } = await register(test)
      const [known, unknown] = [
        await test.post('/api/auth/password-reset', { email }),
        await test.post('/api/auth/password-reset', { email: 'nobody@example.com' }),
      ]
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect((await test.sentMail()).some(({ recipient }) => recipient === 'nobody@example.com')).toBe(false)
    })

    it('invalidates earlier sign-in links', async () => {
      const { email } = await register(test)
      const link = await signInLink(test, email)
      await test.post('/api/auth/password-reset/confirm', { token: await ask(email), password: NEW })
      expect((await test.get(link)).status).toBe(400)
    })
  })

  describe('POST /api/user/email-change', () => {
    let addresses = 0
    const newAddress = () => `moved${++addresses}@example.com`
    const request = (token: string, email: string, currentPassword?: string) =>
      test.post('/api/user/email-change', { email, currentPassword }, { token })
    const confirm = (token: string) => test.post('/api/auth/email-change/confirm', { token })

    async function proven(): Promise<Member> {
      const member = await register(test)
      await prove(member.id)
      return member
    }

    it.each(['old', 'new'])('changes a proven address once both have agreed, the %s one first', async (first) => {
      const { email, token } = await proven()
      const next = newAddress()
      expect((await request(token, next, OLD)).status).toBe(200)
      expect(await security(token)).toMatchObject({ email, pendingEmail: next })
      const links = {
        old: tokenIn(await linkTo(test, email, 'change the email')),
        new: tokenIn(await linkTo(test, next, 'new email')),
      }
      const [one, other] = first === 'old' ? [links.old, links.new] : [links.new, links.old]
      expect((await confirm(one)).body).toEqual({ success: true, isComplete: false })
      expect((await confirm(one)).body, 'twice the same link').toEqual({ success: true, isComplete: false })
      expect((await security(token)).email).toBe(email)
      expect((await confirm(other)).body).toEqual({ success: true, isComplete: true })
      expect(await security(token)).toMatchObject({ email: next, emailVerified: true, pendingEmail: null })
      expect((await login(next, OLD)).status).toBe(200)
      expect((await login(email, OLD)).status).toBe(401)
      expect(await mailsTo(email, 'was changed')).toBe(1)
    })

    it('asks only the new address if the old one was never proven', async () => {
      const { email, token } = await register(test)
      const next = newAddress()
      await request(token, next, OLD)
      expect(await mailsTo(email, 'change the email')).toBe(0)
      expect((await confirm(tokenIn(await linkTo(test, next, 'new email')))).body.isComplete).toBe(true)
      expect(await security(token)).toMatchObject({ email: next, emailVerified: true })
    })

    it('refuses a request without the current password', async () => {
      const { token } = await proven()
      const answer = await request(token, newAddress())
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_password'])
    })

    it('answers the same for the address of another account, and mails it nothing', async () => {
      const [{ token }, other] = [await proven(), await register(test)]
      const [taken, free] = [await request(token, other.email, OLD), await request(token, newAddress(), OLD)]
      expect([taken.status, taken.body]).toEqual([free.status, free.body])
      expect(await mailsTo(other.email, 'new email')).toBe(0)
    })

    it('refuses the confirmation if the address got an account meanwhile', async () => {
      const { email, token } = await register(test)
      const next = newAddress()
      await request(token, next, OLD)
      await register(test, { email: next })
      const answer = await confirm(tokenIn(await linkTo(test, next, 'new email')))
      expect([answer.status, answer.body.code]).toEqual([409, 'email_taken'])
      expect((await security(token)).email).toBe(email)
    })

    it('confirms the change or the registration if the address registers concurrently', async () => {
      const rounds = Array.from({ length: 10 }, async () => {
        const { token } = await register(test)
        const next = newAddress()
        await request(token, next, OLD)
        const link = tokenIn(await linkTo(test, next, 'new email'))
        const [changed, registered] = await Promise.all([
          confirm(link),
          test.post('/api/auth/register', { email: next, password: OLD }),
        ])
        expect([changed.status, registered.status].toSorted()).toEqual(changed.status === 200 ? [200, 409] : [201, 409])
      })
      await Promise.all(rounds)
    })

    it('replaces an earlier change, and DELETE cancels it', async () => {
      const { email, token } = await register(test)
      const [first, second] = [newAddress(), newAddress()]
      await request(token, first, OLD)
      const old = tokenIn(await linkTo(test, first, 'new email'))
      await request(token, second, OLD)
      expect((await confirm(old)).body.code).toBe('invalid_token')
      const link = tokenIn(await linkTo(test, second, 'new email'))
      expect((await test.call('DELETE', '/api/user/email-change', { token })).status).toBe(200)
      expect((await confirm(link)).body.code).toBe('invalid_token')
      expect(await security(token)).toMatchObject({ email, pendingEmail: null })
    })

    it('mails unproven addresses at most five times a day', async () => {
      const { token } = await register(test)
      for (let n = 0; n < 5; n++) expect((await request(token, newAddress(), OLD)).status).toBe(200)
      const answer = await request(token, newAddress(), OLD)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3600)
    })
  })

  const mailsTo = async (email: string, subject: string): Promise<number> =>
    (await test.sentMail()).filter(
      (mail) => mail.recipient === email && mail.subject.toLowerCase().includes(subject.toLowerCase()),
    ).length

  describe('POST /api/user/email-confirmation and /api/auth/confirm-email', () => {
    it('sends the link again, and keeps the session that asks', async () => {
      const { email, token } = await register(test)
      expect((await test.post('/api/user/email-confirmation', undefined, { token })).status).toBe(200)
      const link = tokenIn(await linkTo(test, email, 'confirm your email'))
      const answer = await test.post('/api/auth/confirm-email', { token: link }, { token })
      expect(answer.status).toBe(200)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect((await security(token)).emailVerified).toBe(true)
      const again = await test.post('/api/user/email-confirmation', undefined, { token })
      expect([again.status, again.body.code]).toEqual([409, 'email_verified'])
    })
  })
})

describe('REQUIRE_VERIFIED_EMAIL', () => {
  it('allows members with an unproven address everything private, and answers 403 to publishing', async () => {
    const test = await startTestApp({ requireVerifiedEmail: true })
    try {
      const member = await register(test)
      const { token } = member
      const coffee = { name: 'Konga', roasterName: 'Village Roasters', roastLevel: 'LIGHT' }
      const refused = await test.post('/api/coffees', coffee, { token })
      expect([refused.status, refused.body.code]).toEqual([403, 'email_unverified'])
      for (const url of [
        '/api/community-recipes',
        '/api/community-recipes/1/vote',
        '/api/recipes/1/comments',
        '/api/roaster-claims',
      ]) {
        expect((await test.post(url, {}, { token })).body.code, url).toBe('email_unverified')
      }
      expect((await test.post('/api/collections', { name: 'Sundays' }, { token })).status).toBe(201)
      await follow(test, await signInLink(test, member.email), { token })
      expect((await test.post('/api/coffees', coffee, { token })).status).toBe(201)
    } finally {
      await test.close()
    }
  })
})
