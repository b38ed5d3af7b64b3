import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { saveEmbedSettings } from '#test/support/embeds.ts'
import { expectAccessiblePart } from '#test/support/web.ts'
import { contrast } from '../../widget/src/color.ts'
import { cardIn, useWidgetHost } from './widget-host.ts'

const LAYOUTS = ['card', 'inline', 'badge']

describe('styles of the widget', () => {
  const host = useWidgetHost()

  const COLOURS = [
    '#1D3557',
    '#FFFFFF',
    '#000000',
    '#FFFF00',
    '#39FF14',
    '#FF00FF',
    '#00FFFF',
    '#777777',
    '#808080',
    '#FF0000',
    '#0000FF',
    '#E9C46A',
    '#FBF8F2',
    '#1D1613',
  ]
  for (const theme of ['light', 'dark']) {
    it(`are readable in ${theme} with any accent colour`, async () => {
      const { roaster } = await host.plant()
      const { page } = await host.open({
        body: COLOURS.flatMap((colour) =>
          LAYOUTS.map(
            (layout) =>
              `<div data-service-widget="${roaster.slug}" data-theme="${theme}" data-layout="${layout}" data-accent-color="${colour}"></div>`,
          ),
        ).join(''),
        context: { viewport: { width: 800, height: 12_000 }, reducedMotion: 'reduce' },
      })
      for (let n = 0; n < COLOURS.length * 3; n++) {
        await cardIn(page, n).waitFor()
        for (const { text, color, background } of await textColours(page, n)) {
          const name = `${COLOURS[Math.floor(n / 3)]} ${LAYOUTS[n % 3]}: ${text}`
          expect(contrast(hexOf(color), hexOf(background)), name).toBeGreaterThanOrEqual(4.5)
        }
      }
    })
  }

  for (const scheme of ['light', 'dark'] as const) {
    it(`are readable with a chosen grinder and in the search for one, in a ${scheme} scheme by "auto"`, async () => {
      const { roaster } = await host.plant()
      const { page } = await host.open({
        body: COLOURS.map(
          (colour) =>
            `<div data-service-widget="${roaster.slug}" data-theme="auto" data-accent-color="${colour}"></div>`,
        ).join(''),
        context: { viewport: { width: 800, height: 9000 }, reducedMotion: 'reduce', colorScheme: scheme },
        prepare: (page) =>
          page.addInitScript(() =>
            localStorage.setItem('brewprint:grinder', '{"slug":"baratza-encore","name":"Baratza Encore"}'),
          ),
      })
      const check = async () => {
        for (const [n, colour] of COLOURS.entries()) {
          for (const { text, color, background } of await textColours(page, n)) {
            expect(contrast(hexOf(color), hexOf(background)), `${colour}: ${text}`).toBeGreaterThanOrEqual(4.5)
          }
        }
      }
      for (const n of COLOURS.keys()) await cardIn(page, n).locator('.panel:not([hidden]) .set b').waitFor()
      expect(await cardIn(page).evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
        scheme === 'dark' ? 'rgb(29, 22, 19)' : 'rgb(251, 248, 242)',
      )
      await check()
      for (const n of COLOURS.keys()) {
        await cardIn(page, n).getByRole('button', { name: 'Change grinder' }).first().click()
        await cardIn(page, n).locator('li').first().waitFor()
      }
      await check()
    })
  }

  it('follow the color scheme with "auto" when it changes', async () => {
    const { roaster } = await host.plant()
    await saveEmbedSettings(host.test.app.db, roaster.id, { theme: 'auto' })
    host.test.app.responseCache.clear()
    const { page } = await host.open({ body: `<div data-service-widget="${roaster.slug}"></div>` })
    const paper = () => cardIn(page).evaluate((card) => getComputedStyle(card).backgroundColor)
    await cardIn(page).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).toBe('rgb(29, 22, 19)')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(paper).toBe('rgb(251, 248, 242)')
  })

  it('are isolated from those of the page', async () => {
    const { roaster } = await host.plant()
    const body = `<div data-service-widget="${roaster.slug}"></div><p class="mine">Text</p>`
    const styleOf = async (css: string) => {
      const { page } = await host.open({ body, css, context: { reducedMotion: 'reduce' } })
      return cardIn(page).evaluate((card) =>
        [card, ...card.querySelectorAll('h3, dd, dt, button, a, p')].map((element) => {
          const {
            color,
            backgroundColor,
            fontFamily,
            fontSize,
            fontStyle,
            letterSpacing,
            lineHeight,
            textTransform,
            textAlign,
            textIndent,
            wordSpacing,
          } = getComputedStyle(element)
          const { width, height } = element.getBoundingClientRect()
          return {
            color,
            backgroundColor,
            fontFamily,
            fontSize,
            fontStyle,
            letterSpacing,
            lineHeight,
            textTransform,
            textAlign,
            textIndent,
            wordSpacing,
            width,
            height,
          }
        }),
      )
    }
    const hostile = `html, body, div { font: italic 900 40px/3 fantasy; color: red; letter-spacing: 9px; word-spacing: 9px; text-indent: 40px; text-align: right; text-transform: uppercase; white-space: pre }
      * { color: red !important; margin: 40px; outline: 9px solid red !important; --paper: red; --ink: red; --accent: red; --mark: red; --soft: red; --line: red; --r: 99px }
      p, h3, dd, a, button { background: red !important; border: 9px solid red !important }
      [data-service-widget] { margin: 0; width: 560px }`
    const plain = await styleOf('[data-service-widget] { width: 560px }')
    expect(plain.length).toBeGreaterThan(10)
    expect(await styleOf(hostile)).toEqual(plain)
  })

  it('hide the card with its parent', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      css: '.unseen { visibility: hidden }',
    })
    await cardIn(page).waitFor()
    await page.locator('main').evaluate((main) => main.classList.add('unseen'))
    await expect.poll(() => cardIn(page).isVisible()).toBe(false)
    await page.locator('main').evaluate((main) => main.classList.remove('unseen'))
    await expect.poll(() => cardIn(page).isVisible()).toBe(true)
    await page.locator('[data-service-widget]').evaluate((element) => element.setAttribute('hidden', ''))
    await expect.poll(() => cardIn(page).isVisible()).toBe(false)
  })

  it('have no violation by axe, in any layout and theme', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({
      body: LAYOUTS.flatMap((layout) =>
        ['light', 'dark'].map(
          (theme) => `<div data-service-widget="${roaster.slug}" data-theme="${theme}" data-layout="${layout}"></div>`,
        ),
      ).join(''),
      context: { viewport: { width: 800, height: 3000 }, reducedMotion: 'reduce' },
    })
    for (let n = 0; n < 6; n++) await cardIn(page, n).waitFor()
    await expectAccessiblePart(page)
  })

  it('have no animation with reduced motion', async () => {
    const { roaster } = await host.plant()
    const animationWith = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await host.open({
        body: `<div data-service-widget="${roaster.slug}"></div>`,
        context: { reducedMotion },
      })
      return cardIn(page).evaluate((card) => getComputedStyle(card).animationName)
    }
    expect(await animationWith('reduce')).toBe('none')
    expect(await animationWith('no-preference')).not.toBe('none')
  })

  it('show the focus, and the selected tab in forced colours', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      context: { forcedColors: 'active' },
    })
    const tabs = page.getByRole('tab')
    await tabs.first().waitFor()
    const edges = await tabs.evaluateAll((all) =>
      all.map((tab) => getComputedStyle(tab.querySelector('span')!).borderBottomColor),
    )
    expect(edges[0]).not.toBe(edges[1])
    await page.keyboard.press('Tab')
    expect(
      await tabs.first().evaluate((tab) => tab.matches(':focus-visible') && getComputedStyle(tab).outlineStyle),
    ).toBe('solid')
  })
})

/** The colour of each text in the card, and of its background. */
const textColours = (page: Page, n: number): Promise<{ text: string; color: string; background: string }[]> =>
  cardIn(page, n).evaluate((card) => {
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement
        ? backgroundOf(element.parentElement)
        : backgroundColor
    }
    return [...card.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element) => ({
        text: element.textContent ?? '',
        color: getComputedStyle(element).color,
        background: backgroundOf(element),
      }))
  })

const hexOf = (rgb: string): string =>
  `#${rgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
