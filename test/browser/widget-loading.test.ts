import { describe, expect, it } from 'vitest'
import { saveEmbedSettings } from '#test/support/embeds.ts'
import { cardIn, useWidgetHost } from './widget-host.ts'

const FALLBACK = '<a href="/recipes">Our recipes</a>'

describe('loading the widget', () => {
  const host = useWidgetHost()
  const dataRequests = (requests: readonly string[]) => requests.filter((request) => request.startsWith('GET /api'))

  it('requests the recipes once for all widgets of a roaster, also when the script is loaded twice', async () => {
    const { roaster, coffee } = await host.plant()
    const script = `<script src="${host.api}/embed/widget.js" async></script>`
    const { page, problems, requests } = await host.open({
      head: script,
      body: `<div data-service-widget="${roaster.slug}"></div>
        <div data-service-widget="${roaster.slug}" data-coffee="${coffee.slug}" data-layout="inline"></div>${script}`,
    })
    await cardIn(page, 0).waitFor()
    await cardIn(page, 1).waitFor()
    expect(dataRequests(requests)).toEqual([`GET /api/embed/recipes/${roaster.slug}?group=coffee&limit=24&lang=en`])
    await expect.poll(() => page.locator('[data-service-widget] article').count()).toBe(2)
    expect(problems).toEqual([])
  })

  it('__serviceWidgetInit renders elements that were added later', async () => {
    const { roaster } = await host.plant()
    const { page, problems, requests } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    await cardIn(page).waitFor()
    await page.evaluate((slug) => {
      const later = document.createElement('section')
      later.setAttribute('data-service-widget', slug)
      later.setAttribute('data-layout', 'badge')
      document.querySelector('main')!.append(later)
      ;(window as unknown as { __serviceWidgetInit(): void }).__serviceWidgetInit()
    }, roaster.slug)
    await cardIn(page, 1).waitFor()
    expect(dataRequests(requests)).toHaveLength(1)
    expect(problems).toEqual([])
  })

  for (const [how, tag] of [
    ['async', (src: string) => `<script src="${src}" async></script>`],
    ['deferred', (src: string) => `<script src="${src}" defer></script>`],
    ['as a module', (src: string) => `<script type="module" src="${src}"></script>`],
    ['in the way', (src: string) => `<script src="${src}"></script>`],
  ] as const) {
    it(`works with a script that is loaded ${how}, before or after the element`, async () => {
      const { roaster } = await host.plant()
      const script = tag(`${host.api}/embed/widget.js`)
      for (const place of [{ head: script, script: false as const }, { script }]) {
        const { page, problems } = await host.open({
          body: `<div data-service-widget="${roaster.slug}"></div>`,
          ...place,
        })
        await cardIn(page).waitFor()
        expect(problems).toEqual([])
      }
    })
  }

  it('keeps the content of the element until there is a recipe, and then replaces it', async () => {
    const { roaster } = await host.plant()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}">${FALLBACK}</div>`,
      prepare: (page) => page.route('**/api/embed/recipes/**', (route) => held.then(() => route.continue())),
    })
    await page.waitForFunction(() => '__serviceWidgetInit' in window)
    await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(true)
    release()
    await cardIn(page).waitFor()
    await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(false)
  })

  const failures = {
    'a roaster that nobody knows': { slug: 'nobody-at-all', message: 'No recipe found.' },
    'an element that names no roaster': { slug: '', message: 'No recipe found.' },
  }
  for (const [what, { slug, message }] of Object.entries(failures)) {
    it(`shows a message for ${what}, and keeps the link`, async () => {
      const { page, problems } = await host.open({ body: `<div data-service-widget="${slug}">${FALLBACK}</div>` })
      await page.getByRole('status').filter({ hasText: message }).waitFor()
      await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(true)
      expect(problems).toEqual([])
    })
  }

  it("shows a message on a site that the roaster doesn't allow", async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { allowedDomains: ['shop.example'] })
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}">${FALLBACK}</div>` })
    await page
      .getByRole('status')
      .filter({ hasText: /can't be loaded|aren't shared/ })
      .waitFor()
    await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(true)
    // The browser logs the refused request; nothing else went wrong.
    expect(problems.filter((problem) => !problem.includes('CORS policy'))).toEqual([])
    expect(await host.events(roaster.id)).toEqual([])
  })

  it('shows the card on an allowed domain', async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { allowedDomains: ['127.0.0.1'] })
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}">${FALLBACK}</div>` })
    await cardIn(page).waitFor()
    expect(problems).toEqual([])
  })

  it('shows a message for a roaster without recipes and for an unknown coffee', async () => {
    const { roaster } = await host.plant()
    const empty = await host.test.app.db
      .insertInto('roasters')
      .values({
        slug: 'empty-bags',
        name: 'Empty Bags',
        nameKey: 'empty bags',
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      })
      .returning('slug')
      .executeTakeFirstOrThrow()
    const { page } = await host.open({
      body: `<div data-service-widget="${empty.slug}">${FALLBACK}</div><div data-service-widget="${roaster.slug}" data-coffee="no-such" data-layout="badge"></div>`,
    })
    await page.getByRole('status').filter({ hasText: 'No recipes yet' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'No recipe found.' }).waitFor()
  })

  it('shows a message when the server is unreachable, and tries again for later widgets', async () => {
    const { roaster } = await host.plant()
    let isGone = true
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}">${FALLBACK}</div>`,
      prepare: (page) =>
        page.route('**/api/embed/**', (route) => (isGone ? route.abort('connectionrefused') : route.continue())),
    })
    await page.getByRole('status').filter({ hasText: "can't be loaded" }).waitFor()
    await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(true)
    isGone = false
    await page.evaluate((slug) => {
      const later = document.createElement('div')
      later.setAttribute('data-service-widget', slug)
      document.querySelector('main')!.prepend(later)
      ;(window as unknown as { __serviceWidgetInit(): void }).__serviceWidgetInit()
    }, roaster.slug)
    await cardIn(page).waitFor()
    expect(problems).toEqual([])
  })

  it("finding 6: shows the current recipe, not one from the browser's cache", async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    await expect.poll(() => cardIn(page).innerText()).toContain('18 g')
    await host.test.app.db
      .updateTable('embedRecipes')
      .set({ doseGrams: 19.5 })
      .where('coffeeId', '=', coffee.id)
      .where('method', '=', 'v60')
      .execute()
    host.test.app.responseCache.clear()
    // Shared caches may serve a stale response for ten minutes; the browser's cache must not.
    await page.goto(page.url())
    await expect.poll(() => cardIn(page).innerText()).toContain('19.5 g')
    expect(problems).toEqual([])
  })
})
