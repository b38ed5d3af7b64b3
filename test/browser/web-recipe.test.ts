import { beforeAll, describe, expect, it } from 'vitest'
import { calibrate } from '#src/domain/calibration.ts'
import { convert } from '#src/domain/conversion.ts'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { formatRange, formatSetting } from '#test/support/sentences.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  follow,
  leavePage,
  mostPeople,
  openMenu,
  plantHarbourBell,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('a recipe in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let coffeeId: number
  let recipeId: number

  beforeAll(async () => {
    ;({ author, reader, coffeeId, recipeId } = await plantHarbourBell(web.test))
  })

  describe('the recipe screen', () => {
    it('shows its figures, in Fahrenheit and Celsius, and its notes as plain text', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, PHONE)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Harbour Bell')
      for (const text of ['24 clicks', '15 g', '240 g', '1:16', '203 °F', '95 °C', '3:05', '<b>Slowly</b>'])
        await page.getByText(text).first().waitFor()
      await expect.poll(() => page.getByRole('img', { name: 'Body: 4 of 5' }).count()).toBe(1)
      const timer = new URL((await page.getByRole('link', { name: 'Brew now' }).getAttribute('href'))!, web.base)
      expect(timer.pathname).toBe('/timer')
      expect(Object.fromEntries(timer.searchParams)).toMatchObject({
        method: 'v60',
        doseGrams: '15',
        waterGrams: '240',
        brewTimeSeconds: '185',
        recipeId: String(recipeId),
      })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('marks titles in other scripts with their language, and breaks Japanese where it may be broken', async () => {
      const title = '毎朝の一杯、すっきりとしたハンドドリップの基本レシピ'
      const id = await publishRecipe(web.test, author, {
        coffeeProfileId: coffeeId,
        title,
        notes: '천천히 부어 주세요',
      })
      const { page, problems } = await web.open(`/recipes/${id}`, PHONE)
      const heading = page.locator('h1 [lang="ja"]', { hasText: title })
      await heading.waitFor()
      await page.locator('main p[lang="ko"]', { hasText: '천천히' }).waitFor()
      const lines = await heading.evaluate((element) => {
        const text = element.firstChild as Text
        const range = document.createRange()
        const tops = Array.from(text.data, (_, i) => {
          range.setStart(text, i)
          range.setEnd(text, i + 1)
          return range.getBoundingClientRect().top
        })
        return Array.from(text.data).filter((_, i) => i === 0 || tops[i]! > tops[i - 1]! + 5)
      })
      expect(lines.length).toBeGreaterThan(1)
      for (const first of lines) expect('っゃゅょッャュョー、。」').not.toContain(first)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('shows "Page not found" for an unknown id', async () => {
      const { page, problems } = await web.open('/recipes')
      for (const address of ['/recipes/2000000000', '/recipes/not-a-number']) {
        await follow(page, address)
        await page.getByRole('heading', { name: 'Page not found' }).waitFor()
        await follow(page, '/recipes')
        await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor()
      }
      expect(besideRefusals(problems, 404, 400)).toEqual([])
    })

    it('votes for and against, and withdraws the vote', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: reader })
      const up = page.getByRole('button', { name: /^Helpful:/ })
      const down = page.getByRole('button', { name: /^Not helpful:/ })
      await up.click()
      await page.getByRole('button', { name: /^Helpful: 1$/, pressed: true }).waitFor()
      await down.click()
      await page.getByRole('button', { name: /^Not helpful: 1$/, pressed: true }).waitFor()
      await page.getByRole('button', { name: /^Helpful: 0$/, pressed: false }).waitFor()
      // Shown immediately, and sent shortly after.
      const written = async () => (await web.test.get(`/api/recipes/${id}`)).body
      await expect.poll(written).toMatchObject({ upvotes: 0, downvotes: 1 })
      await page.reload()
      await page.getByRole('button', { name: /^Not helpful: 1$/, pressed: true }).click()
      await page.getByRole('button', { name: /^Not helpful: 0$/, pressed: false }).waitFor()
      await expect.poll(written).toMatchObject({ upvotes: 0, downvotes: 0 })
      expect(problems).toEqual([])
    })

    it('reverts the vote when the server refuses it', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page } = await web.open(`/recipes/${id}`, { member: reader })
      await page.route('**/vote', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 429, json: { error: 'Too many votes' } })
          : route.continue(),
      )
      await page.getByRole('button', { name: /^Helpful: 0$/ }).click()
      await page.getByText('Too many votes').waitFor()
      await page.getByRole('button', { name: /^Helpful: 0$/, pressed: false }).waitFor()
    })

    it('invites signed-out visitors to sign in for votes, saves and collections', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`)
      for (const [button, title] of [
        [/^Helpful:/, 'Sign in to vote on recipes'],
        ['Save', 'Sign in to save recipes'],
        ['Add to collection', 'Sign in to make collections'],
      ] as const) {
        if (button === 'Add to collection') await openMenu(page)
        await page.getByRole('button', { name: button }).click()
        const dialog = page.getByRole('dialog', { name: title })
        const link = dialog.getByRole('link', { name: 'Sign in' })
        await expect
          .poll(() => link.getAttribute('href'))
          .toBe(`/sign-in?next=${encodeURIComponent(`/recipes/${recipeId}`)}`)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      }
      await expect.poll(() => page.getByLabel('Your comment').count()).toBe(0)
      await page.getByText('Sign in to comment.').waitFor()
      await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Sign up' }).count()).toBe(1)
      await expect.poll(() => page.getByRole('button', { name: 'Log this brew' }).count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('logs a brew with its stars, which are required', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: reader, ...PHONE })
      await page.getByLabel('Notes for your log').fill('Sweet when it cools')
      await page.getByRole('button', { name: 'Log this brew' }).click()
      await page.getByRole('alert').getByText('Choose a star rating').waitFor()
      await expect.poll(() => page.getByLabel('Notes for your log').inputValue()).toBe('Sweet when it cools')
      await page.getByText('I changed something').click()
      await page.getByLabel('Dose').fill('16')
      await page.locator('label', { hasText: '4 stars' }).click()
      await page.getByRole('button', { name: 'Log this brew' }).click()
      const link = page.getByRole('link', { name: 'Add details' })
      const logId = (await link.getAttribute('href'))!.split('/').at(-1)
      await page.getByText('4.0 of 5 stars from 1 rating').waitFor()
      const { body } = await web.test.get(`/api/brew-logs/${logId}`, { token: reader.token })
      expect(body.brewLog).toMatchObject({ rating: 4, doseGrams: 16, notes: 'Sweet when it cools', recipeId: id })
      await page.getByRole('button', { name: 'Log another' }).click()
      await page.getByText('You gave it 4 stars last time').waitFor()
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('offers its author no stars, but the log', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: author, ...PHONE })
      const link = page.getByRole('link', { name: 'Log this brew' })
      await expect.poll(() => link.getAttribute('href')).toBe(`/log/new?recipeId=${id}`)
      await expect.poll(() => page.getByRole('radio', { name: '5 stars' }).count()).toBe(0)
      await expect.poll(() => page.getByText('How was it?').count()).toBe(0)
      await expectAccessible(page)
      await link.click()
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await page.getByRole('button', { name: 'Log brew' }).click()
      await page.waitForURL(/\/log\/\d+$/)
      expect((await web.test.get(`/api/recipes/${id}`)).body).toMatchObject({ brewCount: 1, ratingCount: 0 })
      expect(problems).toEqual([])
    })

    it('saves the recipe and removes it again', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader })
      await page.getByRole('button', { name: 'Save', pressed: false }).click()
      await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Saved', pressed: true }).click()
      await page.getByRole('button', { name: 'Save', pressed: false }).waitFor()
      await leavePage(page)
      const saved = () => web.test.get('/api/user/saved-recipes', { token: reader.token })
      await expect.poll(async () => (await saved()).body.savedRecipes).toEqual([])
      expect(problems).toEqual([])
    })

    it('adds the recipe to a new collection, and only once', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader, ...PHONE })
      await openMenu(page)
      await page.getByRole('button', { name: 'Add to collection' }).click()
      await page.getByText('No collections yet').waitFor()
      await page.getByRole('button', { name: 'Create and add' }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      await page.getByLabel('New collection').fill('Sunday mornings')
      await page.getByRole('button', { name: 'Create and add' }).click()
      await page.getByText('Added to Sunday mornings').waitFor()
      await openMenu(page)
      await page.getByRole('button', { name: 'Add to collection' }).click()
      await page.getByRole('button', { name: 'Sunday mornings 1 recipe' }).click()
      await page.getByRole('alert').getByText('already').waitFor()
      await expectAccessible(page)
      expect(besideRefusals(problems, 400, 409)).toEqual([])
    })

    it('copies a link that leads back to the recipe', async () => {
      const { page } = await web.open(`/recipes/${recipeId}`)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openMenu(page)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByText('Link copied').waitFor()
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
      await page.waitForURL(`**/recipes/${recipeId}`)
    })

    it('shows the link when there is no clipboard', async () => {
      const { page } = await web.open(`/recipes/${recipeId}`)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await openMenu(page)
      await page.getByRole('button', { name: 'Share' }).click()
      await expect.poll(() => page.getByLabel('Link', { exact: true }).inputValue()).toContain('/r/')
    })

    it('converts the setting to the chosen grinder, which is remembered', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`)
      await choose(page, 'Your grinder', 'Fellow Ode Gen 2')
      await page.getByText('Why this number?').click()
      await page.getByText('None of your own brews yet').waitFor()
      const { body } = await web.test.get('/api/v1/convert?from=comandante-c40-mk4&setting=24&to=fellow-ode-gen-2')
      await page.getByText(body.label, { exact: true }).waitFor()
      await page.getByText(mostPeople(body.rangeLabel)).waitFor()
      await openMenu(page)
      await expect
        .poll(() => page.getByRole('link', { name: 'Dial in this coffee' }).getAttribute('href'))
        .toBe(`/?coffee=${coffeeId}&brewer=hario-v60-02`)
      await page.reload()
      await page.getByText(mostPeople(body.rangeLabel)).waitFor()
      expect(problems).toEqual([])
    })

    it("uses the calibration of the member's grinder", async () => {
      const [owner] = (await insertMembers(web.test, 1)) as [Member]
      const { body: list } = await web.test.get('/api/grinders')
      const ode = list.grinders.find(({ slug }: { slug: string }) => slug === 'fellow-ode-gen-2').id
      const token = { token: owner.token }
      await web.test.post('/api/user/grinders', { grinderId: ode, isDefault: true }, token)
      const references = [{ grindIndex: 45, setting: 4, feedback: 'JUST_RIGHT' as const }]
      const { status } = await web.test.post('/api/user/grinders/calibrate', { grinderId: ode, references }, token)
      expect(status).toBe(200)
      const { page } = await web.open(`/recipes/${recipeId}`, { member: owner })
      const curveOf = (slug: string) => web.test.app.catalog.grinders.find((grinder) => grinder.slug === slug)!.curve
      const [source, model] = [curveOf('comandante-c40-mk4'), curveOf('fellow-ode-gen-2')]
      const own = calibrate(model, references)
      if (!own.ok) throw new Error(own.problem)
      const [plain, bent] = [model, own.curve].map((curve) => {
        const { setting, range } = convert(source, curve, 24, web.test.app.catalog.methods)
        return { label: formatSetting(model.grinder, setting), rangeLabel: formatRange(model.grinder, range) }
      })
      expect(bent!.label).not.toBe(plain!.label)
      await page.getByText(bent!.label, { exact: true }).waitFor()
      await page.getByText(mostPeople(bent!.rangeLabel)).waitFor()
    })
  })

  describe('comments on the recipe screen', () => {
    it('adds a comment as plain text, and deletes it', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader, ...PHONE })
      await page.getByLabel('Your comment').fill('<i>Lovely</i>\nwith more water')
      await page.getByRole('button', { name: 'Post comment' }).click()
      await page.getByRole('listitem').filter({ hasText: '<i>Lovely</i>' }).waitFor()
      await expect.poll(() => page.getByLabel('Your comment').inputValue()).toBe('')
      await expectAccessible(page)
      await page.getByRole('button', { name: /Delete the comment/ }).click()
      await page.getByText('No comments yet').waitFor()
      expect(problems).toEqual([])
    })

    it('keeps a comment in the field when it is too long or the rate limit is reached', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader })
      const field = page.getByLabel('Your comment')
      const long = 'so good '.repeat(300)
      await field.fill(long)
      await page.getByText('of 2000 characters').waitFor()
      await page.getByRole('button', { name: 'Post comment' }).click()
      await page.getByRole('alert').getByText('At most 2,000 characters').waitFor()
      await expect.poll(() => field.inputValue()).toBe(long)
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      const address = '203.0.113.9'
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
      for (let i = 0; i < 10; i++)
        await web.test.post(`/api/recipes/${recipeId}/comments`, { body: '' }, { token: reader.token, ip: address })
      await field.fill('Once more')
      await page.getByRole('button', { name: 'Post comment' }).click()
      await page
        .getByRole('alert')
        .getByText(/in \d+ s/)
        .waitFor()
      await expect.poll(() => field.inputValue()).toBe('Once more')
      expect(besideRefusals(problems, 400, 429)).toEqual([])
    })

    it('lets the author of the recipe delete a comment, but not other members', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      await web.test.post(`/api/recipes/${id}/comments`, { body: 'Hm.' }, { token: reader.token })
      const [third] = (await insertMembers(web.test, 1)) as [Member]
      const { page: others } = await web.open(`/recipes/${id}`, { member: third })
      await others.getByText('Hm.').waitFor()
      await others.waitForLoadState('networkidle')
      await expect.poll(() => others.getByRole('button', { name: /Delete/ }).count()).toBe(0)
      const { page } = await web.open(`/recipes/${id}`, { member: author })
      await page.getByRole('button', { name: /Delete the comment/ }).click()
      await page.getByText('No comments yet').waitFor()
    })
  })
})
