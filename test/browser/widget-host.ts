/** A roaster's own site: another origin with a strict CSP, and our widget on its pages. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { NewRow, Row } from '#src/db/tables.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { eventsOf, insertEmbedRecipe, type PlantedCoffee, plantCoffee } from '#test/support/embeds.ts'

export interface HostPage {
  /** The content of the body. */
  body: string
  /** The content of the head. */
  head?: string
  css?: string
  /** The script tag at the end of the body; false for none. */
  script?: string | false
  dir?: 'ltr' | 'rtl'
  path?: string
  context?: BrowserContextOptions
  /** Runs before anything is loaded. */
  prepare?: (page: Page) => Promise<unknown>
}

export interface OpenHost {
  page: Page
  /** CSP violations, exceptions and console errors, except those of failed requests. */
  problems: string[]
  /** The requests of the page to our server, as "GET /path?query". */
  requests: string[]
}

export interface WidgetHost {
  test: TestApp
  browser: Browser
  /** The origin of our server. */
  api: string
  /** The origin of the roaster's site. */
  site: string
  open(page: HostPage): Promise<OpenHost>
  /** Inserts a roaster with one coffee and its recipes for a V60, an AeroPress and a French press. */
  plant(coffee?: Partial<NewRow<'coffees'>>, roaster?: Partial<NewRow<'roasters'>>): Promise<PlantedCoffee>
  events(roasterId: number, kind?: Row<'events'>['kind']): Promise<Row<'events'>[]>
}

/** For a describe block: starts before its tests and stops after them. */
export function useWidgetHost(): WidgetHost {
  const host = {} as WidgetHost
  const pages = new Map<string, HostPage>()
  let server: Server
  beforeAll(async () => {
    host.test = await startTestApp()
    await host.test.app.listen({ port: 0, host: '127.0.0.1' })
    host.api = `http://localhost:${(host.test.app.server.address() as AddressInfo).port}`
    host.test.app.config.baseUrl = host.api
    host.browser = await launchBrowser()
    server = createServer((request, response) => {
      const path = request.url!.split('?', 1)[0]!
      const page = pages.get(path.replace(/\.css$/, ''))
      if (!page) response.writeHead(404).end()
      else if (path.endsWith('.css')) response.setHeader('content-type', 'text/css').end(page.css ?? '')
      else response.writeHead(200, headersOf(host.api)).end(render(page, path, host.api))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    host.site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    host.open = (page) => open(host, pages, page)
    host.plant = (coffee, roaster) => plant(host.test, coffee, roaster)
    host.events = async (roasterId, kind) =>
      (await eventsOf(host.test.app.db, roasterId)).filter((event) => !kind || event.kind === kind)
  })
  afterEach(() => Promise.all(host.browser.contexts().map((context) => context.close())))
  afterAll(async () => {
    await host.browser?.close()
    server?.close()
    await host.test?.close()
  })
  return host
}

const headersOf = (api: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src ${api}; connect-src ${api}; style-src 'self'; frame-src ${api}; require-trusted-types-for 'script'`,
})

const render = (page: HostPage, path: string, api: string): string => `<!doctype html>
<html lang="en" dir="${page.dir ?? 'ltr'}">
<head><meta charset="utf-8"><title>A roaster</title><link rel="stylesheet" href="${path}.css">${page.head ?? ''}</head>
<body><main><h1>Our coffees</h1>
${page.body}
</main>${page.script === false ? '' : (page.script ?? `<script src="${api}/embed/widget.js" async></script>`)}</body>
</html>`

let count = 0

async function open({ browser, site, api }: WidgetHost, pages: Map<string, HostPage>, wanted: HostPage) {
  const path = wanted.path ?? `/page-${++count}`
  pages.set(path.split('?', 1)[0]!, wanted)
  const context = await browser.newContext({ viewport: { width: 800, height: 900 }, ...wanted.context })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.push(text)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(api)) requests.push(`${request.method()} ${request.url().slice(api.length)}`)
  })
  await wanted.prepare?.(page)
  await page.goto(site + path)
  return { page, problems, requests }
}

async function plant(
  { app }: TestApp,
  coffee: Partial<NewRow<'coffees'>> = {},
  roaster: Partial<NewRow<'roasters'>> = {},
): Promise<PlantedCoffee> {
  const planted = await plantCoffee(app.db, { flavorProfile: 'jasmine, bergamot', ...coffee }, roaster)
  const coffeeId = planted.coffee.id
  await insertEmbedRecipe(app.db, { coffeeId, method: 'v60', grindSize: 'medium-fine', isDefault: true })
  const press = { doseGrams: 14, waterGrams: 210, ratio: 15, waterTempF: 194, brewTimeSeconds: 120, notes: null }
  await insertEmbedRecipe(app.db, { coffeeId, method: 'aeropress', grindSize: 'medium', isDefault: true, ...press })
  await insertEmbedRecipe(app.db, { coffeeId, method: 'french-press', grindSize: 'coarse', isDefault: true })
  return planted
}

/** For what a page does in the background, on a busy machine. */
export const PATIENTLY = { timeout: 20_000 }

/** The card in the shadow tree of the n-th widget. */
export const cardIn = (page: Page, n = 0): Locator => page.locator('[data-service-widget]').nth(n).locator('article')

/** The width of `Hamburgefonstiv` in Arial at 100 pixels; Roboto, Segoe UI and Liberation Sans differ by a few per cent. */
const ARIAL_WIDTH = 756

/** Throws where the page's text is far wider than most readers see it: heights of layouts can't be compared then. */
export async function requireUsualFont(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.font = '100px Roboto, Arial, sans-serif'
    return context.measureText('Hamburgefonstiv').width
  })
  if (width > 1.05 * ARIAL_WIDTH) throw new Error('This test needs a font as wide as Arial: install fonts-liberation')
}

/** Runs an action and waits for the response to the event that it causes, which is stored by then. */
export async function recorded(page: Page, kind: string, act: () => Promise<unknown>): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(`**/api/embed/track-${kind}`), act()])
  expect(response.status()).toBe(200)
}

/** After two frames, whatever a page does by itself has started. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
