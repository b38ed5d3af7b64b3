import { describe, expect, it } from 'vitest'
import { saveEmbedSettings } from '#test/support/embeds.ts'
import { cardIn, requireUsualFont, useWidgetHost } from './widget-host.ts'

/** High enough to load every card. */
const VIEWPORT = { width: 600, height: 4000 }

describe('the language and units of the widget', () => {
  const host = useWidgetHost()

  const textOf = async (page: Parameters<typeof cardIn>[0], n = 0) => {
    await cardIn(page, n).waitFor()
    return (await cardIn(page, n).innerText()).replace(/\s+/g, ' ')
  }

  it('are German on a German page, in every layout, unless data-lang says otherwise', async () => {
    const { roaster } = await host.plant()
    const element = (attributes: string) => `<div data-service-widget="${roaster.slug}" ${attributes}></div>`
    const { page, problems, requests } = await host.open({
      body: `<section lang="de-AT">${element('')}${element('data-layout="inline"')}${element('data-layout="badge"')}
        ${element('data-lang="en"')}</section>${element('')}`,
      context: { viewport: VIEWPORT },
    })
    for (const n of [0, 1]) {
      const text = await textOf(page, n)
      for (const word of ['Kaffee', 'Wasser', 'Verhältnis', 'Ganzes Rezept']) expect(text, String(n)).toContain(word)
      expect(text).not.toMatch(/Water|Full recipe/)
      await expect.poll(() => cardIn(page, n).getAttribute('lang')).toBe('de')
    }
    await expect.poll(() => cardIn(page).getAttribute('aria-label')).toBe(`Kaffeerezepte von ${roaster.name}`)
    await expect.poll(() => cardIn(page, 2).getByLabel('Zubereitungsart').count()).toBe(1)
    for (const n of [3, 4]) expect(await textOf(page, n)).toContain('Full recipe')
    // One request for each language.
    const asked = requests.filter((request) => request.startsWith('GET /api/embed/recipes/'))
    expect(asked.map((request) => request.split('lang=')[1]).sort()).toEqual(['de', 'en'])
    expect(problems).toEqual([])
  })

  it('are English on a page in a language that we don’t have, and for nonsense', async () => {
    const { roaster } = await host.plant()
    const { page, problems } = await host.open({
      body: `<div lang="fr"><div data-service-widget="${roaster.slug}"></div></div>
        <div data-service-widget="${roaster.slug}" data-lang="&quot;><script>"></div>`,
      context: { viewport: VIEWPORT },
    })
    for (const n of [0, 1]) expect(await textOf(page, n)).toContain('Full recipe')
    expect(problems).toEqual([])
  })

  it('say in German that there is no recipe', async () => {
    const { page } = await host.open({ body: '<div data-service-widget="nobody-at-all" data-lang="de"></div>' })
    await page.getByRole('status').filter({ hasText: 'Kein Rezept gefunden.' }).waitFor()
  })

  it('are the units of the visitor, else those of the roaster or of the page', async () => {
    const { roaster } = await host.plant()
    const body = `<div data-service-widget="${roaster.slug}"></div>
      <div data-service-widget="${roaster.slug}" data-units="us"></div>
      <div data-service-widget="${roaster.slug}" data-units="metric" data-lang="de"></div>
      <div data-service-widget="${roaster.slug}" data-units="us" data-layout="badge"></div>`
    const british = await host.open({ body, context: { locale: 'en-GB', viewport: VIEWPORT } })
    expect(await textOf(british.page)).toMatch(/18 g.*288 g.*96 °C 205 °F/)
    expect(await textOf(british.page, 1)).toMatch(/0\.63 oz.*9\.7 fl oz.*205 °F 96 °C/)
    expect(await textOf(british.page, 2)).toMatch(/18 g.*288 ml.*96 °C 205 °F/)
    expect(await textOf(british.page, 3)).toContain('0.63 oz → 9.7 fl oz')
    const american = await host.open({ body, context: { locale: 'en-US', viewport: VIEWPORT } })
    expect(await textOf(american.page)).toMatch(/18 g.*288 g.*205 °F 96 °C/)

    await saveEmbedSettings(host.test.app.db, roaster.id, { units: 'us' })
    host.test.app.responseCache.clear()
    const chosen = await host.open({ body, context: { locale: 'de-DE', viewport: VIEWPORT } })
    expect(await textOf(chosen.page)).toMatch(/0\.63 oz.*205 °F/)
    expect(await textOf(chosen.page, 2)).toContain('288 ml')
    expect(british.problems).toEqual([])
  })

  it('fit the reserved space in German, in every layout', async () => {
    const { roaster } = await host.plant()
    for (const width of [260, 340, 520]) {
      const { page } = await host.open({
        body: ['card', 'inline', 'badge']
          .map((layout) => `<div data-service-widget="${roaster.slug}" data-layout="${layout}" data-lang="de"></div>`)
          .join(''),
        context: { viewport: { width, height: 1800 }, locale: 'de-DE' },
      })
      await requireUsualFont(page)
      for (const n of [0, 1, 2]) {
        await cardIn(page, n).waitFor()
        const isWithin = await cardIn(page, n).evaluate((card) => {
          const frame = card.parentElement!
          return frame.getBoundingClientRect().height <= Number.parseFloat(getComputedStyle(frame).minHeight) + 1
        })
        expect(isWithin, `${width} px, layout ${n}`).toBe(true)
      }
    }
  })
})
