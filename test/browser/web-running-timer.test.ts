import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, follow } from '#test/support/web-recipes.ts'
import { COUNTDOWN, openTimed, start, waitForTime } from '#test/support/web-timer.ts'

const V60 = '/timer?method=v60&dose=20&water=320&time=180&waterTempF=203'

/** Counts tones, audio contexts that have begun to run, and vibrations. */
function listenToTones() {
  const heard = { tones: 0, contexts: 0, buzzes: 0 }
  Object.assign(globalThis, { heard })
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when) {
    heard.tones++
    return start.call(this, when)
  }
  const Context = window.AudioContext
  window.AudioContext = class extends Context {
    constructor() {
      super()
      const count = () => {
        if (this.state !== 'running') return
        this.removeEventListener('statechange', count)
        heard.contexts++
      }
      this.addEventListener('statechange', count)
    }
  }
  Object.defineProperty(navigator, 'vibrate', { value: () => ++heard.buzzes > 0 })
}

const heardOn = (page: Page) => page.evaluate<{ tones: number; contexts: number; buzzes: number }>('globalThis.heard')
const tonesOn = async (page: Page) => (await heardOn(page)).tones

const bar = (page: Page) => page.getByRole('complementary', { name: 'Running timer' })

const pausedBar = (page: Page) => page.getByRole('complementary', { name: 'Paused timer' })

const said = (page: Page) => page.locator('[data-announced]')

