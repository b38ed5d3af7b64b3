import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLORS } from '#src/domain/brand.ts'
import { MARK_ID } from '#src/mail/layout.ts'
import { linkIn, register } from '#test/support/app.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { BROWSER, follow, linksTo, linkTo, signInLink } from '#test/support/mailed-links.ts'
import { DESKTOP, expectAccessible, expectAccessiblePart, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import { everyMail } from '../mail/every-mail.ts'

const PNG = readFileSync(new URL('../../src/mail/mark.png', import.meta.url)).toString('base64')

const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const hex = (color: string) =>
        `#${color
          .match(/\d+/g)!
          .slice(0, 3)
          .map((channel) => Number(channel).toString(16).padStart(2, '0'))
          .join('')}`
      const { backgroundColor, color } = getComputedStyle(element)
      return { background: hex(backgroundColor), color: hex(color) }
    })

describe('finding 16: mails in a mail program', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it.each(Object.entries(everyMail()))('fit and are readable, light and dark: %s', async (_name, { html }) => {
    for (const options of [PHONE, DESKTOP]) {
      const page = await browser.newPage({ ...options, colorScheme: 'light' })
      await page.setContent(html.replaceAll(`cid:${MARK_ID}`, `data:image/png;base64,${PNG}`))
      for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
        await page.emulateMedia({ colorScheme })
        expect(await fitsWidth(page)).toBe(true)
        expect((await colorsOf(page, 'body')).background).toBe(COLORS.paper[index])
        expect((await colorsOf(page, '.card')).background).toBe(COLORS.card[index])
        expect((await colorsOf(page, 'h1')).color).toBe(COLORS.ink[index])
      }
      await expectAccessiblePart(page)
      await page.close()
    }
  })

  it('fit the screen with very long words', async () => {
    const page = await browser.newPage(PHONE)
    for (const { html } of Object.values(everyMail((plain) => plain + 'x'.repeat(200)))) {
      await page.setContent(html)
      expect(await fitsWidth(page)).toBe(true)
    }
  })
})

