import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkIn, register } from '#test/support/app.ts'
import { follow, signInLink } from '#test/support/mailed-links.ts'
import { expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'

let clients = 0
/** A new client address for each test, so that no rate limit applies to the next. */
const fresh = (): OpenOptions => ({ extraHTTPHeaders: { 'x-forwarded-for': `10.200.0.${++clients}` } })

/** Browsers report failed requests; each test knows how many it provokes. */
const isRefusal = (status: number) => (problem: string) =>
  problem.startsWith(`Failed to load resource: the server responded with a status of ${status}`)

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

describe('the registration screen', () => {
  const web = useWeb()

  it('leads to the welcome screen, and from there to the `next` page', async () => {
    const { page, problems } = await web.open('/register?next=%2Fconvert', { ...PHONE, ...fresh() })
    await fill(page, { Email: 'ada@example.com', Password: 'correct horse', 'Name (optional)': 'Ada' })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Set your taste' }).getAttribute('href'))
      .toBe('/profile/taste')
    await expect
      .poll(() => page.getByRole('link', { name: 'Add your equipment' }).getAttribute('href'))
      .toBe('/profile/equipment')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/convert')
    expect(problems).toEqual([])
  })

  it('finding 10: shows every problem at its field, and keeps what was typed', async () => {
    const { page, problems } = await web.open('/register', fresh())
    await fill(page, { Email: 'ada(at)example.com', Password: 'short', 'Name (optional)': 'Ada L.' })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText("That doesn't look like an email address").waitFor()
    await page.getByText('At least 8 characters', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await expectAccessible(page)

    await fill(page, { Email: 'ada.l@example.com' })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    const field = page.getByLabel('Password', { exact: true })
    const words = await field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
    )
    expect(words).toBe('At least 8 characters')
    await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => field.inputValue()).toBe('short')
    await expect.poll(() => page.getByLabel('Name (optional)').inputValue()).toBe('Ada L.')
    // Nothing was sent.
    expect(problems).toEqual([])
  })

  it('says that the address already has an account', async () => {
    const { email } = await register(web.test)
    const { page, problems } = await web.open('/register', fresh())
    await fill(page, { Email: email, Password: 'correct horse' })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page
      .getByRole('alert')
      .getByText(/already/)
      .waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
    expect(problems.filter(isRefusal(409))).toHaveLength(1)
  })
})

