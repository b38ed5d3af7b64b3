import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, linkIn, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { BROWSER, follow, linksTo, signInLink, tokenIn } from '#test/support/mailed-links.ts'

const VERIFY = '/api/auth/magic-link/verify'

describe('POST /api/auth/magic-link', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const ask = (email: string, options?: CallOptions) => test.post('/api/auth/magic-link', { email }, options)

  it('answers the same with and without an account, and mails only an account', async () => {
    await register(test, { email: 'ada@example.com' })
    const known = await ask(' ADA@example.com')
    const unknown = await ask('nobody@example.com')
    expect(known.status).toBe(200)
    expect(known.body).toEqual({ success: true, message: expect.any(String) })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))

    const links = (await test.sentMail()).filter(({ subject }) => subject.includes('sign-in link'))
    expect(links.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  })

  it('stores the same rows for an unknown address, and no readable token', async () => {
    const { id } = await register(test, { email: 'grace@example.com' })
    const written = async (email: string) => {
      await ask(email)
      const { db } = test.app
      const tokens = await db.selectFrom('accountTokens').selectAll().where('email', '=', email).execute()
      const mails = await db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute()
      const links = mails.filter(({ subject }) => subject.includes('sign-in link'))
      return { tokens: tokens.filter(({ purpose }) => purpose === 'sign-in'), links }
    }
    const known = await written('grace@example.com')
    const unknown = await written('stranger@example.com')
    expect([known.tokens.length, known.links.length]).toEqual([1, 1])
    expect([unknown.tokens.length, unknown.links.length]).toEqual([1, 1])
    expect(known.links[0]).toMatchObject({ deliverable: true, userId: id })
    expect(unknown.links[0]).toMatchObject({ deliverable: false, userId: null })
    expect(unknown.links[0]!.subject).toBe(known.links[0]!.subject)

    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === 'grace@example.com')!
    const token = linkIn(mail.text).searchParams.get('token')!
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(known.tokens)).not.toContain(token)
  })

  it('mails a link to our own address whatever the Host header says', async () => {
    await register(test, { email: 'host@example.com' })
    await ask('host@example.com', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === 'host@example.com')!
    expect(linkIn(mail.text).origin).toBe('http://brewprint.test')
    expect(linkIn(mail.text).pathname).toBe('/account/sign-in')
    expect(mail.text + mail.html).not.toContain('evil.example')
  })

  it.each([{}, { email: 'nobody' }, { email: 7 }, { email: 'a@example.com\nBcc: b@example.com' }])(
    'rejects %j with 400',
    async (body) => {
      const answer = await test.post('/api/auth/magic-link', body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: expect.any(String), field: 'email' })
    },
  )
})

describe('GET /api/auth/magic-link/verify', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  /** Requests a link for this address and returns the address for programs that takes its token. */
  const linkFor = async (email: string): Promise<string> => `${VERIFY}?token=${tokenIn(await signInLink(test, email))}`

  it('signs a browser in and redirects it to the web app', async () => {
    const { id, email } = await register(test)
    const { status, headers, text } = await test.get(await linkFor(email), { headers: BROWSER })
    expect(status).toBe(302)
    expect(headers.location).toBe('http://brewprint.test/welcome')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toBe('')
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^svc_session=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await test.get('/api/auth/me', { headers: { cookie: cookie.split(';')[0]! } })
    expect(me.body.user.id).toBe(id)
  })

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5'])(
    'returns the session as JSON to a client that accepts %s',
    async (accept) => {
      const { id, email } = await register(test)
      const { status, body, headers } = await test.get(await linkFor(email), { headers: accept ? { accept } : {} })
      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, user: { id, email }, token: expect.any(String) })
      expect(headers['set-cookie']).toContain(body.token)
      expect((await test.get('/api/auth/me', { token: body.token })).status).toBe(200)
    },
  )

  it('accepts a token once', async () => {
    const link = await linkFor((await register(test)).email)
    expect((await test.get(link)).status).toBe(200)
    expectRefusal(await test.get(link))
    await expectRefusalPage(link)
  })

  it('accepts a token once for fifty concurrent requests', async () => {
    const link = await linkFor((await register(test)).email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.get(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
  })

  it('accepts a token for one hour', async () => {
    const { email } = await register(test)
    const link = await linkFor(email)
    const token = test.app.db.updateTable('accountTokens').where('email', '=', email).where('purpose', '=', 'sign-in')
    const { createdAt, expiresAt } = await token
      .set({ usedAt: null })
      .returning(['createdAt', 'expiresAt'])
      .executeTakeFirstOrThrow()
    const minutes = (Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000
    expect(Math.round(minutes)).toBe(60)
    await token.set({ expiresAt: new Date(Date.now() - 1).toISOString() }).execute()
    expectRefusal(await test.get(link))
    await expectRefusalPage(link)
  })

  it('does not consume the token on HEAD', async () => {
    const link = await linkFor((await register(test)).email)
    const head = await test.call('HEAD', link, { headers: BROWSER })
    expect(head.status).toBe(200)
    expect(head.headers['set-cookie']).toBeUndefined()
    expect((await test.get(link)).status).toBe(200)
  })

  it.each(['token=garbage', 'token=%22%3Cscript%3E', `token=${'x'.repeat(513)}`, 'token=', ''])(
    'answers 400 to ?%s, with an HTML page for browsers',
    async (query) => {
      const answer = await test.get(`${VERIFY}?${query}`)
      expect(answer.status).toBe(400)
      expect(answer.body.error).toEqual(expect.any(String))
      await expectRefusalPage(`${VERIFY}?${query}`)
    },
  )

  it('rejects the token of another kind of link, which stays usable for its purpose', async () => {
    const { email, token } = await register(test)
    for (const link of await linksTo(test, email, 'welcome')) {
      expectRefusal(await test.get(`${VERIFY}?token=${tokenIn(link)}`))
    }
    const [, notMe] = await linksTo(test, email, 'welcome')
    expect((await follow(test, notMe!)).status).toBe(200)
    expect((await test.get('/api/auth/me', { token })).status).toBe(401)
  })

  it('rejects the token of a deleted account, also for a new account with the same address', async () => {
    const old = await register(test)
    const link = await linkFor(old.email)
    await test.call('DELETE', '/api/user/account', { token: old.token })
    expectRefusal(await test.get(link))
    const { id } = await register(test, { email: old.email })
    expect(id).not.toBe(old.id)
    expectRefusal(await test.get(link))
    expect((await test.get(await linkFor(old.email))).body.user.id).toBe(id)
  })

  function expectRefusal({ status, body, headers }: Awaited<ReturnType<TestApp['get']>>) {
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: expect.stringContaining('expired or was already used'), code: 'invalid_token' })
    expect(headers['set-cookie']).toBeUndefined()
  }

  async function expectRefusalPage(link: string) {
    const { status, headers, text } = await test.get(link, { headers: BROWSER })
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toContain('<h1>This link has expired or was already used</h1>')
    expect(text).toContain('<a class="button" href="/sign-in?way=link">Get a new link</a>')
    expect(text).not.toContain('<script')
  }
})
