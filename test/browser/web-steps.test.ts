import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertEmbedRecipe, plantCoffee as plantRoasterCoffee } from '#test/support/embeds.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'
import { V60_STEPS } from '#test/support/steps.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  openMenu,
  plantCoffee,
  plantHarbourBell,
  publishRecipe,
} from '#test/support/web-recipes.ts'

const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } }

/** Of 20 g and 320 g in 3 minutes. */
const WITH_STEPS = { doseGrams: 20, waterGrams: 320, ratio: 16, brewTimeSeconds: 180, steps: V60_STEPS }

const rows = (page: Page): Locator => page.locator('ol > li[data-step]')

/** What the steps are called, in order. */
const actions = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.querySelector('select')!.value))

const water = (page: Page, step: number): Locator =>
  rows(page)
    .nth(step - 1)
    .getByLabel('Water so far')
const start = (page: Page, step: number): Locator =>
  rows(page)
    .nth(step - 1)
    .getByLabel('Starts at')
const openStep = (page: Page, step: number) => page.getByRole('button', { name: `More of step ${step}` }).click()

async function fillV60(page: Page): Promise<void> {
  await choose(page, 'Brewer', 'Hario V60 02')
  await choose(page, 'Grinder', 'Comandante C40 MK4')
  await page.getByLabel('Grind setting').fill('24')
  await page.getByLabel('Dose').fill('15')
  await page.getByLabel('Water', { exact: true }).fill('250')
  await page.getByLabel('Brew time').fill('3:00')
}

/** Drags a row by its handle with a finger until it is beyond the middle of another. */
async function dragStep(page: Page, from: number, to: number): Promise<void> {
  const handle = rows(page)
    .nth(from - 1)
    .getByRole('button', { name: /^Move step/ })
  await handle.scrollIntoViewIfNeeded()
  const grip = (await handle.boundingBox())!
  const target = (await rows(page)
    .nth(to - 1)
    .boundingBox())!
  const x = grip.x + grip.width / 2
  const [top, bottom] = [grip.y + grip.height / 2, target.y + target.height * (to > from ? 0.8 : 0.2)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', top)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', top + (bottom - top) * share)
  await touch('touchEnd')
}