describe('the sign-in screen', () => {
  const web = useWeb()

  it('signs in with a password by keyboard, and opens the `next` page', async () => {
    const { email } = await register(web.test)
    const { page, problems } = await web.open('/sign-in?next=%2Frecipes%3Fq%3Dkonga', fresh())
    await page.getByLabel('Email').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('correct horse')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/recipes?q=konga')
    await page.getByRole('navigation', { name: 'Main', exact: true }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor()
    expect(problems).toEqual([])
  })

  it('never redirects to another site', async () => {
    const { email } = await register(web.test)
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example']) {
      const { page, problems } = await web.open(`/sign-in?next=${encodeURIComponent(next)}`, fresh())
      await fill(page, { Email: email, Password: 'correct horse' })
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(`${web.base}/`)
      expect(problems, next).toEqual([])
      await page.context().close()
    }
  })

  it('reports a wrong password, keeps what was typed, and can show the password', async () => {
    const { email } = await register(web.test)
    const { page, problems } = await web.open('/sign-in', { ...PHONE, ...fresh() })
    await fill(page, { Email: email, Password: 'wrong horse' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText("That email address or password isn't right").waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
    const password = page.getByLabel('Password', { exact: true })
    await expect.poll(() => password.inputValue()).toBe('wrong horse')
    await expect.poll(() => password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show Password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await expectAccessible(page)
    expect(problems.filter(isRefusal(401))).toHaveLength(problems.length)
  })

  it('says how long to wait when the rate limit is reached', async () => {
    const options = fresh()
    const ip = options.extraHTTPHeaders!['x-forwarded-for']!
    for (let i = 0; i < 5; i++) await web.test.post('/api/auth/login', { email: 'a@b.example', password: 'x' }, { ip })
    const { page } = await web.open('/sign-in', options)
    await fill(page, { Email: 'a@b.example', Password: 'whatever it is' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page
      .getByRole('alert')
      .getByText(/\(in \d+ s\)/)
      .waitFor()
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('whatever it is')
  })

  it('reports a missing network, and keeps what was typed', async () => {
    const { page } = await web.open('/sign-in', fresh())
    await fill(page, { Email: 'ada@example.com', Password: 'correct horse' })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page
      .getByRole('alert')
      .getByText(/No connection/)
      .waitFor()
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('correct horse')
  })
})

describe('sign-in by mailed link', () => {
  const web = useWeb()

  const linkFor = async (email: string): Promise<string> => {
    const mail = (await web.test.sentMail()).findLast(({ recipient }) => recipient === email)!
    const { pathname, search } = linkIn(mail.text)
    return web.base + pathname + search
  }

  it('signs in, and opens the `next` page', async () => {
    const member = await register(web.test)
    await web.test.call('PUT', '/api/user/profile', { body: { acidityLevel: 4 }, token: member.token })
    const { page, problems } = await web.open('/sign-in?next=%2Ftimer', { ...PHONE, ...fresh() })
    await page.getByLabel('Email').fill(member.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.getByText(member.email).waitFor()
    await expectAccessible(page)
    await page.goto(await linkFor(member.email))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/timer')
    await page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('link', { name: 'Profile' }).waitFor()
    expect(problems).toEqual([])
  })

  it('leads to the welcome screen for members without a taste profile', async () => {
    const member = await register(web.test)
    const { page } = await web.open('/sign-in', fresh())
    await page.getByLabel('Email').fill(member.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await linkFor(member.email))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: `Welcome, Brewer ${member.id}` }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/welcome')
  })

  it('shows the same text for an address without an account', async () => {
    const member = await register(web.test)
    const texts: string[] = []
    for (const email of [member.email, 'nobody@example.com']) {
      const { page } = await web.open('/sign-in', fresh())
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
      texts.push((await page.getByRole('main').innerText()).replace(email, 'ADDRESS'))
      await page.getByRole('button', { name: 'Send another' }).click()
      await page.getByRole('status').getByText('If this address has an account').waitFor()
    }
    expect(texts[0]).toBe(texts[1])
  })

  it('requires an address, with the message at its field', async () => {
    const { page } = await web.open('/sign-in', fresh())
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page.getByText('Enter your email address').waitFor()
    await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('leads to a form for a new link when the link was already used', async () => {
    const member = await register(web.test)
    const link = await signInLink(web.test, member.email)
    await follow(web.test, link)
    const { page } = await web.open(link, fresh())
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await page.getByRole('heading', { name: 'Get a sign-in link' }).waitFor()
  })

  it('leads to a welcome screen that says when nobody is signed in', async () => {
    const { page, problems } = await web.open('/welcome', fresh())
    await page.getByRole('heading', { name: "You're not signed in" }).waitFor()
    await expectAccessible(page)
    expect(problems.filter(isRefusal(401))).toHaveLength(problems.length)
  })
})

describe('signing out in the web app', () => {
  const web = useWeb()

  it("ends the session and clears the browser's storage", async () => {
    const member = await register(web.test)
    const { page, problems } = await web.open('/timer', fresh())
    await page
      .context()
      .addCookies([{ name: 'svc_session', value: member.token, url: web.base, httpOnly: true, sameSite: 'Lax' }])
    await page.evaluate(() => {
      for (const key of ['signed-in', 'recipe-draft', 'dial-in', 'theme'])
        localStorage.setItem(`brewprint.${key}`, key === 'theme' ? 'dark' : 'true')
    })
    await page.goto(`${web.base}/sign-in`)
    await page.getByText(member.email).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('status').getByText('Signed out').waitFor()
    await page.getByLabel('Email').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['brewprint.theme'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('svc_session')
    expect((await web.test.get('/api/auth/me', { token: member.token })).status).toBe(401)
    expect(problems).toEqual([])
  })

  it('shows an error when it fails, since the member is still signed in', async () => {
    const member = await register(web.test)
    const { page } = await web.open('/sign-in', { member, ...fresh() })
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page
      .getByRole('alert')
      .getByText(/No connection/)
      .waitFor()
    await page.getByText(member.email).waitFor()
  })
})