describe('finding 16: pages of mailed links', () => {
  const web = useWeb()
  let clients = 0
  const fresh = (options: OpenOptions = PHONE): OpenOptions => ({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.201.0.${++clients}` },
  })
  const mailTo = async (email: string, subject: RegExp) =>
    (await web.test.sentMail()).findLast((mail) => mail.recipient === email && subject.test(mail.subject))!

  /** Returns a sign-in link that has been used. */
  async function usedLink(): Promise<{ path: string; email: string }> {
    const { email } = await register(web.test)
    const path = await signInLink(web.test, email)
    await follow(web.test, path)
    return { path, email }
  }

  it('leads from an expired link to a form for a new one, on a phone', async () => {
    const { path, email } = await usedLink()
    const { page, problems } = await web.open(path, fresh())
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.waitForFunction(
      () => document.fonts.check('16px Fraunces') && document.fonts.check('16px "Instrument Sans"'),
    )
    expect(await page.evaluate(() => document.fonts.size)).toBe(2)
    await expect.poll(() => page.getByRole('link').count()).toBe(2)
    await expect.poll(() => page.getByRole('link', { name: 'Brewprint, home' }).isVisible()).toBe(true)
    const next = page.getByRole('link', { name: 'Get a new link' })
    expect((await next.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
      await page.emulateMedia({ colorScheme })
      expect((await colorsOf(page, 'body')).background).toBe(COLORS.paper[index])
      expect(await colorsOf(page, 'main a')).toEqual({
        background: COLORS.accent[index],
        color: COLORS.onAccent[index],
      })
      expect(await fitsWidth(page)).toBe(true)
    }
    await expectAccessible(page)
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([])

    await next.click()
    await page.getByRole('heading', { name: 'Get a sign-in link' }).waitFor()
    await expect.poll(() => page.getByLabel('Password').count()).toBe(0)
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Email').press('Enter')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(linkIn((await mailTo(email, /sign-in link/)).text).href)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/welcome')
  })

  it('offers the password sign-in beside the form for a new link', async () => {
    const { page } = await web.open('/sign-in?way=link', fresh())
    await page.getByRole('link', { name: 'Sign in with it' }).click()
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
  })

  it('/account/not-me asks for confirmation', async () => {
    const { email } = await register(web.test)
    const path = (await linksTo(web.test, email, 'Welcome'))[1]!
    const { page, problems } = await web.open(path, fresh())
    await page.getByRole('heading', { name: "Wasn't this you?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: "This wasn't me" }).click()
    await page.getByRole('heading', { name: 'Done' }).waitFor()
    expect(problems).toEqual([])
    await page.goto(web.base + path)
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.getByRole('link', { name: 'Get a new link' }).waitFor()
  })

  it('a roaster claim link asks for confirmation, on a desktop', async () => {
    const member = await register(web.test)
    const body = { businessEmail: 'hello@northlight.example', roasterName: 'Northlight <b>&' }
    await web.test.post('/api/roaster-claims', body, { token: member.token })
    const { pathname, search } = linkIn((await mailTo(body.businessEmail, /address of your roaster/)).text)
    const { page, problems } = await web.open(pathname + search, fresh(DESKTOP))
    await page.getByRole('heading', { name: 'Does Northlight <b>& belong to you?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(problems).toEqual([])
    await page.goto(web.base + pathname + search)
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.getByRole('link', { name: 'Go to the roaster portal' }).click()
    await page.waitForURL('**/portal')
  })
})

/** How mail scanners, link previews and browsers that load ahead fetch a link. */
const SCANNERS: readonly { method: 'GET' | 'HEAD'; headers: Record<string, string> }[] = [
  { method: 'GET', headers: {} },
  { method: 'GET', headers: { accept: '*/*', 'user-agent': 'LinkScanner/1.0' } },
  { method: 'GET', headers: { accept: 'application/json' } },
  { method: 'GET', headers: BROWSER },
  { method: 'GET', headers: { ...BROWSER, 'sec-purpose': 'prefetch;prerender' } },
  { method: 'GET', headers: { ...BROWSER, purpose: 'prefetch', 'x-moz': 'prefetch' } },
  { method: 'HEAD', headers: BROWSER },
]

describe('mailed links, fetched by a scanner and then opened by a person', () => {
  const web = useWeb()
  let clients = 0
  const address = () => `10.204.0.${++clients}`
  const fresh = (options: OpenOptions = PHONE): OpenOptions => ({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': address() },
  })

  const accountRows = async () => {
    const tables = ['users', 'sessions', 'accountTokens', 'emailChanges', 'roasterClaims'] as const
    const rows: unknown[] = []
    for (const table of tables) rows.push(await web.test.app.db.selectFrom(table).selectAll().execute())
    return JSON.stringify(rows)
  }

  /** Fetches a link in every way that scanners do, through the network, and expects that nothing changes. */
  async function scan(path: string): Promise<void> {
    const before = await accountRows()
    for (const { method, headers } of SCANNERS) {
      const answer = await fetch(web.base + path, {
        method,
        redirect: 'manual',
        headers: { 'x-forwarded-for': address(), ...headers },
      })
      expect(answer.status, `${method} ${JSON.stringify(headers)}`).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([])
      await answer.arrayBuffer()
    }
    expect(await accountRows()).toBe(before)
  }

  async function changeAddress(isProven: boolean): Promise<{ email: string; next: string }> {
    const { id, email, token } = await register(web.test)
    const emailVerifiedAt = isProven ? new Date().toISOString() : null
    await web.test.app.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', id).execute()
    const next = `next-${email}`
    const body = { email: next, currentPassword: 'correct horse' }
    expect((await web.test.post('/api/user/email-change', body, { token })).status).toBe(200)
    return { email, next }
  }

  interface Case {
    link: () => Promise<string>
    button: string
    /** What the page says afterwards. */
    result: RegExp
    password?: string
    /** Whether the link can be opened again until the other address has agreed too. */
    isReusable?: boolean
  }

  const CASES: Record<string, Case> = {
    'sign in': {
      link: async () => signInLink(web.test, (await register(web.test)).email),
      button: 'Sign in',
      result: /^Welcome, Brewer \d+$/,
    },
    'confirm an address': {
      link: async () => (await linksTo(web.test, (await register(web.test)).email, 'Welcome'))[0]!,
      button: 'Confirm my address',
      result: /^Your email address is confirmed\.$/,
    },
    "wasn't me": {
      link: async () => (await linksTo(web.test, (await register(web.test)).email, 'Welcome'))[1]!,
      button: "This wasn't me",
      result: /^All sessions are ended and the password is removed/,
    },
    'reset a password': {
      link: async () => {
        const { email } = await register(web.test)
        await web.test.post('/api/auth/password-reset', { email })
        return linkTo(web.test, email, 'Reset')
      },
      button: 'Save and sign in',
      password: 'fresh horse',
      result: /^Welcome, Brewer \d+$/,
    },
    'agree to a new address': {
      link: async () => linkTo(web.test, (await changeAddress(true)).email, 'Change the email'),
      button: 'Change address',
      result: /^One more step/,
      isReusable: true,
    },
    'confirm a new address': {
      link: async () => linkTo(web.test, (await changeAddress(false)).next, 'Confirm your new'),
      button: 'Confirm this address',
      result: /is now the email address of your account\.$/,
    },
    'claim a roaster': {
      link: async () => {
        const { id, token } = await register(web.test)
        const body = { businessEmail: `hello@drum-${id}.example`, roasterName: `Drum ${id}` }
        await web.test.post('/api/roaster-claims', body, { token })
        return linkTo(web.test, body.businessEmail, 'address of your roaster')
      },
      button: 'Confirm address',
      result: /^Thank you$/,
    },
  }

  it.each(Object.entries(CASES))('%s', async (_name, { link, button, result, password, isReusable }) => {
    const path = await link()
    await scan(path)
    const { page, problems } = await web.open(path, fresh())
    expect(await fitsWidth(page)).toBe(true)
    await expectAccessible(page)
    await expect.poll(() => page.getByRole('button').count()).toBe(1)
    if (password) await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByText(result).first().waitFor()
    expect(problems).toEqual([])

    if (isReusable) return
    await page.goto(web.base + path)
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
  })

  it('a sign-in link opened in another browser than the one that asked for it says so', async () => {
    const { email } = await register(web.test)
    const { page } = await web.open('/sign-in?way=link', fresh())
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Email').press('Enter')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const path = await linkTo(web.test, email, 'sign-in link')
    const warning = 'This link was requested in another browser or on another device'
    const other = await web.open(path, fresh(DESKTOP))
    await other.page.getByText(warning).waitFor()
    await expectAccessible(other.page)

    await page.goto(web.base + path)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect.poll(() => page.getByText(warning).count()).toBe(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/welcome')
  })
})
