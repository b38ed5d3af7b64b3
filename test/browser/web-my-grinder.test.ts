import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calibrate } from '#src/domain/calibration.ts'
import { convert } from '#src/domain/conversion.ts'
import type { Curve } from '#src/domain/curve.ts'
import type { Member } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { formatSetting } from '#test/support/sentences.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  choose,
  expectNoSidewaysScroll,
  grinderId,
  machineId,
  openMenu,
  plantCoffee,
  plantHarbourBell,
  publishRecipe,
} from '#test/support/web-recipes.ts'

interface Ranked {
  machineId: number
  doseGrams: number
  recommendationScore: number
}

describe("recipes, brews and tools on the member's own equipment", () => {
  const web = useWeb()
  let author: Member
  let member: Member
  let coffeeId: number
  let recipeId: number
  let comandante: number
  let encore: number

  beforeAll(async () => {
    ;({ author, coffeeId, recipeId } = await plantHarbourBell(web.test))
    comandante = await grinderId(web.test, 'comandante-c40-mk4')
    encore = await grinderId(web.test, 'baratza-encore')
  })
  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
  })

  async function post(url: string, body: object) {
    const answer = await web.test.post(url, body, { token: member.token })
    if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const logs = async () => (await web.test.get('/api/brew-logs', { token: member.token })).body.data
  const field = (page: Page, label: string) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'))
  const ownGrinder = (id: number) => post('/api/user/grinders', { grinderId: id, isDefault: true })
  const ownMachine = async (slug: string) =>
    post('/api/user/machines', { machineId: await machineId(web.test, slug), isDefault: true })

  function labelled(from: Curve, to: Curve, written: number) {
    const { setting } = convert(from, to, written, [])
    return { setting, label: formatSetting(to.grinder, setting) }
  }

  /** The recipe's 24 clicks converted to an Encore. */
  function onEncore() {
    const { catalog } = web.test.app
    const [from, to] = [comandante, encore].map((id) => catalog.requireGrinder(id).curve)
    return labelled(from!, to!, 24)
  }

  describe('finding 3: a recipe on a calibrated grinder', () => {
    it('shows the same setting on its card, its page, the dial-in screen, the timer and in the log', async () => {
      await ownGrinder(comandante)
      const references = [{ grindIndex: 34, setting: 22 }]
      await post('/api/user/grinders/calibrate', { grinderId: comandante, references })
      const { page, problems } = await web.open('/recipes?q=harbour', { member, ...PHONE })
      const card = page.getByRole('article').first()
      await card.getByText('22 clicks on your C40 MK4').waitFor()
      await card.getByText('Originally 24 clicks on Comandante C40 MK4').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await card.getByRole('link', { name: 'Harbour Bell' }).click()
      await page.getByText('22 clicks', { exact: true }).waitFor()
      await openMenu(page)
      await page.getByRole('link', { name: 'Dial in this coffee' }).click()
      const variant = page.getByRole('article').or(page.locator('section')).filter({ hasText: 'How others brew it' })
      await variant.getByText('22 clicks', { exact: true }).first().waitFor()

      await page.goto(`${web.base}/recipes/${recipeId}`)
      await page.getByText('22 clicks', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Brew now' }).click()
      await page.getByText('15 g · 22 clicks on the Comandante C40 MK4').waitFor()
      await page.getByRole('link', { name: 'Log this brew' }).click()
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('22 clicks')
      await page.getByRole('button', { name: 'Log brew' }).click()
      await page.getByRole('heading', { name: 'How was it?' }).waitFor()
      expect((await logs())[0]).toMatchObject({ grinderId: comandante, grindSetting: 22, recipeId })
      expect(problems).toEqual([])
    })

    it('keeps the setting of a recipe that the owner of the grinder wrote', async () => {
      await ownGrinder(comandante)
      await post('/api/user/grinders/calibrate', {
        grinderId: comandante,
        references: [{ grindIndex: 34, setting: 22 }],
      })
      const id = await publishRecipe(web.test, member, { coffeeProfileId: coffeeId, grindSetting: 26 })
      const { page } = await web.open(`/recipes/${id}`, { member })
      await page.getByText('Same grinder as the author.').waitFor()
      await page.getByText('Will be logged as 26 clicks on your Comandante C40 MK4.').waitFor()
    })
  })

  describe("finding 3: one's own recipe", () => {
    async function expectOwn(id: number) {
      const { page, problems } = await web.open(`/recipes/${id}`, { member })
      await page.getByText('Your recipe', { exact: true }).waitFor()
      await page.getByText('Same grinder as the author.').waitFor()
      await page.getByText('Will be logged as 26 clicks on your Comandante C40 MK4.').waitFor()
      expect(problems).toEqual([])
    }
    beforeEach(async () => {
      await ownGrinder(comandante)
      const references = [{ grindIndex: 34, setting: 22 }]
      await post('/api/user/grinders/calibrate', { grinderId: comandante, references })
    })

    it('is recognized among more than a hundred recipes', async () => {
      const id = await publishRecipe(web.test, member, { coffeeProfileId: coffeeId, grindSetting: 26 })
      const { db } = web.test.app
      const { coffeeProfileId, machineId } = (await web.test.get(`/api/recipes/${id}`)).body
      // These would fill the first page of a list of recipes.
      const more = { createdById: member.id, coffeeProfileId, machineId, grinderId: comandante, upvotes: 1 }
      for (let i = 0; i < 100; i++) await insertRecipe(db, more)
      await expectOwn(id)
    })

    it('is recognized for a member with a hidden profile', async () => {
      const id = await publishRecipe(web.test, member, { coffeeProfileId: coffeeId, grindSetting: 26 })
      await post('/api/user/privacy', { profileVisible: false })
      expect((await web.test.get(`/api/recipes/${id}`)).body.createdBy.id).toBeUndefined()
      await expectOwn(id)
      const { page } = await web.open(`/recipes/${id}`, { member: author })
      await page.getByText('Helpful:', { exact: true }).waitFor()
      await expect.poll(() => page.getByText('Your recipe', { exact: true }).count()).toBe(0)
    })
  })

  describe('finding 3: the converter with a calibrated grinder', () => {
    const references = [{ grindIndex: 34, setting: 22 }]

    /** The member's calibrated curve of the Comandante. */
    function ownCurve() {
      const model = web.test.app.catalog.requireGrinder(comandante).curve
      const own = calibrate(model, [{ ...references[0]!, feedback: 'JUST_RIGHT' }])
      if (!own.ok) throw new Error(own.problem)
      return own.curve
    }
    const modelOf = (id: number) => web.test.app.catalog.requireGrinder(id).curve

    it('uses the calibration in both directions, and says so', async () => {
      await ownGrinder(comandante)
      await post('/api/user/grinders/calibrate', { grinderId: comandante, references })
      const { page, problems } = await web.open('/convert?from=baratza-encore&setting=15&to=comandante-c40-mk4', {
        member,
        ...PHONE,
      })
      const result = page.getByRole('region', { name: 'Converted setting' })
      await result.getByText('Uses your calibration of the Comandante C40 MK4.').waitFor()
      const own = labelled(modelOf(encore), ownCurve(), 15)
      expect(own.label).not.toBe(labelled(modelOf(encore), modelOf(comandante), 15).label)
      await result.getByRole('img', { name: `Comandante C40 MK4 dial at ${own.label}` }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page.goto(`${web.base}/convert?from=comandante-c40-mk4&setting=24&to=baratza-encore`)
      const { label } = labelled(ownCurve(), modelOf(encore), 24)
      expect(label).not.toBe(onEncore().label)
      await result.getByRole('img', { name: `Baratza Encore dial at ${label}` }).waitFor()
      await result.getByText('Uses your calibration of the Comandante C40 MK4.').waitFor()

      // The same as on the page of another member's recipe for this model.
      await page.goto(`${web.base}/convert?from=comandante-c40-mk4&setting=24&to=comandante-c40-mk4`)
      await result.getByRole('img', { name: 'Comandante C40 MK4 dial at 22 clicks' }).waitFor()

      await page.goto(`${web.base}/grinders/baratza-encore`)
      await page.getByText('Uses your calibration of the Comandante C40 MK4.').waitFor()
      expect(problems).toEqual([])
    })

    it('uses the model for members without a calibration, and signed out', async () => {
      await ownGrinder(comandante)
      await post('/api/user/grinders/calibrate', { grinderId: comandante, references })
      const [other] = (await insertMembers(web.test, 1)) as [Member]
      for (const who of [other, undefined]) {
        const { page } = await web.open('/convert?from=comandante-c40-mk4&setting=24&to=baratza-encore', {
          member: who,
        })
        await page.getByRole('img', { name: `Baratza Encore dial at ${onEncore().label}` }).waitFor()
        await expect.poll(() => page.getByText('Uses your calibration').count()).toBe(0)
      }
    })
  })

  describe("finding 2: logging another member's recipe", () => {
    it("records the member's own grinder with the setting that the page shows", async () => {
      await ownGrinder(encore)
      await ownMachine('hario-v60-01')
      const { page, problems } = await web.open(`/recipes/${recipeId}`, { member, ...PHONE })
      const { label, setting } = onEncore()
      await page
        .getByText(`Will be logged as ${label} on your Baratza Encore, with your Hario V60 01.`, { exact: true })
        .waitFor()
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await page.getByRole('button', { name: 'Log this brew' }).click()
      await page.getByText('Logged.').waitFor()
      const [brew] = await logs()
      expect(brew).toMatchObject({ grinderId: encore, grindSetting: setting, recipeId, rating: 4 })
      expect(brew.machineId).toBe(await machineId(web.test, 'hario-v60-01'))
      expect(problems).toEqual([])
    })

    it("reads a changed setting on the member's own grinder", async () => {
      await ownGrinder(encore)
      const { page } = await web.open(`/recipes/${recipeId}`, { member })
      await page.getByText('I changed something').click()
      await page.getByText('On your Baratza Encore', { exact: true }).waitFor()
      await page.getByText(`Will be logged as ${onEncore().label} on your Baratza Encore.`, { exact: true }).waitFor()
      await field(page, 'Grind setting').fill('17')
      await expect.poll(() => page.getByText('Will be logged').count()).toBe(0)
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await page.getByRole('button', { name: 'Log this brew' }).click()
      await page.getByText('Logged.').waitFor()
      expect((await logs())[0]).toMatchObject({ grinderId: encore, grindSetting: 17 })
    })

    it("names the member's own brewer beside a changed setting", async () => {
      await ownGrinder(encore)
      await ownMachine('hario-v60-01')
      const { page } = await web.open(`/recipes/${recipeId}`, { member })
      await page.getByText('I changed something').click()
      await field(page, 'Grind setting').fill('17')
      await page.getByText('Will be logged with your Hario V60 01.', { exact: true }).waitFor()
    })

    it("prefills a new log from the recipe id, on the member's own grinder", async () => {
      await ownGrinder(encore)
      const { page } = await web.open(`/log/new?recipeId=${recipeId}`, { member })
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe(onEncore().label)
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
      await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')
      await expect.poll(() => field(page, 'Dose').inputValue()).toBe('15')
    })

    it("converts the last brew to the member's own grinder, unless it was brewed on one", async () => {
      const brew = { method: 'v60', grinderId: comandante, grindSetting: 24, doseGrams: 15, coffeeProfileId: coffeeId }
      await post('/api/brew-logs', brew)
      await ownGrinder(encore)
      const { page } = await web.open('/log/new', { member })
      await page.getByText('Filled in from your last brew, converted to your grinder.').waitFor()
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe(onEncore().label)
      await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')

      await post('/api/user/grinders', { grinderId: comandante })
      await page.reload()
      await page.getByText('Filled in from your last brew.', { exact: true }).waitFor()
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Comandante C40 MK4')
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('24 clicks')
    })
  })

  it('prefills the equipment of the last brew while the member has none', async () => {
    const machine = await machineId(web.test, 'aeropress-original')
    const brew = { method: 'aeropress', grinderId: encore, machineId: machine, grindSetting: 14, doseGrams: 15 }
    await post('/api/brew-logs', { ...brew, coffeeProfileId: coffeeId })
    const { page, problems } = await web.open('/', { member, ...PHONE })
    await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
    await expect.poll(() => field(page, 'Brewer').inputValue()).toBe('AeroPress Original')
    await page.goto(`${web.base}/recipes?q=harbour`)
    await page.getByText('on your Encore').first().waitFor()
    expect(problems).toEqual([])
  })

  it('finding 4: recommended recipes have the groups and the order that the page names', async () => {
    const coffee = await plantCoffee(web.test, { name: 'Ordered Kite' })
    const [v60, mara] = [await machineId(web.test, 'hario-v60-02'), await machineId(web.test, 'lelit-mara-x')]
    for (const [grams, machine] of [
      [13, v60],
      [15, v60],
      [18, v60],
      [17, mara],
    ] as const) {
      const amounts = { doseGrams: grams, waterGrams: 240, ratio: Math.round(2400 / grams) / 10 }
      await publishRecipe(web.test, author, { coffeeProfileId: coffee, machineId: machine, ...amounts })
    }
    await post('/api/user/machines', { machineId: mara })
    const { page, problems } = await web.open('/recipes?q=ordered', { member })
    await page.getByText('For your brewers first, then what fits your taste and helped others.').waitFor()
    await page.getByRole('heading', { name: 'For your brewers' }).waitFor()
    const kinds = await page.getByRole('article').locator('p').first().allTextContents()
    expect(kinds[0]).toContain('Lelit')
    const rest = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More recipes' }) })
    const doses = await rest
      .getByRole('definition')
      .filter({ hasText: /^1[358] g$/ })
      .allTextContents()
    const { body } = await web.test.get('/api/recipes/search?q=ordered', { token: member.token })
    const others = (body.data as Ranked[]).filter(({ machineId }) => machineId === v60)
    expect(others.map(({ recommendationScore }) => recommendationScore)).toEqual(
      others.map(({ recommendationScore }) => recommendationScore).toSorted((a, b) => b - a),
    )
    expect(doses).toEqual(others.map(({ doseGrams }) => `${doseGrams} g`))
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  describe('finding 11: editing a brew', () => {
    it('changes or clears every field in the form that it was logged with', async () => {
      const other = await plantCoffee(web.test, { name: 'Second Thought' })
      const v60 = await machineId(web.test, 'hario-v60-02')
      const figures = { coffeeProfileId: coffeeId, grinderId: comandante, machineId: v60, grindSetting: 24 }
      const rest = { doseGrams: 15, waterGrams: 240, brewTimeSeconds: 180, daysOffRoast: 9, notes: 'flat', rating: 2 }
      const { brewLog } = await post('/api/brew-logs', { ...figures, ...rest, extractionFeedback: { sour: true } })
      const { page, problems } = await web.open(`/log/${brewLog.id}`, { member, ...PHONE })
      await openMenu(page)
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByRole('heading', { name: 'Edit brew' }).waitFor()
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('24 clicks')
      await expect.poll(() => field(page, 'Time').inputValue()).toBe('3:00')
      await expect.poll(() => field(page, 'Days since roast').inputValue()).toBe('9')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await choose(page, 'Coffee', 'Second Thought')
      await field(page, 'Grind setting').fill('26')
      await field(page, 'Dose').fill('16')
      await field(page, 'Days since roast').fill('')
      await field(page, 'Notes').fill('Sweeter now')
      await page.getByText('Sour', { exact: true }).click()
      await page.getByText('Balanced', { exact: true }).click()
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('heading', { name: 'Second Thought' }).waitFor()
      await page
        .getByRole('paragraph')
        .filter({ hasText: /^26 clicks$/ })
        .waitFor()
      await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Sweeter now')
      const [changed] = await logs()
      expect(changed).toMatchObject({
        id: brewLog.id,
        coffeeProfileId: other,
        grinderId: comandante,
        grindSetting: 26,
        doseGrams: 16,
        waterGrams: 240,
        daysOffRoast: null,
        rating: 5,
        extractionFeedback: { balanced: true },
      })
      expect(changed.grindIndex).not.toBe(brewLog.grindIndex)
      expect(problems).toEqual([])
    })

    it('keeps an untouched setting exactly', async () => {
      const body = { method: 'v60', grinderId: comandante, grindSetting: '24 (finer when fresh)', doseGrams: 15 }
      const { brewLog } = await post('/api/brew-logs', body)
      const { page } = await web.open(`/log/${brewLog.id}/edit`, { member })
      await field(page, 'Dose').fill('17')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('heading', { name: 'How was it?' }).waitFor()
      expect((await logs())[0]).toMatchObject({ doseGrams: 17, grindSetting: '24 (finer when fresh)' })
    })

    it('shows "Brew not found" to other members', async () => {
      const { brewLog } = await post('/api/brew-logs', { method: 'v60' })
      const [other] = (await insertMembers(web.test, 1)) as [Member]
      const { page } = await web.open(`/log/${brewLog.id}/edit`, { member: other })
      await page.getByRole('heading', { name: 'Brew not found' }).waitFor()
    })
  })

  describe('finding 14: default equipment', () => {
    it('is preselected on the dial-in screen and in the converter, whatever the browser remembers', async () => {
      await ownGrinder(encore)
      await ownMachine('aeropress-original')
      const { page } = await web.open('/', { member })
      await page.evaluate(() =>
        localStorage.setItem('brewprint.dial-in', JSON.stringify({ grinder: 'niche-zero', brewer: 'hario-v60-02' })),
      )
      await page.goto(`${web.base}/`)
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Baratza Encore')
      await expect.poll(() => field(page, 'Brewer').inputValue()).toBe('AeroPress Original')
      await page.goto(`${web.base}/convert`)
      await expect.poll(() => field(page, 'Your grinder').inputValue()).toBe('Baratza Encore')
      await page.waitForURL('**/convert?*to=baratza-encore')

      // A choice applies until the page is left; the URL overrides everything.
      await page.goto(`${web.base}/`)
      await choose(page, 'Grinder', 'Niche Zero')
      await page.goto(`${web.base}/?grinder=fellow-ode-gen-2`)
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Fellow Ode Gen 2')
    })

    it('is the target of the converter, also when it is the grinder of the example', async () => {
      await ownGrinder(comandante)
      const { page } = await web.open('/convert', { member })
      await expect.poll(() => field(page, 'Your grinder').inputValue()).toBe('Comandante C40 MK4')
      await expect.poll(() => field(page, "Recipe's grinder").inputValue()).toBe('Baratza Encore')
    })

    it('"Brew again" opens the timer with that brew, and from there the log', async () => {
      const v60 = await machineId(web.test, 'hario-v60-02')
      const brew = { grinderId: comandante, machineId: v60, grindSetting: '25 clicks', doseGrams: 16, waterGrams: 256 }
      await post('/api/brew-logs', { ...brew, brewTimeSeconds: 190, waterTempF: 203, coffeeProfileId: coffeeId })
      const { page, problems } = await web.open('/log', { member, ...PHONE })
      await page.getByRole('link', { name: 'Brew again' }).click()
      await page.getByRole('heading', { name: 'Harbour Bell' }).waitFor()
      await page.getByText('25 clicks on the Comandante C40 MK4').first().waitFor()
      await page.getByText('16 g to 256 g').waitFor()
      await page.getByText('256 g · 203 °F · 3:10').waitFor()
      await page.getByRole('link', { name: 'Log this brew' }).click()
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('25 clicks')
      await expect.poll(() => field(page, 'Dose').inputValue()).toBe('16')
      expect(problems).toEqual([])
    })
  })
})
