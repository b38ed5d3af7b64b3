import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  choose,
  expectNoSidewaysScroll,
  grinderId,
  machineId,
  plantCoffee,
  plantHarbourBell,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('drawings in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let recipeId: number
  let coffeeId: number

  beforeAll(async () => {
    ;({ author, reader, recipeId, coffeeId } = await plantHarbourBell(web.test))
    const dark = await plantCoffee(web.test, {
      name: 'Copper Kite',
      roastLevel: 'DARK',
      flavorProfile: 'blackberry, dark chocolate, clove, tobacco',
    })
    const machine = await machineId(web.test, 'bialetti-moka-express-3-cup')
    await publishRecipe(web.test, author, { coffeeProfileId: dark, machineId: machine, grindSetting: 18 })
  })

  /** The outline that is drawn in a part of the page. */
  const outlineIn = async (page: Page, part: string): Promise<string> =>
    (await page.locator(`${part} svg[viewBox="0 0 64 64"] path`).last().getAttribute('d')) ?? ''

  const colorOf = (page: Page, name: string): Promise<string> =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('[aria-label="${name}"]')).backgroundColor`)

  it('tell recipe cards apart by method, roast and up to three flavors', async () => {
    const { page, problems } = await web.open('/recipes', PHONE)
    const bell = page.getByRole('article').filter({ hasText: 'Harbour Bell' })
    const kite = page.getByRole('article').filter({ hasText: 'Copper Kite' })
    await bell.getByRole('img', { name: 'Medium roast' }).waitFor()
    await kite.getByRole('img', { name: 'Dark roast' }).waitFor()
    expect(await outlineIn(page, 'article:has-text("Harbour Bell")')).not.toBe(
      await outlineIn(page, 'article:has-text("Copper Kite")'),
    )
    expect(await colorOf(page, 'Medium roast')).not.toBe(await colorOf(page, 'Dark roast'))
    const notes = kite.getByRole('list', { name: 'Flavor notes' }).getByRole('listitem')
    expect(await notes.allTextContents()).toEqual(['blackberry', 'dark chocolate', 'clove'])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it.each([
    ['recipe', () => `/recipes/${recipeId}`],
    ['coffee', () => `/coffees/${coffeeId}`],
  ])('show the roast beside the heading of a %s', async (_, path) => {
    const { page, problems } = await web.open(path(), PHONE)
    await page.locator('main header').getByRole('img', { name: 'Medium roast' }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('show a grinder, its dial and the methods on its page', async () => {
    const { page, problems } = await web.open('/grinders/comandante-c40-mk4', PHONE)
    await page.locator('main header svg[viewBox="0 0 64 64"]').waitFor()
    await page.locator('main header svg[viewBox="-32 -32 64 64"]').waitFor()
    await expect.poll(() => page.locator('tbody th svg').count()).toBe(await page.locator('tbody tr').count())
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it("show the member's grinders and brewers, and those to choose from", async () => {
    const { token } = reader
    const grinder = await grinderId(web.test, 'niche-zero')
    await web.test.post('/api/user/grinders', { grinderId: grinder }, { token })
    const machine = await machineId(web.test, 'chemex-six-cup')
    await web.test.post('/api/user/machines', { machineId: machine }, { token })
    const { page, problems } = await web.open('/profile/equipment', { ...PHONE, member: reader })
    await page.getByRole('heading', { name: 'Chemex Six Cup' }).waitFor()
    await expect.poll(() => page.locator('main li svg[viewBox="0 0 64 64"]').count()).toBe(2)
    const brewers = page.getByRole('combobox', { name: 'Add another brewer' })
    await brewers.fill('moka')
    const option = page.getByRole('option', { name: 'Bialetti Moka Express 3 Cup' })
    await option.locator('svg').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await choose(page, 'Add another brewer', 'Bialetti Moka Express 3 Cup')
    await page.getByRole('heading', { name: 'Bialetti Moka Express 3 Cup' }).waitFor()
    expect(problems).toEqual([])
  })

  it('show the method on the timer before a brew', async () => {
    const { page, problems } = await web.open('/timer?method=v60&dose=15&water=250', PHONE)
    await page.locator('main header svg[viewBox="0 0 64 64"]').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it.each([
    ['/log', 'No brews yet'],
    ['/profile/saved', 'No saved recipes yet'],
    ['/profile/collections', 'No collections yet'],
    ['/profile/library', 'Your shelf is empty'],
    ['/feed', 'Nothing here yet'],
    ['/recipes?q=nothing+like+it', 'No recipes found'],
    ['/no-such-page', 'Page not found'],
  ])('show a scene of its own on an empty %s', async (path, title) => {
    const { page } = await web.open(path, { ...PHONE, member: reader })
    await page.getByRole('heading', { name: title }).waitFor()
    const scene = page.locator('svg[viewBox="0 0 96 64"]')
    await scene.waitFor()
    expect(await scene.getAttribute('aria-hidden')).toBe('true')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
