/** Opens a screen on a slow phone and reads the browser's own figures: largest paint, layout shifts, interactions. */
import type { Browser, Page } from 'playwright-core'
import type { Screen } from './screens.ts'

/** A mid-range phone on slow 4G, as browsers' own audits define it. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export interface Figures {
  usableMs: number
  /** Largest contentful paint. */
  lcpMs: number
  /** Layout shifts that no user input caused. */
  cls: number
  /** The slowest interaction. */
  inpMs: number
  /** The compressed size of the scripts that were loaded until the screen was usable. */
  scriptBytes: number
}

interface Observed {
  lcp: number
  cls: number
  inp: number
}

export async function measure(browser: Browser, base: string, screen: Screen): Promise<Figures> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', NETWORK)
  await network.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(observe)
  await page.goto(base + screen.path, { waitUntil: 'commit' })
  await screen.usable(page)
  const usableMs = await page.evaluate(() => performance.now())
  const scriptBytes = await scriptsOf(page)
  await page.waitForLoadState('networkidle')
  await screen.use(page)
  await settled(page)
  const { lcp, cls, inp } = await page.evaluate(() => (window as unknown as { observed: Observed }).observed)
  await context.close()
  return { usableMs, lcpMs: lcp, cls, inpMs: inp, scriptBytes }
}

/** Runs in the page, before everything else. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(window, { observed })
  const watch = (type: string, read: (entry: PerformanceEntry & Record<string, number | boolean>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as Parameters<typeof read>[0])
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.cls += Number(value)
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) observed.inp = Math.max(observed.inp, duration)
  })
}

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

/** Resolves when the effects of the interactions are painted and reported. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 500)))
      }),
  )
