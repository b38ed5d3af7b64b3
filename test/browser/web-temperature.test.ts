import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { plantCoffee } from '#test/support/embeds.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'
import { expectAccessible, type OpenOptions, useWeb } from '#test/support/web.ts'
import { choose, expectNoSidewaysScroll, plantHarbourBell, publishRecipe } from '#test/support/web-recipes.ts'

const PHONE: OpenOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const CELSIUS = { locale: 'en-GB' }
const FAHRENHEIT = { locale: 'en-US' }

const temperature = (page: Page) => page.getByRole('main').getByLabel(/^(Water t|T)emperature$/)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('finding 9: temperatures in the web app', () => {
  const web = useWeb()
  let member: Member
  let planted: Awaited<ReturnType<typeof plantHarbourBell>>
  beforeAll(async () => {
    planted = await plantHarbourBell(web.test)
  })
  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
  })

  const logs = async () => (await web.test.get('/api/brew-logs', { token: member.token })).body.data

  for (const [locale, typed, stored, shown] of [
    ['de-DE', '93', 199.4, '93 °C'],
    ['de-DE', '93 °C', 199.4, '93 °C'],
    ['de-DE', '93,5', 200.3, '93,5 °C'],
    ['en-GB', '93,5', 200.3, '93.5 °C'],
    ['en-GB', '200 F', 200, '93 °C'],
    ['en-US', '200', 200, '200 °F'],
    ['en-US', '93C', 199.4, '199 °F'],
    ['en-US', '200°F', 200, '200 °F'],
  ] as const) {
    it(`read "${typed}" in ${locale} as ${stored} °F, and show ${shown}`, async () => {
      const { page, problems } = await web.open('/log/new?method=v60', { member, locale, language: 'en' })
      await temperature(page).fill(typed)
      await press(page, 'Log brew')
      await page.getByRole('heading', { name: 'How was it?' }).waitFor()
      expect((await logs())[0].waterTempF).toBe(stored)
      await page.getByRole('definition').getByText(shown, { exact: false }).first().waitFor()
      await page.goto(`${web.base}/log`)
      await page.getByRole('main').getByText(shown).first().waitFor()
      expect(problems).toEqual([])
    })
  }

  it('ask whether 93 °F was meant as °C, and convert with one tap', async () => {
    const { page, problems } = await web.open('/log/new?method=v60', { member, ...PHONE, ...FAHRENHEIT })
    await temperature(page).fill('93')
    await page.keyboard.press('Tab')
    await page.getByText('93 °F is 34 °C. Did you mean 93 °C?').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, 'Yes, 93 °C')
    await expect.poll(() => temperature(page).inputValue()).toBe('199.4')
    expect(await temperature(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByText('Did you mean').count()).toBe(0)
    await press(page, 'Log brew')
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    expect((await logs())[0].waterTempF).toBe(199.4)
    expect(problems).toEqual([])
  })

  it('hold up an unlikely value once, focus it, and accept it the second time', async () => {
    const { page } = await web.open('/log/new?method=v60', { member, ...PHONE, ...FAHRENHEIT })
    await temperature(page).fill('93')
    await temperature(page).press('Enter')
    await page.getByText('Did you mean 93 °C?').waitFor()
    expect(await temperature(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await logs()).toEqual([])
    await press(page, 'Log brew')
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    expect((await logs())[0].waterTempF).toBe(93)
  })

  for (const [size, options] of [
    ['phone', PHONE],
    ['desktop', {}],
  ] as const) {
    it(`hold up an unlikely value also when the button is pressed immediately, on a ${size}`, async () => {
      const { page } = await web.open('/log/new?method=v60', { member, ...options, ...FAHRENHEIT })
      await temperature(page).fill('93')
      await press(page, 'Log brew')
      await page.getByText('Did you mean 93 °C?').waitFor()
      await expect.poll(() => temperature(page).evaluate((field) => field === document.activeElement)).toBe(true)
      await press(page, 'Yes, 93 °C')
      await press(page, 'Log brew')
      await page.getByRole('heading', { name: 'How was it?' }).waitFor()
      expect(await logs()).toMatchObject([{ waterTempF: 199.4 }])
    })
  }

  it('keep an unlikely value that was confirmed', async () => {
    const { page } = await web.open('/log/new?method=v60', { member, ...CELSIUS })
    await temperature(page).fill('50')
    await page.keyboard.press('Tab')
    await page.getByText('50 °C is cool for a hot brew. Is that right?').waitFor()
    await press(page, 'Yes, keep 50 °C')
    await press(page, 'Log brew')
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    expect((await logs())[0].waterTempF).toBe(122)
  })

  it('ask whether 200 °C was meant as °F', async () => {
    const { page } = await web.open('/log/new?method=v60', { member, ...CELSIUS })
    await temperature(page).fill('200')
    await page.keyboard.press('Tab')
    await press(page, 'Yes, 200 °F')
    await press(page, 'Log brew')
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    expect((await logs())[0].waterTempF).toBe(200)
  })

  it('ask nothing for a cold brew', async () => {
    const { page } = await web.open('/log/new?method=cold-brew', { member, ...FAHRENHEIT })
    await temperature(page).fill('68')
    await page.keyboard.press('Tab')
    await press(page, 'Log brew')
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    expect((await logs())[0].waterTempF).toBe(68)
  })

  it('are checked in a shared recipe, and an untouched value is kept exactly', async () => {
    const id = await publishRecipe(web.test, planted.author, { coffeeProfileId: planted.coffeeId, waterTempF: 200 })
    const { page } = await web.open(`/recipes/${id}/edit`, { member: planted.author, ...CELSIUS })
    await expect.poll(() => temperature(page).inputValue()).toBe('93')
    await page.getByLabel('How to brew it').fill('With a stir')
    await press(page, 'Save changes')
    await page.waitForURL(`**/recipes/${id}`)
    const read = async () => (await web.test.get(`/api/recipes/${id}`)).body
    expect(await read()).toMatchObject({ waterTempF: 200, notes: 'With a stir' })
    await page.getByRole('definition').getByText('93 °C').waitFor()

    await page.getByRole('link', { name: 'Edit' }).click()
    await temperature(page).fill('9,4')
    await press(page, 'Save changes')
    await page.getByText('9.4 °C is cool for a hot brew').waitFor()
    await temperature(page).fill('94')
    await press(page, 'Save changes')
    await page.waitForURL(`**/recipes/${id}`)
    await page.getByRole('definition').getByText('94 °C').waitFor()
    expect((await read()).waterTempF).toBe(201.2)
  })

  it('are read and shown in the recipes of the portal', async () => {
    const roaster = await insertRoasterMember(web.test, { name: 'Warm', slug: 'warm', nameKey: 'warm' })
    const { coffee } = await plantCoffee(web.test.app.db, { roasterId: roaster.roasterId, name: 'Slow Sunday' })
    const { page } = await web.open(`/portal/coffees/${coffee.id}`, { member: roaster, ...CELSIUS })
    await press(page, 'Add a recipe')
    await page.getByLabel('Dose', { exact: true }).fill('20')
    await page.getByLabel('Water', { exact: true }).fill('300')
    await temperature(page).fill('200')
    await press(page, 'Save recipe')
    await press(page, 'Yes, 200 °F')
    await press(page, 'Save recipe')
    await page.getByRole('definition').getByText('93 °C').waitFor()
    const { body } = await web.test.get(`/api/roaster-portal/coffees/${coffee.id}/recipes`, { token: roaster.token })
    expect(body.recipes[0].waterTempF).toBe(200)
  })

  it('use the unit of the region until another is chosen, also signed out and after a reload', async () => {
    const { page } = await web.open('/', { ...PHONE, ...CELSIUS })
    const figures = page.getByRole('region', { name: 'Your brew' }).getByRole('definition')
    await figures.filter({ hasText: /^\d+ °C\d+ °F$/ }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('Temperature').selectOption('°F')
    await page.goto(`${web.base}/`)
    await figures.filter({ hasText: /^\d+ °F\d+ °C$/ }).waitFor()
    await expectNoSidewaysScroll(page)
    await page.reload()
    await figures.filter({ hasText: /^\d+ °F\d+ °C$/ }).waitFor()
    await page.goto(`${web.base}/recipes/${planted.recipeId}`)
    await page.getByRole('definition').filter({ hasText: '203 °F' }).waitFor()
    await page.goto(`${web.base}/timer?temp=203&dose=15&water=240`)
    await page.getByText('15 g to 240 g · 203 °F').waitFor()
  })

  it("use the reader's unit where the recipe is compared with the basic one", async () => {
    const { page } = await web.open('/?brewer=hario-v60-02&roast=DARK', CELSIUS)
    const compared = page.getByRole('table').filter({ hasText: 'Basic V60 recipe' })
    await compared.getByRole('row', { name: 'Temperature 95 °C 91 °C' }).waitFor()
  })

  it('convert differences correctly', async () => {
    const brew = async (waterTempF: number) =>
      (await web.test.post('/api/brew-logs', { method: 'v60', waterTempF }, { token: member.token })).body.brewLog.id
    const [a, b] = [await brew(194), await brew(203)]
    const { page } = await web.open(`/log/compare?a=${b}&b=${a}`, { member, ...CELSIUS })
    await page.getByRole('row', { name: /^Temperature 95 °C Change: \+5 °C 90 °C$/ }).waitFor()
  })

  it('ask nothing for a cold brewer in the recipe form', async () => {
    const { page } = await web.open('/recipes/new', { member, ...FAHRENHEIT })
    await choose(page, 'Brewer', 'Toddy Cold Brew System')
    await temperature(page).fill('68')
    await page.keyboard.press('Tab')
    await page.getByText('20 °C').waitFor()
    await expect.poll(() => page.getByText('Is that right?').count()).toBe(0)
  })
})
