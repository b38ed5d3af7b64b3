import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
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
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)(
    'dial in, sign up, set equipment, log, edit and share a brew, then view it signed out (%s)',
    async ([size, options]) => {
      const email = `${size}@evening.example`
      const name = `Ada ${size}`
      const { page, problems } = await web.open('/', {
        ...options,
        extraHTTPHeaders: { 'x-forwarded-for': `10.202.0.${size.length}` },
      })
      let pictures = 0
      const look = async (what: string) => {
        await expectNoSidewaysScroll(page)
        const file = `${size}-${String(++pictures).padStart(2, '0')}-${what}.png`
        await page.screenshot({ path: join(PICTURES, file), fullPage: true })
      }

      // The start page shows an answer before anything is chosen.
      await page.locator('[data-from]').waitFor()
      await look('arrive')

      // Dial in, with a misspelled name.
      await choose(page, 'Coffee', 'Harbour Bell')
      await page.getByRole('combobox', { name: 'Grinder', exact: true }).fill('baraza encore')
      await page
        .getByRole('listbox', { name: 'Grinder', exact: true })
        .getByRole('option', { name: 'Baratza Encore', exact: true })
        .click()
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
      await page.locator('[data-from=server]').waitFor()
      await look('dial-in')

      // Sign up in order to save the brew.
      await page.getByRole('link', { name: 'Log this brew' }).click()
      await page.getByRole('link', { name: 'Sign up' }).click()
      await field(page, 'Email').fill(email)
      await field(page, 'Password').fill('correct horse')
      await field(page, 'Name (optional)').fill(name)
      await look('sign-up')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL(/\/log\/\d+$/)
      await page.getByRole('heading', { level: 1, name: 'Harbour Bell' }).waitFor()
      await look('saved')

      // Set the default equipment.
      await page.goto(`${web.base}/profile/equipment`)
      await choose(page, 'Add your grinder', 'Baratza Encore')
      await page.getByRole('heading', { name: 'Baratza Encore', exact: true }).waitFor()
      await choose(page, 'Add your brewer', 'Hario V60 02')
      await page.getByRole('heading', { name: 'Hario V60 02' }).waitFor()
      await expectAccessible(page)
      await look('equipment')

      // Log another member's recipe on the own grinder, at the setting that the page shows.
      await page.goto(`${web.base}/recipes/${recipeId}`)
      const shown = await page.getByText(/^Logged as .+ on your Baratza Encore\.$/).textContent()
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await field(page, 'Notes for your log').fill('Only for me')
      await look('recipe')
      await page.getByRole('button', { name: 'Log this brew' }).click()
      await page.getByText('Logged.').waitFor()
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
      expect(shown).toContain(`Logged as ${logged!.grindSetting} on`)

      // Edit the logged brew.
      await page.goto(`${web.base}/log/${logged!.id}`)
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await field(page, 'Dose').fill('16')
      await look('edit')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.waitForURL(`**/log/${logged!.id}`)
      expect((await logs())[0]).toMatchObject({ doseGrams: 16, grindSetting: logged!.grindSetting })

      // Share a recipe; the equipment is prefilled.
      await page.goto(`${web.base}/recipes/new`)
      await choose(page, 'Coffee', 'Harbour Bell')
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
      await field(page, 'Grind setting').fill('15')
      await field(page, 'Dose').fill('16')
      await field(page, 'Water').fill('256')
      await look('share')
      await page.getByRole('button', { name: 'Share recipe' }).click()
      await page.waitForURL(/\/recipes\/\d+$/)
      const shared = page.url()

      // View it signed out: the recipe and its author, and nothing private.
      await page.goto(`${web.base}/profile/settings`)
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await page.waitForURL((url) => url.pathname !== '/profile/settings')
      await page.goto(shared)
      await page.getByRole('heading', { level: 1, name: 'Harbour Bell' }).waitFor()
      await look('shared-recipe-signed-out')
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('heading', { name: 'Shared recipes' }).waitFor()
      await look('profile-signed-out')
      expect(await page.locator('main').textContent()).not.toContain('Only for me')
      expect(problems).toEqual([])
    },
  )
})
