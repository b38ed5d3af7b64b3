import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { saveEmbedSettings } from '#test/support/embeds.ts'
import { PATIENTLY, recorded, useWidgetHost } from './widget-host.ts'

const card = (page: Page): ReturnType<FrameLocator['locator']> => page.frameLocator('iframe').locator('article')

describe('the widget in an iframe', () => {
  const host = useWidgetHost()
  const frame = (address: string, others = '') =>
    ({
      body: `<iframe src="${host.api}${address}" title="Recipes" width="600" height="480" ${others}></iframe>`,
      script: false,
    }) as const

  it('shows the card with the settings of its URL, without requests for data', async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems, requests } = await host.open(
      frame(
        `/embed/${roaster.slug}?theme=dark&layout=inline&coffee=${coffee.slug}&borderRadius=12&accentColor=%23e9c46a`,
      ),
    )
    await card(page).waitFor()
    await expect.poll(() => card(page).innerText()).toContain(coffee.name)
    expect(
      await card(page).evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element).borderTopLeftRadius,
        getComputedStyle(element.querySelector('footer a')!).color,
      ]),
    ).toEqual(['rgb(29, 22, 19)', '12px', 'rgb(233, 196, 106)'])
    expect(requests.filter((request) => request.startsWith('GET /api'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(problems).toEqual([])
  })

  it('shows the current recipe when the page is opened again, not a cached one', async () => {
    const { roaster, coffee } = await host.plant()
    const { page } = await host.open(frame(`/embed/${roaster.slug}`))
    await expect.poll(() => card(page).innerText()).toContain('18 g')
    await host.test.app.db
      .updateTable('embedRecipes')
      .set({ doseGrams: 19.5 })
      .where('coffeeId', '=', coffee.id)
      .where('method', '=', 'v60')
      .execute()
    await page.goto(page.url())
    await expect.poll(() => card(page).innerText()).toContain('19.5 g')
  })

  it('finding 6: uses the saved theme and colour unless its URL has others', async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { theme: 'dark', accentColor: '#2A9D8F' })
    const look = async (address: string) => {
      const { page } = await host.open(frame(address))
      return card(page).evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element.querySelector('footer a')!).backgroundColor,
      ])
    }
    expect(await look(`/embed/${roaster.slug}`)).toEqual(['rgb(29, 22, 19)', 'rgb(42, 157, 143)'])
    expect(await look(`/embed/${roaster.slug}?theme=light&accentColor=%23C1121F`)).toEqual([
      'rgb(251, 248, 242)',
      'rgb(193, 18, 31)',
    ])
  })

  it('ignores invalid settings of its URL', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open(frame(`/embed/${roaster.slug}?theme=mauve&layout=poster`))
    await card(page).getByRole('link', { name: 'Full recipe' }).waitFor()
    expect(await card(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(251, 248, 242)')
  })

  for (const [where, sandbox] of [
    ['in the open', ''],
    ['in a sandbox', 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"'],
  ] as const) {
    it(`counts impressions, switches and clicks ${where}`, async () => {
      const { roaster, coffee } = await host.plant()
      const { page, problems } = await host.open(frame(`/embed/${roaster.slug}`, sandbox))
      await expect.poll(() => host.events(roaster.id, 'IMPRESSION'), PATIENTLY).toHaveLength(1)
      await recorded(page, 'method-switch', () => card(page).getByRole('tab', { name: 'AeroPress' }).click())
      const popup = page.context().waitForEvent('page')
      await recorded(page, 'click', () => card(page).getByRole('link', { name: 'Full recipe' }).click())
      await (await popup).waitForURL(`${host.api}/coffees/${coffee.id}?method=aeropress`)
      const events = await host.events(roaster.id)
      expect(events.map(({ kind, method }) => [kind, method])).toEqual([
        ['IMPRESSION', 'v60'],
        ['METHOD_SWITCH', 'aeropress'],
        ['CLICK', 'aeropress'],
      ])
      // The browser sends only the origin of the embedding page.
      for (const event of events)
        expect(event).toMatchObject({ coffeeId: coffee.id, source: `${new URL(host.site).host}/` })
      expect(problems).toEqual([])
    })
  }

  it('is shown in a sandbox on an allowed domain', async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { allowedDomains: ['127.0.0.1'] })
    const { page, problems } = await host.open(frame(`/embed/${roaster.slug}`, 'sandbox="allow-scripts"'))
    await card(page).waitFor()
    expect(problems).toEqual([])
  })

  it("is not shown on a domain that the roaster doesn't allow", async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { allowedDomains: ['shop.example'] })
    const { page, problems } = await host.open(frame(`/embed/${roaster.slug}`))
    await expect.poll(() => problems.join(), PATIENTLY).toContain('frame-ancestors')
    await expect.poll(() => card(page).count()).toBe(0)
    expect(await host.events(roaster.id)).toEqual([])
  })

  it('posts its height to the embedding page, and again when it changes', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({
      body: '',
      script: false,
      prepare: (page) =>
        page.addInitScript(() => {
          const seen = window as unknown as { heights: number[] }
          seen.heights = []
          addEventListener('message', ({ data }) => data?.type === 'brewprint:height' && seen.heights.push(data.height))
        }),
    })
    const lastHeight = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights.at(-1))
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      frame.width = '560'
      document.querySelector('main')!.append(frame)
    }, `${host.api}/embed/${roaster.slug}`)
    await expect.poll(lastHeight, PATIENTLY).toBe(466)
    await page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '320'))
    await expect.poll(lastHeight, PATIENTLY).toBe(520)
  })

  it('says that there is no such roaster', async () => {
    const { page, problems } = await host.open(frame('/embed/nobody-at-all'))
    await page.frameLocator('iframe').getByText("We couldn't find that roaster.").waitFor()
    expect(problems).toEqual([])
  })
})
