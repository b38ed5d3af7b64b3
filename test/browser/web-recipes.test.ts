import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  leavePage,
  openMenu,
  plantCoffee,
  plantHarbourBell,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('recipes in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let coffeeId: number
  let recipeId: number

  beforeAll(async () => {
    ;({ author, reader, coffeeId, recipeId } = await plantHarbourBell(web.test))
  })

  describe('the list of recipes', () => {
    it('searches while typing, keeps the search in the URL and shows the number of results', async () => {
      const other = await plantCoffee(web.test, { name: 'Copper Kite', roastLevel: 'DARK' })
      await publishRecipe(web.test, author, { coffeeProfileId: other, brewTimeSeconds: 400 })
      const { page, problems } = await web.open('/recipes', PHONE)
      await page.getByRole('link', { name: 'Harbour Bell' }).waitFor()
      await page.getByLabel('Search recipes').fill('copper')
      await page.getByText('1 recipe', { exact: true }).waitFor()
      await expect.poll(() => page.getByRole('link', { name: 'Harbour Bell' }).count()).toBe(0)
      expect(new URL(page.url()).search).toBe('?q=copper')
      await page.reload()
      await page.getByRole('link', { name: 'Copper Kite' }).waitFor()
      await expect.poll(() => page.getByLabel('Search recipes').inputValue()).toBe('copper')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('has filters that can be removed one by one', async () => {
      const { page, problems } = await web.open('/recipes')
      await page.getByLabel('Brew method').selectOption('v60')
      await page.getByLabel('Roast level').selectOption('MEDIUM')
      await page.getByLabel('Grind', { exact: true }).selectOption('medium')
      await page.getByLabel('Brew time').selectOption('medium')
      await page.getByRole('textbox', { name: 'Flavor notes' }).fill('cocoa')
      await choose(page, 'Roaster', 'Saltmarsh Lantern')
      await page.getByText('1 recipe', { exact: true }).waitFor()
      await page.waitForURL((url) => url.searchParams.size === 6)
      await page.getByRole('button', { name: 'Remove filter: V60' }).click()
      await page.waitForURL((url) => !url.searchParams.has('brewMethod'))
      await page.getByRole('button', { name: 'Clear all' }).click()
      await page.waitForURL((url) => url.search === '')
      await expect.poll(() => page.getByRole('textbox', { name: 'Flavor notes' }).inputValue()).toBe('')
      expect(problems).toEqual([])
    })

    it('loads more, and shows the match to members with a taste profile only', async () => {
      const many = await plantCoffee(web.test, { name: 'Endless Row' })
      for (let i = 0; i < 22; i++) await publishRecipe(web.test, author, { coffeeProfileId: many })
      const { page } = await web.open('/recipes?q=endless', { member: reader })
      await page.getByText('22 recipes').waitFor()
      await expect.poll(() => page.getByRole('article').count()).toBe(20)
      await page.getByRole('button', { name: 'Show more' }).click()
      await page.getByRole('article').nth(21).waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
      expect(await page.getByText('% match').count()).toBe(0)
      const taste = { strengthPreference: 0.8, roastPreference: 0.2 }
      await web.test.call('PUT', '/api/users/taste-profile', { token: reader.token, body: taste })
      await page.reload()
      await page.getByText('% match').first().waitFor()
    })

    it('offers to clear the filters when nothing is found', async () => {
      const { page } = await web.open('/recipes?q=zzzzqqqq', PHONE)
      await page.getByRole('heading', { name: 'No recipes found' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Clear all filters' }).click()
      await page.getByRole('article').first().waitFor()
      expect(new URL(page.url()).search).toBe('')
    })

    it('shows settings for the grinder that a visitor chooses there', async () => {
      const { page, problems } = await web.open('/recipes?q=harbour', PHONE)
      const card = page.getByRole('article').first()
      await card.getByText('24 clicks on Comandante C40 MK4').waitFor()
      await choose(page, 'Your grinder', 'Baratza Encore')
      await card.getByText('on your Encore').waitFor()
      await card.getByText('Originally 24 clicks on Comandante C40 MK4').waitFor()
      await expectNoSidewaysScroll(page)
      expect(problems).toEqual([])
    })

    it("shows the server's error for an invalid URL", async () => {
      const { page, problems } = await web.open('/recipes?roastLevel=purple')
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('LIGHT')
      expect(besideRefusals(problems, 400)).toEqual([])
    })
  })

  describe('the form for a new recipe', () => {
    it('invites signed-out visitors to sign in', async () => {
      const { page } = await web.open('/recipes/new', PHONE)
      const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
      await expect.poll(() => link.getAttribute('href')).toBe('/sign-in?next=%2Frecipes%2Fnew')
      await expectAccessible(page)
    })

    it('helps with the ratio, the dial and similar recipes, and opens the new recipe', async () => {
      const { page, problems } = await web.open('/recipes/new', { member: reader })
      await choose(page, 'Coffee', 'Harbour Bell')
      await choose(page, 'Brewer', 'Hario V60 02')
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByText('Dial: 0 to 50 clicks.').waitFor()
      await page.getByText(/V60 is usually \d+–\d+ clicks/).waitFor()
      await page.getByText(/V60 recipes? for Harbour Bell so far/).waitFor()
      await page.getByLabel('Grind setting').fill('24')
      await page.getByText('24 clicks is').waitFor()
      await page.getByLabel('Dose').fill('15')
      await page.getByLabel('Water', { exact: true }).fill('240')
      await expect.poll(() => page.getByLabel('Ratio').inputValue()).toBe('16')
      await page.getByText('Almost the same as yours').first().waitFor()
      await page.getByLabel('Ratio').fill('17')
      await expect.poll(() => page.getByLabel('Water', { exact: true }).inputValue()).toBe('255')
      await page.getByLabel('Water temperature').fill('200')
      await page.getByText('93 °C').waitFor()
      await page.getByLabel('Brew time').fill('2:45')
      await page.getByLabel('How to brew it').fill('One pour.')
      await page.getByText('Taste, tags and more').click()
      await page.getByLabel('Acidity').fill('5')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Share recipe' }).click()
      await page.waitForURL(/\/recipes\/\d+$/)
      const { body } = await web.test.get(`/api/recipes/${page.url().split('/').at(-1)}`)
      expect(body).toMatchObject({
        coffeeProfileId: coffeeId,
        grindSetting: 24,
        ratio: 17,
        waterGrams: 255,
        brewTimeSeconds: 165,
        waterTempF: 200,
        notes: 'One pour.',
        tasteProfile: { acidity: 5 },
      })
      expect(problems).toEqual([])
    })

    it('finding 10: shows every problem at its field, focuses the first, and keeps what was typed', async () => {
      const { page, problems } = await web.open(`/recipes/new?coffee=${coffeeId}`, { member: reader, ...PHONE })
      const share = page.getByRole('button', { name: 'Share recipe' })
      await share.click()
      await page.getByRole('alert').first().waitFor()
      await choose(page, 'Brewer', 'Hario V60 02')
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByText('Dial: 0 to 50 clicks.').waitFor()
      await page.getByLabel('Grind setting').fill('99')
      await page.getByLabel('Dose').fill('15')
      await page.getByLabel('Water', { exact: true }).fill('240')
      await page.getByLabel('Water temperature').fill('hot')
      await page.getByLabel('How to brew it').fill('Gently')
      await share.click()
      const temperature = page.getByLabel('Water temperature')
      await page.getByText('Enter a temperature, such as 93 °C or 200 °F').waitFor()
      await expect.poll(() => temperature.getAttribute('aria-invalid')).toBe('true')
      const setting = page.getByLabel('Grind setting')
      expect(await setting.evaluate((field) => field === document.activeElement)).toBe(true)
      await temperature.fill('203')
      await share.click()
      await page
        .getByRole('alert')
        .getByText(/outside the range of the Comandante C40 MK4/)
        .waitFor()
      await expect.poll(() => page.getByLabel('Grind setting').getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => page.getByLabel('How to brew it').inputValue()).toBe('Gently')
      await expect.poll(() => page.getByRole('combobox', { name: 'Coffee' }).inputValue()).toBe('Harbour Bell')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('keeps its fields while an unlisted coffee is added', async () => {
      const { page, problems } = await web.open('/recipes/new', { member: reader })
      await page.getByLabel('How to brew it').fill('Kept meanwhile')
      await page.getByRole('combobox', { name: 'Coffee' }).fill('Quince Orchard')
      await page.getByRole('option', { name: "My coffee isn't listed" }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a coffee' })
      await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Quince Orchard')
      await dialog.getByLabel('Roaster').fill('Plain Roasters')
      await dialog.getByLabel('Roast level').selectOption('LIGHT')
      await dialog.getByRole('button', { name: 'Add coffee' }).click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => page.getByRole('combobox', { name: 'Coffee' }).inputValue()).toBe('Quince Orchard')
      await expect.poll(() => page.getByLabel('How to brew it').inputValue()).toBe('Kept meanwhile')
      expect(problems).toEqual([])
    })
  })

  describe("editing one's own recipe", () => {
    it('saves it without changing untouched fields', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId, grindSetting: '24, a touch finer' })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: author })
      await page.getByRole('link', { name: 'Edit' }).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.waitForURL(`**/recipes/${id}`)
      await page.getByRole('link', { name: 'Edit' }).click()
      const notes = page.getByLabel('How to brew it')
      await notes.fill('Now with a stir')
      await expect.poll(() => page.getByLabel('Brew time').inputValue()).toBe('3:05')
      await page.getByLabel('Dose').fill('16')
      await page.getByLabel('Water temperature').fill('451')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText(/^Between 32 °F and \d+ °F$/).waitFor()
      await expect.poll(() => notes.inputValue()).toBe('Now with a stir')
      await page.getByLabel('Water temperature').fill('')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.waitForURL(`**/recipes/${id}`)
      await page.getByText('Now with a stir').waitFor()
      const { body } = await web.test.get(`/api/recipes/${id}`)
      expect(body).toMatchObject({ doseGrams: 16, ratio: 15, waterTempF: null, grindSetting: '24, a touch finer' })
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('deletes it after a confirmation', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: author, ...PHONE })
      await openMenu(page)
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await openMenu(page)
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.waitForURL('**/recipes')
      await leavePage(page)
      await expect.poll(async () => (await web.test.get(`/api/recipes/${id}`)).status).toBe(404)
      expect(problems).toEqual([])
    })

    it('shows no edit link to other members', async () => {
      const { page } = await web.open(`/recipes/${recipeId}`, { member: reader })
      await page.waitForLoadState('networkidle')
      await expect.poll(() => page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    })

    it('saves nothing for another member who opens the edit URL', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}/edit`, { member: reader })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Only its author can change this recipe').waitFor()
      expect(besideRefusals(problems, 403)).toEqual([])
    })
  })
})
