import { describe, expect, it } from 'vitest'
import { expectExactDays } from '#test/support/embeds.ts'
import { cardIn, PATIENTLY, recorded, twoFrames, useWidgetHost } from './widget-host.ts'

const init = () => (window as unknown as { __serviceWidgetInit(): void }).__serviceWidgetInit()

describe('events of the widget', () => {
  const host = useWidgetHost()

  it('count one impression for each card, with the URL of the page without its query', async () => {
    const { roaster, coffee } = await host.plant()
    const widget = `<div data-service-widget="${roaster.slug}" data-layout="badge"></div>`
    const { page, problems } = await host.open({ path: '/shop/lot-7?customer=ada', body: widget + widget })
    await expect.poll(() => host.events(roaster.id), PATIENTLY).toHaveLength(2)
    // However often the widget is initialized and the script is loaded.
    await page.evaluate(init)
    await page.evaluate((src) => {
      const script = document.createElement('script')
      // The page's trusted types policy would block a plain string.
      const trust = (
        window as never as {
          trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
        }
      ).trustedTypes
      script.src = trust.createPolicy('test', { createScriptURL: (url: string) => url }).createScriptURL(src)
      document.body.append(script)
      return new Promise((done) => script.addEventListener('load', done))
    }, `${host.api}/embed/widget.js`)
    await page.evaluate(init)
    await twoFrames(page)
    await recorded(page, 'method-switch', () => cardIn(page).getByLabel('Brew method').selectOption('AeroPress'))
    const events = await host.events(roaster.id)
    expect(events.map(({ kind }) => kind)).toEqual(['IMPRESSION', 'IMPRESSION', 'METHOD_SWITCH'])
    expect(events[0]).toMatchObject({
      coffeeId: coffee.id,
      method: 'v60',
      source: `${host.site.slice('http://'.length)}/shop/lot-7`,
    })
    await expectExactDays(host.test.app.db)
    expect(problems).toEqual([])
  })

  it('count a click when the link is followed, which opens a new tab without waiting', async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    const link = page.getByRole('link', { name: 'Full recipe' })
    const popup = page.context().waitForEvent('page')
    await recorded(page, 'click', () => link.click())
    const opened = await popup
    await opened.waitForLoadState('commit' as 'load')
    expect(opened.url()).toBe(`${host.api}/coffees/${coffee.id}?method=v60`)
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await recorded(page, 'click', () => link.press('Enter'))
    await recorded(page, 'click', () => link.click({ button: 'middle' }))
    expect(await host.events(roaster.id, 'CLICK')).toMatchObject(
      Array.from({ length: 3 }, () => ({ coffeeId: coffee.id, method: 'v60' })),
    )
    expect(problems).toEqual([])
  })

  it('count a click when the link replaces the page', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    await page.getByRole('link', { name: 'Full recipe' }).evaluate((link) => link.setAttribute('target', '_self'))
    await page.getByRole('link', { name: 'Full recipe' }).click()
    await page.waitForURL('**/coffees/**')
    await expect.poll(() => host.events(roaster.id, 'CLICK'), PATIENTLY).toHaveLength(1)
  })

  it('load the recipes when the widget is near the viewport, and count an impression once it is visible', async () => {
    const { roaster } = await host.plant()
    const { page, requests } = await host.open({
      body: `<p class="far"></p><div data-service-widget="${roaster.slug}"></div><p class="far"></p>`,
      css: '.far { height: 3000px }',
    })
    await page.waitForFunction(() => '__serviceWidgetInit' in window)
    await twoFrames(page)
    const asked = () => requests.filter((request) => request.includes('/api/'))
    expect(asked()).toEqual([])
    // 200 pixels below the viewport.
    await page.evaluate(() =>
      scrollTo(0, document.querySelector('[data-service-widget]')!.getBoundingClientRect().top - innerHeight - 200),
    )
    await cardIn(page).waitFor({ state: 'attached' })
    await twoFrames(page)
    expect(asked()).toEqual([`GET /api/embed/recipes/${roaster.slug}?group=coffee&limit=24&lang=en`])
    await recorded(page, 'impression', () => page.evaluate(() => scrollBy(0, 600)))
    // Scrolling away and back does not count again.
    await page.evaluate(() => scrollTo(0, 0))
    await twoFrames(page)
    await page.evaluate(() => scrollTo(0, 2700))
    await twoFrames(page)
    await recorded(page, 'method-switch', () => cardIn(page).getByRole('tab', { name: 'AeroPress' }).click())
    expect((await host.events(roaster.id)).map(({ kind }) => kind)).toEqual(['IMPRESSION', 'METHOD_SWITCH'])
  })

  it('count no impression while the page is hidden', async () => {
    const { roaster } = await host.plant()
    const { page, requests } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
        ),
    })
    await cardIn(page).waitFor()
    await twoFrames(page)
    expect(requests.filter((request) => request.includes('track'))).toEqual([])
    await recorded(page, 'impression', () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'visible' })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    )
    expect(await host.events(roaster.id)).toHaveLength(1)
  })

  it('count no impression while the card is hidden', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({ body: `<div hidden><div data-service-widget="${roaster.slug}"></div></div>` })
    await page.waitForFunction(() => '__serviceWidgetInit' in window)
    await twoFrames(page)
    expect(await host.events(roaster.id)).toEqual([])
    await recorded(page, 'impression', () =>
      page.evaluate(() => document.querySelector('[hidden]')!.removeAttribute('hidden')),
    )
  })

  it('are not sent for a preview', async () => {
    const { roaster } = await host.plant()
    const { page, requests } = await host.open({
      body: `<div data-service-widget="${roaster.slug}" data-preview></div>`,
    })
    await cardIn(page).getByRole('tab', { name: 'AeroPress' }).click()
    await twoFrames(page)
    expect(requests.filter((request) => request.includes('track'))).toEqual([])
  })
})
