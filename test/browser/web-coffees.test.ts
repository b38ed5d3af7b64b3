import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { DESKTOP, expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  expectNoSidewaysScroll,
  follow,
  leavePage,
  machineId,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('coffees in the web app', () => {
  const web = useWeb()
  let member: Member
  let coffeeId: number

  beforeAll(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
    coffeeId = await plantCoffee(web.test, {
      name: 'Morning Bell',
      roaster: 'Fernwhistle Coffee',
      roastLevel: 'LIGHT',
      origin: 'Yirgacheffe, Ethiopia',
      flavorProfile: 'jasmine, bergamot',
      description: 'Tea-like and clear.',
      acidityLevel: 4,
      bodyLevel: 2,
      processingMethod: 'washed',
    })
    await plantCoffee(web.test, {
      name: 'Night Shift',
      roaster: 'Hollow Kettle',
      roastLevel: 'DARK',
      coffeeType: 'DECAF',
    })
    await publishRecipe(web.test, member, { coffeeProfileId: coffeeId, notes: 'For two' })
    await publishRecipe(web.test, member, { coffeeProfileId: coffeeId, waterGrams: 255, ratio: 17 })
    await publishRecipe(web.test, member, {
      coffeeProfileId: coffeeId,
      machineId: await machineId(web.test, 'aeropress-original'),
      waterGrams: 210,
      ratio: 14,
    })
  })

  describe('the coffee catalog', () => {
    it('searches while typing, filters and sorts, and keeps all of it in the URL', async () => {
      const { page, problems } = await web.open('/coffees', PHONE)
      await page.getByText('2 coffees').waitFor()
      await page.getByLabel('Search coffees').fill('bell')
      await page.getByText('1 coffee', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByLabel('Roast level').selectOption('LIGHT')
      await page.getByLabel('Origin').fill('ethiopia')
      await page.getByLabel('Type').selectOption('SINGLE_ORIGIN')
      await page.getByRole('button', { name: 'Show 1 coffee' }).click()
      await page.getByLabel('Sort by').selectOption('newest')
      await page.waitForURL((url) => url.searchParams.size === 5)
      await page.reload()
      await page.getByRole('link', { name: 'Morning Bell' }).waitFor()
      await page.getByText('1 coffee', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Remove filter: Single origin' }).click()
      await page.waitForURL((url) => !url.searchParams.has('coffeeType'))
      await page.getByRole('button', { name: 'Clear all' }).click()
      await page.getByText('2 coffees').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('opens its filters as a sheet on phones, which loses nothing when it is closed at once', async () => {
      const { page, problems } = await web.open('/coffees', PHONE)
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await page.getByRole('button', { name: 'Filters' }).click()
      await sheet.getByRole('button', { name: 'Show 2 coffees' }).waitFor()
      await expectAccessible(page)
      await sheet.getByLabel('Origin').fill('ethiopia')
      // Above it, where the logo is a link.
      await page.mouse.click(60, 40)
      await sheet.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Filters (1)' }).click()
      await sheet.getByRole('button', { name: 'Show 1 coffee' }).waitFor()
      await sheet.getByRole('button', { name: 'Clear all' }).click()
      await sheet.getByRole('button', { name: 'Show 2 coffees' }).click()
      await sheet.waitFor({ state: 'hidden' })
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/coffees')
      expect(problems).toEqual([])
    })

    it('offers to add a coffee when nothing is found', async () => {
      const { page } = await web.open('/coffees?q=zzzzqqqq')
      await page.getByRole('heading', { name: 'No coffees found' }).waitFor()
      await expect
        .poll(() => page.getByRole('link', { name: 'Add it' }).getAttribute('href'))
        .toBe('/coffees/new?name=zzzzqqqq')
    })
  })

  describe('the coffee screen', () => {
    it('shows the coffee, and links to dialling it in', async () => {
      const { page, problems } = await web.open(`/coffees/${coffeeId}`, PHONE)
      for (const text of ['Yirgacheffe, Ethiopia', 'Washed', 'jasmine', 'Tea-like and clear.'])
        await page.getByText(text, { exact: true }).first().waitFor()
      for (const name of ['Acidity: 4 of 5', 'Body: 2 of 5', /^Light roast, on a scale/])
        await expect.poll(() => page.getByRole('img', { name }).count()).toBe(1)
      await expect
        .poll(() => page.getByRole('main').getByRole('link', { name: 'Dial in' }).getAttribute('href'))
        .toBe(`/?coffee=${coffeeId}`)
      await expect
        .poll(() => page.getByRole('link', { name: 'Fernwhistle Coffee' }).getAttribute('href'))
        .toMatch(/^\/roasters\//)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it.each([PHONE, DESKTOP])('is sent with its name and description where the app draws them', async (device) => {
      const placesOf = async (hasApp: boolean, ...selectors: string[]) => {
        const context = await web.browser.newContext(device)
        const page = await context.newPage()
        if (!hasApp) await page.route('**/assets/index-*.js', (route) => route.abort())
        await page.goto(`${web.base}/coffees/${coffeeId}`)
        await page.locator(selectors[0]!).waitFor()
        await page.evaluate(() => document.fonts.ready)
        const places = await Promise.all(selectors.map((each) => page.locator(each).first().boundingBox()))
        await context.close()
        return places.map((place) => place && [place.x, place.y, place.height].map(Math.round))
      }
      const sent = await placesOf(false, '.opening-heading', '.opening-text p')
      expect(sent).not.toContain(null)
      expect(await placesOf(true, 'h1', 'main p:text-is("Tea-like and clear.")')).toEqual(sent)
    })

    it('draws the country of origin and the flavors, with the same in words', async () => {
      const { page, problems } = await web.open(`/coffees/${coffeeId}`, PHONE)
      await page.getByRole('img', { name: 'Outline of Ethiopia' }).waitFor()
      await page.getByRole('img', { name: 'Ethiopia on a map of the world' }).waitFor()
      await expect
        .poll(() => page.getByRole('main').getByText('Ethiopia').allTextContents())
        .toEqual(['Yirgacheffe, Ethiopia'])
      await expect.poll(() => page.getByRole('img', { name: 'Flavor wheel: Fruity and Floral' }).count()).toBe(1)
      await expect
        .poll(() => page.getByRole('list', { name: 'Flavor notes' }).first().getByRole('listitem').allTextContents())
        .toEqual(['jasmine (Floral: Blossoms)', 'bergamot (Fruity: Citrus)'])
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('draws up to three countries of a blend, in German for German readers', async () => {
      const id = await plantCoffee(web.test, {
        name: 'Four Corners',
        roaster: 'Hollow Kettle',
        origin: 'Brasilien, Äthiopien, Sumatra und Kenia',
        flavorProfile: 'Zartbitterschokolade, Orangenschale, Waldhonig',
      })
      const { page, problems } = await web.open(`/coffees/${id}`, { ...PHONE, locale: 'de-DE' })
      await page.getByRole('img', { name: 'Umriss von Brasilien' }).waitFor()
      await expect
        .poll(() => page.getByRole('figure').locator('figcaption').allTextContents())
        .toEqual(['Brasilien', 'Äthiopien', 'Indonesien'])
      await expect.poll(() => page.getByRole('img', { name: 'Aromarad: Fruchtig, Süß und Nussig' }).count()).toBe(1)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('shows an unknown origin and unknown flavors as text alone', async () => {
      const id = await plantCoffee(web.test, {
        name: 'Lost Island',
        roaster: 'Hollow Kettle',
        origin: 'Atlantis',
        flavorProfile: 'stardust',
      })
      const requested: string[] = []
      const { page, problems } = await web.open('/coffees')
      page.on('request', (request) => requested.push(request.url()))
      await page.goto(`${web.base}/coffees/${id}`)
      await expect.poll(() => page.getByText('stardust').count()).toBe(1)
      await page.getByText('Atlantis').waitFor()
      await expect.poll(() => page.getByRole('heading', { name: 'No recipes yet' }).count()).toBe(1)
      expect(await page.getByRole('img', { name: /wheel|Outline|map/ }).count()).toBe(0)
      expect(requested.filter((url) => url.includes('origin-map'))).toEqual([])
      expect(problems).toEqual([])
    })

    it('shows the best recipe of each method, or all recipes of one', async () => {
      const { page } = await web.open(`/coffees/${coffeeId}`)
      await page.getByRole('article').first().waitFor()
      await expect.poll(() => page.getByRole('article').count()).toBe(2)
      await page.locator('label', { hasText: 'V60 2' }).click()
      await page.waitForURL('**?method=v60')
      await expect.poll(() => page.getByRole('article').getByRole('heading', { name: 'V60' }).count()).toBe(2)
    })

    it('scrolls to the recipes of the method in the URL', async () => {
      const { page } = await web.open(`/coffees/${coffeeId}?method=aeropress`, PHONE)
      await expect.poll(() => page.getByRole('radio', { name: /^AeroPress/ }).isChecked()).toBe(true)
      await expect.poll(() => page.getByRole('article').count()).toBe(1)
      await page.waitForFunction(() => window.scrollY > 0)
      await expect.poll(() => page.getByRole('article').isVisible()).toBe(true)
    })

    it('shows averages and charts of its recipes once there are enough, with the same figures in tables', async () => {
      const { page, problems } = await web.open(`/coffees/${coffeeId}`)
      await page.getByText('3 recipes.').waitFor()
      await page.getByRole('heading', { name: 'Grinders', level: 3 }).waitFor()
      const methods = page.getByRole('table').filter({ hasText: 'Grind index' })
      for (const name of [/^V60 2 1:16\.5 \d+$/, /^AeroPress 1 1:14 \d+$/])
        await expect.poll(() => methods.getByRole('row', { name }).count()).toBe(1)
      await expect.poll(() => page.getByText('Show as table').count()).toBe(0)

      const id = await plantCoffee(web.test, { name: 'Often Brewed' })
      const publish = (ratio: number) =>
        publishRecipe(web.test, member, { coffeeProfileId: id, ratio, waterGrams: 15 * ratio })
      for (const ratio of [15, 16]) await publish(ratio)
      await page.goto(`${web.base}/coffees/${id}`)
      await page.getByRole('article').first().waitFor()
      await expect.poll(() => page.getByRole('heading', { name: 'Stats' }).count()).toBe(0)
      for (const ratio of [16, 16, 16, 17]) await publish(ratio)
      await page.reload()
      const chart = page.getByRole('figure', { name: 'Grind index (0 is fine, 100 coarse)' })
      for (const edge of ['0', '30', '40', '100'])
        await chart.getByRole('img').getByText(edge, { exact: true }).waitFor()
      await chart.getByText('Show as table').click()
      await expect.poll(() => chart.getByRole('row').allTextContents()).toContain('30–406')
      const grinders = page.getByRole('table').filter({ hasText: 'Comandante C40 MK4' })
      await expect.poll(() => grinders.getByRole('row', { name: 'Comandante C40 MK4 6' }).count()).toBe(1)
      expect(problems).toEqual([])
    })

    it('adds the coffee to the library and removes it', async () => {
      const { page, problems } = await web.open(`/coffees/${coffeeId}`, { member })
      await page.getByRole('button', { name: 'Add to shelf' }).click()
      await page.getByRole('button', { name: 'On your shelf', pressed: true }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'On your shelf', pressed: true }).click()
      await page.getByRole('button', { name: 'Add to shelf', pressed: false }).waitFor()
      await leavePage(page)
      const library = () => web.test.get('/api/user/coffee-library', { token: member.token })
      await expect.poll(async () => (await library()).body.library).toEqual([])
      expect(problems).toEqual([])
    })

    it('invites signed-out visitors to sign in for a library', async () => {
      const { page } = await web.open(`/coffees/${coffeeId}`)
      await page.getByRole('button', { name: 'Add to shelf' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in to keep coffees on your shelf' })
      await expect
        .poll(() => dialog.getByRole('link', { name: 'Sign in' }).getAttribute('href'))
        .toBe(`/sign-in?next=${encodeURIComponent(`/coffees/${coffeeId}`)}`)
    })

    it('reports a view once a visit, and ignores a failure of that', async () => {
      const { page, problems } = await web.open('/coffees')
      const reports: unknown[] = []
      await page.route('**/api/track', (route) => {
        reports.push(route.request().postDataJSON())
        return route.abort()
      })
      await page.getByRole('link', { name: 'Morning Bell' }).click()
      await page.getByRole('heading', { name: 'Recipes' }).waitFor()
      await page.locator('label', { hasText: 'V60 2' }).click()
      await page.waitForURL('**?method=v60')
      await page.waitForLoadState('networkidle')
      expect(reports).toEqual([{ roasterId: expect.any(Number), coffeeId }])
      expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
    })

    it('links to a suggestion when the coffee has no recipes', async () => {
      const id = await plantCoffee(web.test, { name: 'Untouched' })
      const { page } = await web.open(`/coffees/${id}`, PHONE)
      await expect
        .poll(() => page.getByRole('link', { name: 'Start with our suggestion' }).getAttribute('href'))
        .toBe(`/?coffee=${id}`)
      await expectAccessible(page)
    })

    it('shows "Page not found" for an unknown id', async () => {
      const { page, problems } = await web.open('/coffees')
      await follow(page, '/coffees/2000000000')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      expect(besideRefusals(problems, 404)).toEqual([])
    })
  })

  describe('the form for a new coffee', () => {
    it('invites signed-out visitors to sign in', async () => {
      const { page } = await web.open('/coffees/new?name=Dawn', PHONE)
      const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
      await expect.poll(() => link.getAttribute('href')).toBe('/sign-in?next=%2Fcoffees%2Fnew%3Fname%3DDawn')
    })

    it('shows similar coffees while typing, and opens the new one', async () => {
      const { page, problems } = await web.open('/coffees/new', { member })
      await page.getByLabel('Name', { exact: true }).fill('Mornin Bel')
      const similar = page.getByRole('link', { name: 'Morning Bell' })
      await expect.poll(() => similar.getAttribute('href')).toBe(`/coffees/${coffeeId}`)
      const [above, below] = [await similar.boundingBox(), await page.getByLabel('Roast level').boundingBox()]
      expect(above!.y).toBeLessThan(below!.y)
      await page.getByLabel('Name', { exact: true }).fill('Zzyzx')
      await expect.poll(() => page.getByText('Already there?').count()).toBe(0)
      await page.getByLabel('Name', { exact: true }).fill('Evening Bell')
      await page.getByLabel('Roaster').fill('fernwhistle coffee')
      await page.getByLabel('Roast level').selectOption('MEDIUM_LIGHT')
      await page.getByLabel('Flavor notes').fill('plum, malt')
      await page.getByLabel('Acidity').selectOption('3')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add coffee' }).click()
      await page.waitForURL(/\/coffees\/\d+$/)
      const { body } = await web.test.get(`/api/coffees/${page.url().split('/').at(-1)}`)
      expect(body).toMatchObject({
        name: 'Evening Bell',
        roasterName: 'Fernwhistle Coffee',
        roastLevel: 'MEDIUM_LIGHT',
        flavorProfile: 'plum, malt',
        acidityLevel: 3,
        bodyLevel: null,
      })
      expect(problems).toEqual([])
    })

    it('shows errors of the server at their fields, and keeps what was typed', async () => {
      const { page, problems } = await web.open('/coffees/new', { member, ...PHONE })
      await page.getByLabel('Roaster').fill('Fernwhistle Coffee')
      await page.getByLabel('Roast level').selectOption('MEDIUM')
      await page.getByLabel('Description').fill('Kept')
      await page.getByRole('button', { name: 'Add coffee' }).click()
      await page.getByRole('alert').waitFor()
      await expect.poll(() => page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Kept')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(besideRefusals(problems, 400)).toEqual([])
    })
  })

  describe("finding 11: editing one's own coffee", () => {
    const add = async (name: string): Promise<number> => {
      const coffee = { name, roasterName: 'Own Kettle', roastLevel: 'LIGHT', origin: 'Keyna', acidity: 2 }
      return (await web.test.post('/api/coffees', coffee, { token: member.token })).body.coffee.id
    }

    it('prefills the form from the coffee screen, and saves the changes', async () => {
      const id = await add('Wrng Name')
      const { page, problems } = await web.open(`/coffees/${id}`, { member, ...PHONE })
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByRole('heading', { name: 'Edit coffee' }).waitFor()
      await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Wrng Name')
      await expect.poll(() => page.getByLabel('Origin').inputValue()).toBe('Keyna')
      await expect.poll(() => page.getByLabel('Acidity').inputValue()).toBe('2')
      await expect.poll(() => page.getByLabel('Roaster').inputValue()).toBe('Own Kettle')
      await page.getByLabel('Roaster').fill('Right Kettle')
      await page.getByLabel('Name', { exact: true }).fill('Right Name')
      await page.getByLabel('Origin').fill('')
      await page.getByLabel('Roast level').selectOption('DARK')
      await page.getByLabel('Flavor notes').fill('plum, malt')
      await page.getByLabel('Acidity').selectOption('')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.waitForURL(`**/coffees/${id}`)
      await page.getByRole('heading', { name: 'Right Name' }).waitFor()
      await page.getByText('malt', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Right Kettle' }).first().waitFor()
      const { body } = await web.test.get(`/api/coffees/${id}`)
      expect(body).toMatchObject({
        name: 'Right Name',
        roasterName: 'Right Kettle',
        origin: null,
        roastLevel: 'DARK',
        flavorProfile: 'plum, malt',
        acidityLevel: null,
      })
      expect(problems).toEqual([])
    })

    it('offers no editing to others, nor once another member uses the coffee', async () => {
      const id = await add('In Use')
      const [other] = (await insertMembers(web.test, 1)) as [Member]
      const edit = { name: 'Edit', exact: true }
      const { page: theirs } = await web.open(`/coffees/${id}`, { member: other })
      await theirs
        .getByRole('button', { name: /library|shelf/i })
        .or(theirs.getByText('In Use'))
        .first()
        .waitFor()
      await expect.poll(() => theirs.getByRole('link', edit).count()).toBe(0)
      const { page } = await web.open(`/coffees/${id}`, { member })
      await page.getByRole('link', edit).waitFor()
      await publishRecipe(web.test, other, { coffeeProfileId: id })
      await page.getByRole('link', edit).click()
      await page.getByText('Other members have shared recipes for this coffee').waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Back to In Use' }).click()
      await page.waitForURL(`**/coffees/${id}`)
      await expect.poll(() => page.getByRole('link', edit).count()).toBe(0)
    })
  })
})
