import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRequestsOf } from '#test/support/moderation.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  grinderId,
  leavePage,
  openMenu,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('the profile in the web app', () => {
  const web = useWeb()
  let member: Member

  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
  })

  const get = async (url: string) => (await web.test.get(url, { token: member.token })).body

  async function post(url: string, body?: object) {
    const answer = await web.test.post(url, body, { token: member.token })
    if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }

  const field = (page: Page, label: string) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'))

  /** The problem shown at a field. */
  async function refusalAt(page: Page, label: string): Promise<string> {
    const refused = field(page, label)
    await expect.poll(() => refused.getAttribute('aria-invalid')).toBe('true')
    const described = (await refused.getAttribute('aria-describedby'))!.split(' ').at(-1)!
    return (await page.locator(`[id="${described}"]`).textContent())!
  }

  /** Expects the page to fit a phone, without violations by axe. */
  async function expectSound(page: Page): Promise<void> {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  describe('the profile, signed out', () => {
    for (const name of [
      '',
      '/taste',
      '/equipment',
      '/calibrate',
      '/library',
      '/recipes',
      '/shared',
      '/saved',
      '/collections/7',
      '/settings',
    ]) {
      it(`invites to sign in and returns to /profile${name}`, async () => {
        const { page, problems } = await web.open(`/profile${name}`, PHONE)
        const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
        await expect
          .poll(() => link.getAttribute('href'))
          .toBe(`/sign-in?next=${encodeURIComponent(`/profile${name}`)}`)
        await expectNoSidewaysScroll(page)
        expect(problems).toEqual([])
      })
    }
  })

  it('links to everything that the member owns', async () => {
    const grinder = await grinderId(web.test, 'comandante-c40-mk4')
    await post('/api/user/grinders', { grinderId: grinder, isDefault: true, nickname: 'Kitchen' })
    await post('/api/brew-logs', { method: 'v60' })
    await post('/api/collections', { name: 'Slow mornings' })
    const { page, problems } = await web.open('/profile', { member, ...PHONE })
    for (const [door, about] of [
      ['Brew log', '1 brew'],
      ['Equipment', 'Kitchen'],
      ['Your shelf', '0 coffees'],
      ['Private recipes', '0 recipes'],
      ['Recipes you shared', '0 recipes'],
      ['Collections', '1 collection'],
    ]) {
      await page
        .getByRole('main')
        .getByRole('link', { name: `${door} ${about}` })
        .waitFor()
    }
    await page.getByRole('link', { name: 'Find my taste' }).waitFor()
    await expectSound(page)
    expect(problems).toEqual([])
  })

  it('leads members of a roaster to its portal, and nobody else', async () => {
    const { db } = web.test.app
    const roasterId = await insertRoaster(db, { name: 'Paper Lantern' })
    const portal = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Roaster portal Paper Lantern' })
    const { claimId } = await insertRequestsOf(db, member.id, roasterId)
    const before = await web.open('/profile', { member })
    await before.page.getByRole('link', { name: /^Collections/ }).waitFor()
    await before.page.waitForLoadState('networkidle')
    expect(await portal(before.page).count()).toBe(0)
    await db.updateTable('roasterClaims').set({ status: 'APPROVED' }).where('id', '=', claimId).execute()
    await joinRoaster(web.test, member.id, roasterId)
    const after = await web.open('/profile', { member, ...PHONE })
    await portal(after.page).waitFor()
    await expectSound(after.page)
    await portal(after.page).click()
    await after.page.waitForURL('**/portal')
    expect([...before.problems, ...after.problems]).toEqual([])
  })

  it('is German for German readers, and fits a phone', async () => {
    const grinder = await grinderId(web.test, 'comandante-c40-mk4')
    await post('/api/user/grinders', { grinderId: grinder, isDefault: true })
    await post('/api/user/grinders/calibrate', { grinderId: grinder, references: [{ grindIndex: 45, setting: 20 }] })
    await post('/api/brew-logs', { method: 'v60' })
    await post('/api/collections', { name: 'Sonntags' })
    for (const [path, text] of [
      ['/profile', '1 Zubereitung'],
      ['/profile/taste', 'Wie viel Säure magst du?'],
      ['/profile/equipment', 'Weitere Mühle hinzufügen'],
      ['/profile/equipment', /^Deine mahlt etwa \d+ Klicks? gröber als der Durchschnitt\.$/],
      ['/profile/calibrate?grinder=comandante-c40-mk4', 'Verwendeter Mahlgrad'],
      ['/profile/library', 'Dein Regal ist leer'],
      ['/profile/recipes', 'Rezept anlegen'],
      ['/profile/shared', 'Noch keine geteilten Rezepte'],
      ['/profile/saved', 'Noch keine gemerkten Rezepte'],
      ['/profile/collections', '0 Rezepte'],
      ['/profile/settings', 'Überall abmelden'],
    ] as const) {
      const { page, problems } = await web.open(path, { member, locale: 'de-DE', ...PHONE })
      await page.getByRole('main').getByText(text, { exact: true }).first().waitFor()
      await expectNoSidewaysScroll(page)
      expect(problems).toEqual([])
    }
  })

  describe('the taste screen', () => {
    const LEVELS = [
      'acidityLevel',
      'bodyLevel',
      'sweetnessLevel',
      'bitternessLevel',
      'flavorComplexityLevel',
      'aftertasteLevel',
    ]
    const inTheMiddle = Object.fromEntries(LEVELS.map((name) => [name, 3]))

    it('asks six questions, usable by keyboard alone, and shows the same answers in a picture and its table', async () => {
      const { page, problems } = await web.open('/profile/taste', { member, ...PHONE })
      await page.getByRole('group', { name: 'How much acidity do you like?' }).waitFor()
      await page.getByText('The cup fills as you answer.').waitFor()
      await page.getByText('Six questions, one minute').waitFor()
      await page.getByText('Optional', { exact: true }).waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Save my taste' }).isDisabled()).toBe(true)
      await expectSound(page)
      await page.getByRole('radio').first().focus()
      for (let question = 0; question < 6; question++) {
        if (question > 0) await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        for (let i = 0; i < question % 5; i++) await page.keyboard.press('ArrowRight')
        if (question < 4) await page.getByText(`${5 - question} questions left`).waitFor()
      }
      await page.keyboard.press('Enter')
      await page.getByText('Taste saved').waitFor()
      const { profile } = await get('/api/user/profile')
      expect(LEVELS.map((name) => profile[name])).toEqual([1, 2, 3, 4, 5, 1])
      expect(profile.roastPreference).toBeNull()
      await page.getByText('You like your coffee soft, light-bodied, surprising, and with a clean finish.').waitFor()
      await page.getByText('Show as table').click()
      await expect
        .poll(() => page.getByRole('figure').getByRole('row').allTextContents())
        .toEqual([
          'AnswerOut of 5',
          'AciditySoft and round1',
          'BodyDelicate2',
          'SweetnessBalanced3',
          'BitternessLike dark chocolate4',
          'ComplexitySurprise me5',
          'AftertasteGone at once, clean1',
          'Roast levelnot set',
        ])
      for (const [question, answer] of [
        ['Acidity', 'Soft and round'],
        ['Aftertaste', 'Gone at once, clean'],
      ] as const) {
        await expect
          .poll(() => page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).isChecked())
          .toBe(true)
      }
      await expectSound(page)
      expect(problems).toEqual([])
    })

    it('changes one answer in place, and says what that changes', async () => {
      await post('/api/user/profile/onboarding', { ...inTheMiddle, acidityLevel: 5 })
      await post('/api/users/taste-profile', { acidityTolerance: 0.9, roastPreference: 0.3, explorerType: 0.9 })
      const { page, problems } = await web.open('/profile/taste', { member })
      const answer = (question: string, name: string) =>
        page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true })
      // What another program has told counts, so it is shown.
      await expect.poll(() => answer('Complexity', 'Surprise me').isChecked()).toBe(true)
      await page.getByText('The grind is a little coarser, for a brighter cup.').waitFor()
      await answer('Acidity', 'Soft and round').check()
      await page.getByText('The grind is a little finer, for a richer cup.').waitFor()
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await expect.poll(() => answer('Acidity', 'Bright, like citrus').isChecked()).toBe(true)
      await answer('Acidity', 'Soft and round').check()
      await answer('Complexity', 'Mostly familiar').check()
      await page.getByRole('button', { name: 'Save my taste' }).click()
      await page.getByText('Taste saved').waitFor()
      const { profile } = await get('/api/users/taste-profile')
      expect(profile).toMatchObject({ acidityTolerance: 0, explorerType: 0.25, roastPreference: 0.3 })
      await page.reload()
      await expect.poll(() => answer('Complexity', 'Mostly familiar').isChecked()).toBe(true)
      await expect.poll(() => answer('Roast level', 'Medium light').isChecked()).toBe(true)
      await answer('Roast level', 'Dark').check()
      await page.getByRole('button', { name: 'Save my taste' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' })
      expect((await get('/api/users/taste-profile')).profile.roastPreference).toBe(1)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })
  })

  describe('the equipment screen', () => {
    it('adds equipment, has one default piece of each kind, and asks before it removes one', async () => {
      const { page, problems } = await web.open('/profile/equipment', { member, ...PHONE })
      await choose(page, 'Add your grinder', 'Comandante C40 MK4')
      await page.getByRole('heading', { name: 'Comandante C40 MK4' }).waitFor()
      await choose(page, 'Add another grinder', 'Fellow Ode Gen 1')
      await page.getByRole('heading', { name: 'Fellow Ode Gen 1' }).waitFor()
      await choose(page, 'Add your brewer', 'Hario V60 02')
      await choose(page, 'Add your filter', 'Hario V60')
      const standard = page.getByRole('radio', { name: /Default Comandante/ })
      await expect.poll(() => standard.isChecked()).toBe(true)
      await page.getByRole('radio', { name: /Default Fellow/ }).check()
      await expect.poll(() => standard.isChecked()).toBe(false)
      await expect
        .poll(async () =>
          (await get('/api/user/grinders')).grinders.map((grinder: { isDefault: boolean }) => grinder.isDefault),
        )
        .toEqual([false, true])
      await expect.poll(async () => (await get('/api/user/machines')).machines.length).toBe(1)
      await expect.poll(async () => (await get('/api/user/filters')).filters.length).toBe(1)
      await expectSound(page)

      await page.getByRole('button', { name: 'Remove Comandante C40 MK4' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await leavePage(page)
      await expect.poll(async () => (await get('/api/user/grinders')).grinders.length).toBe(1)
      expect(problems).toEqual([])
    })

    it('saves nicknames, and shows at the field when one is too long', async () => {
      await post('/api/user/grinders', { grinderId: await grinderId(web.test, 'comandante-c40-mk4') })
      const { page, problems } = await web.open('/profile/equipment', { member })
      await page.getByRole('button', { name: 'Add nickname to Comandante C40 MK4' }).click()
      const long = 'k'.repeat(61)
      await field(page, 'Nickname').fill(long)
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      expect(await refusalAt(page, 'Nickname')).toContain('60')
      await expect.poll(() => field(page, 'Nickname').inputValue()).toBe(long)
      await expectAccessible(page)
      await field(page, 'Nickname').fill('Kitchen')
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('heading', { name: 'Kitchen', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Rename Comandante C40 MK4' }).waitFor()
      expect(besideRefusals(problems, 400)).toEqual([])
    })
  })

  describe('altitude of the kitchen on the equipment screen', () => {
    it('takes the altitude in metres or feet, and limits the temperature of recipes to the boiling point there', async () => {
      const { page, problems } = await web.open('/profile/equipment', { member, locale: 'en-US', ...PHONE })
      await field(page, 'Altitude').fill('30000')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      expect(await refusalAt(page, 'Altitude')).toContain('ft')
      await field(page, 'Altitude').fill('2400 m')
      await field(page, 'Water').selectOption('Hard')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect
        .poll(async () => (await get('/api/users/taste-profile')).kitchen)
        .toEqual({ altitudeMeters: 2400, waterHardness: 'HARD' })
      await page.getByText('Kitchen saved').waitFor()
      await expectSound(page)
      await page.goto(`${web.base}/?brewer=hario-v60-02&roast=light`)
      const notes = page.getByRole('list', { name: 'Good to know' })
      await notes.getByText(/^At 7,8\d\d ft, water boils at 197 °F\./).waitFor()
      await notes.getByText(/^Hard water dulls acidity/).waitFor()
      expect(problems).toEqual([])
    })
  })

  describe('the calibration screen', () => {
    it('asks questions, proposes the next setting, shows the shift and saves the calibration', async () => {
      const id = await grinderId(web.test, 'comandante-c40-mk4')
      const { page, problems } = await web.open('/profile/calibrate', { member, ...PHONE })
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByRole('heading', { name: 'Calibrate your Comandante C40 MK4' }).waitFor()
      const chart = (await web.test.get('/api/widget/grinder/comandante-c40-mk4')).body
      const { setting } = chart.methods.find(({ key }: { key: string }) => key === 'v60')
      await expect.poll(() => field(page, 'Grind setting you used').inputValue()).toBe(`${setting} clicks`)
      await expect.poll(() => page.getByRole('button', { name: 'Save calibration' }).count()).toBe(0)

      await page.getByRole('button', { name: /Too fine/ }).click()
      const next = Number.parseInt(await field(page, 'Grind setting you used').inputValue(), 10)
      expect(next).toBeGreaterThan(setting)
      await page.getByText(`${setting} clicks for V60: too fine`).waitFor()
      await page.getByRole('button', { name: /Just right/ }).click()
      await page.getByText(`${next} clicks for V60: just right`).waitFor()
      await expect.poll(() => page.getByText(`${setting} clicks for V60: too fine`).count()).toBe(0)

      await page.getByText('Show as table').click()
      await page.getByRole('row', { name: new RegExp(`^V60 ${setting} clicks ${next} clicks .* coarser$`) }).waitFor()
      await expectSound(page)
      await page.getByRole('button', { name: 'Save calibration' }).click()
      await page.getByText(/^Yours grinds about \d+ clicks? finer than average\./).waitFor()
      const [owned] = (await get('/api/user/grinders')).grinders
      expect(owned).toMatchObject({ id, calibration: { references: [{ setting: next, feedback: 'JUST_RIGHT' }] } })
      expect(owned.calibration.offset).toBeLessThan(0)
      expect(problems).toEqual([])
    })

    it('continues from earlier references, also with one that contradicts them', async () => {
      const id = await grinderId(web.test, 'comandante-c40-mk4')
      await post('/api/user/grinders', { grinderId: id })
      const methods = (await get('/api/brew-methods')).data as { id: string; grindIndex: { ideal: number } }[]
      const grindIndex = methods.find((method) => method.id === 'v60')!.grindIndex.ideal
      await post('/api/user/grinders/calibrate', { grinderId: id, references: [{ grindIndex, setting: 25 }] })
      const { page, problems } = await web.open('/profile/calibrate?grinder=comandante-c40-mk4', { member })
      await page.getByText('25 clicks for V60: just right').waitFor()
      await page.getByText('French press', { exact: true }).first().click()
      await field(page, 'Grind setting you used').fill('turn it')
      await page.getByRole('button', { name: /Just right/ }).click()
      expect(await refusalAt(page, 'Grind setting you used')).toContain('is not a setting of the Comandante')
      await expect.poll(() => field(page, 'Grind setting you used').inputValue()).toBe('turn it')
      await field(page, 'Grind setting you used').fill('20')
      await page.getByRole('button', { name: /Just right/ }).click()
      await page.getByText('20 clicks for French press: just right').waitFor()
      await page.getByRole('button', { name: /Remove 25 clicks/ }).click()
      await expect.poll(() => page.getByText('25 clicks for V60: just right').count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('no longer says that the calibration is saved after an answer is replaced', async () => {
      const { page, problems } = await web.open('/profile/calibrate?grinder=comandante-c40-mk4', { member })
      const saved = page.getByText('All grind settings you see now match your grinder.')
      for (const setting of [25, 27]) {
        await field(page, 'Grind setting you used').fill(String(setting))
        await page.getByRole('button', { name: /Just right/ }).click()
        await page.getByText(`${setting} clicks for V60: just right`).waitFor()
        await expect.poll(() => saved.count()).toBe(0)
        await page.getByRole('button', { name: 'Save calibration' }).click()
        await saved.waitFor()
      }
      expect(problems).toEqual([])
    })

    it.each(['user/grinders', 'brew-methods', 'widget/grinder/comandante-c40-mk4'])(
      'retries /api/%s if that failed',
      async (path) => {
        const { page, problems } = await web.open('/timer', { member })
        await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }))
        await page.goto(`${web.base}/profile/calibrate?grinder=comandante-c40-mk4`)
        await page.getByRole('alert').getByText('Broken').waitFor()
        await page.unroute(`**/api/${path}`)
        await page.getByRole('button', { name: 'Try again' }).click()
        await field(page, 'Grind setting you used').waitFor()
        expect(besideRefusals(problems, 500)).toEqual([])
      },
    )

    it('shows a message for an unknown grinder', async () => {
      const { page, problems } = await web.open('/profile/calibrate?grinder=nothing-like-it', { member })
      await page.getByRole('heading', { name: 'Grinder not found' }).waitFor()
      expect(besideRefusals(problems, 404)).toEqual([])
    })
  })

  describe('the library screen', () => {
    it('adds coffees with stars and notes, counts their brews and removes them', async () => {
      const coffeeProfileId = await plantCoffee(web.test, { name: 'Shelf Kite', roaster: 'Lantern' })
      await post('/api/brew-logs', { method: 'v60', coffeeProfileId })
      const { page, problems } = await web.open('/profile/library', { member, ...PHONE })
      await page.getByRole('heading', { name: 'Your shelf is empty' }).waitFor()
      await choose(page, 'Add a coffee', 'Shelf Kite')
      await page.getByText('1 brew, last today').waitFor()
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await page.getByRole('button', { name: 'Add notes for Shelf Kite' }).click()
      const long = 'n'.repeat(5001)
      await field(page, 'Notes').fill(long)
      await page.getByRole('button', { name: 'Save' }).click()
      expect(await refusalAt(page, 'Notes')).toBe('At most 5,000 characters; this has 5,001')
      await expect.poll(() => field(page, 'Notes').inputValue()).toBe(long)
      await field(page, 'Notes').fill('Better after ten days')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Edit notes for Shelf Kite' }).waitFor()
      await page.getByText('Better after ten days').waitFor()
      const [entry] = (await get('/api/user/coffee-library')).library
      expect(entry).toMatchObject({ rating: 4, personalNotes: 'Better after ten days', totalBrews: 1 })
      await expectSound(page)
      await expect
        .poll(() => page.getByRole('link', { name: 'View brews' }).getAttribute('href'))
        .toBe(`/log?coffee=${coffeeProfileId}`)
      await page.getByRole('button', { name: 'Remove Shelf Kite' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('heading', { name: 'Your shelf is empty' }).waitFor()
      expect(besideRefusals(problems, 400)).toEqual([])
    })
  })

  describe('the personal recipes screen', () => {
    it('creates, validates, changes and deletes recipes', async () => {
      const { page, problems } = await web.open('/profile/recipes', { member, ...PHONE })
      await page.getByRole('button', { name: 'Add recipe' }).click()
      await field(page, 'Name').fill('The big cup')
      await field(page, 'Method').selectOption('v60')
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await field(page, 'Grind setting').fill('99')
      await field(page, 'Dose').fill('20')
      await field(page, 'Water').fill('320')
      await page.getByText('Ratio 1:16').waitFor()
      await page.getByRole('button', { name: 'Save recipe' }).click()
      expect(await refusalAt(page, 'Grind setting')).toContain('outside the range')
      await expect.poll(() => field(page, 'Name').inputValue()).toBe('The big cup')
      await field(page, 'Grind setting').fill('26 clicks')
      await field(page, 'Water').fill('')
      await page.getByRole('button', { name: 'Save recipe' }).click()
      expect(await refusalAt(page, 'Water')).toBe('Enter the water in grams')
      await expectAccessible(page)
      await field(page, 'Water').fill('320')
      await page.getByRole('button', { name: 'Save recipe' }).click()
      await page.getByRole('heading', { name: 'The big cup' }).waitFor()
      await page.getByText('20 g → 320 g · 1:16').waitFor()

      await openMenu(page)
      await page.getByRole('button', { name: 'Edit The big cup' }).click()
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('26 clicks')
      await field(page, 'Grind setting').fill('25')
      await page.getByRole('button', { name: 'Save recipe' }).click()
      await page.getByText('25 clicks').waitFor()
      expect((await get('/api/user/recipes')).recipes[0]).toMatchObject({ grindSetting: 25, ratio: 16 })
      await expectSound(page)
      await openMenu(page)
      await page.getByRole('button', { name: 'Delete The big cup' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('heading', { name: 'No private recipes yet' }).waitFor()
      expect(besideRefusals(problems, 400)).toEqual([])
    })
  })

  describe('saved recipes and collections', () => {
    it('lists and removes saved recipes', async () => {
      const coffeeProfileId = await plantCoffee(web.test, { name: 'Saved Kite' })
      const recipeId = await publishRecipe(web.test, member, { coffeeProfileId })
      await post('/api/user/saved-recipes', { communityRecipeId: recipeId })
      const { page, problems } = await web.open('/profile/saved', { member, ...PHONE })
      await page.getByRole('link', { name: 'Saved Kite' }).waitFor()
      await expectSound(page)
      await page.getByRole('button', { name: 'Remove Saved Kite' }).click()
      await page.getByRole('heading', { name: 'No saved recipes yet' }).waitFor()
      await leavePage(page)
      await expect.poll(async () => (await get('/api/user/saved-recipes')).savedRecipes).toEqual([])
      expect(problems).toEqual([])
    })

    it('creates, renames, empties and deletes a collection', async () => {
      const coffeeProfileId = await plantCoffee(web.test, { name: 'Gathered Kite' })
      const recipeId = await publishRecipe(web.test, member, { coffeeProfileId })
      const { page, problems } = await web.open('/profile/collections', { member, ...PHONE })
      await page.getByRole('heading', { name: 'No collections yet' }).waitFor()
      await field(page, 'Description').fill('For Sundays')
      await page.getByRole('button', { name: 'Create collection' }).click()
      expect(await refusalAt(page, 'Name')).toBe('Enter a name')
      await expect.poll(() => field(page, 'Description').inputValue()).toBe('For Sundays')
      await expectSound(page)
      await field(page, 'Name').fill('Slow mornings')
      await page.getByRole('button', { name: 'Create collection' }).click()
      await page.getByRole('heading', { name: 'Slow mornings' }).waitFor()
      await page.getByRole('heading', { name: 'No recipes yet' }).waitFor()

      const [{ id }] = (await get('/api/collections')).collections
      await post(`/api/collections/${id}/items`, { recipeId })
      await page.reload()
      await page.getByRole('link', { name: 'Gathered Kite' }).waitFor()
      await expectSound(page)
      await page.getByRole('button', { name: 'Remove Gathered Kite' }).click()
      await page.getByRole('heading', { name: 'No recipes yet' }).waitFor()

      await page.getByRole('button', { name: 'Edit' }).click()
      await field(page, 'Name').fill('Slower mornings')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: 'Slower mornings', level: 1 }).waitFor()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('heading', { name: 'No collections yet' }).waitFor()
      await leavePage(page)
      await expect.poll(async () => (await get('/api/collections')).collections).toEqual([])
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('shows nothing of a collection of another member', async () => {
      const { collection } = await post('/api/collections', { name: 'Mine' })
      const [other] = await insertMembers(web.test, 1)
      const { page, problems } = await web.open(`/profile/collections/${collection.id}`, { member: other! })
      await page.getByRole('heading', { name: 'Collection not found' }).waitFor()
      expect(besideRefusals(problems, 404)).toEqual([])
    })
  })

  describe('the settings screen', () => {
    it('saves the name and the notifications, and shows problems at the field', async () => {
      const { page, problems } = await web.open('/profile/settings', { member, ...PHONE })
      await field(page, 'Display name').fill('   ')
      await page.getByRole('button', { name: 'Save name' }).click()
      expect(await refusalAt(page, 'Display name')).toBe('Enter a name')
      await field(page, 'Display name').fill('Mira')
      await page.getByRole('button', { name: 'Save name' }).click()
      await page.getByText('Name saved').waitFor()
      await page.getByLabel('Somebody saves a recipe of mine').uncheck()
      await expect
        .poll(async () => (await get('/api/user/notification-preferences')).preferences)
        .toEqual({ notifyRecipeComments: true, notifyRecipeFavorites: false, notifyRecipeBrews: true })
      expect((await get('/api/auth/me')).user.displayName).toBe('Mira')
      await expectSound(page)
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('sets the colour theme', async () => {
      const { page } = await web.open('/profile/settings', { member })
      await page.getByRole('main').getByLabel('Theme').selectOption('dark')
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    })

    it('downloads all data as JSON and the brew log as CSV', async () => {
      await post('/api/brew-logs', { method: 'v60', notes: 'for the export' })
      const { page, problems } = await web.open('/profile/settings', { member, acceptDownloads: true })
      for (const [name, file] of [
        ['Everything (JSON)', /^brewprint-export-.*\.json$/],
        ['Brew log (CSV)', /^brewprint-brew-logs-.*\.csv$/],
      ] as const) {
        const coming = page.waitForEvent('download')
        await page.getByRole('link', { name }).click()
        const download = await coming
        expect(download.suggestedFilename()).toMatch(file)
        const parts: Buffer[] = []
        for await (const part of await download.createReadStream()) parts.push(part as Buffer)
        expect(Buffer.concat(parts).toString()).toContain('for the export')
      }
      expect(problems).toEqual([])
    })

    it('signs out, by one button', async () => {
      const { page } = await web.open('/profile/settings', { member })
      await page.getByText('This device', { exact: true }).waitFor()
      await expect.poll(() => page.getByText('Sign out', { exact: true }).and(page.locator('button')).count()).toBe(1)
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
      expect((await web.test.get('/api/auth/me', { token: member.token })).status).toBe(401)
    })

    it('deletes the account only after DELETE is typed', async () => {
      const { page, problems } = await web.open('/profile/settings', { member, ...PHONE })
      await page.getByRole('button', { name: 'Delete account' }).click()
      await field(page, 'Type DELETE to confirm').fill('delete')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      expect(await refusalAt(page, 'Type DELETE to confirm')).toContain('DELETE')
      expect((await web.test.get('/api/auth/me', { token: member.token })).status).toBe(200)
      await expectAccessible(page)
      await field(page, 'Type DELETE to confirm').fill('DELETE')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.waitForURL(`${web.base}/`)
      expect((await web.test.get('/api/auth/me', { token: member.token })).status).toBe(401)
      expect(await page.evaluate(() => localStorage.getItem('brewprint.signed-in'))).toBeNull()
      expect(problems).toEqual([])
    })
  })
})
