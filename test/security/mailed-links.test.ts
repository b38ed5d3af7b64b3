import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_LINKS_PER_HOUR } from '#src/features/members/accounts/mailed-links.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { BROWSER, cookieFrom, follow, linksTo, linkTo, signInLink } from '#test/support/mailed-links.ts'

/** How mail scanners, link previews and browsers that load ahead fetch a link. */
const SCANNERS: [method: string, headers: Record<string, string>][] = [
  ['GET', {}],
  ['GET', BROWSER],
  ['GET', { accept: 'application/json' }],
  ['GET', { accept: '*/*', 'user-agent': 'LinkScanner/1.0' }],
  ['GET', { ...BROWSER, 'sec-purpose': 'prefetch' }],
  ['GET', { ...BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['HEAD', {}],
]

describe('mailed links under /account', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const rowsOf = async (tables: readonly ('users' | 'sessions' | 'accountTokens' | 'emailChanges')[]) => {
    const rows = []
    for (const table of tables) rows.push(await test.app.db.selectFrom(table).selectAll().execute())
    return JSON.stringify(rows)
  }

  /** Makes the service send every mail with a link that it knows for an account. */
  async function everyLink(): Promise<Record<string, string>> {
    const { email, token } = await register(test)
    const [confirm, notMe] = await linksTo(test, email, 'welcome')
    const next = `next-${email}`
    const change = { email: next, currentPassword: 'correct horse' }
    expect((await test.post('/api/user/email-change', change, { token })).status).toBe(200)
    await test.post('/api/auth/password-reset', { email })
    const proven = await register(test)
    await test.app.db
      .updateTable('users')
      .set({ emailVerifiedAt: new Date().toISOString() })
      .where('id', '=', proven.id)
      .execute()
    await test.post(
      '/api/user/email-change',
      { email: `next-${proven.email}`, currentPassword: 'correct horse' },
      { token: proven.token },
    )
    return {
      confirm: confirm!,
      notMe: notMe!,
      signIn: await signInLink(test, email),
      reset: await linkTo(test, email, 'reset'),
      newAddress: await linkTo(test, next, 'new email address'),
      oldAddress: await linkTo(test, proven.email, 'change the email'),
    }
  }

  it('change nothing when a scanner fetches them with any method or header', async () => {
    const links = await everyLink()
    const before = await rowsOf(['users', 'sessions', 'accountTokens', 'emailChanges'])
    for (const [name, link] of Object.entries(links)) {
      for (const [method, headers] of SCANNERS) {
        const answer = await test.call(method, link, { headers })
        expect(answer.status, name).toBe(200)
        expect(answer.headers['set-cookie'], name).toBeUndefined()
        expect(answer.headers['cache-control'], name).toBe('no-store')
        expect(answer.headers['referrer-policy'], name).toBe('no-referrer')
      }
    }
    expect(await rowsOf(['users', 'sessions', 'accountTokens', 'emailChanges'])).toBe(before)
  })

  it('act once when the form of their page is submitted', async () => {
    const links = await everyLink()
    // "This wasn't me" ends everything else, so it comes last.
    const { notMe, ...others } = links
    for (const [name, link] of [...Object.entries(others), ['notMe', notMe!] as const]) {
      // A proof by one link makes the others void, so each has an account of its own.
      const fresh = (await everyLink())[name]!
      expect((await follow(test, fresh, { form: 'password=a+new+password' })).status, name).toBeLessThan(400)
      const again = await test.get(fresh, { headers: BROWSER })
      if (name !== 'oldAddress') expect(again.status, name).toBe(400)
      expect(link).toContain('token=')
    }
  })

  it('answer 403 to a form that another website posts', async () => {
    const links = await everyLink()
    for (const [name, link] of Object.entries(links)) {
      const answer = await test.call('POST', link, {
        headers: {
          ...BROWSER,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
          origin: 'https://evil.example',
        },
        body: 'password=chosen+by+the+attacker',
      })
      expect(answer.status, name).toBe(403)
    }
  })

  it('show a warning when another browser asked for the link', async () => {
    const { email } = await register(test)
    const asked = await test.post('/api/auth/magic-link', { email })
    const link = await linkTo(test, email, 'sign-in link')
    const cookie = cookieFrom(asked, 'svc_browser')!
    const here = await test.get(link, { headers: { ...BROWSER, cookie } })
    const elsewhere = await test.get(link, { headers: BROWSER })
    const stranger = await test.get(link, { headers: { ...BROWSER, cookie: 'svc_browser=another' } })
    expect(here.text).not.toContain('another browser')
    expect(elsewhere.text).toContain('requested in another browser')
    expect(stranger.text).toContain('requested in another browser')
    expect(elsewhere.text, 'not the whole address').not.toContain(email)
  })

  it('are invalidated by a newer link of the same kind', async () => {
    const { email } = await register(test)
    const first = await signInLink(test, email)
    const second = await signInLink(test, email)
    expect((await test.get(first)).status).toBe(400)
    expect((await follow(test, second)).status).toBe(303)
  })

  it.each([
    ['/api/auth/magic-link', 'sign-in link'],
    ['/api/auth/password-reset', 'reset'],
  ])(
    'of POST %s are sent at most five times an hour to an address, and a request above that invalidates none',
    async (url, subject) => {
      const { email } = await register(test)
      const ask = () => test.post(url, { email })
      for (let n = 0; n < MAX_LINKS_PER_HOUR; n++) await ask()
      const last = await linkTo(test, email, subject)
      const answers = await Promise.all(Array.from({ length: 20 }, ask))
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
      const mails = (await test.sentMail()).filter(
        (mail) => mail.recipient === email && mail.subject.toLowerCase().includes(subject),
      )
      expect(mails).toHaveLength(MAX_LINKS_PER_HOUR)
      expect((await follow(test, last, { form: 'password=a+new+password' })).status).toBe(303)
    },
  )

  it('of POST /api/auth/magic-link stay within the limit for parallel requests', async () => {
    const { email } = await register(test)
    await Promise.all(Array.from({ length: 30 }, () => test.post('/api/auth/magic-link', { email })))
    const mails = (await test.sentMail()).filter(
      ({ recipient, subject }) => recipient === email && /sign-in/.test(subject),
    )
    expect(mails).toHaveLength(MAX_LINKS_PER_HOUR)
  })

  it('under /api/auth of earlier versions redirect to the page, and change nothing by themselves', async () => {
    const { email, token } = await register(test)
    const [, notMe] = await linksTo(test, email, 'welcome')
    const old = notMe!.replace('/account/not-me', '/api/auth/not-me')
    const answer = await test.get(old)
    expect([answer.status, answer.headers.location]).toEqual([302, notMe])
    expect((await test.get('/api/auth/me', { token })).status).toBe(200)
  })
})
