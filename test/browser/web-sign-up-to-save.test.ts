import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkIn, type Member, register } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import { grinderId, plantCoffee, publishRecipe } from '#test/support/web-recipes.ts'

let clients = 0
/** A new client address for each test, so that no rate limit applies to the next. */
const fresh = (): OpenOptions => ({ extraHTTPHeaders: { 'x-forwarded-for': `10.201.0.${++clients}` } })

describe('finding 14: signing up to save a brew', () => {
  const web = useWeb()
  let coffeeId: number
  beforeAll(async () => {
    coffeeId = await plantCoffee(web.test, { name: 'Harbour Bell', roaster: 'Saltmarsh' })
  })

  const logsOf = async (email: string) => {
    const { db } = web.test.app
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return db.selectFrom('brewLogs').selectAll().where('userId', '=', id).execute()
  }

  async function dialIn(page: Page) {
    await page.locator('[data-from=server]').waitFor()
    await page.getByRole('link', { name: 'Log this brew' }).click()
    await page.getByRole('heading', { level: 1, name: 'Save this brew' }).waitFor()
    await page.getByRole('heading', { name: 'Harbour Bell, V60' }).waitFor()
    await page.getByText(/\d+ clicks on the Comandante C40 MK4 · 20 g → 320 g/).waitFor()
  }
  const fillIn = async (page: Page, email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
  }
  async function expectSaved(page: Page, email: string) {
    await page.waitForURL(/\/log\/\d+$/)
    await page.getByRole('status').getByText('Brew saved').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Harbour Bell' }).waitFor()
    const logs = await logsOf(email)
    expect(logs).toHaveLength(1)
    expect(logs[0]).toMatchObject({
      coffeeProfileId: coffeeId,
      method: 'v60',
      doseGrams: 20,
      waterGrams: 320,
      grinderId: await grinderId(web.test, 'comandante-c40-mk4'),
    })
    await page.getByRole('link', { name: 'Log', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Brew log' }).waitFor()
    await page.getByText('Harbour Bell').first().waitFor()
    await page.reload()
    await page.getByText('Harbour Bell').first().waitFor()
    expect(await logsOf(email)).toHaveLength(1)
  }

  it.for([
    ['phone', PHONE],
    ['desktop', {}],
  ] as const)('saves the dialled-in brew after registering (%s)', async ([size, options]) => {
    const email = `${size}@signup.example`
    const { page, problems } = await web.open(`/?coffee=${coffeeId}`, { ...options, ...fresh() })
    await dialIn(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign up' }).click()
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectSaved(page, email)
    expect(problems).toEqual([])
  })

  it('saves the brew of the timer with the measured time', async () => {
    const { page } = await web.open(
      `/timer?method=v60&coffeeProfileId=${coffeeId}&dose=20&water=320&time=180&grinderId=${await grinderId(web.test, 'comandante-c40-mk4')}&grindSetting=22`,
      fresh(),
    )
    await page.getByRole('link', { name: 'Log this brew' }).click()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await fillIn(page, 'timer@signup.example')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectSaved(page, 'timer@signup.example')
    expect(await logsOf('timer@signup.example')).toMatchObject([{ brewTimeSeconds: 180, grindSetting: 22 }])
  })

  it('saves the brew after switching from registration to sign-in', async () => {
    const { email } = await register(web.test)
    const { page } = await web.open(`/?coffee=${coffeeId}`, fresh())
    await dialIn(page)
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectSaved(page, email)
  })

  it('saves the brew after a sign-in by link in the same browser', async () => {
    const { email } = await register(web.test)
    const { page } = await web.open(`/?coffee=${coffeeId}`, fresh())
    await dialIn(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const mail = (await web.test.sentMail()).findLast(({ recipient }) => recipient === email)!
    const link = linkIn(mail.text)
    await page.goto(`${web.base}${link.pathname}${link.search}`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectSaved(page, email)
  })

  it('saves nothing by a URL alone, and nothing twice', async () => {
    const [member] = (await insertMembers(web.test, 1)) as [Member]
    const address = `/log/new?method=v60&doseGrams=20&waterGrams=320&coffeeProfileId=${coffeeId}`
    const { page } = await web.open(address, { member })
    await page.getByRole('button', { name: 'Log brew' }).waitFor()
    await page.evaluate(
      ([search, at]) => localStorage.setItem('brewprint.brew-to-save', JSON.stringify({ search, at })),
      [address.split('?')[1], Date.now() - 24 * 3_600_000] as const,
    )
    await page.reload()
    await page.getByRole('button', { name: 'Log brew' }).waitFor()
    expect(await logsOf(member.email)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/log/new')
  })

  it('keeps the filled form when saving fails', async () => {
    const { email } = await register(web.test)
    const { page } = await web.open(`/?coffee=${coffeeId}`, fresh())
    await dialIn(page)
    await page.route('**/api/brew-logs', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { error: 'Busy right now' } })
        : route.continue(),
    )
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').getByText('Busy right now').waitFor()
    await expect.poll(() => page.getByLabel('Dose').inputValue()).toBe('20')
    await page.unroute('**/api/brew-logs')
    await page.getByRole('button', { name: 'Log brew' }).click()
    await page.waitForURL(/\/log\/\d+$/)
    expect(await logsOf(email)).toHaveLength(1)
  })
})

describe("finding 14: recipes of others and one's own", () => {
  const web = useWeb()
  let author: Member
  let other: Member
  let coffeeId: number

  beforeAll(async () => {
    const members = (await insertMembers(web.test, 12)) as Member[]
    author = members[0]!
    other = members[1]!
    coffeeId = await plantCoffee(web.test, { name: 'Harbour Bell', roastLevel: 'LIGHT' })
    const popularId = await plantCoffee(web.test, { name: 'Midnight Tram', roastLevel: 'LIGHT' })
    const popular = await publishRecipe(web.test, author, { coffeeProfileId: popularId })
    for (const { token } of members.slice(1))
      await web.test.post(`/api/community-recipes/${popular}/vote`, { vote: 'UP' }, { token })
    await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
  })

  it('"How others brew it" lists recipes for this coffee before more popular ones', async () => {
    const { page } = await web.open(`/?coffee=${coffeeId}&brewer=hario-v60-02`)
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'How others brew it' }) })
    await section.getByText(/Midnight Tram/).waitFor()
    const cards = await section.getByRole('heading', { level: 3 }).locator('xpath=..').allInnerTexts()
    expect(cards.map((text) => text.includes('Midnight Tram'))).toEqual([false, true])
  })

  it('offers a vote to everybody but the author', async () => {
    const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId, doseGrams: 16, ratio: 15 })
    await web.test.post(`/api/community-recipes/${id}/vote`, { vote: 'UP' }, { token: other.token })
    const { page } = await web.open(`/recipes/${id}`, { member: author })
    await page.getByText('Your recipe', { exact: true }).waitFor()
    const own = await page.getByText('Your recipe', { exact: true }).locator('xpath=..').innerText()
    expect(own.replaceAll(/\s+/g, ' ')).toBe('Your recipe Helpful: 1 Not helpful: 0')
    await expect.poll(() => page.getByRole('button', { name: /helpful:/i }).count()).toBe(0)
    const { page: others } = await web.open(`/recipes/${id}`, { member: other })
    await others.getByRole('button', { name: /^Helpful:/ }).waitFor()
    await expect.poll(() => others.getByText('Your recipe', { exact: true }).count()).toBe(0)
    const { page: visitor } = await web.open(`/recipes/${id}`)
    await visitor.getByRole('button', { name: /^Helpful:/ }).waitFor()
  })

  describe('the taste sliders of the recipe form', () => {
    async function openForm(): Promise<Page> {
      await web.test.post(
        '/api/user/grinders',
        { grinderId: await grinderId(web.test, 'comandante-c40-mk4'), isDefault: true },
        author,
      )
      const { page } = await web.open(`/recipes/new?coffee=${coffeeId}`, { member: author, ...PHONE })
      await page.getByRole('combobox', { name: 'Brewer' }).fill('hario v60 02')
      await page.getByRole('option', { name: 'Hario V60 02' }).click()
      await page.getByLabel('Grind setting').fill('24')
      await page.getByLabel('Dose').fill('15')
      await page.getByLabel('Water', { exact: true }).fill('240')
      await page.getByText('Taste, tags and more').click()
      return page
    }
    async function share(page: Page) {
      await page.getByRole('button', { name: 'Share recipe' }).click()
      await page.waitForURL(/\/recipes\/\d+$/)
      return (await web.test.get(`/api/recipes/${page.url().split('/').at(-1)}`)).body.tasteProfile
    }

    it('publish nothing when untouched', async () => {
      const page = await openForm()
      await expect.poll(() => page.getByText('Not set', { exact: true }).count()).toBe(4)
      expect(await share(page)).toBeNull()
    })

    it('publish only the values that were set, and can be cleared', async () => {
      const page = await openForm()
      await page.getByLabel('Acidity').fill('4')
      await page.getByLabel('Body').fill('5')
      // Already at the middle: a click sets the value.
      await page.getByLabel('Sweetness').click()
      await page.getByText('3 of 5').waitFor()
      await page.getByRole('button', { name: 'Clear Body' }).click()
      await expectAccessible(page)
      expect(await share(page)).toEqual({ acidity: 4, sweetness: 3 })
    })

    it('can be cleared all at once', async () => {
      const page = await openForm()
      await page.getByLabel('Acidity').fill('4')
      await page.getByRole('button', { name: 'Clear taste' }).click()
      await expect.poll(() => page.getByText('Not set', { exact: true }).count()).toBe(4)
      expect(await share(page)).toBeNull()
    })
  })
})
