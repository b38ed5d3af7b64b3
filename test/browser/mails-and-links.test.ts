import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLORS } from '#src/domain/brand.ts'
import { MARK_ID } from '#src/mail/layout.ts'
import { linkIn, register } from '#test/support/app.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { DESKTOP, expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
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
      await expectAccessible(page)
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
    await web.test.post('/api/auth/magic-link', { email })
    const { pathname, search } = linkIn((await mailTo(email, /sign-in link/)).text)
    await web.test.get(pathname + search)
    return { path: pathname + search, email }
  }

  it('an expired link leads to a form for a new one, on a phone', async () => {
    const { path, email } = await usedLink()
    const { page, problems } = await web.open(path, fresh())
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.waitForFunction(
      () => document.fonts.check('16px Fraunces') && document.fonts.check('16px "Instrument Sans"'),
    )
    expect(await page.evaluate(() => document.fonts.size)).toBe(2)
    expect(await page.getByRole('link').count()).toBe(2)
    expect(await page.getByRole('link', { name: 'Brewprint, home' }).isVisible()).toBe(true)
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
    expect(await page.getByLabel('Password').count()).toBe(0)
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Email').press('Enter')
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.goto(linkIn((await mailTo(email, /sign-in link/)).text).href)
    await page.waitForURL('**/welcome')
  })

  it('the form for a new link offers the password sign-in', async () => {
    const { page } = await web.open('/sign-in?way=link', fresh())
    await page.getByRole('link', { name: 'Sign in with it' }).click()
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
  })

  it('a not-me link asks for confirmation', async () => {
    const { email } = await register(web.test)
    const { pathname, search } = linkIn((await mailTo(email, /Welcome/)).text)
    const { page, problems } = await web.open(pathname + search, fresh())
    await page.getByRole('heading', { name: "Wasn't this you?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: "This wasn't me" }).click()
    await page.getByRole('heading', { name: 'Done' }).waitFor()
    expect(problems).toEqual([])
    await page.goto(web.base + pathname + search)
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.getByRole('link', { name: 'Get a new link' }).waitFor()
  })

  it('a claim link asks for confirmation, on a desktop', async () => {
    const member = await register(web.test)
    const body = { businessEmail: 'hello@northlight.example', roasterName: 'Northlight <b>&' }
    await web.test.post('/api/roaster-claims', body, { token: member.token })
    const { pathname, search } = linkIn((await mailTo(body.businessEmail, /belong to you/)).text)
    const { page, problems } = await web.open(pathname + search, fresh(DESKTOP))
    await page.getByRole('heading', { name: 'Does Northlight <b>& belong to you?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(problems).toEqual([])
    await page.goto(web.base + pathname + search)
    await page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor()
    await page.getByRole('link', { name: 'Go to the roaster portal' }).click()
    await page.waitForURL('**/portal')
  })
})
