import { beforeAll, describe, expect, it } from 'vitest'
import { calibrate } from '#src/domain/calibration.ts'
import { convert } from '#src/domain/conversion.ts'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  follow,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('recipes in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let coffeeId: number
  let recipeId: number

  beforeAll(async () => {
    ;[author, reader] = (await insertMembers(web.test, 2)) as [Member, Member]
    coffeeId = await plantCoffee(web.test, {
      name: 'Harbour Bell',
      roaster: 'Saltmarsh Lantern',
      origin: 'Antigua, Guatemala',
      flavorProfile: 'cocoa, orange',
    })
    recipeId = await publishRecipe(web.test, author, {
      coffeeProfileId: coffeeId,
      notes: 'Bloom, then two pours. <b>Slowly</b>.',
      tasteProfile: { acidity: 2, body: 4, sweetness: 3, bitterness: 1 },
    })
  })

  describe('the list', () => {
    it('finds while one types, keeps it in the address, and says how many there are', async () => {
      const other = await plantCoffee(web.test, { name: 'Copper Kite', roastLevel: 'DARK' })
      await publishRecipe(web.test, author, { coffeeProfileId: other, brewTimeSeconds: 400 })
      const { page, problems } = await web.open('/recipes', PHONE)
      await page.getByRole('link', { name: 'Harbour Bell' }).waitFor()
      await page.getByLabel('Search recipes').fill('copper')
      await page.getByText('1 recipe', { exact: true }).waitFor()
      expect(await page.getByRole('link', { name: 'Harbour Bell' }).count()).toBe(0)
      expect(new URL(page.url()).search).toBe('?q=copper')
      await page.reload()
      await page.getByRole('link', { name: 'Copper Kite' }).waitFor()
      expect(await page.getByLabel('Search recipes').inputValue()).toBe('copper')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('narrows by filters that can be taken back one by one', async () => {
      const { page, problems } = await web.open('/recipes')
      await page.getByLabel('Method').selectOption('v60')
      await page.getByLabel('Roast', { exact: true }).selectOption('MEDIUM')
      await page.getByLabel('Grind', { exact: true }).selectOption('medium')
      await page.getByLabel('Brew time').selectOption('medium')
      await page.getByLabel('Tastes of').fill('cocoa')
      await choose(page, 'Roaster', 'Saltmarsh Lantern')
      await page.getByText('1 recipe', { exact: true }).waitFor()
      await page.waitForURL((url) => url.searchParams.size === 6)
      await page.getByRole('button', { name: 'Remove the filter V60' }).click()
      await page.waitForURL((url) => !url.searchParams.has('brewMethod'))
      await page.getByRole('button', { name: 'Clear all' }).click()
      await page.waitForURL((url) => url.search === '')
      expect(await page.getByLabel('Tastes of').inputValue()).toBe('')
      expect(problems).toEqual([])
    })

    it('goes on where it ends, and shows how well each fits to whoever is signed in', async () => {
      const many = await plantCoffee(web.test, { name: 'Endless Row' })
      for (let i = 0; i < 22; i++) await publishRecipe(web.test, author, { coffeeProfileId: many })
      const { page } = await web.open('/recipes?q=endless', { member: reader })
      await page.getByText('22 recipes').waitFor()
      expect(await page.getByRole('article').count()).toBe(20)
      await page.getByText('% match').first().waitFor()
      await page.getByRole('button', { name: 'Show more' }).click()
      await page.getByRole('article').nth(21).waitFor()
      expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    })

    it('has a way out where nothing is found', async () => {
      const { page } = await web.open('/recipes?q=zzzzqqqq', PHONE)
      await page.getByRole('heading', { name: 'No recipe like that yet' }).waitFor()
      expect(await page.getByRole('link', { name: 'Share the first one' }).getAttribute('href')).toBe('/recipes/new')
      await expectAccessible(page)
    })

    it("says in the server's words what an address asks wrongly", async () => {
      const { page, problems } = await web.open('/recipes?roastLevel=purple')
      expect(await page.getByRole('alert').textContent()).toContain('LIGHT')
      expect(besideRefusals(problems, 400)).toEqual([])
    })
  })

  describe('a recipe', () => {
    it('shows its figures, in Fahrenheit and Celsius, and its words as plain text', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, PHONE)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Harbour Bell')
      for (const text of ['24 clicks', '15 g', '240 g', '1:16', '203 °F', '95 °C', '3:05', '<b>Slowly</b>'])
        await page.getByText(text).first().waitFor()
      expect(await page.getByRole('img', { name: 'Body: 4 of 5' }).count()).toBe(1)
      const timer = new URL((await page.getByRole('link', { name: 'Brew it now' }).getAttribute('href'))!, web.base)
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

    it('is not there where its number is nobody’s', async () => {
      const { page, problems } = await web.open('/recipes')
      for (const address of ['/recipes/2000000000', '/recipes/not-a-number']) {
        await follow(page, address)
        await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
        await follow(page, '/recipes')
        await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor()
      }
      expect(besideRefusals(problems, 404, 400)).toEqual([])
    })

    it('is voted for at once, against, and not at all', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: reader })
      const up = page.getByRole('button', { name: 'In favour:' })
      const down = page.getByRole('button', { name: 'Against:' })
      await up.click()
      await page.getByRole('button', { name: 'In favour: 1', pressed: true }).waitFor()
      await down.click()
      await page.getByRole('button', { name: 'Against: 1', pressed: true }).waitFor()
      await page.getByRole('button', { name: 'In favour: 0', pressed: false }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.reload()
      await page.getByRole('button', { name: 'Against: 1', pressed: true }).click()
      await page.getByRole('button', { name: 'Against: 0', pressed: false }).waitFor()
      await page.waitForLoadState('networkidle')
      const { body } = await web.test.get(`/api/recipes/${id}`)
      expect(body).toMatchObject({ upvotes: 0, downvotes: 0 })
      expect(problems).toEqual([])
    })

    it('takes back what was shown when the vote is refused', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page } = await web.open(`/recipes/${id}`, { member: reader })
      await page.route('**/vote', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 429, json: { error: 'Too many votes' } })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'In favour: 0' }).click()
      await page.getByText('Too many votes').waitFor()
      await page.getByRole('button', { name: 'In favour: 0', pressed: false }).waitFor()
    })

    it('invites whoever is signed out to what needs an account', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`)
      for (const [button, title] of [
        ['In favour:', 'Sign in to vote on recipes'],
        ['Save', 'Sign in to save recipes'],
        ['Collect', 'Sign in to keep collections of recipes'],
      ] as const) {
        await page.getByRole('button', { name: button }).click()
        const dialog = page.getByRole('dialog', { name: title })
        const link = dialog.getByRole('link', { name: 'Sign in' })
        expect(await link.getAttribute('href')).toBe(`/sign-in?next=${encodeURIComponent(`/recipes/${recipeId}`)}`)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      }
      expect(await page.getByLabel('Your comment').count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Log this brew' }).count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('goes into the log with its stars, and wants at least one', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: reader, ...PHONE })
      await page.getByLabel('Notes for your log').fill('Sweet when it cools')
      await page.getByRole('button', { name: 'Log this brew' }).click()
      await page.getByRole('alert').getByText('rating').waitFor()
      expect(await page.getByLabel('Notes for your log').inputValue()).toBe('Sweet when it cools')
      await page.getByText('I changed something').click()
      await page.getByLabel('Dose').fill('16')
      await page.locator('label', { hasText: '4 stars' }).click()
      await page.getByRole('button', { name: 'Log this brew' }).click()
      const link = page.getByRole('link', { name: 'Say more about it' })
      const logId = (await link.getAttribute('href'))!.split('/').at(-1)
      await page.getByText('4.0 of 5 from 1 rating').waitFor()
      const { body } = await web.test.get(`/api/brew-logs/${logId}`, { token: reader.token })
      expect(body.brewLog).toMatchObject({ rating: 4, doseGrams: 16, notes: 'Sweet when it cools', recipeId: id })
      await page.getByRole('button', { name: 'Log another' }).click()
      await page.getByText('You gave it 4 stars last time').waitFor()
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('is saved and let go again', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader })
      await page.getByRole('button', { name: 'Save', pressed: false }).click()
      await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Saved', pressed: true }).click()
      await page.getByRole('button', { name: 'Save', pressed: false }).waitFor()
      const { body } = await web.test.get('/api/user/saved-recipes', { token: reader.token })
      expect(body.savedRecipes).toEqual([])
      expect(problems).toEqual([])
    })

    it('goes into a collection that is made on the spot, once', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader, ...PHONE })
      await page.getByRole('button', { name: 'Collect' }).click()
      await page.getByText('You have no collections yet').waitFor()
      await page.getByRole('button', { name: 'Create and add' }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      await page.getByLabel('A new collection').fill('Sunday mornings')
      await page.getByRole('button', { name: 'Create and add' }).click()
      await page.getByText('Added to Sunday mornings').waitFor()
      await page.getByRole('button', { name: 'Collect' }).click()
      await page.getByRole('button', { name: 'Sunday mornings 1 recipe' }).click()
      await page.getByRole('alert').getByText('already').waitFor()
      await expectAccessible(page)
      expect(besideRefusals(problems, 400, 409)).toEqual([])
    })

    it('is shared by a link that leads back to it', async () => {
      const { page } = await web.open(`/recipes/${recipeId}`)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByText('The link is copied').waitFor()
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
      await page.waitForURL(`**/recipes/${recipeId}`)
    })

    it('shows the link where nothing can be copied', async () => {
      const { page } = await web.open(`/recipes/${recipeId}`)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await page.getByRole('button', { name: 'Share' }).click()
      expect(await page.getByLabel('Its link').inputValue()).toContain('/r/')
    })

    it('is said on the own grinder, which is remembered', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`)
      await choose(page, 'Your grinder', 'Fellow Ode Gen 2')
      const { body } = await web.test.get('/api/v1/convert?from=comandante-c40-mk4&setting=24&to=fellow-ode-gen-2')
      await page.getByText(body.label, { exact: true }).waitFor()
      await page.getByText(`Between ${body.rangeLabel}`).waitFor()
      expect(await page.getByRole('link', { name: 'Dial in this coffee' }).getAttribute('href')).toBe(
        `/?coffee=${coffeeId}&brewer=hario-v60-02`,
      )
      await page.reload()
      await page.getByText(`Between ${body.rangeLabel}`).waitFor()
      expect(problems).toEqual([])
    })

    it('is bent to a grinder that its owner calibrated', async () => {
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
      if (!own.ok) throw new Error(own.message)
      const [plain, bent] = [model, own.curve].map((curve) => convert(source, curve, 24, web.test.app.catalog.methods))
      expect(bent!.label).not.toBe(plain!.label)
      await page.getByText(bent!.label, { exact: true }).waitFor()
      await page.getByText(`Between ${bent!.rangeLabel}`).waitFor()
    })
  })

  describe('what is said about a recipe', () => {
    it('is added as plain text and taken out again', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader, ...PHONE })
      await page.getByLabel('Your comment').fill('<i>Lovely</i>\nwith more water')
      await page.getByRole('button', { name: 'Comment', exact: true }).click()
      await page.getByRole('listitem').filter({ hasText: '<i>Lovely</i>' }).waitFor()
      expect(await page.getByLabel('Your comment').inputValue()).toBe('')
      await expectAccessible(page)
      await page.getByRole('button', { name: /Delete the comment/ }).click()
      await page.getByText('Nobody has said anything yet').waitFor()
      expect(problems).toEqual([])
    })

    it('is refused when it is too long or too often, and stays in the field', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: reader })
      const field = page.getByLabel('Your comment')
      const long = 'so good '.repeat(300)
      await field.fill(long)
      await page.getByText('of 2000 characters').waitFor()
      await page.getByRole('button', { name: 'Comment', exact: true }).click()
      await page.getByRole('alert').getByText('2000').waitFor()
      expect(await field.inputValue()).toBe(long)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const address = '203.0.113.9'
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
      for (let i = 0; i < 10; i++)
        await web.test.post(`/api/recipes/${recipeId}/comments`, { body: '' }, { token: reader.token, ip: address })
      await field.fill('Once more')
      await page.getByRole('button', { name: 'Comment', exact: true }).click()
      await page
        .getByRole('alert')
        .getByText(/in \d+ s/)
        .waitFor()
      expect(await field.inputValue()).toBe('Once more')
      expect(besideRefusals(problems, 400, 429)).toEqual([])
    })

    it("may be taken out by the recipe's author, and by nobody else", async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      await web.test.post(`/api/recipes/${id}/comments`, { body: 'Hm.' }, { token: reader.token })
      const [third] = (await insertMembers(web.test, 1)) as [Member]
      const { page: others } = await web.open(`/recipes/${id}`, { member: third })
      await others.getByText('Hm.').waitFor()
      await others.waitForLoadState('networkidle')
      expect(await others.getByRole('button', { name: /Delete/ }).count()).toBe(0)
      const { page } = await web.open(`/recipes/${id}`, { member: author })
      await page.getByRole('button', { name: /Delete the comment/ }).click()
      await page.getByText('Nobody has said anything yet').waitFor()
    })
  })

  describe('sharing a recipe', () => {
    it('invites whoever is signed out', async () => {
      const { page } = await web.open('/recipes/new', PHONE)
      const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Frecipes%2Fnew')
      await expectAccessible(page)
    })

    it('helps with ratio, dial and doubles, and leads to the new recipe', async () => {
      const { page, problems } = await web.open('/recipes/new', { member: reader })
      await choose(page, 'Coffee', 'Harbour Bell')
      await choose(page, 'Brewer', 'Hario V60 02')
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByText('The dial goes from 0 to 50 clicks').waitFor()
      await page.getByText(/V60 is usually \d+–\d+ clicks/).waitFor()
      await page.getByText(/V60 recipes? for Harbour Bell so far/).waitFor()
      await page.getByLabel('Setting').fill('24')
      await page.getByText('This is 24 clicks').waitFor()
      await page.getByLabel('Dose').fill('15')
      await page.getByLabel('Water', { exact: true }).fill('240')
      expect(await page.getByLabel('Ratio').inputValue()).toBe('16')
      await page.getByText('Nearly the same as yours').first().waitFor()
      await page.getByLabel('Ratio').fill('17')
      expect(await page.getByLabel('Water', { exact: true }).inputValue()).toBe('255')
      await page.getByLabel('Water temperature').fill('200')
      await page.getByText('93 °C').waitFor()
      await page.getByLabel('Brew time').fill('2:45')
      await page.getByLabel('How it is done').fill('One pour.')
      await page.getByLabel('Say how it tastes').check()
      await page.getByLabel('Acidity').fill('5')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Share it' }).click()
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
        tasteProfile: { acidity: 5, body: 3, sweetness: 3, bitterness: 3 },
      })
      expect(problems).toEqual([])
    })

    it("puts the server's words at the field they mean, and keeps everything typed", async () => {
      const { page, problems } = await web.open(`/recipes/new?coffee=${coffeeId}`, { member: reader, ...PHONE })
      const share = page.getByRole('button', { name: 'Share it' })
      await share.click()
      await page.getByRole('alert').first().waitFor()
      await choose(page, 'Brewer', 'Hario V60 02')
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByLabel('Setting').fill('99')
      await page.getByLabel('Dose').fill('15')
      await page.getByLabel('Water', { exact: true }).fill('240')
      await page.getByLabel('Water temperature').fill('hot')
      await page.getByLabel('How it is done').fill('Gently')
      await share.click()
      const temperature = page.getByLabel('Water temperature')
      await page.getByText(/waterTempF must be/).waitFor()
      expect(await temperature.getAttribute('aria-invalid')).toBe('true')
      expect(await temperature.evaluate((field) => field === document.activeElement)).toBe(true)
      await temperature.fill('203')
      await share.click()
      await page
        .getByRole('alert')
        .getByText(/outside the range of the Comandante C40 MK4/)
        .waitFor()
      expect(await page.getByLabel('Setting').getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByLabel('How it is done').inputValue()).toBe('Gently')
      expect(await page.getByRole('combobox', { name: 'Coffee' }).inputValue()).toBe('Harbour Bell')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('waits while a coffee that nobody knows is added', async () => {
      const { page, problems } = await web.open('/recipes/new', { member: reader })
      await page.getByLabel('How it is done').fill('Kept while away')
      await page.getByRole('combobox', { name: 'Coffee' }).fill('Quince Orchard')
      await page.getByRole('option', { name: 'Add “Quince Orchard”' }).click()
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Quince Orchard')
      await page.getByLabel('Roaster').fill('Plain Roasters')
      await page.getByRole('button', { name: 'Add it' }).click()
      await page.waitForURL(/\/recipes\/new\?coffee=\d+$/)
      expect(await page.getByRole('combobox', { name: 'Coffee' }).inputValue()).toBe('Quince Orchard')
      expect(await page.getByLabel('How it is done').inputValue()).toBe('Kept while away')
      expect(problems).toEqual([])
    })
  })

  describe('a recipe of one’s own', () => {
    it('is changed, without touching what was left alone', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId, grindSetting: '24, a touch finer' })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: author })
      await page.getByRole('link', { name: 'Edit' }).click()
      const notes = page.getByLabel('How it is done')
      await notes.fill('Now with a stir')
      expect(await page.getByLabel('Brew time').inputValue()).toBe('3:05')
      await page.getByLabel('Dose').fill('16')
      await page.getByLabel('Water temperature').fill('451')
      await page.getByRole('button', { name: 'Save the changes' }).click()
      await page.getByText(/waterTempF must be/).waitFor()
      expect(await notes.inputValue()).toBe('Now with a stir')
      await page.getByLabel('Water temperature').fill('')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save the changes' }).click()
      await page.waitForURL(`**/recipes/${id}`)
      await page.getByText('Now with a stir').waitFor()
      const { body } = await web.test.get(`/api/recipes/${id}`)
      expect(body).toMatchObject({ doseGrams: 16, ratio: 15, waterTempF: null, grindSetting: '24, a touch finer' })
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('is deleted after a second thought', async () => {
      const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: author, ...PHONE })
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Keep it' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await page.waitForURL('**/recipes')
      expect((await web.test.get(`/api/recipes/${id}`)).status).toBe(404)
      expect(problems).toEqual([])
    })

    it('offers neither to anybody else', async () => {
      const { page } = await web.open(`/recipes/${recipeId}`, { member: reader })
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    })

    it('is refused to anybody else who comes by the address', async () => {
      const { page, problems } = await web.open(`/recipes/${recipeId}/edit`, { member: reader })
      await page.getByRole('button', { name: 'Save the changes' }).click()
      await page.getByText('Only the author can change a recipe').waitFor()
      expect(besideRefusals(problems, 403)).toEqual([])
    })
  })
})
