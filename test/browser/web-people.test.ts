import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { DESKTOP, expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantHarbourBell, publishRecipe } from '#test/support/web-recipes.ts'

const VISIBLE = 'Your notes stay private. Others can see the coffee, numbers, rating and day.'
const HIDDEN = 'Only you can see this brew.'
const HIDDEN_BY_RECIPE = "Only you can see this brew. The recipe's author sees your stars, but not your name."

describe('people in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let recipeId: number
  let coffeeId: number

  beforeEach(async () => {
    ;({ author, reader, recipeId, coffeeId } = await plantHarbourBell(web.test))
  })

  const hide = (member: Member, body: object) =>
    web.test.call('PATCH', '/api/user/privacy', { token: member.token, body })

  const privacyOf = async ({ token }: Member) => (await web.test.get('/api/user/privacy', { token })).body.privacy

  async function expectSound(page: Page): Promise<void> {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  describe('finding 5: the public profile of a member', () => {
    beforeEach(async () => {
      const { token } = reader
      const body = { rating: 4, notes: 'My SECRET notes' }
      expect((await web.test.post(`/api/community-recipes/${recipeId}/brew-log`, body, { token })).status).toBe(200)
      await web.test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token })
      await web.test.post(`/api/recipes/${recipeId}/comments`, { body: 'Said in public' }, { token })
    })

    const figures = (page: Page) => page.getByRole('main').locator('dl').first().locator('dt').allTextContents()

    it('shows the coffee, the figures and the stars of a brew, but no notes', async () => {
      const { page, problems } = await web.open(`/users/${reader.id}`, PHONE)
      await page.getByText('24 clicks on Comandante C40 MK4').first().waitFor()
      await page.getByText('Said in public').waitFor()
      expect(await figures(page)).toEqual(['Shared recipes', 'Brews', 'Saved recipes', 'Comments'])
      expect(await page.content()).not.toContain('SECRET')
      await expectSound(page)
      expect(problems).toEqual([])
    })

    it('is not linked from comments and coffees when it is hidden', async () => {
      const { token } = reader
      const coffee = { name: 'Shy Bell', roasterName: `Shy ${reader.id}`, roastLevel: 'LIGHT' }
      const { id } = (await web.test.post('/api/coffees', coffee, { token })).body.coffee
      await hide(reader, { profileVisible: false })
      const leads = `a[href="/users/${reader.id}"]`
      const { page, problems } = await web.open(`/recipes/${recipeId}`, PHONE)
      const comment = (on: Page) => on.getByRole('listitem').filter({ hasText: 'Said in public' })
      await comment(page).getByText(`Brewer ${reader.id}`).first().waitFor()
      await expect.poll(() => page.locator(leads).count()).toBe(0)
      await page.goto(`${web.base}/coffees/${id}`)
      await page.getByText(`Brewer ${reader.id}`).waitFor()
      await expect.poll(() => page.locator(leads).count()).toBe(0)
      expect(problems).toEqual([])

      // The member can still delete the comment.
      const { page: own } = await web.open(`/recipes/${recipeId}`, { member: reader })
      await comment(own)
        .last()
        .getByRole('button', { name: /^Delete the comment/ })
        .waitFor()
      await own.goto(`${web.base}/coffees/${id}`)
      await own.getByRole('link', { name: 'Edit', exact: true }).waitFor()
    })

    it("shows the date of a brew regardless of the viewer's time zone", async () => {
      await insertBrewLog(web.test.app.db, reader.id, {
        coffeeProfileId: coffeeId,
        createdAt: '2024-03-14T23:30:00.000Z',
      })
      for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
        const { page } = await web.open(`/users/${reader.id}`, { timezoneId })
        await page.getByText('March 14, 2024').waitFor()
        await expect.poll(() => page.locator('time').first().getAttribute('datetime')).toBe('2024-03-14')
      }
    })

    // At any time of day it is another day than in UTC in one of these zones.
    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('dates a brew of this minute "Today" in %s', async (zone) => {
      await insertBrewLog(web.test.app.db, reader.id, { coffeeProfileId: coffeeId })
      const { page } = await web.open(`/users/${reader.id}`, { timezoneId: zone })
      await page.getByText('Harbour Bell').first().waitFor()
      await expect.poll(() => page.locator('time').first().textContent()).toBe('Today')
    })

    it('says that brews or saves are private, and does not count them', async () => {
      await hide(reader, { brewsVisible: false, savesVisible: false })
      const { page, problems } = await web.open(`/users/${reader.id}`, PHONE)
      await page.getByText(`Brewer ${reader.id} keeps brews private.`).waitFor()
      await page.getByText(`Brewer ${reader.id} keeps saved recipes private.`).waitFor()
      await page.getByText('Said in public').waitFor()
      expect(await figures(page)).toEqual(['Shared recipes', 'Comments'])
      await expect.poll(() => page.getByRole('article').count()).toBe(0)
      await expectSound(page)
      expect(problems).toEqual([])
    })

    it('says that the whole profile is private, with and without JavaScript', async () => {
      await hide(reader, { profileVisible: false })
      const { page, problems } = await web.open(`/users/${reader.id}`, PHONE)
      await page.getByRole('heading', { name: 'This profile is private' }).waitFor()
      expect(await figures(page)).toEqual([])
      await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/Harbour Bell|Said in public|SECRET/)
      await expectSound(page)
      const scriptless = await web.open(`/users/${reader.id}`, { ...PHONE, javaScriptEnabled: false })
      const content = scriptless.page.locator('noscript')
      await expect.poll(() => content.textContent()).toContain(`Brewer ${reader.id} keeps this profile private.`)
      await expect.poll(() => content.textContent()).not.toMatch(/Harbour Bell|Said in public|SECRET|\d+ brew/)
      expect([...problems, ...scriptless.problems]).toEqual([])
    })

    it('looks the same to its owner, with a note and a link to the settings', async () => {
      const { page, problems } = await web.open('/profile', { ...PHONE, member: reader })
      await page.getByRole('link', { name: 'Public profile' }).click()
      await page.getByText('This is what others see of you.').waitFor()
      expect(await page.content()).not.toContain('SECRET')
      await page.getByRole('main').getByRole('link', { name: 'Privacy settings' }).click()
      await page.getByRole('checkbox', { name: 'Show my profile' }).uncheck()
      await expect.poll(async () => (await privacyOf(reader)).profileVisible).toBe(false)
      await page.goBack()
      await page.getByText('Your profile is private. This is all that others see.').waitFor()
      await page.getByRole('heading', { name: 'This profile is private' }).waitFor()
      expect(problems).toEqual([])
    })
  })

  describe('finding 5: privacy settings', () => {
    it('are switches on the profile that apply immediately', async () => {
      const { page, problems } = await web.open('/profile', { ...PHONE, member: reader })
      const profile = page.getByRole('checkbox', { name: 'Show my profile' })
      const brews = page.getByRole('checkbox', { name: 'Show my brews' })
      const saves = page.getByRole('checkbox', { name: 'Show my saved recipes' })
      await brews.uncheck()
      await expect
        .poll(() => privacyOf(reader))
        .toEqual({
          profileVisible: true,
          brewsVisible: false,
          savesVisible: true,
        })
      await expectSound(page)
      await profile.uncheck()
      await expect.poll(async () => (await privacyOf(reader)).profileVisible).toBe(false)
      // All is shown as hidden for a hidden profile, but the earlier choices are kept.
      await expect.poll(() => saves.isDisabled()).toBe(true)
      await expect.poll(() => saves.isChecked()).toBe(false)
      await profile.check()
      await expect.poll(() => saves.isChecked()).toBe(true)
      await expect.poll(() => brews.isChecked()).toBe(false)
      await expect.poll(async () => (await privacyOf(reader)).profileVisible).toBe(true)
      await page.reload()
      await expect.poll(() => profile.isChecked()).toBe(true)
      await expect.poll(() => brews.isChecked()).toBe(false)
      expect(problems).toEqual([])
    })

    it.for([
      [{}, 'Others see your profile, your brews and your saved recipes.'],
      [{ savesVisible: false }, 'Others see your profile and your brews.'],
      [{ brewsVisible: false }, 'Others see your profile and your saved recipes.'],
      [{ brewsVisible: false, savesVisible: false }, 'Others see your profile, but not your brews and saved recipes.'],
      [{ profileVisible: false }, 'Your profile is private.'],
    ] as const)('are summed up in the settings, with a link to the switches: %j', async ([privacy, sentence]) => {
      await hide(reader, privacy)
      const { page, problems } = await web.open('/profile/settings', { ...PHONE, member: reader })
      await page.getByText(sentence).waitFor()
      await expect.poll(() => page.getByRole('checkbox', { name: 'Show my profile' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Change what others see' }).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('what-others-see')
      const { y } = (await page.getByRole('heading', { name: 'What others see' }).boundingBox())!
      expect(y).toBeLessThan(PHONE.viewport!.height)
      expect(problems).toEqual([])
    })
  })

  describe('finding 5: forms that log a brew', () => {
    it('show who will see the brew, according to the settings', async () => {
      const { token } = reader
      const { body } = await web.test.post('/api/brew-logs', { method: 'v60' }, { token })
      const log = `/log/${body.brewLog.id}`
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { ...PHONE, member: reader })
      const note = page.locator('[data-note="privacy"]')
      await note.getByText(VISIBLE, { exact: true }).waitFor()
      await expectSound(page)
      for (const path of ['/log/new', log]) {
        await page.goto(web.base + path)
        await note.getByText(VISIBLE, { exact: true }).waitFor()
      }
      for (const hidden of [{ brewsVisible: false }, { brewsVisible: true, profileVisible: false }]) {
        await hide(reader, hidden)
        for (const [path, sentence] of [
          [`/recipes/${recipeId}`, HIDDEN_BY_RECIPE],
          ['/log/new', HIDDEN],
          [`/log/new?recipeId=${recipeId}`, HIDDEN_BY_RECIPE],
          [log, HIDDEN],
        ] as const) {
          await page.goto(web.base + path)
          await note.getByText(sentence, { exact: true }).waitFor()
        }
      }
      expect(problems).toEqual([])
    })
  })

  describe('finding 12: shared recipes', () => {
    it("are listed on the author's own profile, and can be edited from there", async () => {
      const { page, problems } = await web.open('/profile', { ...PHONE, member: author })
      await page.getByRole('link', { name: 'Recipes you shared 1 recipe' }).click()
      await page.getByRole('heading', { name: 'Recipes you shared', level: 1 }).waitFor()
      await page.getByRole('article').getByRole('link', { name: 'Harbour Bell', exact: true }).waitFor()
      await expectSound(page)
      await page.getByRole('link', { name: 'Edit the recipe for Harbour Bell' }).click()
      await page.waitForURL(`**/recipes/${recipeId}/edit`)
      await page.getByLabel('Dose').first().waitFor()
      expect(problems).toEqual([])
    })

    it('offer to share one when there are none', async () => {
      const { page, problems } = await web.open('/profile/shared', { ...PHONE, member: reader })
      await page.getByRole('heading', { name: 'No shared recipes yet' }).waitFor()
      const main = page.getByRole('main')
      await expect
        .poll(() => main.getByRole('link', { name: 'Share a recipe' }).getAttribute('href'))
        .toBe('/recipes/new')
      await expectSound(page)
      expect(problems).toEqual([])
    })

    it('are all listed on the public profile', async () => {
      for (let i = 0; i < 13; i++) await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/users/${author.id}`, PHONE)
      const list = page.locator('section', { has: page.getByRole('heading', { name: 'Shared recipes' }) })
      await expect.poll(() => list.getByRole('article').count()).toBe(12)
      await expect.poll(() => list.getByRole('article').first().innerText()).toContain('Shared today')
      await list.getByRole('button', { name: 'Show more' }).click()
      await expect.poll(() => list.getByRole('article').count()).toBe(14)
      await expect.poll(() => list.getByRole('button', { name: 'Show more' }).count()).toBe(0)
      await expectSound(page)
      expect(problems).toEqual([])
    })

    for (const [device, options] of [
      ['a phone', PHONE],
      ['a desktop', DESKTOP],
    ] as const) {
      it(`name their author with a link, on the page and on cards, on ${device}`, async () => {
        const name = `Brewer ${author.id}`
        const { page, problems } = await web.open(`/recipes/${recipeId}`, options)
        await page.getByRole('main').getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { name, level: 1 }).waitFor()
        expect(new URL(page.url()).pathname).toBe(`/users/${author.id}`)
        await page.goto(`${web.base}/recipes?q=Harbour`)
        const card = page.getByRole('article').filter({ hasText: name }).first()
        await card.getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { name, level: 1 }).waitFor()
        await page.goBack()
        // The rest of the card still leads to the recipe.
        await card.getByText('240 g').click({ force: true })
        await page.waitForURL(`**/recipes/${recipeId}`)
        expect(problems).toEqual([])
      })
    }

    it('have no link to an author with a hidden profile', async () => {
      await hide(author, { profileVisible: false })
      const { page, problems } = await web.open(`/recipes/${recipeId}`)
      await page.getByText(`shared by Brewer ${author.id}`).waitFor()
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: `Brewer ${author.id}` })
          .count(),
      ).toBe(0)
      expect(problems).toEqual([])
    })
  })
})
