import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { V60_STEPS, v60Recipe } from '#test/support/steps.ts'
import { expectAccessible, type OpenOptions, useWeb } from '#test/support/web.ts'
import { WORKER_IS_HERE, whileDown } from '#test/support/web-offline.ts'
import { expectNoSidewaysScroll, follow } from '#test/support/web-recipes.ts'
import { COUNTDOWN, lockFor, openTimed, start, waitForStep, waitForTime } from '#test/support/web-timer.ts'

const PHONE_390: OpenOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
}
const AEROPRESS = '/timer?method=aeropress&dose=15&water=210&time=120&waterTempF=194'
const ESPRESSO = '/timer?method=espresso&dose=18&water=36&time=28&waterTempF=200'
const COLD_BREW = '/timer?method=cold-brew&dose=60&water=900&time=57600&waterTempF=68'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const weight = (page: Page, text: string) => page.locator('[data-weight]').getByText(text).first().waitFor()

/** Records what is said, what notifications show, and how often the screen is kept on. */
function listen() {
  const heard = { said: [] as string[], languages: [] as string[], notices: [] as string[], wakeLocks: 0 }
  Object.assign(globalThis, { heard })
  speechSynthesis.speak = ({ text, lang }) => {
    heard.said.push(text)
    heard.languages.push(lang)
  }
  const request = async () => {
    heard.wakeLocks++
    return { release: async () => undefined }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  // A frame stands for the window, which a browser without a screen doesn't have.
  const requestWindow = async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.name = 'small-window'
    return frame.contentWindow
  }
  Object.defineProperty(window, 'documentPictureInPicture', { value: { requestWindow } })
  // A browser without a screen always denies it.
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    heard.notices.push(`${title} | ${options?.body}`)
  }
}
const heardOn = (page: Page) =>
  page.evaluate<{ said: string[]; languages: string[]; notices: string[]; wakeLocks: number }>('globalThis.heard')

