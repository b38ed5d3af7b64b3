import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/browser.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'

/** Runs in the page. */
function recordFetches(): void {
  const fetched: string[] = []
  const { fetch } = window
  window.fetch = (url, options) => {
    fetched.push(String(url))
    return fetch(url, options)
  }
  Object.assign(window, { fetched })
}

describe('HTML pages sent by the server', () => {
  const web = useWeb()

  it('are readable without JavaScript', async () => {
    const { db } = web.test.app
    const [coffeeId] = await plantCoffees(db, [{ name: 'Konga', roaster: 'Gentle Drum' }])
    const recipeId = await insertRecipe(db, { coffeeProfileId: coffeeId })
    const context = await web.browser.newContext({ javaScriptEnabled: false, ...PHONE })
    const page = await context.newPage()
    await page.goto(`${web.base}/grinders/comandante-c40-mk4`)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Comandante C40 MK4')
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(8)
    await page.goto(`${web.base}/recipes/${recipeId}`)
    await expect.poll(() => page.locator('main').innerText()).toContain('240 g water')
    await page.goto(`${web.base}/roasters/gentle-drum`)
    await page.getByRole('link', { name: 'Konga' }).click()
    await page.getByRole('heading', { name: 'Konga' }).waitFor()
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none')
    await context.close()
  })

  it('ask the API for what the app reads first, once', async () => {
    const { db } = web.test.app
    const [coffeeId] = await plantCoffees(db, [{ name: 'Aricha', roaster: 'Gentle Drum' }])
    const recipeId = await insertRecipe(db, { coffeeProfileId: coffeeId })
    const paths = ['/', '/timer', '/recipes', `/recipes/${recipeId}`, '/grinders', '/grinders/niche-zero']
    for (const path of [...paths, '/coffees', `/coffees/${coffeeId}`, '/roasters']) {
      const { page } = await web.open('/register')
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url().slice(web.base.length)))
      await page.addInitScript(recordFetches)
      await page.goto(web.base + path, { waitUntil: 'networkidle' })
      const links = page.locator('link[as="fetch"]')
      const early = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
      const read = await page.evaluate(() => (window as unknown as { fetched: string[] }).fetched)
      expect(early.length, path).toBeGreaterThan(0)
      expect(read, path).toEqual(expect.arrayContaining(early))
      expect(requested.filter((url) => early.includes(url)).sort(), path).toEqual(early.toSorted())
    }
  })

  it('answer 404 for unknown URLs, with a message in the app', async () => {
    const { page, problems } = await web.open('/timer', PHONE)
    const answer = await page.goto(`${web.base}/nowhere/at/all`)
    expect(answer!.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await page.title()).toContain('Brewprint')
    await expectAccessible(page)
    const gone = await page.goto(`${web.base}/recipes/2000000000`)
    expect(gone!.status()).toBe(404)
    await page.locator('h1').first().waitFor()
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
  })

  it.each([
    '/',
    '/timer',
    '/convert',
    '/grinders',
    '/grinders/niche-zero',
    '/recipes',
    '/coffees',
    '/roasters',
    '/register',
  ])('load nothing from other hosts, and violate no CSP: %s', async (path) => {
    const { page, problems } = await web.open('/timer')
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(web.base) && !/^(data|blob):/.test(request.url())) outside.push(request.url())
    })
    await page.goto(web.base + path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    expect(outside).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  /** The cumulative layout shift of the page. */
  const shiftOf = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
        }),
    )

  it.each(['/sign-in', '/portal', '/timer'])('do not shift when fonts load late: %s', async (path) => {
    const { page } = await web.open('/register', PHONE)
    let release = () => {}
    const fonts = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/*.woff2', async (route) => {
      await fonts
      await route.continue()
    })
    await page.goto(web.base + path, { waitUntil: 'domcontentloaded' })
    await page.locator('h1').first().waitFor()
    expect(await page.evaluate(() => document.fonts.check('1rem Fraunces'))).toBe(false)
    release()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Fraunces'))).toBe(true)
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })

  it('preload the fonts', async () => {
    const { page } = await web.open('/sign-in')
    const fonts = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href),
    )
    expect(fonts).toHaveLength(2)
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
    )
    // Each font is loaded only once: the style sheet uses the same URLs.
    expect(loaded.sort()).toEqual(fonts.sort())
  })
})

describe('the API reference', () => {
  const web = useWeb()

  it('loads nothing from other hosts', async () => {
    const { page, problems } = await openPage(web.browser, `${web.base}/docs`)
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(web.base) && !request.url().startsWith('data:')) outside.push(request.url())
    })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('/api/health', { exact: true }).waitFor()
    expect(outside).toEqual([])
    expect(problems).toEqual([])
  })
})
