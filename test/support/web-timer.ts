/** The timer in a browser, with a clock that only the test advances. */
import type { Page } from 'playwright-core'
import type { OpenedPage, OpenOptions, Web } from './web.ts'

export const NOON = Date.parse('2026-03-01T12:00:00Z')

/** The countdown of a guided brew, in seconds. */
export const COUNTDOWN = 3

export interface TimedPage extends OpenedPage {
  pass(seconds: number): Promise<void>
}

export async function openTimed(web: Web, path: string, options: OpenOptions = {}, prepare?: () => void) {
  const opened = await web.open('/sign-in', options)
  if (prepare) await opened.page.addInitScript(prepare)
  let now = NOON
  const pass = async (seconds: number) => {
    now += seconds * 1000
    await opened.page.clock.setFixedTime(now)
  }
  await pass(0)
  await opened.page.goto(web.base + path)
  await opened.page.locator('h1').first().waitFor()
  return { ...opened, pass } satisfies TimedPage
}

/** Waits until the timer's screen shows this elapsed time. */
export const waitForTime = (page: Page, face: string): Promise<void> =>
  page.getByRole('main').getByRole('timer').getByText(face, { exact: true }).waitFor()

/** Starts the brew, and waits until it can be announced. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('[data-announced]').waitFor({ state: 'attached' })
}

/** Waits until the guided brew shows this step. */
export const waitForStep = (page: Page, step: string): Promise<void> =>
  page.getByRole('region', { name: 'Guided brew' }).getByRole('heading', { level: 2, name: step }).waitFor()

/** Hides the page as a locked phone does, and shows it again after some time. */
export async function lockFor(page: Page, pass: TimedPage['pass'], seconds: number): Promise<void> {
  const become = (state: 'hidden' | 'visible') =>
    page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))`)
  await become('hidden')
  await pass(seconds)
  await become('visible')
}
