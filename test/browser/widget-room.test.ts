import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { insertEmbedRecipe } from '#test/support/embeds.ts'
import { cardIn, recorded, requireUsualFont, twoFrames, useWidgetHost } from './widget-host.ts'

const LAYOUTS = ['card', 'inline', 'badge']
const LONG = 'Bloom with three times the dose for 40 seconds, then pour the rest in two slow circles. '

describe('the space reserved by the widget', () => {
  const host = useWidgetHost()

  for (const width of [280, 320, 360, 640, 1200]) {
    it(`prevents layout shifts when recipes arrive, at ${width} pixels`, async () => {
      const { roaster, coffee } = await host.plant({
        name: 'Finca El Paraíso Doble Fermentación Anaeróbica Lot 42',
        flavorProfile: 'passion fruit, rose water, cinnamon, white wine, dark chocolate',
      })
      await insertEmbedRecipe(host.test.app.db, {
        coffeeId: coffee.id,
        method: 'espresso',
        doseGrams: 18.5,
        waterGrams: 1000,
        grindSize: 'Very fine, 8 clicks on a Comandante C40',
        notes: LONG.repeat(4),
        isDefault: true,
      })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const { page } = await host.open({
        head: `<script src="${host.api}/embed/widget.js"></script>`,
        script: false,
        body: LAYOUTS.map(
          (layout) =>
            `<div data-service-widget="${roaster.slug}" data-layout="${layout}" data-width="1200"><a href="/">Our recipes</a></div><p>What stands below ${layout}.</p>`,
        ).join(''),
        context: { viewport: { width, height: 1400 } },
        prepare: (page) => page.route('**/api/embed/recipes/**', (route) => held.then(() => route.continue())),
      })
      await requireUsualFont(page)
      await watchShifts(page)
      const heights = () =>
        page
          .locator('[data-service-widget]')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      const before = await heights()
      release()
      for (const n of [0, 1, 2]) await cardIn(page, n).waitFor()
      expect(await heights()).toEqual(before)
      // Nor when another method with more text is chosen.
      await recorded(page, 'method-switch', () => cardIn(page).getByRole('tab', { name: 'Espresso' }).click())
      expect(await heights()).toEqual(before)
      await twoFrames(page)
      expect(await shifts(page)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      for (const n of [0, 1, 2]) {
        expect(await cardIn(page, n).evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true)
      }
    })
  }

  it('has the heights in docs/EMBED.md', async () => {
    const page = await readFile(new URL('../../docs/EMBED.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| `(\w+)` \|((?: \d+ px \|)+)$/gm)]
    const documented = rows.flatMap(([, layout, cells]) =>
      cells!
        .match(/\d+/g)!
        .map((height, i) => ({ layout: layout!, width: [279, 309, 419, 479, 560, 720][i]!, height: Number(height) })),
    )
    expect(documented).toHaveLength(18)
    const { page: shop } = await host.open({
      head: `<script src="${host.api}/embed/widget.js"></script>`,
      script: false,
      body: documented
        .map(
          ({ layout, width }) =>
            `<div class="w${width}" data-service-widget="anybody" data-width="1200" data-layout="${layout}"></div>`,
        )
        .join(''),
      css: [279, 309, 419, 479, 560, 720].map((width) => `.w${width} { width: ${width}px }`).join(' '),
      prepare: (page) => page.route('**/api/embed/**', () => {}),
    })
    const heights = await shop
      .locator('[data-service-widget]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(heights).toEqual(documented.map(({ height }) => height))
  })

  it('prevents layout shifts when there is nothing to show', async () => {
    const { page } = await host.open({
      head: `<script src="${host.api}/embed/widget.js"></script>`,
      script: false,
      body: '<div data-service-widget="nobody-here"><a href="/">Our recipes</a></div><p>What stands below.</p>',
    })
    await watchShifts(page)
    await page.getByRole('status').filter({ hasText: 'No recipe' }).waitFor()
    await twoFrames(page)
    expect(await shifts(page)).toBe(0)
  })

  it('scrolls the next tab into view with the selected one when not all fit', async () => {
    const { roaster, coffee } = await host.plant()
    for (const method of ['espresso', 'moka', 'siphon', 'drip', 'clever']) {
      await insertEmbedRecipe(host.test.app.db, { coffeeId: coffee.id, method, isDefault: true })
    }
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      context: { viewport: { width: 320, height: 800 } },
    })
    /** How many pixels of the tab are visible. */
    const seen = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => {
        const { left, right } = tab.getBoundingClientRect()
        const list = tab.parentElement!.getBoundingClientRect()
        return Math.min(right, list.right) - Math.max(left, list.left)
      })
    await page.getByRole('tab', { name: 'V60' }).waitFor()
    expect(await seen('Siphon')).toBeLessThan(0)
    for (const name of ['French press', 'Espresso', 'Moka pot', 'Siphon', 'Drip machine', 'Steep and release']) {
      expect(await seen(name), name).toBeGreaterThan(8)
      await recorded(page, 'method-switch', () => page.getByRole('tab', { name }).click())
    }
    expect(await page.evaluate(() => scrollX)).toBe(0)
  })
})

/** Records every layout shift from now on. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = window as unknown as { shifts: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifts = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
