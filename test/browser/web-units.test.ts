import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Member, register } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll } from '#test/support/web-recipes.ts'

const URL = '/api/user/preferences'
/** Somebody in Germany who reads English. */
const GERMANY = { locale: 'de-DE', language: 'en' } as const
const AMERICA = { locale: 'en-US' }

const select = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
/** The hint and the error of a field, which assistive technology reads. */
const descriptionOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('units and formats in the web app', () => {
  const web = useWeb()
  let member: Member
  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
  })

  const preferences = async () => (await web.test.get(URL, { token: member.token })).body.preferences
  const patch = (body: object) => web.test.call('PATCH', URL, { token: member.token, body })
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('brewprint.units'))
  const firstOption = (page: Page, label: string) => select(page, label).locator('option').first().innerText()

  describe('units on /settings', () => {
    it('are those of the region by default', async () => {
      const german = (await web.open('/settings', { ...GERMANY, ...PHONE })).page
      expect(await firstOption(german, 'Temperature')).toBe('Default: °C')
      expect(await firstOption(german, 'Clock')).toBe('Default: 19:12')
      expect(await firstOption(german, 'Decimals')).toBe('Default: 18,5')
      expect(await firstOption(german, 'Week starts on')).toBe('Default: Monday')
      await expectAccessible(german)
      await expectNoSidewaysScroll(german)
      const american = (await web.open('/settings', AMERICA)).page
      expect(await firstOption(american, 'Temperature')).toBe('Default: °F')
      expect(await firstOption(american, 'Weight')).toBe('Default: Grams (g)')
      expect(await firstOption(american, 'Altitude')).toBe('Default: Feet (ft)')
    })

    it('are kept in the browser of a signed-out reader, and can be reset', async () => {
      const { page, problems } = await web.open('/settings', GERMANY)
      await select(page, 'Weight').selectOption('Ounces (oz)')
      await select(page, 'Clock').selectOption('7:12 PM')
      await page.reload()
      await expect.poll(() => select(page, 'Weight').inputValue()).toBe('oz')
      await expect.poll(() => select(page, 'Clock').inputValue()).toBe('12h')
      await select(page, 'Weight').selectOption('')
      expect(JSON.parse((await stored(page))!)).toEqual({ clock: '12h' })
      expect(problems).toEqual([])
    })

    it('ignore invalid values in the storage, and read the old choice of °F', async () => {
      const { page, problems } = await web.open('/settings', GERMANY)
      for (const broken of ['{', '"F"', '[]', '{"temperature":"K","weight":7}']) {
        await page.evaluate((text) => localStorage.setItem('brewprint.units', text), broken)
        await page.reload()
        await expect.poll(() => select(page, 'Temperature').inputValue(), { message: broken }).toBe('')
      }
      await page.evaluate(() => {
        localStorage.removeItem('brewprint.units')
        localStorage.setItem('brewprint.temperature-unit', '"F"')
      })
      await page.reload()
      await expect.poll(() => select(page, 'Temperature').inputValue()).toBe('F')
      await select(page, 'Temperature').selectOption('')
      await page.reload()
      await expect.poll(() => select(page, 'Temperature').inputValue()).toBe('')
      expect(problems).toEqual([])
    })
  })

  describe('units of a member', () => {
    it('are saved to the account, and stay after signing out', async () => {
      const { page, problems } = await web.open('/profile/settings', { member, ...GERMANY })
      await select(page, 'Temperature').selectOption('°F')
      await expect.poll(preferences).toEqual({ language: null, units: { temperature: 'F' } })
      await select(page, 'Decimals').selectOption('18.5')
      await expect.poll(async () => (await preferences()).units).toEqual({ temperature: 'F', decimal: 'point' })
      await press(page, 'Sign out')
      await page.waitForURL(`${web.base}/`)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
      await expect.poll(() => select(page, 'Temperature').inputValue()).toBe('F')
      expect(problems).toEqual([])
    })

    it('come from the account if the browser has none, and only then', async () => {
      await patch({ units: { weight: 'oz', temperature: 'F' } })
      const { page } = await web.open('/settings', { member, ...GERMANY })
      await expect.poll(() => select(page, 'Weight').inputValue()).toBe('oz')
      await select(page, 'Weight').selectOption('Grams (g)')
      await expect.poll(async () => (await preferences()).units).toEqual({ weight: 'g', temperature: 'F' })
      await patch({ units: { weight: 'oz' } })
      await page.reload()
      await page.getByText('Units are saved to your account too').waitFor()
      await expect.poll(() => select(page, 'Weight').inputValue()).toBe('g')
    })

    describe('chosen while signed out', () => {
      const ofAccount = (page: Page) =>
        page.evaluate(async () => (await (await fetch('/api/user/preferences')).json()).preferences)
      const chooseOunces = async () => {
        const opened = await web.open('/settings', GERMANY)
        await select(opened.page, 'Weight').selectOption('Ounces (oz)')
        await expect.poll(() => stored(opened.page)).toContain('oz')
        return opened
      }
      /** As a link does; a new document might be opened before the choice is stored. */
      const goWithin = (page: Page, path: string) => page.evaluate((url) => history.pushState(null, '', url), path)
      const signIn = async (page: Page, email: string) => {
        await goWithin(page, '/sign-in?next=%2Fsettings')
        await page.getByLabel('Email', { exact: true }).fill(email)
        await page.getByLabel('Password', { exact: true }).fill('correct horse')
        await press(page, 'Sign in')
        await page.waitForURL('**/settings')
        await page.getByText('Units are saved to your account too').waitFor()
      }

      it('are saved to a new account', async () => {
        const { page, problems } = await chooseOunces()
        await goWithin(page, '/register')
        await page.getByLabel('Email', { exact: true }).fill('ounces@example.com')
        await page.getByLabel('Password', { exact: true }).fill('correct horse')
        await press(page, 'Create account')
        await page.getByRole('heading', { name: 'Welcome' }).waitFor()
        await expect.poll(() => ofAccount(page)).toEqual({ language: 'en', units: { weight: 'oz' } })
        expect(problems).toEqual([])
      })

      it('are saved to a new account, also when the server is slow to say who is signed in', async () => {
        const { page, problems } = await chooseOunces()
        await goWithin(page, '/register')
        const welcome = page.getByRole('heading', { name: 'Welcome' })
        // Under way when the next screen is there.
        await page.route('**/api/auth/me', (route) => welcome.waitFor().then(() => route.continue()), { times: 1 })
        await page.getByLabel('Email', { exact: true }).fill('slow@example.com')
        await page.getByLabel('Password', { exact: true }).fill('correct horse')
        await press(page, 'Create account')
        await welcome.waitFor()
        await expect.poll(() => ofAccount(page)).toEqual({ language: 'en', units: { weight: 'oz' } })
        expect(problems).toEqual([])
      })

      it('are saved to an account that has no choices yet, at its first sign-in', async () => {
        const { email } = await register(web.test)
        const { page, problems } = await chooseOunces()
        await signIn(page, email)
        await expect.poll(() => ofAccount(page)).toEqual({ language: 'en', units: { weight: 'oz' } })
        expect(problems).toEqual([])
      })

      it('do not change the choices of an account', async () => {
        const { email, token } = await register(web.test)
        const own = { language: 'de', units: { temperature: 'F' } }
        await web.test.call('PATCH', URL, { token, body: own })
        const { page } = await chooseOunces()
        await signIn(page, email)
        const waiting = () => page.evaluate(() => localStorage.getItem('brewprint.unsent-preferences'))
        await expect.poll(waiting).toBeNull()
        expect(await ofAccount(page)).toEqual(own)
        await expect.poll(() => select(page, 'Weight').inputValue()).toBe('oz')
      })
    })

    it('show an error if the account cannot be saved, and stay in the browser', async () => {
      const { page } = await web.open('/settings', { member, ...GERMANY })
      await page.getByText('Units are saved to your account too').waitFor()
      await page.route(`**${URL}`, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 503, json: { error: 'Busy' } })
          : route.continue(),
      )
      await select(page, 'Weight').selectOption('Ounces (oz)')
      await page.getByRole('main').getByText('Busy').waitFor()
      await expect.poll(() => select(page, 'Weight').inputValue()).toBe('oz')
    })
  })

  describe('figures, days and times', () => {
    const ONE_BREW = { doseGrams: 18.5, waterGrams: 300, waterTempF: 199.4, createdAt: '2024-03-14T19:12:00.000Z' }

    it.each([
      ['en-US', 'en', {}, ['March 14, 2024', '7:12 PM', '18.5 g → 300 g', '1:16.2', '199 °F']],
      ['en-US', 'en', { weight: 'oz' }, ['March 14, 2024', '7:12 PM', '0.65 oz → 10.58 oz', '1:16.2', '199 °F']],
      ['en-GB', 'en', { clock: '12h' }, ['14 March 2024', '7:12 pm', '18.5 g → 300 g', '1:16.2', '93 °C']],
      ['de-DE', 'de', {}, ['14. März 2024', '19:12', '18,5 g → 300 g', '1:16,2', '93 °C']],
      ['de-DE', 'en', {}, ['14 March 2024', '19:12', '18,5 g → 300 g', '1:16,2', '93 °C']],
    ] as const)('of a brew are those of the reader in %s who reads %s and chose %j', async (...row) => {
      const [locale, language, units, texts] = row
      await insertBrewLog(web.test.app.db, member.id, ONE_BREW)
      web.test.app.responseCache.clear()
      const { page, problems } = await web.open('/settings', { member, locale, language, timezoneId: 'UTC' })
      await page.evaluate((chosen) => localStorage.setItem('brewprint.units', JSON.stringify(chosen)), units)
      await page.goto(`${web.base}/log`)
      await page.getByRole('heading', { name: texts[0], exact: true }).waitFor()
      const shown = (await page.getByRole('main').innerText()).replaceAll(/\s/g, ' ')
      for (const text of texts) expect(shown).toContain(text)
      expect(problems).toEqual([])
    })
  })

  describe('ratios and days in forms', () => {
    it('take a decimal comma and "1:16,5", and show the calculated ratio with a comma', async () => {
      const { page, problems } = await web.open('/recipes/new', { member, ...GERMANY })
      const ratio = field(page, 'Ratio (water to coffee)')
      await field(page, 'Dose').fill('18')
      await field(page, 'Water').fill('301')
      await expect.poll(() => ratio.inputValue()).toBe('16,7')
      await ratio.fill('1:16,5')
      await expect.poll(() => field(page, 'Water').inputValue()).toBe('297')
      await expect.poll(() => ratio.inputValue()).toBe('1:16,5')
      expect(problems).toEqual([])
    })
  })

  describe('QuantityField in the brew log', () => {
    const logs = async () => (await web.test.get('/api/brew-logs', { token: member.token })).body.data
    const log = async (page: Page) => {
      await press(page, 'Log brew')
      await page.getByRole('heading', { name: 'How was it?' }).waitFor()
      return (await logs())[0]
    }

    for (const [locale, typed, doseGrams, understood] of [
      ['de-DE', '18,5', 18.5, undefined],
      ['de-DE', '18.5', 18.5, '18,5 g'],
      ['en-GB', '18.5', 18.5, undefined],
      ['en-GB', '18,5', 18.5, '18.5 g'],
      ['en-GB', '0.65 oz', 18.43, '18.43 g'],
      ['en-GB', '18 g', 18, undefined],
      ['en-US', '１８', 18, '18 g'],
    ] as const) {
      it(`reads the dose "${typed}" in ${locale} as ${doseGrams} g, and shows ${understood ?? 'nothing more'}`, async () => {
        const { page, problems } = await web.open('/log/new?method=v60', { member, locale, language: 'en' })
        await field(page, 'Dose').fill(typed)
        expect(await descriptionOf(field(page, 'Dose'))).toBe(understood ?? '')
        await expect.poll(() => field(page, 'Dose').inputValue()).toBe(typed)
        expect((await log(page)).doseGrams).toBe(doseGrams)
        expect(problems).toEqual([])
      })
    }

    it('takes and shows ounces for who chose them, and leaves an untouched weight exactly', async () => {
      const { page } = await web.open('/log/new?method=v60&doseGrams=18&waterGrams=300', { member, ...AMERICA })
      await page.evaluate(() => localStorage.setItem('brewprint.units', '{"weight":"oz"}'))
      await page.reload()
      await expect.poll(() => field(page, 'Dose').inputValue()).toBe('0.63')
      await page.getByText('Ratio 1:16.7').waitFor()
      await field(page, 'Water').fill('10')
      await page.getByText('Ratio 1:15.8').waitFor()
      expect(await log(page)).toMatchObject({ doseGrams: 18, waterGrams: 283.5 })
    })

    it('refuses what it can not read with a sentence, when the field is left', async () => {
      const { page } = await web.open('/log/new?method=v60', { member, locale: 'en-GB' })
      for (const [label, typed, sentence] of [
        ['Dose', '3 stones', 'Enter a weight in g or oz'],
        ['Water', '300 ml', 'Enter a weight in g or oz'],
        ['Dose', 'a lot', 'Enter a number'],
        ['Water temperature', 'hot', 'Enter a temperature, such as 93 °C or 200 °F'],
      ] as const) {
        await field(page, label).fill(typed)
        await expect.poll(() => page.getByText(sentence).count()).toBe(0)
        await page.keyboard.press('Tab')
        await page.getByText(sentence).waitFor()
        await field(page, label).fill('')
        await page.getByText(sentence).waitFor({ state: 'detached' })
      }
      await field(page, 'Dose').fill('18 ml')
      await press(page, 'Log brew')
      await page.getByText('Enter a weight in g or oz').waitFor()
      await expectAccessible(page)
      expect(await logs()).toEqual([])
    })
  })
})
