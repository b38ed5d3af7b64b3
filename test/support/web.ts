/** The web app in a real browser, on a real server: pages fail a test on any script error or blocked resource. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Config } from '#src/config.ts'
import type { Language } from '#src/i18n/languages.ts'
import { type Member, startTestApp, type TestApp } from './app.ts'
import { launchBrowser } from './browser.ts'
import { PATIENCE_MS } from './eventually.ts'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

export interface OpenOptions extends BrowserContextOptions {
  /** Signed in from the start. */
  member?: Member
  /** Chosen in this browser; otherwise that of its locale. */
  language?: Language
}

export interface OpenedPage {
  page: Page
  /** Console errors, which include CSP violations, and exceptions; tests remove those that they provoke. */
  problems: string[]
}

export interface Web {
  test: TestApp
  browser: Browser
  base: string
  open(path: string, options?: OpenOptions): Promise<OpenedPage>
}

/**
 * For a describe block: starts before its tests and stops after them. Pages that a test opens are closed after it.
 * `configure` returns the server's settings.
 */
export function useWeb(configure: () => Promise<Partial<Config>> = async () => ({})): Web {
  const web = {} as Web
  let opened: BrowserContext[] = []
  beforeAll(async () => {
    web.test = await startTestApp(await configure())
    web.base = await web.test.app.listen({ port: 0, host: '127.0.0.1' })
    // Writes with a cookie are accepted from our own origin only.
    web.test.app.config.baseUrl = web.base
    web.browser = await launchBrowser()
    web.open = async (path, options) => {
      const result = await open(web, path, options)
      opened.push(result.page.context())
      return result
    }
  })
  beforeEach(() => {
    opened = []
  })
  afterEach(() => Promise.all(opened.map((context) => context.close())))
  afterAll(async () => {
    await web.browser?.close()
    await web.test?.close()
  })
  return web
}

async function open(
  { browser, base }: Web,
  path: string,
  { member, language, ...options }: OpenOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block', ...options })
  if (member) {
    await context.addCookies([{ name: 'svc_session', value: member.token, url: base, httpOnly: true, sameSite: 'Lax' }])
    await context.addInitScript(() => localStorage.setItem('brewprint.signed-in', 'true'))
  }
  if (language) await context.addCookies([{ name: 'language', value: language, url: base }])
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' || text.startsWith('Uncompiled message')) problems.push(text)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(base + path)
  await page.locator('h1').first().waitFor()
  return { page, problems }
}

interface Violation {
  id: string
  help: string
  nodes: { html: string; failureSummary: string }[]
}

interface Axe {
  run(options: object): Promise<{ violations: Violation[] }>
}

/** Waits until new colours are shown, including transitions. */
const SETTLED = `(async () => {
  for (let quietFrames = 0; quietFrames < 2; quietFrames++) {
    await new Promise(requestAnimationFrame)
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition)
    if (running.length > 0) quietFrames = -1
    await Promise.allSettled(running.map((each) => each.finished))
  }
})()`

type ColorScheme = 'light' | 'dark'

/** Expects that axe finds nothing, in light and dark mode. */
export async function expectAccessible(
  page: Page,
  colorSchemes: readonly ColorScheme[] = ['light', 'dark'],
  except: readonly string[] = [],
): Promise<void> {
  // A screen may still be loading when the URL has already changed.
  if (!except.includes('page-has-heading-one')) await page.locator('h1').filter({ visible: true }).first().waitFor()
  // Evaluated, since the page's CSP would block a script element.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(await readFile(axeFile, 'utf8'))
  // Dark mode changes only colours.
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }],
  ] as const) {
    if (!colorSchemes.includes(colorScheme)) continue
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(SETTLED)
    const violations = await page.evaluate(
      async (options) => (await (globalThis as unknown as { axe: Axe }).axe.run(options)).violations,
      // Details of what is all right would take long to collect.
      { ...options, resultTypes: ['violations'] },
    )
    const found = violations
      .filter(({ id }) => !except.includes(id))
      .map(
        ({ id, help, nodes }) =>
          `${colorScheme}: ${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
      )
    expect(found).toEqual([])
  }
}

/** The same for a mail, or a widget on somebody's page: rules about the structure of a whole page don't apply. */
export const expectAccessiblePart = (page: Page): Promise<void> =>
  expectAccessible(page, undefined, ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'])
