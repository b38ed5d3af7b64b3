import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { insertEmbedRecipe, saveEmbedSettings } from '#test/support/embeds.ts'
import { expectAccessiblePart } from '#test/support/web.ts'
import { cardIn, twoFrames, useWidgetHost } from './widget-host.ts'

const KEY = 'brewprint:grinder'
const ENCORE = JSON.stringify({ slug: 'baratza-encore', name: 'Baratza Encore' })

describe("the visitor's grinder in the widget", () => {
  const host = useWidgetHost()

  /** A coffee whose V60 recipe names a dial; those for other methods say it in words. */
  async function plant() {
    const planted = await host.plant()
    await host.test.app.db
      .updateTable('embedRecipes')
      .set({ grindSize: '24 clicks on a Comandante C40' })
      .where('coffeeId', '=', planted.coffee.id)
      .where('method', '=', 'v60')
      .execute()
    host.test.app.responseCache.clear()
    return planted
  }

  const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)
  const remember = (value: string) => (page: Page) =>
    page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [KEY, value])

  async function choose(page: Page, n = 0, text = 'encore') {
    const card = cardIn(page, n)
    await card.getByRole('button', { name: 'Your grinder' }).click()
    await card.getByRole('searchbox', { name: 'Search all grinders' }).fill(text)
    await card.getByRole('button', { name: 'Baratza Encore', exact: true }).click()
    await card.getByText('On your Baratza Encore').first().waitFor()
  }

  it('is found by a search, and its setting is the largest figure, above what the recipe says', async () => {
    const { roaster } = await plant()
    const { page, problems, requests } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    const card = cardIn(page)
    await card.getByText('24 clicks on a Comandante C40').waitFor()
    expect(requests.filter((request) => /grinder/.test(request))).toEqual([])
    await choose(page)
    const { body } = await host.test.get('/api/v1/convert?from=comandante-c40-mk3&setting=24&to=baratza-encore')
    const hero = card.locator('.panel:not([hidden]) .hero')
    await hero.getByText(body.label, { exact: true }).waitFor()
    await hero.getByText(body.rangeLabel, { exact: true }).waitFor()
    await hero.getByText('24 clicks on a Comandante C40').waitFor()
    const sizes = await card.locator('.panel:not([hidden])').evaluate((panel) =>
      [...panel.querySelectorAll('*')].map((element) => ({
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        isSetting: element.closest('.set b') !== null,
      })),
    )
    const largest = Math.max(...sizes.filter(({ isSetting }) => !isSetting).map(({ size }) => size))
    expect(Math.min(...sizes.filter(({ isSetting }) => isSetting).map(({ size }) => size))).toBeGreaterThan(largest)
    expect(JSON.parse((await stored(page))!)).toEqual(JSON.parse(ENCORE))
    await expect
      .poll(() => hero.getByRole('button', { name: 'Change grinder' }).evaluate((b) => b.matches(':focus')))
      .toBe(true)
    await expectAccessiblePart(page)
    expect(problems).toEqual([])
  })

  it('has the usual setting of the method if the recipe has its grind in words', async () => {
    const { roaster } = await plant()
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    const card = cardIn(page)
    await choose(page)
    await card.getByRole('tab', { name: 'French press' }).click()
    const { body } = await host.test.get('/api/widget/grinder/baratza-encore')
    const usual = body.methods.find(({ key }: { key: string }) => key === 'french-press')
    const hero = card.locator('.panel:not([hidden]) .hero')
    await hero.getByText(usual.settingLabel, { exact: true }).waitFor()
    await hero.getByText('Usual for French press · coarse').waitFor()
    expect(problems).toEqual([])
  })

  it('is remembered, for all widgets of the page, and one tap brings the recipe back', async () => {
    const { roaster } = await plant()
    const body = `<div data-service-widget="${roaster.slug}"></div><div data-service-widget="${roaster.slug}" data-layout="inline"></div><div data-service-widget="${roaster.slug}" data-layout="badge"></div>`
    const { page, problems } = await host.open({ body, context: { viewport: { width: 800, height: 1600 } } })
    await cardIn(page, 2).waitFor()
    await choose(page, 1)
    await cardIn(page, 0).getByText('On your Baratza Encore').first().waitFor()
    await cardIn(page, 2).locator('.own-set').waitFor()
    await page.reload()
    await cardIn(page, 0).locator('.set b').waitFor()
    await cardIn(page, 2).locator('.own-set').waitFor()
    await cardIn(page, 1).getByRole('button', { name: 'Show original' }).first().click()
    for (const n of [0, 1]) {
      await cardIn(page, n).getByRole('button', { name: 'Your grinder' }).first().waitFor()
      expect(await cardIn(page, n).locator('.hero').count()).toBe(0)
    }
    expect(await cardIn(page, 2).locator('.own-set').count()).toBe(0)
    expect(await stored(page)).toBeNull()
    expect(problems).toEqual([])
  })

  it('has space reserved when it is remembered: nothing moves when recipes arrive', async () => {
    const { roaster } = await plant()
    for (const width of [280, 320, 390, 640]) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const { page } = await host.open({
        head: `<script src="${host.api}/embed/widget.js"></script>`,
        script: false,
        body: ['card', 'inline', 'badge']
          .map((layout) => `<div data-service-widget="${roaster.slug}" data-layout="${layout}"></div><p>Below.</p>`)
          .join(''),
        css: 'body { margin: 0 }',
        context: { viewport: { width, height: 1800 } },
        prepare: async (page) => {
          await remember(ENCORE)(page)
          await page.route('**/api/embed/recipes/**', (route) => held.then(() => route.continue()))
        },
      })
      const heights = () =>
        page
          .locator('[data-service-widget]')
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
      const before = await heights()
      release()
      for (const n of [0, 1]) await cardIn(page, n).locator('.panel:not([hidden]) .set b').waitFor()
      await cardIn(page, 2).locator('.own-set').waitFor()
      expect(await heights(), String(width)).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  it('is chosen by the keyboard alone', async () => {
    const { roaster } = await plant()
    const { page, problems } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    const card = cardIn(page)
    await card.getByRole('button', { name: 'Your grinder' }).focus()
    await page.keyboard.press('Enter')
    await card.getByRole('searchbox').waitFor()
    await page.keyboard.type('xyzzy plugh')
    await card.getByText('No grinder found').waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => card.getByRole('button', { name: 'Your grinder' }).evaluate((b) => b.matches(':focus')))
      .toBe(true)
    await page.keyboard.press('Enter')
    await card.getByRole('searchbox').waitFor()
    await page.keyboard.type('barataza encore')
    await card.getByRole('button', { name: 'Baratza Encore', exact: true }).waitFor()
    await expectAccessiblePart(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await card.getByText('On your Baratza Encore').first().waitFor()
    expect(problems).toEqual([])
  })

  it('works without storage in a sandboxed iframe, without being remembered', async () => {
    const { roaster } = await plant()
    const { page, problems } = await host.open({
      body: `<iframe src="${host.api}/embed/${roaster.slug}" title="Recipes" width="600" height="640" sandbox="allow-scripts"></iframe>`,
      script: false,
    })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Your grinder' }).click()
    await frame.getByRole('searchbox').fill('encore')
    await frame.getByRole('button', { name: 'Baratza Encore', exact: true }).click()
    await frame.locator('.panel:not([hidden]) .set b').waitFor()
    expect(problems).toEqual([])
  })

  it('is remembered in an iframe where storage is allowed', async () => {
    const { roaster } = await plant()
    const { page, problems } = await host.open({
      body: `<iframe src="${host.api}/embed/${roaster.slug}?lang=de" title="Recipes" width="600" height="640"></iframe>`,
      script: false,
    })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Deine Mühle' }).click()
    await frame.getByRole('searchbox').fill('comandante mk4')
    await frame.getByRole('button', { name: 'Comandante C40 MK4', exact: true }).click()
    await frame.getByText('24 Klicks', { exact: true }).waitFor()
    await page.reload()
    await frame.getByText('24 Klicks', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it.each([
    'null',
    '{}',
    'not json',
    '{"slug":"../../api/health","name":"x"}',
    '{"slug":"baratza-encore","name":{"a":1}}',
    `{"slug":"baratza-encore","name":"${'x'.repeat(300)}"}`,
  ])('is ignored if a page stored something else: %s', async (value) => {
    const { roaster } = await plant()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: remember(value),
    })
    await cardIn(page).getByRole('button', { name: 'Your grinder' }).waitFor()
    await twoFrames(page)
    expect(await cardIn(page).locator('.hero').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('shows names as text, whatever was stored', async () => {
    const { roaster } = await plant()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: remember(JSON.stringify({ slug: 'baratza-encore', name: '<img src=x onerror="document.title=1">' })),
    })
    await cardIn(page).getByText('On your <img src=x').first().waitFor()
    expect(await page.title()).toBe('A roaster')
    expect(problems).toEqual([])
  })

  it('shows a message when it cannot be loaded, and when it cannot grind for a method', async () => {
    const { roaster, coffee } = await plant()
    await insertEmbedRecipe(host.test.app.db, {
      coffeeId: coffee.id,
      method: 'turkish',
      grindSize: 'dust',
      isDefault: true,
    })
    host.test.app.responseCache.clear()
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: async (page) => {
        await remember(JSON.stringify({ slug: 'fellow-ode-gen-2', name: 'Fellow Ode Gen 2' }))(page)
        await page.route('**/api/v1/convert?**', (route) => route.abort())
        await page.route('**/api/widget/grinder/**', (route) => route.abort(), { times: 1 })
      },
    })
    const card = cardIn(page)
    await card.getByText("That can't be loaded right now. Try again later.").first().waitFor()
    await card.getByRole('tab', { name: 'Turkish' }).click()
    await card
      .getByText(/^This grinder can't grind for/)
      .first()
      .waitFor()
  })

  it('is not offered on a page that the roaster does not allow', async () => {
    const { roaster } = await plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { allowedDomains: ['shop.example'] })
    host.test.app.responseCache.clear()
    const { page, requests } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: remember(ENCORE),
    })
    await page
      .getByRole('status')
      .filter({ hasText: /can't be loaded|aren't shared/ })
      .waitFor()
    expect(requests.filter((request) => /grinder|convert/.test(request))).toEqual([])
  })

  it('is shown at the step of grinding', async () => {
    const { roaster } = await plant()
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: remember(ENCORE),
    })
    const card = cardIn(page)
    const setting = await card.locator('.panel:not([hidden]) .set b').innerText()
    await card.getByRole('button', { name: 'Steps' }).click()
    const next = card.getByRole('button', { name: 'Next' })
    await card.getByText(/^Step 1 of/).waitFor()
    for (let i = 0; i < 8 && (await card.locator('.aim').innerText()) !== setting; i++) await next.click()
    expect(await card.locator('.aim').innerText()).toBe(setting)
  })
})
