import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, follow } from '#test/support/web-recipes.ts'

const V60 = '/timer?method=v60&dose=20&water=320&time=180&waterTempF=203'
const NOON = Date.parse('2026-03-01T12:00:00Z')

/** Counts tones, audio contexts and vibrations. */
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
      heard.contexts++
    }
  }
  Object.defineProperty(navigator, 'vibrate', { value: () => ++heard.buzzes > 0 })
}

const heardOn = (page: Page) => page.evaluate<{ tones: number; contexts: number; buzzes: number }>('globalThis.heard')
const tonesOn = async (page: Page) => (await heardOn(page)).tones

const bar = (page: Page) => page.getByRole('complementary', { name: 'Running timer' })

describe('finding 13: the running timer', () => {
  const web = useWeb()

  /** Opens the timer with a clock that only `pass` advances. */
  async function openTimer(options: OpenOptions = {}, path = V60) {
    const opened = await web.open('/sign-in', options)
    await opened.page.addInitScript(listenToTones)
    let now = NOON
    const pass = async (seconds: number) => {
      now += seconds * 1000
      await opened.page.clock.setFixedTime(now)
    }
    await pass(0)
    await opened.page.goto(web.base + path)
    await opened.page.getByRole('timer').waitFor()
    return { ...opened, pass }
  }

  it.for([
    ['phone', PHONE],
    ['desktop', {}],
  ] as const)('is visible on every screen, with its step, and leads back (%s)', async ([, size]) => {
    const { page, problems, pass } = await openTimer(size)
    await page.getByRole('button', { name: 'Start' }).click()
    await pass(10)
    expect(await bar(page).count()).toBe(0)
    for (const path of ['/', '/recipes', '/log', '/grinders', '/coffees', '/convert', '/profile', '/nowhere']) {
      await follow(page, path)
      await bar(page).getByRole('timer').getByText('0:10').waitFor()
      await bar(page).getByText('Pour 60 g and let it bloom').waitFor()
    }
    await follow(page, '/recipes')
    await pass(36)
    await bar(page).getByRole('timer').getByText('0:46').waitFor()
    await bar(page).getByText('Pour slowly to 190 g').first().waitFor()
    expect(await bar(page).getByRole('status').innerText()).toBe('Pour slowly to 190 g')
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
    expect(await bar(page).count()).toBe(0)
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
    expect(await heardOn(page)).toEqual({ tones: 0, contexts: 0, buzzes: 0 })
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => heardOn(page)).toEqual({ tones: 1, contexts: 1, buzzes: 0 })
    await pass(44)
    await page.getByRole('timer').getByText('0:44').waitFor()
    expect(await tonesOn(page)).toBe(1)
    await pass(1)
    await expect.poll(() => heardOn(page)).toEqual({ tones: 2, contexts: 1, buzzes: 1 })
    // On another screen as well.
    await follow(page, '/recipes')
    await bar(page).waitFor()
    await pass(40)
    await expect.poll(() => heardOn(page)).toEqual({ tones: 3, contexts: 1, buzzes: 2 })
    await pass(40)
    await expect.poll(() => heardOn(page)).toEqual({ tones: 4, contexts: 1, buzzes: 3 })
    await pass(55)
    await expect.poll(() => heardOn(page)).toEqual({ tones: 7, contexts: 1, buzzes: 4 })
    await bar(page).getByText('of 3:00').waitFor()
    expect(problems).toEqual([])
  })

  it('is silent when the sound is turned off, and remembers that', async () => {
    const { page, pass } = await openTimer()
    const sound = () => page.getByLabel('Sound at each step')
    await expect.poll(() => sound().isChecked()).toBe(true)
    await sound().uncheck()
    await page.reload()
    await expect.poll(() => sound().isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Start' }).click()
    await pass(45)
    await expect.poll(async () => (await heardOn(page)).buzzes).toBe(1)
    expect(await heardOn(page)).toMatchObject({ tones: 0, contexts: 0 })
    // Turned on while the timer runs, the sound starts immediately.
    await sound().check()
    await expect.poll(() => tonesOn(page)).toBe(1)
    await pass(40)
    await expect.poll(() => tonesOn(page)).toBe(2)
  })

  it('makes tones after a reload once something is tapped', async () => {
    const { page, pass } = await openTimer()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => tonesOn(page)).toBe(1)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(async () => (await heardOn(page)).contexts).toBe(1)
    expect(await tonesOn(page)).toBe(0)
    await pass(45)
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
  it.for(SMALL)('fits on $name: clock, step and main button are above the fold', async ({ width, height }) => {
    const { page, problems, pass } = await openTimer({ viewport: { width, height } })
    await page.getByRole('button', { name: 'Start' }).click()
    await pass(50)
    await page.getByRole('timer').getByText('0:50').waitFor()
    const tabs = page.getByRole('navigation', { name: 'Main, bottom' })
    const bottom = (await tabs.isVisible()) ? (await tabs.boundingBox())!.y : height
    const header = (await page.getByRole('banner').boundingBox())!
    const parts = {
      clock: page.getByRole('timer'),
      step: page.getByText('Pour slowly to 190 g').first(),
      pause: page.getByRole('button', { name: 'Pause' }),
    }
    const boxes = await Promise.all(Object.values(parts).map(async (part) => (await part.boundingBox())!))
    for (const [i, box] of boxes.entries()) {
      const name = Object.keys(parts)[i]
      expect(box.y, name).toBeGreaterThanOrEqual(header.y + header.height - 1)
      expect(box.y + box.height, name).toBeLessThanOrEqual(bottom)
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
