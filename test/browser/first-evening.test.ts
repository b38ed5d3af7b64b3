import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { textsIn } from '#test/support/texts.ts'
import { DESKTOP, expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { choose, expectNoSidewaysScroll, grinderId, plantHarbourBell } from '#test/support/web-recipes.ts'

/** Screenshots of the last run; ignored by git. */
const PICTURES = join(import.meta.dirname, '../../var/first-evening')

describe('the first evening of a new member', () => {
  const web = useWeb()
  let recipeId: number
  beforeAll(async () => {
    ;({ recipeId } = await plantHarbourBell(web.test))
    mkdirSync(PICTURES, { recursive: true })
  })

  const field = (page: Page, label: string) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'))

  it.for([
    ['phone', 'en', PHONE],
    ['desktop', 'en', DESKTOP],
    ['phone', 'de', { ...PHONE, locale: 'de-DE' }],
  ] as const)(
    'dial in, sign up, set equipment, log, edit and share a brew, then view it signed out (%s, %s)',
    async ([size, language, options]) => {
      const t = textsIn(language)
      const email = `${size}-${language}@evening.example`
      const name = `Ada ${size} ${language}`
      const { page, problems } = await web.open('/', {
        ...options,
        extraHTTPHeaders: { 'x-forwarded-for': `10.202.${language.charCodeAt(0)}.${size.length}` },
      })
      let pictures = 0
      const look = async (what: string) => {
        await expectNoSidewaysScroll(page)
        const file = `${size}-${language}-${String(++pictures).padStart(2, '0')}-${what}.png`
        await page.screenshot({ path: join(PICTURES, file), fullPage: true })
      }

      // The start page shows an answer before anything is chosen.
      await page.locator('[data-from]').waitFor()
      await look('arrive')

      // Dial in, with a misspelled name.
      await choose(page, t('Coffee'), 'Harbour Bell')
      await page.getByRole('combobox', { name: t('Grinder'), exact: true }).fill('baraza encore')
      await page
        .getByRole('listbox', { name: t('Grinder'), exact: true })
        .getByRole('option', { name: 'Baratza Encore', exact: true })
        .click()
      await expect.poll(() => field(page, t('Grinder')).inputValue()).toBe('Baratza Encore')
      await page.locator('[data-from=server]').waitFor()
      await look('dial-in')

      // Sign up in order to save the brew.
      await page.getByRole('link', { name: t('Log this brew') }).click()
      await page.getByRole('link', { name: t('Sign up') }).click()
      await field(page, t('Email')).fill(email)
      await field(page, t('Password')).fill('correct horse')
      await field(page, t('Name (optional)')).fill(name)
      await look('sign-up')
      await page.getByRole('button', { name: t('Create account') }).click()
      await page.waitForURL(/\/log\/\d+$/)
      await page.getByRole('heading', { level: 1, name: 'Harbour Bell' }).waitFor()
      await page
        .getByRole('definition')
        .getByText(language === 'de' ? /^\d+(,\d)? °C/ : /^\d+ °F/)
        .first()
        .waitFor()
      await look('saved')

      // Set the default equipment.
      await page.goto(`${web.base}/profile/equipment`)
      await choose(page, t('Add your grinder'), 'Baratza Encore')
      await page.getByRole('heading', { name: 'Baratza Encore', exact: true }).waitFor()
      await choose(page, t('Add your brewer'), 'Hario V60 02')
      await page.getByRole('heading', { name: 'Hario V60 02' }).waitFor()
      await expectAccessible(page)
      await look('equipment')

      // Log another member's recipe on the own grinder, at the setting that the page shows.
      await page.goto(`${web.base}/recipes/${recipeId}`)
      const loggedAs = (setting: string) =>
        t('Will be logged as {setting} on your {grinderName}.', { setting, grinderName: 'Baratza Encore' })
      const shown = page.getByText(new RegExp(`^${loggedAs('.+').replace(/\.$/, '\\.')}$`))
      const shownText = await shown.textContent()
      await page
        .getByRole('radio', { name: t('{count, plural, one {# star} other {# stars}}', { count: 4 }) })
        .check({ force: true })
      await field(page, t('Notes for your log')).fill('Only for me')
      await look('recipe')
      await page.getByRole('button', { name: t('Log this brew') }).click()
      await page.getByRole('status').getByText(t('Logged. <0>Add details</0>').split('<', 1)[0]!.trim()).waitFor()
      const logs = () =>
        web.test.app.db
          .selectFrom('brewLogs')
          .innerJoin('users', 'users.id', 'brewLogs.userId')
          .selectAll('brewLogs')
          .where('users.email', '=', email)
          .orderBy('brewLogs.id', 'desc')
          .execute()
      const [logged] = await logs()
      expect(logged).toMatchObject({ recipeId, rating: 4, grinderId: await grinderId(web.test, 'baratza-encore') })
      expect(shownText).toBe(loggedAs(String(logged!.grindSetting)))

      // Edit the logged brew.
      await page.goto(`${web.base}/log/${logged!.id}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('More'), exact: true })
        .click()
      await page.getByRole('link', { name: t('Edit'), exact: true }).click()
      await field(page, t('Dose')).fill('16')
      await look('edit')
      await page.getByRole('button', { name: t('Save changes') }).click()
      await page.waitForURL(`**/log/${logged!.id}`)
      expect((await logs())[0]).toMatchObject({ doseGrams: 16, grindSetting: logged!.grindSetting })

      // Share a recipe; the equipment is prefilled.
      await page.goto(`${web.base}/recipes/new`)
      await choose(page, t('Coffee'), 'Harbour Bell')
      await expect.poll(() => field(page, t('Grinder')).inputValue()).toBe('Baratza Encore')
      await field(page, t('Grind setting')).fill('15')
      await field(page, t('Dose')).fill('16')
      await field(page, t('Water')).fill('256')
      await look('share')
      await page.getByRole('button', { name: t('Share recipe') }).click()
      await page.waitForURL(/\/recipes\/\d+$/)
      const shared = page.url()

      // View it signed out: the recipe and its author, and nothing private.
      await page.goto(`${web.base}/profile/settings`)
      await page.getByRole('button', { name: t('Sign out'), exact: true }).click()
      await page.waitForURL((url) => url.pathname !== '/profile/settings')
      await page.goto(shared)
      await page.getByRole('heading', { level: 1, name: 'Harbour Bell' }).waitFor()
      await look('shared-recipe-signed-out')
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('heading', { name: t('Shared recipes') }).waitFor()
      await look('profile-signed-out')
      await expect.poll(() => page.locator('main').textContent()).not.toContain('Only for me')
      expect(problems).toEqual([])
    },
  )
})
