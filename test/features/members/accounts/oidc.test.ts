import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, BASE_URL, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { newSub } from '#test/support/identity-provider.ts'
import { BROWSER, cookieFrom } from '#test/support/mailed-links.ts'
import { type OidcPerson, type OidcProvider, startOidcProvider } from '#test/support/oidc-provider.ts'

describe('sign-in with OpenID Connect (GET /api/auth/oidc/start and its callback)', () => {
  let provider: OidcProvider
  let test: TestApp
  beforeAll(async () => {
    provider = await startOidcProvider()
    test = await startTestApp({ oidc: provider.config })
  })
  beforeEach(() => {
    Object.assign(provider, { person: undefined, wrongClaims: {}, hidesEmail: false, isDown: false })
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })

  /** Starts at our site, and lets the provider send the browser back; returns where to, and the cookie of the flow. */
  async function visitProvider(query = '', headers: Record<string, string> = {}) {
    const start = await test.get(`/api/auth/oidc/start${query}`, { headers: { ...BROWSER, ...headers } })
    expect(start.status).toBe(302)
    const back = await fetch(String(start.headers.location), { redirect: 'manual' })
    const url = new URL(back.headers.get('location')!)
    expect(url.origin).toBe(BASE_URL)
    return { path: url.pathname + url.search, cookie: cookieFrom(start, 'svc_oidc')! }
  }

  async function signIn(
    person: OidcPerson | undefined,
    query = '',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    provider.person = person
    const { path, cookie } = await visitProvider(query, headers)
    const cookies = [cookie, headers.cookie].filter(Boolean).join('; ')
    return test.get(path, { headers: { ...BROWSER, ...headers, cookie: cookies } })
  }

  const meOf = async (answer: Answer) =>
    (await test.get('/api/auth/me', { headers: { cookie: cookieFrom(answer)! } })).body.user

  it('creates an account with a verified address, and signs in to it later', async () => {
    const person = { sub: newSub(), email: 'new@oidc.example', email_verified: true }
    const first = await signIn(person, '?next=/log/new')
    expect([first.status, first.headers.location]).toEqual([303, '/log/new'])
    const account = await meOf(first)
    expect(account).toMatchObject({ email: 'new@oidc.example', emailVerified: true })
    expect(account.displayName).toBe(`Brewer ${account.id}`)
    const again = await signIn({ sub: person.sub })
    expect((await meOf(again)).id).toBe(account.id)
  })

  it.each([
    [{ cookie: 'language=de', 'accept-language': 'en' }, 'de'],
    [{ cookie: 'language=xx', 'accept-language': 'de-AT' }, 'de'],
    [{ 'accept-language': 'xx' }, null],
  ])('keeps the language of the browser with a new account: %j', async (headers, language) => {
    const answer = await signIn({ sub: newSub() }, '', headers as Record<string, string>)
    const { body } = await test.get('/api/user/preferences', { headers: { cookie: cookieFrom(answer)! } })
    expect(body.preferences.language).toBe(language)
  })

  it('requests the address from the userinfo endpoint if the token has none', async () => {
    provider.hidesEmail = true
    const answer = await signIn({ sub: newSub(), email: 'asked@oidc.example', email_verified: true })
    expect(await meOf(answer)).toMatchObject({ email: 'asked@oidc.example', emailVerified: true })
  })

  it('joins the account of a verified address, and ends sessions of whoever registered it unproven', async () => {
    const squatter = await register(test, { email: 'owner@oidc.example' })
    const answer = await signIn({ sub: newSub(), email: 'owner@oidc.example', email_verified: true })
    expect((await meOf(answer)).id).toBe(squatter.id)
    expect((await test.get('/api/auth/me', { token: squatter.token })).status).toBe(401)
  })

  it('signs in to no account by an address that the provider did not verify', async () => {
    const victim = await register(test, { email: 'victim@oidc.example' })
    const answer = await signIn({ sub: newSub(), email: 'victim@oidc.example', email_verified: false })
    const me = await meOf(answer)
    expect(me.id).not.toBe(victim.id)
    expect(me.email).toBeNull()
  })

  it('links an identity to the signed-in account, and DELETE /api/user/identities/oidc unlinks it', async () => {
    const { id, email } = await register(test)
    const login = await test.post('/api/auth/login', { email, password: 'correct horse' })
    const cookie = cookieFrom(login)!
    const person = { sub: newSub() }
    const linked = await signIn(person, '?link=true&next=/profile/settings', { cookie })
    expect([linked.status, linked.headers.location]).toEqual([303, '/profile/settings'])
    expect((await meOf(await signIn(person))).id).toBe(id)
    const { body } = await test.get('/api/user/security', { headers: { cookie } })
    expect(body.identities).toEqual([{ provider: 'oidc', name: 'Kitchen ID' }])
    const unlinked = await test.call('DELETE', '/api/user/identities/oidc', { headers: { cookie } })
    expect(unlinked.status).toBe(200)
    expect((await meOf(await signIn(person))).id).not.toBe(id)
  })

  it('answers 403 to a link by a session that is older than an hour', async () => {
    const { id, email } = await register(test)
    const cookie = cookieFrom(await test.post('/api/auth/login', { email, password: 'correct horse' }))!
    const longAgo = new Date(Date.now() - 61 * 60_000).toISOString()
    await test.app.db.updateTable('sessions').set({ createdAt: longAgo }).where('userId', '=', id).execute()
    const start = await test.get('/api/auth/oidc/start?link=true', { headers: { ...BROWSER, cookie } })
    expect(start.status).toBe(403)
    expect(start.text).toContain('Sign in again first')
  })

  it('refuses a link without a session, or to another account than the one that began', async () => {
    expect((await test.get('/api/auth/oidc/start?link=true', { headers: BROWSER })).status).toBe(401)
    const [ada, ben] = [await register(test), await register(test)]
    const cookieOf = async ({ email }: { email: string }) =>
      cookieFrom(await test.post('/api/auth/login', { email, password: 'correct horse' }))!
    provider.person = { sub: newSub() }
    const { path, cookie } = await visitProvider('?link=true', { cookie: await cookieOf(ada) })
    const answer = await test.get(path, { headers: { ...BROWSER, cookie: `${cookie}; ${await cookieOf(ben)}` } })
    expect(answer.status).toBe(400)
  })

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/recipes?sort=top#list', '/recipes?sort=top#list'],
  ])('redirects only to a page of this site, given next=%s', async (next, location) => {
    const answer = await signIn({ sub: newSub() }, `?next=${encodeURIComponent(next)}`)
    expect(answer.headers.location).toBe(location)
  })

  const attacks: [string, () => Promise<Answer>][] = [
    [
      'a code without the cookie of the browser that began',
      async () => {
        provider.person = { sub: newSub() }
        return test.get((await visitProvider()).path, { headers: BROWSER })
      },
    ],
    [
      "a code with another browser's cookie",
      async () => {
        provider.person = { sub: newSub() }
        const [one, other] = [await visitProvider(), await visitProvider()]
        return test.get(one.path, { headers: { ...BROWSER, cookie: other.cookie } })
      },
    ],
    [
      'a code that was used before',
      async () => {
        provider.person = { sub: newSub() }
        const { path, cookie } = await visitProvider()
        await test.get(path, { headers: { ...BROWSER, cookie } })
        return test.get(path, { headers: { ...BROWSER, cookie } })
      },
    ],
    [
      'a session token in place of the cookie',
      async () => {
        provider.person = { sub: newSub() }
        const { path } = await visitProvider()
        return test.get(path, { headers: { ...BROWSER, cookie: `svc_oidc=${(await register(test)).token}` } })
      },
    ],
    [
      'a token with another nonce',
      () => {
        provider.wrongClaims = { nonce: 'another' }
        return signIn({ sub: newSub() })
      },
    ],
    [
      'a token for another client',
      () => {
        provider.wrongClaims = { aud: 'somebody-else' }
        return signIn({ sub: newSub() })
      },
    ],
    [
      'a token of another issuer',
      () => {
        provider.wrongClaims = { iss: 'https://evil.example' }
        return signIn({ sub: newSub() })
      },
    ],
    ['a refusal at the provider', () => signIn(undefined)],
  ]

  it.each(attacks)('refuses %s with a page, and signs nobody in', async (_what, attack) => {
    const answer = await attack()
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Signing in with Kitchen ID didn&#39;t work')
    expect(cookieFrom(answer)).toBeUndefined()
  })

  it('answers 503 with a page while the provider is down, and works again afterwards', async () => {
    const away = await startOidcProvider()
    const other = await startTestApp({ oidc: away.config })
    try {
      away.isDown = true
      const start = () => other.get('/api/auth/oidc/start', { headers: BROWSER })
      expect((await start()).status).toBe(503)
      away.isDown = false
      expect((await start()).status).toBe(302)
    } finally {
      await other.close()
      await away.close()
    }
  })

  it('GET /api/auth/options names the provider, and GET /api/auth/oidc/start answers 404 without one', async () => {
    expect((await test.get('/api/auth/options')).body).toEqual({
      registration: 'open',
      mail: true,
      oidc: { name: 'Kitchen ID' },
    })
    const other = await startTestApp()
    try {
      expect((await other.get('/api/auth/options')).body.oidc).toBeNull()
      expect((await other.get('/api/auth/oidc/start')).status).toBe(404)
    } finally {
      await other.close()
    }
  })
})