describe('finding 13: the running timer', () => {
  const web = useWeb()
  const openTimer = (options: OpenOptions = {}, path = V60) => openTimed(web, path, options, listenToTones)

  it.for([
    ['phone', PHONE],
    ['desktop', {}],
  ] as const)('is visible on every screen, with its step, and leads back (%s)', async ([, size]) => {
    const { page, problems, pass } = await openTimer(size)
    await start(page)
    await pass(COUNTDOWN + 10)
    await waitForTime(page, '0:10')
    await expect.poll(() => bar(page).count()).toBe(0)
    for (const path of ['/', '/recipes', '/log', '/grinders', '/coffees', '/convert', '/profile', '/nowhere']) {
      await follow(page, path)
      await bar(page).getByRole('timer').getByText('0:10').waitFor()
      await bar(page).getByText('Wet all grounds and let them bloom, to 50 g').waitFor()
    }
    await follow(page, '/recipes')
    await pass(36)
    await bar(page).getByRole('timer').getByText('0:46').waitFor()
    await bar(page).getByText('Pour in slow circles, to 190 g').first().waitFor()
    await expect.poll(() => said(page).innerText()).toBe('Pour in slow circles, to 190 g')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Also far down the page, and after a reload.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    expect((await bar(page).boundingBox())!.y).toBeCloseTo(0, 0)
    await page.reload()
    await bar(page).getByRole('timer').getByText('0:46').waitFor()
    await bar(page).getByRole('link').click()
    await page.waitForURL('**/timer')
    await page.getByRole('main').getByRole('timer').getByText('0:46').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await follow(page, '/recipes')
    await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
    await expect.poll(() => bar(page).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it.for([
    ['phone', PHONE],
    ['desktop', {}],
  ] as const)('is visible on every screen while it is paused, and says so (%s)', async ([, size]) => {
    const { page, problems, pass } = await openTimer(size)
    await start(page)
    await pass(COUNTDOWN + 93)
    await waitForTime(page, '1:33')
    await page.getByRole('button', { name: 'Pause' }).click()
    await follow(page, '/recipes')
    await pausedBar(page).getByRole('timer').getByText('Paused 1:33').waitFor()
    await pausedBar(page).getByText('Pour the rest more gently, to 320 g').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await pass(600)
    await page.reload()
    await pausedBar(page).getByRole('timer').getByText('Paused 1:33').waitFor()
    await pausedBar(page).getByRole('link').click()
    await waitForTime(page, '1:33')
    expect(problems).toEqual([])
  })

  it('is in the navigation, on a phone and on a desktop', async () => {
    for (const [size, name] of [
      [PHONE, 'Main, bottom'],
      [{ viewport: { width: 320, height: 640 } }, 'Main, bottom'],
      [{}, 'Main'],
      [{ viewport: { width: 844, height: 390 } }, 'Main'],
    ] as const) {
      const { page } = await web.open('/recipes', size)
      await expectNoSidewaysScroll(page)
      await page.getByRole('navigation', { name, exact: true }).getByRole('link', { name: 'Timer' }).click()
      await page.waitForURL('**/timer')
      await page.context().close()
    }
  })

  it('makes a tone and a vibration at each step on any screen, and three at the end', async () => {
    const { page, problems, pass } = await openTimer()
    const heard = (tones: number, buzzes: number) =>
      expect.poll(() => heardOn(page)).toEqual({ tones, contexts: 1, buzzes })
    expect(await heardOn(page)).toEqual({ tones: 0, contexts: 0, buzzes: 0 })
    await start(page)
    await heard(1, 0)
    await pass(1)
    await heard(2, 0)
    await pass(2)
    await heard(3, 1)
    // Five seconds before the next step, and when it begins.
    await pass(36)
    await heard(4, 1)
    await pass(5)
    await heard(5, 2)
    // On another screen as well.
    await follow(page, '/recipes')
    await bar(page).waitFor()
    await pass(40)
    await heard(6, 3)
    await pass(45)
    await heard(7, 4)
    await pass(54)
    await heard(10, 5)
    await pass(12)
    await bar(page).getByText('0:12 longer than planned').waitFor()
    expect(problems).toEqual([])
  })

  it('is silent when the sound is turned off, and remembers that', async () => {
    const { page, pass } = await openTimer()
    const sound = () => page.getByLabel('Sound at each step')
    await expect.poll(() => sound().isChecked()).toBe(true)
    await sound().uncheck()
    await page.reload()
    await expect.poll(() => sound().isChecked()).toBe(false)
    await start(page)
    await pass(COUNTDOWN)
    await expect.poll(async () => (await heardOn(page)).buzzes).toBe(1)
    expect(await heardOn(page)).toMatchObject({ tones: 0, contexts: 0 })
    // Turned on while the timer runs, the sound starts immediately.
    await sound().check()
    await expect.poll(() => tonesOn(page)).toBe(1)
    await pass(41)
    await expect.poll(() => tonesOn(page)).toBe(2)
  })

  it("doesn't vibrate when that is turned off", async () => {
    const { page, pass } = await openTimer()
    await page.getByLabel('Vibrate at each step').uncheck()
    await start(page)
    await expect.poll(() => tonesOn(page)).toBe(1)
    await pass(COUNTDOWN)
    await expect.poll(() => tonesOn(page)).toBe(2)
    expect((await heardOn(page)).buzzes).toBe(0)
  })

  it('makes tones after a reload once something is tapped', async () => {
    const { page, pass } = await openTimer()
    await start(page)
    await expect.poll(() => tonesOn(page)).toBe(1)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(async () => (await heardOn(page)).contexts).toBe(1)
    expect(await tonesOn(page)).toBe(0)
    await pass(COUNTDOWN)
    await expect.poll(() => tonesOn(page)).toBe(1)
  })

  const SMALL = [
    { name: 'a phone on its side', width: 844, height: 390 },
    { name: 'a small phone on its side', width: 667, height: 375 },
    { name: 'a desktop at 200 %', width: 640, height: 400 },
    { name: 'a desktop', width: 1280, height: 800 },
    { name: 'a phone', width: 390, height: 844 },
    { name: 'a small phone', width: 360, height: 640 },
  ]
  it.for(SMALL)('fits on $name: step, weight, time, curve and buttons need no scrolling', async ({ width, height }) => {
    const { page, problems, pass } = await openTimer({ viewport: { width, height } })
    await start(page)
    await pass(COUNTDOWN + 50)
    await waitForTime(page, '0:50')
    const main = page.getByRole('main')
    const parts = {
      clock: main.getByRole('timer'),
      step: main.getByRole('heading', { name: 'Pour in slow circles' }),
      figures: page.locator('[data-weight]'),
      next: main.getByText('Next: Pour the rest more gently, to 320 g'),
      point: page.locator('[data-point]'),
      pause: page.getByRole('button', { name: 'Pause' }),
      skip: page.getByRole('button', { name: 'Skip' }),
    }
    const boxes = await Promise.all(Object.values(parts).map(async (part) => (await part.boundingBox())!))
    for (const [i, box] of boxes.entries()) {
      const name = Object.keys(parts)[i]
      expect(box.y, name).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height, name).toBeLessThanOrEqual(height)
      expect(box.x, name).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, name).toBeLessThanOrEqual(width)
      for (const other of boxes.slice(i + 1)) {
        const isApart =
          box.x + box.width <= other.x + 1 ||
          other.x + other.width <= box.x + 1 ||
          box.y + box.height <= other.y + 1 ||
          other.y + other.height <= box.y + 1
        expect(isApart, `${name} ${JSON.stringify([box, other])}`).toBe(true)
      }
    }
    expect(await page.evaluate('scrollY')).toBe(0)
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })
})