describe('steps of recipes in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let coffeeId: number

  beforeAll(async () => {
    ;({ author, reader, coffeeId } = await plantHarbourBell(web.test))
  })

  const recipeOf = async (page: Page) => {
    await page.waitForURL(/\/recipes\/\d+$/)
    return (await web.test.get(`/api/recipes/${page.url().split('/').at(-1)}`)).body
  }

  it('are published from a template on a phone, with title and tags, after they were moved and divided', async () => {
    const { page, problems } = await web.open(`/recipes/new?coffee=${coffeeId}`, { member: author, ...PHONE })
    await page.getByText('you can start from a template.').waitFor()
    await fillV60(page)
    await page.getByRole('button', { name: 'Bloom and two pours' }).click()
    await expect
      .poll(() => actions(page))
      .toEqual(['rinse', 'grind', 'bloom', 'pour', 'pour', 'swirl', 'drain', 'serve'])
    await page.getByText('250 g of 250 g').waitFor()
    await page.getByText('3:00 of 3:00').waitFor()
    await page.getByRole('img', { name: /^Water over time: .*250 g at/ }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: '4 equal pours' }).click()
    await expect.poll(() => rows(page).count()).toBe(10)
    await expect.poll(() => water(page, 7).inputValue()).toBe('250')

    // The swirl before the last pour.
    await dragStep(page, 8, 7)
    await expect.poll(async () => (await actions(page)).slice(5, 8)).toEqual(['pour', 'swirl', 'pour'])
    await page.getByText('Now step 7 of 10').waitFor()
    await page.getByText('250 g of 250 g').waitFor()

    await openStep(page, 3)
    await page.getByRole('button', { name: 'Duplicate step 3' }).click()
    await expect.poll(async () => (await actions(page)).slice(2, 4)).toEqual(['bloom', 'bloom'])
    await openStep(page, 4)
    await page.getByRole('button', { name: 'Delete step 4' }).click()
    await expect.poll(() => rows(page).count()).toBe(10)

    await expect.poll(() => page.getByLabel('Title').getAttribute('placeholder')).toContain('Hario V60 02 by ')
    await page.getByLabel('Title').fill('Four small pours')
    await page.getByText('Taste, tags and more').click()
    await page.getByLabel('Short description').fill('Sweet, with little effort.')
    await page.getByLabel('Tags').fill('Every day, #Sweet, every day')
    await page.getByText('every-day', { exact: true }).waitFor()
    await page.getByLabel('Difficulty').selectOption('easy')
    await page.getByLabel('Yield').fill('220')
    await page.getByRole('button', { name: 'Share recipe' }).click()
    const recipe = await recipeOf(page)
    expect(recipe).toMatchObject({
      title: 'Four small pours',
      description: 'Sweet, with little effort.',
      tags: ['every-day', 'sweet'],
      difficulty: 'easy',
      yieldGrams: 220,
      stepsSource: 'author',
    })
    expect(recipe.steps).toHaveLength(10)
    expect(recipe.steps.at(-1)).toMatchObject({ action: 'serve' })
    await page.getByRole('heading', { name: 'Four small pours', level: 1 }).waitFor()
    expect(problems).toEqual([])
  })

  it('are edited by keyboard alone, and keep the focus', async () => {
    const { page } = await web.open(`/recipes/new?coffee=${coffeeId}`, { member: author })
    await fillV60(page)
    const template = page.getByRole('button', { name: 'Bloom and one long pour' })
    await template.focus()
    await page.keyboard.press('Enter')
    const handle = (step: number) =>
      rows(page)
        .nth(step - 1)
        .getByRole('button', { name: /^Move step/ })
    await handle(5).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await actions(page)).slice(3, 5)).toEqual(['swirl', 'pour'])
    await expect.poll(() => handle(4).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await actions(page)).slice(3, 5)).toEqual(['pour', 'swirl'])
    await page.getByRole('button', { name: 'Add step' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        rows(page)
          .last()
          .getByLabel('Step 8', { exact: true })
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.type('Sw')
    expect((await actions(page)).at(-1)).toBe('swirl')
  })

  it('follow the dose and the water, and show mistakes at their step', async () => {
    const { page, problems } = await web.open(`/recipes/new?coffee=${coffeeId}`, { member: author, ...NARROW })
    await fillV60(page)
    await page.getByRole('button', { name: 'Bloom and two pours' }).click()
    await page.getByLabel('Water', { exact: true }).fill('375')
    await page.getByText('375 g of 375 g').waitFor()
    await expect.poll(() => water(page, 4).inputValue()).toBe('225')
    await water(page, 4).fill('20')
    await start(page, 5).fill('0:10')
    await page.getByRole('button', { name: 'Share recipe' }).click()
    await page.getByText("Step 4: the water can't fall from 40 g to 20 g. Enter the total so far.").waitFor()
    await page.getByText('Step 5 starts at 0:10, before the step above it at').waitFor()
    await expect.poll(() => water(page, 4).evaluate((field) => field === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await water(page, 4).fill('225')
    await start(page, 5).fill('1:21')
    await water(page, 5).fill('300')
    await page.getByText('300 g of 375 g').waitFor()
    await page.getByText('Step 5 ends at 300 g, but the recipe has 375 g of water.').waitFor()
    await page.getByRole('button', { name: 'Fit the steps to the recipe' }).click()
    await page.getByText('375 g of 375 g').waitFor()
    await page.getByRole('button', { name: 'Share recipe' }).click()
    const { steps } = await recipeOf(page)
    expect(steps.findLast((step: { waterGrams?: number }) => step.waterGrams).waterGrams).toBe(375)
    expect(problems).toEqual([])
  })

  it('are suggested from the notes when a recipe is edited, and only used when the author accepts', async () => {
    const id = await publishRecipe(web.test, author, {
      coffeeProfileId: coffeeId,
      waterGrams: 250,
      ratio: 16.7,
      brewTimeSeconds: 180,
      notes: 'Bloom 40 g for 45 s. 0:45 to 150 g. 1:30 to 250 g. Done at 3:00.',
    })
    const { page, problems } = await web.open(`/recipes/${id}/edit`, { member: author, ...PHONE })
    const offer = page.getByRole('region', { name: 'Steps in your notes' })
    await offer.getByText('to 150 g').waitFor()
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Use these steps' }).click()
    await expect.poll(async () => (await actions(page)).slice(0, 3)).toEqual(['bloom', 'pour', 'pour'])
    await page.getByRole('button', { name: 'Save changes' }).click()
    const recipe = await recipeOf(page)
    expect(recipe).toMatchObject({ stepsSource: 'author', notes: expect.stringContaining('0:45 to 150 g') })
    expect(recipe.steps[1]).toMatchObject({ startSeconds: 45, waterGrams: 150 })
    expect(problems).toEqual([])
  })

  it('are kept exactly when only the title changes', async () => {
    const id = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId, ...WITH_STEPS })
    const before = (await web.test.get(`/api/recipes/${id}`)).body.steps
    const { page } = await web.open(`/recipes/${id}/edit`, { member: author })
    await expect.poll(() => rows(page).count()).toBe(V60_STEPS.length)
    await page.getByLabel('Title').fill('Renamed')
    await page.getByRole('button', { name: 'Save changes' }).click()
    expect(await recipeOf(page)).toMatchObject({ title: 'Renamed', steps: before })
  })

  describe('on the recipe page', () => {
    it('follow the size, and say when they are suggested', async () => {
      const own = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId, ...WITH_STEPS })
      const { page, problems } = await web.open(`/recipes/${own}`, PHONE)
      await page.getByText('to 183 g').waitFor()
      await expect.poll(() => page.getByText('Suggested', { exact: true }).count()).toBe(0)
      await page.getByRole('button', { name: 'Larger' }).click()
      await expect.poll(() => page.getByText('to 183 g').count()).toBe(0)
      await page.getByRole('img', { name: /^Water over time/ }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const bare = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
      await page.goto(`${web.base}/recipes/${bare}`)
      await page.getByText('Suggested', { exact: true }).waitFor()
      await page.getByText('Pour in slow circles').waitFor()
      // What the author wrote comes first, and the usual steps wait.
      const told = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId, notes: 'Bloom, then one pour.' })
      await page.goto(`${web.base}/recipes/${told}`)
      await page.getByText('Bloom, then one pour.').waitFor()
      await expect.poll(() => page.getByText('Pour in slow circles').isVisible()).toBe(false)
      await page.getByText('Usual steps for this brewer').click()
      await page.getByText('Pour in slow circles').waitFor()
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it("can be copied to a recipe of one's own, which names what inspired it", async () => {
      const title = 'Lantern light'
      const id = await publishRecipe(web.test, author, {
        coffeeProfileId: coffeeId,
        title,
        tags: ['bright', 'light'],
        ...WITH_STEPS,
      })
      const { page, problems } = await web.open(`/recipes/${id}`, { member: reader })
      await expect
        .poll(() => page.getByRole('link', { name: 'bright' }).getAttribute('href'))
        .toBe('/recipes?tag=bright')
      await openMenu(page)
      await page.getByRole('link', { name: 'Make your own version' }).click()
      await page.getByText('Inspired by Lantern light').waitFor()
      await expect.poll(() => rows(page).count()).toBe(V60_STEPS.length)
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
      await page.getByRole('button', { name: 'Share recipe' }).click()
      await page.getByText('Inspired by').waitFor()
      const recipe = await recipeOf(page)
      expect(recipe).toMatchObject({ inspiredBy: { recipeId: id, title }, stepsSource: 'author', title: null })
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      expect(problems).toEqual([])
    })

    it('are printed on a card and on a page, with the address', async () => {
      const id = await publishRecipe(web.test, author, {
        coffeeProfileId: coffeeId,
        title: 'For the shelf',
        ...WITH_STEPS,
      })
      const { page, problems } = await web.open(`/recipes/${id}`, PHONE)
      await openMenu(page)
      await page.getByRole('link', { name: 'Print', exact: true }).click()
      await page.getByText(`/recipes/${id}`).waitFor()
      await page.getByText('to 320 g').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const card = await page.pdf({ preferCSSPageSize: true })
      expect(pageSizes(card)).toEqual([[298, 420]])
      await page.getByText('Whole page').click()
      const [[width] = [], ...others] = pageSizes(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
      expect(width).toBeGreaterThan(500)
      expect(others).toEqual([])
      expect(problems).toEqual([])
    })
  })

  it('recipes for one coffee differ by title and tags, which can be searched', async () => {
    const many = await plantCoffee(web.test, { name: 'Six Ways' })
    for (const title of ['Slow start', 'Fast finish']) {
      await publishRecipe(web.test, author, {
        coffeeProfileId: many,
        title,
        tags: [title.split(' ')[0]!.toLowerCase()],
      })
    }
    await publishRecipe(web.test, author, { coffeeProfileId: many })
    const { page, problems } = await web.open('/recipes?q=six', PHONE)
    await page.getByRole('heading', { name: 'Slow start' }).waitFor()
    await page.getByRole('heading', { name: 'Fast finish' }).waitFor()
    await page.getByRole('heading', { name: 'Six Ways' }).waitFor()
    await page.goto(`${web.base}/recipes?tag=slow`)
    await page.getByText('1 recipe', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove filter: Tag: slow' }).waitFor()
    await page.goto(`${web.base}/coffees/${many}`)
    await page
      .getByRole('heading', { name: /Hario V60 02 by|Slow start|Fast finish/ })
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  it('are part of personal recipes too', async () => {
    const { page, problems } = await web.open('/profile/recipes', { member: reader, ...PHONE })
    await page.getByRole('button', { name: 'Add recipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'New recipe' })
    await dialog.getByLabel('Method').selectOption('aeropress')
    await dialog.getByLabel('Grind setting').fill('20')
    await dialog.getByLabel('Dose').fill('15')
    await dialog.getByLabel('Water', { exact: true }).fill('220')
    await dialog.getByLabel('Brew time').fill('2:00')
    await dialog.getByRole('button', { name: 'Upright' }).click()
    await dialog.getByText('220 g of 220 g').waitFor()
    await expectAccessible(page)
    // A question within the dialog, which stays open.
    await dialog.getByRole('button', { name: 'Remove all steps' }).click()
    await page.getByRole('dialog', { name: 'Remove all steps?' }).getByRole('button', { name: 'Remove' }).click()
    await dialog.getByRole('button', { name: 'Inverted' }).click()
    await dialog.getByRole('button', { name: 'Save recipe' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await openMenu(page)
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await expect.poll(() => rows(page).count()).toBe(8)
    expect(problems).toEqual([])
  })

  it('are written by roasters in the portal', async () => {
    const slug = 'paper-lantern'
    const member = await insertRoasterMember(web.test, { name: 'Paper Lantern', slug, nameKey: 'paper lantern' })
    const { coffee } = await plantRoasterCoffee(web.test.app.db, { roasterId: member.roasterId, name: 'Dawn' })
    await insertEmbedRecipe(web.test.app.db, { coffeeId: coffee.id, isDefault: true })
    const { page, problems } = await web.open(`/portal/coffees/${coffee.id}`, { member, ...PHONE })
    await page.getByRole('button', { name: 'Edit V60 recipe' }).click()
    await page.getByRole('button', { name: 'Bloom and two pours' }).click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await page.getByText('With steps').waitFor()
    const { body } = await web.test.get(`/api/embed/recipes/${slug}`)
    expect(body.recipes[0]).toMatchObject({ stepsSource: 'author', steps: expect.any(Array) })
    expect(problems).toEqual([])
  })

  it('are in German, also in the messages, on a narrow phone', async () => {
    const options = { member: author, ...NARROW, language: 'de' } as const
    const { page, problems } = await web.open(`/recipes/new?coffee=${coffeeId}`, options)
    await choose(page, 'Brüher', 'Hario V60 02')
    await page.getByLabel('Kaffeemenge').fill('15')
    await page.getByLabel('Wasser', { exact: true }).fill('250')
    await page.getByRole('button', { name: 'Blooming und zwei Aufgüsse' }).click()
    await page.getByText('250 g von 250 g').waitFor()
    await rows(page).nth(3).getByLabel('Wasser bis hierher').fill('10')
    await page.getByRole('button', { name: 'Rezept teilen' }).click()
    await page.getByText(/Schritt 4: das Wasser kann nicht von 40 g auf 10 g fallen/).waitFor()
    await expectNoSidewaysScroll(page)
    expect(besideRefusals(problems, 400)).toEqual([])
  })
})

/** Width and height of each page in points. */
const pageSizes = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