describe('guided brewing', () => {
  const web = useWeb()
  let member: Member
  beforeAll(async () => {
    member = (await insertMembers(web.test, 1))[0] as Member
  })

  async function publishV60(): Promise<number> {
    const body = { ...(await v60Recipe(web.test, { name: 'Harbour Bell' })), waterTempF: 203, steps: V60_STEPS }
    const reply = await web.test.post('/api/community-recipes', body, { token: member.token })
    expect(reply.status).toBe(201)
    return reply.body.id
  }

  const lastLog = async (token = member.token) =>
    (await web.test.get('/api/brew-logs/last', { token })).body.brewLog as Record<string, unknown> & {
      steps: { label?: string; startSeconds?: number; endSeconds?: number }[]
    }

  it("brews a V60 by its author's steps while offline, reloaded and locked in between, and opens the log", async () => {
    const recipeId = await publishV60()
    const opened = await openTimed(web, `/recipes/${recipeId}`, { ...PHONE_390, member, serviceWorkers: 'allow' })
    const { page, problems, pass } = opened
    await page.evaluate(WORKER_IS_HERE)
    await page.getByRole('link', { name: 'Brew now' }).click()
    await page.getByRole('heading', { name: 'Before you start' }).waitFor()
    await page.getByLabel('Heat the water to 203 °F').check()
    await page.getByText('20 g · 24 clicks on the Comandante C40 MK4').waitFor()
    await expectAccessible(page)
    await whileDown(web.test, async () => {
      // Opened again without a network, the steps are still here.
      await page.reload()
      await page.getByLabel('Rinse the paper').waitFor()
      await start(page)
      await page.getByText('Get ready').waitFor()
      await pass(COUNTDOWN)
      await waitForStep(page, 'Bloom')
      await waitForTime(page, '0:00')
      await pass(5)
      await weight(page, '20 g')
      await page.getByText('now · pour to 47 g', { exact: true }).waitFor()
      await page.getByRole('listitem').filter({ hasText: 'Bloom' }).getByText('to 47 g', { exact: true }).waitFor()
      await page.getByText('Next: Pour, to 183 g').waitFor()
      await page.reload()
      await waitForTime(page, '0:05')
      await lockFor(page, pass, 45)
      await waitForTime(page, '0:50')
      await waitForStep(page, 'Pour')
      await page.getByText('In circles', { exact: true }).first().waitFor()
      await press(page, 'Pause')
      await pass(300)
      await page.reload()
      await waitForTime(page, '0:50')
      await press(page, 'Resume')
      await press(page, '+10 s')
      await pass(36)
      await waitForTime(page, '1:26')
      await weight(page, '183 g')
      await pass(5)
      await page.getByText('pour to 320 g').waitFor()
    })
    await press(page, 'Skip')
    await waitForStep(page, 'Let it drain')
    await weight(page, '320 g')
    await pass(80)
    await page.getByText('longer than planned').waitFor()
    await expectAccessible(page)
    await press(page, 'Done')
    await page.getByText('Brewed in 2:51').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Serve' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByText('Saved in your log.').waitFor()
    await page.getByText('Sour', { exact: true }).click()
    await page.getByRole('heading', { name: 'Next time' }).waitFor()
    const log = await lastLog()
    expect(log).toMatchObject({
      method: 'v60',
      recipeId,
      doseGrams: 20,
      waterGrams: 320,
      brewTimeSeconds: 171,
      grindSetting: 24,
      rating: 4,
      extractionFeedback: { sour: true },
    })
    expect(log.steps.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
      [undefined, undefined],
      [0, 45],
      [45, 90],
      [90, 91],
      [91, 171],
      [undefined, undefined],
    ])
    await page.getByRole('link', { name: 'Open in your log' }).click()
    await page.getByRole('row', { name: 'Pour to 183 g 0:45–1:20 0:45–1:30 0:10 longer' }).waitFor()
    await expectNoSidewaysScroll(page)
    // It is done: the same recipe starts anew.
    await page.goto(`${web.base}/timer`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(problems.filter((problem) => !/ERR_|Failed to load resource/.test(problem))).toEqual([])
  })

  it('shows a running AeroPress brew on other screens, and saves it with its times after signing up', async () => {
    const { page, problems, pass } = await openTimed(web, AEROPRESS, PHONE_390)
    await page.getByText('Suggested: the usual steps for this brewer.').waitFor()
    await start(page)
    await pass(COUNTDOWN + 10)
    await waitForStep(page, 'Pour all the water')
    await page.getByRole('link', { name: 'Leave this screen; the brew goes on' }).click()
    const bar = page.getByRole('complementary', { name: 'Running timer' })
    await bar.getByText('Pour all the water, to 210 g').waitFor()
    await pass(20)
    await bar.getByText('Seal with the plunger and wait').waitFor()
    // The tab is closed and opened again.
    await page.goto('about:blank')
    await pass(65)
    await page.goto(`${web.base}/timer`)
    await waitForStep(page, 'Press slowly and evenly')
    await waitForTime(page, '1:35')
    await press(page, 'Back')
    await waitForStep(page, 'Press slowly and evenly')
    await press(page, 'Back')
    await waitForStep(page, 'Seal with the plunger and wait')
    await press(page, 'Skip')
    await pass(30)
    await press(page, 'Done')
    await page.getByText('Brewed in 2:05').waitFor()
    await page.getByRole('link', { name: 'Log this brew' }).click()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Email').fill('aeropress@guided.example')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await press(page, 'Create account')
    await page.waitForURL(/\/log\/\d+$/)
    await page.getByRole('row', { name: /^Press slowly and evenly/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('brewprint.timer'))).toBeNull()
    expect(problems).toEqual([])
  })

  it('records first drop, yield and time of an espresso', async () => {
    const { page, problems, pass } = await openTimed(web, ESPRESSO, { ...PHONE_390, member })
    await page.getByLabel('Warm up the machine').waitFor()
    await start(page)
    await pass(COUNTDOWN + 6)
    await waitForStep(page, 'Start; wait for the first drops')
    await press(page, 'First drop')
    await waitForStep(page, 'Stop at the target weight')
    await page.getByText('First drop at 0:06').waitFor()
    await page.getByText('now · target 36 g', { exact: true }).waitFor()
    const skip = (await page.getByRole('button', { name: 'Skip' }).boundingBox())!
    expect(skip.y + skip.height).toBeLessThanOrEqual(844)
    await pass(23)
    await lockFor(page, pass, 2)
    await waitForTime(page, '0:31')
    await expectAccessible(page)
    await press(page, 'Stop the shot')
    await page.getByText('Brewed in 0:31').waitFor()
    await page.getByLabel('In the cup').fill('38')
    await page.getByText('Balanced', { exact: true }).click()
    await page.getByText('Saved in your log.').waitFor()
    expect(await lastLog()).toMatchObject({
      method: 'espresso',
      waterGrams: 38,
      brewTimeSeconds: 31,
      firstDropSeconds: 6,
      extractionFeedback: { balanced: true },
    })
    // The log calls it what it is.
    const { id } = (await lastLog())!
    await page.goto(`${web.base}/log/${id}`)
    await page
      .getByRole('term')
      .filter({ hasText: /^Yield$/ })
      .first()
      .waitFor()
    await page.goto(`${web.base}/log/${id}/edit`)
    await expect.poll(() => page.getByLabel('Yield').inputValue()).toBe('38')
    expect(problems).toEqual([])
  })

  it('saves one log for many quick taps', async () => {
    const count = async () => (await web.test.get('/api/brew-logs', { token: member.token })).body.total as number
    const before = await count()
    const { page, pass } = await openTimed(web, AEROPRESS, { member })
    await start(page)
    await pass(COUNTDOWN + 110)
    await press(page, 'Done')
    for (const taste of ['Sour', 'Watery', 'Harsh']) await page.getByText(taste, { exact: true }).click()
    await expect
      .poll(async () => (await lastLog())?.extractionFeedback)
      .toEqual({ sour: true, watery: true, harsh: true })
    expect(await count()).toBe(before + 1)
    await page.reload()
    await page.getByText('Saved in your log.').waitFor()
    await expect.poll(() => page.getByLabel('Harsh').isChecked()).toBe(true)
  })

  it('saves a tap that was made while the previous request was failing', async () => {
    const { page, pass } = await openTimed(web, AEROPRESS, { member })
    await start(page)
    await pass(COUNTDOWN + 110)
    await press(page, 'Done')
    const failing = Promise.withResolvers<void>()
    await page.route(
      '**/api/brew-logs',
      async (route) => {
        await failing.promise
        await route.fulfill({ status: 500, json: { error: 'Broken' } })
      },
      { times: 1 },
    )
    const sent = page.waitForRequest('**/api/brew-logs')
    await page.getByText('Bitter', { exact: true }).click()
    await sent
    await page.getByText('Harsh', { exact: true }).click()
    failing.resolve()
    await page.getByText('Saved in your log.').waitFor()
    expect((await lastLog()).extractionFeedback).toEqual({ bitter: true, harsh: true })
    await expect.poll(() => page.getByText('Broken').count()).toBe(0)
  })

  it('reminds of a cold brew by a calendar file, and lets the screen sleep', async () => {
    const { page, problems, pass } = await openTimed(web, COLD_BREW, PHONE_390, listen)
    await expect.poll(() => page.getByText(/Heat the water/).count()).toBe(0)
    await start(page)
    await pass(COUNTDOWN + 400)
    await waitForStep(page, 'Cover and leave to steep')
    const coming = page.waitForEvent('download')
    await press(page, 'Add to calendar')
    const file = await readFile(await (await coming).path(), 'utf8')
    expect(file).toContain(
      'SUMMARY:Cold Brew: Lift out the filter or drain'.replace('Cold Brew', await page.locator('h1').innerText()),
    )
    expect(file).toContain('DTSTART:20260302T034051Z')
    expect((await heardOn(page)).wakeLocks).toBe(0)
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  it('reads the steps aloud in the language of the reader, once that is turned on', async () => {
    const options = { ...PHONE_390, language: 'de', locale: 'de-DE' } as const
    const { page, pass } = await openTimed(web, `/timer?method=v60&dose=20&water=320&time=180`, options, listen)
    await page.getByLabel('Schritte vorlesen').check()
    await start(page)
    await pass(COUNTDOWN)
    await expect.poll(async () => (await heardOn(page)).said.at(-1)).toMatch(/, bis 50 Gramm$/)
    await pass(50)
    await expect.poll(async () => (await heardOn(page)).said.at(-1)).toMatch(/, bis 190 Gramm$/)
    expect(new Set((await heardOn(page)).languages)).toEqual(new Set(['de']))
  })

  it('shows a notification with the remaining time while the page is hidden', async () => {
    const options = { ...PHONE_390, serviceWorkers: 'allow', permissions: ['notifications'] } as const
    const { page, pass } = await openTimed(
      web,
      AEROPRESS,
      { ...options, permissions: [...options.permissions] },
      listen,
    )
    await page.evaluate(WORKER_IS_HERE)
    // It is on once the browser has answered.
    const notify = page.getByLabel("Notify me of steps while I'm in another app")
    await notify.click()
    await expect.poll(() => notify.isChecked()).toBe(true)
    await start(page)
    await pass(COUNTDOWN + 30)
    await waitForStep(page, 'Seal with the plunger and wait')
    expect((await heardOn(page)).notices).toEqual([])
    await lockFor(
      page,
      async () => {
        await expect
          .poll(async () => (await heardOn(page)).notices.at(-1))
          .toBe('Seal with the plunger and wait | 1:00 left · Next: Press slowly and evenly')
      },
      0,
    )
  })

  it('continues in a small window, also on other screens', async () => {
    const { page, problems, pass } = await openTimed(web, AEROPRESS, {}, listen)
    await start(page)
    await pass(COUNTDOWN + 10)
    await waitForStep(page, 'Pour all the water')
    await press(page, 'Show in a small window')
    const small = page.frameLocator('iframe')
    await small.getByText('Pour all the water').waitFor()
    await small.getByText('0:06 left').waitFor()
    await follow(page, '/recipes')
    await pass(20)
    await small.getByText('Seal with the plunger and wait').waitFor()
    await small.getByText('Next: Press slowly and evenly').waitFor()
    expect((await heardOn(page)).wakeLocks).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it('opens the timer with the steps of a personal recipe', async () => {
    const { coffeeProfileId: _, machineId: __, ...figures } = await v60Recipe(web.test)
    const body = { ...figures, method: 'v60', name: 'Sunday', steps: V60_STEPS }
    expect((await web.test.post('/api/user/recipes', body, { token: member.token })).status).toBe(201)
    const { page } = await web.open('/profile/recipes', { member })
    await page.getByRole('link', { name: 'Brew this' }).click()
    await page.getByRole('heading', { name: 'Before you start' }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Sunday' }).waitFor()
    await page.getByText('183 g').waitFor()
    await expect.poll(() => page.getByText('Suggested: the usual steps for this brewer.').count()).toBe(0)
  })

  it('asks before it discards a running brew', async () => {
    const { page, pass } = await openTimed(web, AEROPRESS, PHONE_390)
    await start(page)
    await pass(COUNTDOWN + 10)
    await press(page, 'Stop and discard')
    const dialog = page.getByRole('dialog', { name: 'Stop this brew?' })
    await dialog.getByRole('button', { name: 'Stop and discard' }).click()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await follow(page, '/recipes')
    await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
    await expect.poll(() => page.getByRole('complementary', { name: 'Running timer' }).count()).toBe(0)
  })
})
