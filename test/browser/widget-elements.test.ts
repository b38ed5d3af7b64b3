import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PATIENTLY, recorded, twoFrames, useWidgetHost } from './widget-host.ts'

const init = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { __serviceWidgetInit(): void }).__serviceWidgetInit())

/** Markup of a shop system around the element with the widget attribute. */
const INSIDE: Record<string, (attributes: string) => string> = {
  a: (attributes) => `<a href="/elsewhere" ${attributes}><b>Our recipes</b></a>`,
  button: (attributes) => `<form action="/elsewhere"><button ${attributes}><b>Our recipes</b></button></form>`,
  label: (attributes) => `<label ${attributes}><b>Our recipes</b> <input type="checkbox"></label>`,
  ul: (attributes) => `<ul ${attributes}><li>Our recipes</li></ul>`,
  li: (attributes) => `<ul><li ${attributes}><b>Our recipes</b></li></ul>`,
  table: (attributes) => `<table ${attributes}><tr><td>Our recipes</td></tr></table>`,
  td: (attributes) => `<table><tr><td ${attributes}><b>Our recipes</b></td></tr></table>`,
  form: (attributes) => `<form action="/elsewhere" ${attributes}><b>Our recipes</b></form>`,
  details: (attributes) => `<details open ${attributes}><summary>Brewing</summary><b>Our recipes</b></details>`,
}
const AFTER: Record<string, (attributes: string) => string> = {
  img: (attributes) => `<img alt="A bag of coffee" width="40" height="40" ${attributes}>`,
  input: (attributes) => `<input value="beans" ${attributes}>`,
  hr: (attributes) => `<hr ${attributes}>`,
  select: (attributes) => `<select ${attributes}><option>250 g</option></select>`,
}

describe("finding 6: the widget on elements that can't have a shadow tree", () => {
  const host = useWidgetHost()

  for (const [name, write] of Object.entries({ ...INSIDE, ...AFTER })) {
    it(`shows one working card for <${name}>, however often it is initialized`, async () => {
      const { roaster } = await host.plant()
      const { page, problems } = await host.open({ body: write(`data-service-widget="${roaster.slug}"`) })
      const inner = page.locator('[data-service-widget-host]')
      const card = inner.locator('article')
      await card.waitFor()
      await init(page)
      await init(page)
      await twoFrames(page)
      await expect.poll(() => page.locator('article').count()).toBe(1)
      expect(await inner.evaluate((element) => element.shadowRoot !== null)).toBe(true)
      const place = name in INSIDE ? `${name}[data-service-widget] > div` : `${name}[data-service-widget] + div`
      expect(await inner.evaluate((element, place) => element.matches(place), place)).toBe(true)
      if (name in INSIDE) await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(false)

      const box = (await card.boundingBox())!
      expect(box.width).toBeGreaterThanOrEqual(400)
      expect(box.width).toBeLessThanOrEqual(560)
      const address = page.url()
      await recorded(page, 'method-switch', () => page.getByText('AeroPress', { exact: true }).click())
      await card.getByText('210').click()
      await expect.poll(() => card.innerText()).toContain('210')
      await expect.poll(() => host.events(roaster.id, 'IMPRESSION'), PATIENTLY).toHaveLength(1)
      expect(page.url()).toBe(address)
      expect(problems).toEqual([])
    })
  }

  it('does not trigger the link, button or label around the card', async () => {
    const { roaster, coffee } = await host.plant()
    const attributes = `data-service-widget="${roaster.slug}"`
    const { page } = await host.open({
      body: INSIDE.a!(attributes) + INSIDE.button!(attributes) + INSIDE.label!(attributes),
    })
    const address = page.url()
    for (const n of [0, 1, 2]) {
      const card = page.locator('[data-service-widget-host]').nth(n).locator('article')
      const tab = (name: string) => card.locator('button', { hasText: name })
      await recorded(page, 'method-switch', () => tab('AeroPress').click())
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
        await recorded(page, 'method-switch', () => page.keyboard.press(key))
      }
      await page.keyboard.press(' ')
      await page.keyboard.press('Enter')
      const popup = page.context().waitForEvent('page')
      await recorded(page, 'click', () => card.locator('a', { hasText: 'Full recipe' }).click())
      const recipe = await popup
      await recipe.waitForURL(`${host.api}/coffees/${coffee.id}?method=aeropress`)
      await recipe.close()
      expect(page.url()).toBe(address)
    }
    expect(await page.context().pages()).toHaveLength(1)
    await expect.poll(() => page.locator('input[type=checkbox]').isChecked()).toBe(false)
  })

  it('keeps the fallback link until there is a recipe, and when there is none', async () => {
    await host.open({ path: '/recipes', body: '' })
    const { page, problems } = await host.open({
      body: '<a href="/recipes" data-service-widget="nobody-at-all"><b>Our recipes</b></a>',
    })
    await page.getByRole('status').filter({ hasText: 'No recipe found.' }).waitFor()
    await expect.poll(() => page.getByText('Our recipes').isVisible()).toBe(true)
    await page.getByText('Our recipes').click()
    await page.waitForURL(`${host.site}/recipes`)
    expect(problems).toEqual([])
  })

  it('fits a phone on each of these elements, without the underline of a surrounding link', async () => {
    const { roaster } = await host.plant()
    const attributes = `data-service-widget="${roaster.slug}" data-layout="inline"`
    const { page } = await host.open({
      body: Object.values({ ...INSIDE, ...AFTER })
        .map((write) => write(attributes))
        .join('\n'),
      context: { viewport: { width: 360, height: 800 } },
    })
    const cards = page.locator('[data-service-widget-host]')
    for (let n = 0; n < (await cards.count()); n++) {
      await cards.nth(n).scrollIntoViewIfNeeded()
      await cards.nth(n).locator('article').waitFor()
      expect((await cards.nth(n).locator('article').boundingBox())!.width).toBeGreaterThan(220)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // An inline block stops the text decoration of its parent.
    expect(await cards.first().evaluate((element) => getComputedStyle(element).display)).toBe('inline-block')
  })

  it('waits until the element is parsed completely, and replaces all of its content', async () => {
    const { roaster } = await host.plant()
    const { page, problems } = await host.open({
      script: false,
      body: `<ul data-service-widget="${roaster.slug}"><li>First</li><script src="${host.api}/embed/widget.js"></script><li>Second</li></ul>`,
    })
    await page.locator('[data-service-widget-host] article').waitFor()
    await expect.poll(() => page.getByText('First').isVisible()).toBe(false)
    await expect.poll(() => page.getByText('Second').isVisible()).toBe(false)
    expect(problems).toEqual([])
  })
})
