import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  grinderId,
  leavePage,
  machineId,
  openMenu,
  plantCoffee,
  plantHarbourBell,
} from '#test/support/web-recipes.ts'

const DAY_MS = 86_400_000

describe('the brew log in the web app', () => {
  const web = useWeb()
  let member: Member
  let comandante: number
  let ode: number
  let v60: number

  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
    comandante = await grinderId(web.test, 'comandante-c40-mk4')
    ode = await grinderId(web.test, 'fellow-ode-gen-1')
    v60 = await machineId(web.test, 'hario-v60-02')
  })

  const get = async (url: string) => (await web.test.get(url, { token: member.token })).body
  const logs = async () => (await get('/api/brew-logs')).data

  async function post(url: string, body?: object) {
    const answer = await web.test.post(url, body, { token: member.token })
    if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }

  /** On a Comandante with a V60 by default. */
  async function logBrew(values: object = {}): Promise<number> {
    const figures = { grinderId: comandante, machineId: v60, grindSetting: 24, doseGrams: 15, waterGrams: 240 }
    return (await post('/api/brew-logs', { ...figures, ...values })).brewLog.id
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

  describe('the brew log, signed out', () => {
    for (const path of ['/log', '/log/new?method=v60', '/log/week', '/log/compare', '/log/7']) {
      it(`invites to sign in and returns to ${path}`, async () => {
        const { page, problems } = await web.open(path, PHONE)
        const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
        await expect.poll(() => link.getAttribute('href')).toBe(`/sign-in?next=${encodeURIComponent(path)}`)
        await expectNoSidewaysScroll(page)
        if (path === '/log') await expectAccessible(page)
        expect(problems).toEqual([])
      })
    }
  })

  it('is German for German readers, and fits a phone', async () => {
    const coffeeProfileId = await plantCoffee(web.test, { name: 'Leuchtturm' })
    await logBrew({ coffeeProfileId, rating: 3 })
    const id = await logBrew({ coffeeProfileId, rating: 5 })
    for (const [path, text] of [
      ['/log', 'Dasselbe eintragen'],
      ['/log/new', 'Aus deiner letzten Zubereitung übernommen.'],
      [`/log/${id}`, 'Im Vergleich zum letzten Mal'],
      [`/log/${id}/edit`, 'Änderungen speichern'],
      ['/log/compare', 'Zubereitungen vergleichen'],
      ['/log/week', 'Beste Zubereitung der Woche'],
    ]) {
      const { page, problems } = await web.open(path!, { member, locale: 'de-DE', ...PHONE })
      await page.getByRole('main').getByText(text!, { exact: true }).first().waitFor()
      await expectNoSidewaysScroll(page)
      expect(problems).toEqual([])
    }
  })

  describe('the form for a new brew', () => {
    it('logs a brew with the usual equipment prefilled, and shows the setting as on the dial', async () => {
      await plantCoffee(web.test, { name: 'Copper Kite', roaster: 'Lantern' })
      await post('/api/user/grinders', { grinderId: ode, isDefault: true })
      await post('/api/user/machines', { machineId: v60, isDefault: true })
      const { page, problems } = await web.open('/log', { member, ...PHONE })
      await page.getByRole('link', { name: 'Log my first brew' }).click()
      await page.getByRole('heading', { name: 'Log a brew' }).waitFor()
      await expect.poll(() => field(page, 'Grinder').inputValue()).toBe('Fellow Ode Gen 1')
      await expect.poll(() => field(page, 'Method').inputValue()).toBe('v60')
      await choose(page, 'Coffee', 'Copper Kite')
      await field(page, 'Grind setting').fill('5.1')
      await field(page, 'Dose').fill('20')
      await field(page, 'Water').fill('320')
      await page.getByText('Minutes and seconds, such as 3:05').waitFor()
      await field(page, 'Time').fill('3:05')
      await page.getByText('Ratio 1:16').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Log brew' }).click()
      await page.getByRole('heading', { name: 'Copper Kite' }).waitFor()
      await page.getByText('5.1', { exact: true }).waitFor()
      const [brew] = await logs()
      expect(brew).toMatchObject({ grindSetting: 5.3333, doseGrams: 20, waterGrams: 320, brewTimeSeconds: 185 })
      expect(brew).toMatchObject({ method: 'v60', machineId: v60, rating: null })
      expect(problems).toEqual([])
    })

    it('is prefilled from the last brew', async () => {
      const coffeeProfileId = await plantCoffee(web.test, { name: 'Harbour Bell' })
      await logBrew({ coffeeProfileId, waterTempF: 203, brewTimeSeconds: 170, rating: 2, notes: 'of that day' })
      const { page } = await web.open('/log/new', { member })
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('24 clicks')
      await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Harbour Bell')
      await page.getByText('95 °C').waitFor()
      await page.getByRole('button', { name: 'Log brew' }).click()
      await page.getByRole('heading', { name: 'How was it?' }).waitFor()
      const [again, first] = await logs()
      for (const name of ['method', 'coffeeProfileId', 'grindSetting', 'waterTempF', 'brewTimeSeconds', 'doseGrams']) {
        expect(again[name]).toBe(first[name])
      }
      expect(again).toMatchObject({ rating: null, notes: null })
    })

    it('drops the recipe of the last brew when another coffee is chosen', async () => {
      const { recipeId, coffeeId } = await plantHarbourBell(web.test)
      const otherCoffee = await plantCoffee(web.test, { name: 'Copper Kite', roaster: 'Lantern' })
      await logBrew({ recipeId, coffeeProfileId: coffeeId })
      const { page, problems } = await web.open('/log/new', { member, ...PHONE })
      const sentence = page.getByText('Your brew counts there too.')
      await sentence.waitFor()
      await page.getByRole('link', { name: /^Harbour Bell by / }).waitFor()
      // The recipe's own coffee, chosen again, keeps it.
      await field(page, 'Coffee').fill('')
      await choose(page, 'Coffee', 'Harbour Bell')
      await expect.poll(() => sentence.count()).toBe(1)
      await choose(page, 'Coffee', 'Copper Kite')
      await sentence.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Log brew' }).click()
      await page.getByRole('heading', { name: 'Copper Kite' }).waitFor()
      expect((await logs())[0]).toMatchObject({ coffeeProfileId: otherCoffee, recipeId: null })
      expect(problems).toEqual([])
    })

    it('is prefilled from the URL alone, if that has values', async () => {
      const coffeeProfileId = await plantCoffee(web.test, { name: 'Tidal' })
      await logBrew({ waterTempF: 199 })
      const query = new URLSearchParams({
        method: 'aeropress',
        grinderId: String(comandante),
        grindSetting: '18',
        coffeeProfileId: String(coffeeProfileId),
        doseGrams: '14',
        waterGrams: '200',
        brewTimeSeconds: '95',
      })
      const { page } = await web.open(`/log/new?${query}`, { member })
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('18 clicks')
      await expect.poll(() => field(page, 'Coffee').inputValue()).toBe('Tidal')
      await expect.poll(() => field(page, 'Method').inputValue()).toBe('aeropress')
      await expect.poll(() => field(page, 'Time').inputValue()).toBe('1:35')
      await expect.poll(() => field(page, 'Water temperature').inputValue()).toBe('')
    })

    it('finding 10: shows problems at their fields in plain words, and keeps what was typed', async () => {
      const { page, problems } = await web.open('/log/new', { member })
      const send = page.getByRole('button', { name: 'Log brew' })
      await field(page, 'Dose').fill('a handful')
      await send.click()
      expect(await refusalAt(page, 'Dose')).toBe('Enter a number')
      expect(await refusalAt(page, 'Method')).toBe('Choose a brew method')
      await expect.poll(() => field(page, 'Dose').inputValue()).toBe('a handful')
      await field(page, 'Dose').fill('15')

      await field(page, 'Method').selectOption('v60')
      await choose(page, 'Grinder', 'Comandante C40 MK4')
      await page.getByText('Usual for V60: ').waitFor()
      await field(page, 'Grind setting').fill('900')
      await send.click()
      expect(await refusalAt(page, 'Grind setting')).toContain('outside the range of the Comandante C40 MK4')
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('900')

      await field(page, 'Grind setting').fill('24')
      await page.getByText('Notes and more').click()
      await field(page, 'Days since roast').fill('-3')
      await page.getByText('Notes and more').click()
      await send.click()
      expect(await refusalAt(page, 'Days since roast')).toBe('Between 0 and 3,650')
      expect(await logs()).toEqual([])
      expect(problems).toEqual([])
    })
  })

  describe('the list of brews', () => {
    it('repeats the last brew with one tap', async () => {
      await logBrew({ grindSetting: 26, rating: 5, outcome: 'good' })
      const { page, problems } = await web.open('/log', { member, ...PHONE })
      // The figures stand in the list alone.
      const last = page.getByRole('region', { name: 'Last brew' })
      await last.getByText('26 clicks').waitFor()
      await last.getByText('V60').first().waitFor()
      expect(await last.innerText()).not.toContain('15 g')
      await page.getByRole('button', { name: 'Log the same' }).click()
      await page.getByText('Logged: V60, 26 clicks').waitFor()
      await expect.poll(async () => (await logs()).length).toBe(2)
      const [again] = await logs()
      expect(again).toMatchObject({ grindSetting: 26, doseGrams: 15, waterGrams: 240, machineId: v60 })
      expect(again).toMatchObject({ rating: null, outcome: null })
      await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Brew again' }).count()).toBe(2)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('rates brews in the list, by tap and by keyboard', async () => {
      await logBrew()
      const { page, problems } = await web.open('/log', { member, ...PHONE })
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await expect.poll(async () => (await logs())[0].rating).toBe(4)
      await page.getByRole('radio', { name: '4 stars' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await logs())[0].rating).toBe(5)
      await page.reload()
      await page.getByText('5.0 of 5').waitFor()
      await expect.poll(() => page.getByRole('radio', { name: '4 stars' }).count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('shows and saves the last tap, also if the one before it failed', async () => {
      const id = await logBrew()
      const { page, problems } = await web.open('/log', { member })
      const failing = Promise.withResolvers<void>()
      await page.route(
        `**/api/brew-logs/${id}`,
        async (route) => {
          await failing.promise
          await route.fulfill({ status: 500, json: { error: 'Broken' } })
        },
        { times: 1 },
      )
      const sent = page.waitForRequest(`**/api/brew-logs/${id}`)
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await sent
      await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
      failing.resolve()
      await expect.poll(async () => (await logs())[0].rating).toBe(2)
      expect(await page.getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true)

      await page.route(`**/api/brew-logs/${id}`, (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }))
      await page.getByRole('radio', { name: '5 stars' }).click({ force: true })
      await page.getByText('Broken').waitFor()
      await expect.poll(() => page.getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true)
      expect(besideRefusals(problems, 500)).toEqual([])
    })

    it('filters by coffee, with a chart of ratings by grind setting, by rating and by saved brews', async () => {
      const [bell, kite] = [
        await plantCoffee(web.test, { name: 'Harbour Bell Two' }),
        await plantCoffee(web.test, { name: 'Copper Kite Two' }),
      ]
      for (const [grindSetting, rating] of [
        [22, 3],
        [24, 5],
        [28, 2],
      ]) {
        await logBrew({ coffeeProfileId: bell, grindSetting, rating })
      }
      const saved = await logBrew({ coffeeProfileId: kite, rating: 4 })
      await post(`/api/brew-logs/${saved}/save-as-recipe`)
      const { page, problems } = await web.open('/log', { member })
      await choose(page, 'Coffee', 'Harbour Bell Two')
      await page.getByRole('figure', { name: 'Rating by grind setting' }).waitFor()
      await expect.poll(() => page.getByRole('link', { name: 'Copper Kite Two' }).count()).toBe(0)
      await page.getByText('Show as table').click()
      const rows = page.getByRole('figure').getByRole('row')
      await expect.poll(() => rows.allTextContents()).toContain('Today24 clicks5 ★')
      expect(new URL(page.url()).search).toBe(`?coffee=${bell}`)
      await expectAccessible(page)

      await field(page, 'Rating').selectOption('4')
      await expect.poll(() => page.getByRole('link', { name: 'Harbour Bell Two' }).count()).toBe(1)
      await page.getByLabel('Saved as recipe').check()
      await page.getByRole('heading', { name: 'No brews found' }).waitFor()
      await page.getByRole('button', { name: 'Show all brews' }).click()
      await page.getByRole('link', { name: 'Copper Kite Two' }).waitFor()
      await page.getByLabel('Saved as recipe').check()
      await expect.poll(() => page.getByRole('link', { name: 'Harbour Bell Two' }).count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('groups brews by day, loads more, and fits a phone', async () => {
      for (let daysAgo = 29; daysAgo >= 0; daysAgo--) {
        const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
        await insertBrewLog(web.test.app.db, member.id, { createdAt, doseGrams: 15, waterGrams: 240 })
      }
      const { page, problems } = await web.open('/log', { member, ...PHONE })
      await page.getByRole('heading', { name: 'Yesterday' }).waitFor()
      const brews = page.getByRole('listitem').filter({ hasText: 'Brew again' })
      await expect.poll(() => brews.count()).toBe(24)
      await page.getByRole('button', { name: 'Show earlier brews' }).click()
      await expect.poll(() => brews.count()).toBe(30)
      await expectNoSidewaysScroll(page)
      expect(problems).toEqual([])
    })

    it('asks before it deletes a brew, by a menu beside the one visible action', async () => {
      await logBrew()
      const { page, problems } = await web.open('/log', { member })
      const brew = page.getByRole('listitem').filter({ hasText: 'Brew again' })
      await brew.waitFor()
      await expect.poll(() => brew.getByRole('button').allInnerTexts()).toEqual(['More'])
      await openMenu(page)
      await page.getByRole('button', { name: 'Delete V60, 24 clicks' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      expect(await logs()).toHaveLength(1)
      await openMenu(page)
      const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color)
      const color = await colorOf(page.getByText('Delete', { exact: true }).filter({ visible: true }))
      await page.getByRole('button', { name: 'Delete V60, 24 clicks' }).click()
      const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
      expect(color).toBe(await colorOf(yes))
      await expectAccessible(page)
      await yes.click()
      await page.getByRole('heading', { name: 'No brews yet' }).waitFor()
      await leavePage(page)
      await expect.poll(logs).toEqual([])
      expect(problems).toEqual([])
    })
  })

  describe('the brew screen', () => {
    it('saves what was tasted and shows the advice of the server, ready to be brewed', async () => {
      const id = await logBrew()
      const { page, problems } = await web.open(`/log/${id}`, { member, ...PHONE })
      await expect.poll(() => page.getByRole('heading', { name: 'Next time' }).count()).toBe(0)
      await page.getByText('Sour', { exact: true }).click()
      await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
      await field(page, 'Notes').fill('Sharp at the sides')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('heading', { name: 'Next time' }).waitFor()
      const { brewLog, nextStep } = await get(`/api/brew-logs/${id}`)
      expect(brewLog).toMatchObject({ rating: 2, notes: 'Sharp at the sides', extractionFeedback: { sour: true } })
      expect(nextStep.kind).toBe('finer')
      await page.getByText(nextStep.advice).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Brew with this change' }).click()
      await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe(`${nextStep.grindSetting} clicks`)
      expect(problems).toEqual([])
    })

    it('clears faults when "Balanced" is chosen', async () => {
      const { page } = await web.open(`/log/${await logBrew()}`, { member })
      await page.getByText('Bitter', { exact: true }).click()
      await page.getByText('Balanced', { exact: true }).click()
      await expect.poll(() => page.getByLabel('Bitter', { exact: true }).isChecked()).toBe(false)
      await expect.poll(() => page.getByLabel('Balanced', { exact: true }).isChecked()).toBe(true)
    })

    it('shows at the field when a text is too long, and keeps it', async () => {
      const id = await logBrew()
      const { page, problems } = await web.open(`/log/${id}`, { member })
      const long = 'so good '.repeat(40)
      await field(page, 'In your words').fill(long)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      expect(await refusalAt(page, 'In your words')).toContain('200')
      await expect.poll(() => field(page, 'In your words').inputValue()).toBe(long)
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('saves the brew as a personal recipe', async () => {
      const id = await logBrew({ rating: 5 })
      const { page, problems } = await web.open(`/log/${id}`, { member })
      await page.getByRole('button', { name: 'Save as recipe' }).click()
      await page.getByRole('link', { name: 'Saved as recipe' }).click()
      await page.getByRole('heading', { name: 'V60', exact: true }).waitFor()
      expect((await get('/api/user/recipes')).recipes[0]).toMatchObject({ brewLogId: id, grindSetting: 24 })
      expect(problems).toEqual([])
    })

    it('shows "Brew not found" to other members', async () => {
      const id = await logBrew()
      const [other] = await insertMembers(web.test, 1)
      const { page, problems } = await web.open(`/log/${id}`, { member: other! })
      await page.getByRole('heading', { name: 'Brew not found' }).waitFor()
      await page.getByRole('link', { name: 'Go to my log' }).waitFor()
      await expectAccessible(page)
      expect(besideRefusals(problems, 404)).toEqual([])
    })

    it('returns to the log after deleting the brew', async () => {
      const { page, problems } = await web.open(`/log/${await logBrew()}`, { member })
      await openMenu(page)
      await page.getByRole('button', { name: 'Delete V60, 24 clicks' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('heading', { name: 'Brew log' }).waitFor()
      await leavePage(page)
      await expect.poll(logs).toEqual([])
      expect(problems).toEqual([])
    })
  })

  describe('comparing two brews', () => {
    it('shows the changes since the previous brew, and both side by side', async () => {
      const coffeeProfileId = await plantCoffee(web.test, { name: 'Compared Kite' })
      await logBrew({ coffeeProfileId, grindSetting: 26, rating: 3, brewTimeSeconds: 160 })
      const id = await logBrew({ coffeeProfileId, grindSetting: 24, rating: 5, brewTimeSeconds: 185, waterGrams: 250 })
      const { page, problems } = await web.open(`/log/${id}`, { member, ...PHONE })
      await page.getByText('2 clicks finer').waitFor()
      await page.getByRole('link', { name: 'Side by side' }).click()
      await page.getByRole('row', { name: /^Grind setting 24 clicks Change: 2 clicks finer 26 clicks$/ }).waitFor()
      await page.getByRole('row', { name: /Water 250 g Change: \+10 g 240 g/ }).waitFor()
      await page.getByRole('row', { name: /Time 3:05 Change: \+25 s 2:40/ }).waitFor()
      await page.getByRole('row', { name: /Rating .*\+2 ★/ }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('works for any two brews on any grinders', async () => {
      const [a, b] = [await logBrew(), await logBrew({ grinderId: ode, grindSetting: 4, method: 'v60' })]
      const { page, problems } = await web.open(`/log/compare?a=${b}`, { member })
      await page.getByRole('heading', { name: 'Your first brew of this coffee' }).waitFor()
      await choose(page, 'Compare with', 'V60, 24 clicks')
      await page.getByText(/Change: [\d.]+ index points coarser/).waitFor()
      expect(new URL(page.url()).search).toBe(`?a=${b}&b=${a}`)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('asks for two brews without any in the URL', async () => {
      const { page } = await web.open('/log/compare', { member })
      await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    })
  })

  describe('the weekly screen', () => {
    it('shows the streak, a chart of the days and the insights', async () => {
      for (const [daysAgo, grindSetting, rating] of [
        [2, 24, 5],
        [1, 24, 5],
        [1, 25, 4],
        [0, 30, 2],
        [0, 31, 2],
      ] as const) {
        const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
        const figures = { grinderId: comandante, machineId: v60, grindSetting, grindIndex: 40, doseGrams: 15, rating }
        await insertBrewLog(web.test.app.db, member.id, { ...figures, createdAt })
      }
      const { page, problems } = await web.open('/log/week', { member, timezoneId: 'UTC', ...PHONE })
      await page.getByText('days in a row', { exact: true }).waitFor()
      const week = await get('/api/brew-logs/weekly-stats?tz=UTC')
      expect(week.stats.streak).toBe(3)
      for (const { message } of week.insights) await page.getByText(message).waitFor()
      expect(week.insights.length).toBeGreaterThan(0)
      await page.getByText('Show as table').click()
      const counts = await page.getByRole('figure').getByRole('row').allTextContents()
      expect(counts.slice(1)).toEqual(
        week.brewsByDay.map(({ label, brews }: { label: string; brews: unknown[] }) => `${label}${brews.length}`),
      )
      await page.getByRole('heading', { name: 'Best brew of the week' }).waitFor()
      const calendar = page.getByRole('table', { name: 'The last five weeks' })
      await expect.poll(() => calendar.getByRole('columnheader').first().textContent()).toBe('SSunday')
      await calendar.getByText(/^[A-Z][a-z]{2} \d+ to [A-Z][a-z]{2} \d+$/).waitFor()
      await expect.poll(() => calendar.getByRole('cell', { name: /brewed/ }).count()).toBe(week.brewedDays.length)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('shows no streak of one day, and compares with no week that was empty', async () => {
      await insertBrewLog(web.test.app.db, member.id, { grinderId: comandante, machineId: v60, doseGrams: 15 })
      const { page } = await web.open('/log/week', { member, timezoneId: 'UTC' })
      await page.getByText('All-time brews').waitFor()
      // The chart is as wide as its card lets it.
      const chart = page.getByRole('figure', { name: 'Brews per day' })
      const widthOf = async (element: Locator) => Math.round((await element.boundingBox())!.width)
      await expect.poll(() => widthOf(chart.getByRole('img'))).toBe(await widthOf(chart))
      await expect.poll(() => page.getByText('in a row').count()).toBe(0)
      await expect.poll(() => page.getByText('the week before').count()).toBe(0)
    })

    it('shows an empty state without brews', async () => {
      const { page } = await web.open('/log/week', { member })
      await page.getByRole('heading', { name: 'No brews yet' }).waitFor()
      await expectAccessible(page)
    })
  })
})
