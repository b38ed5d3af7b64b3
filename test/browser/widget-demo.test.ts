import { describe, expect, it } from 'vitest'
import { expectAccessible, PHONE } from '#test/support/web.ts'
import { cardIn, twoFrames, useWidgetHost } from './widget-host.ts'

describe('the demo page of the widget', () => {
  const host = useWidgetHost()

  const open = async (path = '/embed/demo', options = {}) => {
    const context = await host.browser.newContext({ viewport: { width: 1200, height: 3000 }, ...options })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(host.api + path)
    return { page, problems }
  }

  it('shows every layout in both themes, without counting events', async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems } = await open(`/embed/demo?roaster=${roaster.slug}`)
    for (let n = 0; n < 7; n++) await cardIn(page, n).waitFor()
    await expect.poll(() => page.locator('article').count()).toBe(7)
    await expect.poll(() => cardIn(page).innerText()).toContain(coffee.name)
    await cardIn(page).getByRole('tab', { name: 'AeroPress' }).click()
    await twoFrames(page)
    expect(await host.events(roaster.id)).toEqual([])
    expect(problems).toEqual([])
  })

  it('updates the preview and the snippets with the controls', async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems } = await open(`/embed/demo?roaster=${roaster.slug}`)
    await cardIn(page).waitFor()
    await page.getByRole('radio', { name: 'Inline' }).check()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.locator('#controls').getByRole('combobox', { name: 'Coffee' }).selectOption(coffee.name)
    await page.getByLabel('Accent color').fill('#e9c46a')
    await page.getByLabel(/^Rounded corners/).fill('16')
    const snippet = await page.locator('#snippet').innerText()
    expect(snippet).toContain(
      `<div data-service-widget="${roaster.slug}" data-layout="inline" data-theme="dark" data-coffee="${coffee.slug}" data-accent-color="#e9c46a" data-border-radius="16">`,
    )
    // In the order of the portal's.
    expect(snippet).toMatch(`<script src="${host.api}/embed/widget.js" async></script>\n<div`)
    expect(snippet).not.toContain('preview')
    await expect
      .poll(() => page.locator('#frame-snippet').innerText())
      .toContain(
        `src="${host.api}/embed/${roaster.slug}?layout=inline&amp;theme=dark&amp;coffee=${coffee.slug}&amp;accentColor=%23e9c46a&amp;borderRadius=16"`,
      )
    const preview = page.locator('#preview article')
    expect(
      await preview.evaluate((card) => [
        getComputedStyle(card).backgroundColor,
        getComputedStyle(card).borderTopLeftRadius,
        getComputedStyle(card.querySelector('footer a')!).color,
      ]),
    ).toEqual(['rgb(29, 22, 19)', '16px', 'rgb(233, 196, 106)'])
    expect(problems).toEqual([])
  })

  it('copies a snippet that works', async () => {
    const { roaster } = await host.plant()
    const { page } = await open(`/embed/demo?roaster=${roaster.slug}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const snippet = await page.evaluate(() => navigator.clipboard.readText())
    expect(snippet).toBe(await page.locator('#snippet').textContent())
    const shop = await host.open({ body: snippet, script: false })
    await cardIn(shop.page).waitFor()
    expect(shop.problems).toEqual([])
  })

  it('shows names of roasters and coffees as text', async () => {
    const attack = '"><img src=x onerror="document.title=\'owned\'">'
    const { roaster } = await host.plant({ name: `Coffee ${attack}` }, { name: `Roaster ${attack}` })
    const { page, problems } = await open(`/embed/demo?roaster=${roaster.slug}`)
    await cardIn(page).waitFor()
    await page.getByRole('radio', { name: 'Badge' }).check()
    await expect.poll(() => page.locator('#snippet').innerText()).toContain('Recipes by Roaster "&gt;&lt;img')
    await expect.poll(() => page.locator('img').count()).toBe(0)
    expect(await page.title()).not.toBe('owned')
    expect(problems).toEqual([])
  })

  it('has no violation by axe, and fits a phone', async () => {
    const { roaster } = await host.plant()
    const { page } = await open(`/embed/demo?roaster=${roaster.slug}`)
    for (let n = 0; n < 7; n++) await cardIn(page, n).waitFor()
    await expectAccessible(page)
    for (const control of await page.locator('#controls :is(select, [type="range"])').all())
      expect(await control.evaluate((element) => getComputedStyle(element).appearance)).toBe('none')
    const pill = page.locator('#controls label').filter({ hasText: 'Inline' }).locator('span')
    await expect
      .poll(() => pill.evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThanOrEqual(40)
    const phone = await open(`/embed/demo?roaster=${roaster.slug}`, PHONE)
    await cardIn(phone.page).waitFor()
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
