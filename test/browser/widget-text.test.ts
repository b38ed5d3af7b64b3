import { describe, expect, it } from 'vitest'
import { insertEmbedRecipe, plantCoffee } from '#test/support/embeds.ts'
import { cardIn, useWidgetHost } from './widget-host.ts'

const LAYOUTS = ['card', 'inline', 'badge']

describe('user-written texts in the widget', () => {
  const host = useWidgetHost()

  const attacks = {
    'an element with a handler': '<img src=x onerror="document.title=\'owned\'">',
    'a script': '"></script><script>document.title="owned"</script>',
    'a way out of the style sheet': '}</style><style>*{display:none}</style>',
    'an address that is a script': 'javascript:document.title="owned"',
  }
  for (const [what, attack] of Object.entries(attacks)) {
    it(`show ${what} as text in every field`, async () => {
      const { db } = host.test.app
      const planted = await plantCoffee(
        db,
        { name: `Coffee ${attack}`, flavorProfile: `plum, flavor ${attack}` },
        { name: `Roaster ${attack}` },
      )
      const coffeeId = planted.coffee.id
      const texts = { grindSize: `Grind ${attack}`, notes: `Notes ${attack}` }
      await insertEmbedRecipe(db, { coffeeId, method: 'v60', isDefault: true, ...texts })
      await insertEmbedRecipe(db, { coffeeId, method: 'drip', isDefault: true, ...texts })
      const { page, problems } = await host.open({
        body: LAYOUTS.map(
          (layout) => `<div data-service-widget="${planted.roaster.slug}" data-layout="${layout}"></div>`,
        ).join(''),
        context: { viewport: { width: 800, height: 2000 } },
      })
      for (const n of [0, 1, 2]) await cardIn(page, n).waitFor()
      const text = await cardIn(page).evaluate((card) => card.textContent)
      for (const word of ['Roaster', 'Coffee', 'flavor', 'Grind', 'Notes']) expect(text).toContain(`${word} ${attack}`)
      expect(await cardIn(page, 1).evaluate((card) => card.textContent)).toContain(`Grind ${attack}`)
      expect(await page.title()).toBe('A roaster')
      await expect.poll(() => page.locator('article :is(img, script, style)').count()).toBe(0)
      await expect.poll(() => page.locator('article [style]').count()).toBe(0)
      const links = await page
        .locator('article a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
      expect(new Set(links)).toEqual(new Set(['http:']))
      expect(problems).toEqual([])
    })
  }

  it('have no links other than http and https', async () => {
    const { roaster } = await host.plant()
    const { page } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: (page) =>
        page.route('**/api/embed/recipes/**', async (route) => {
          const response = await route.fetch()
          const body = await response.text()
          await route.fulfill({ response, body: body.replaceAll(/"url":"http[^"]+"/g, '"url":"javascript:alert(1)"') })
        }),
    })
    await expect
      .poll(() => cardIn(page).getByRole('link', { name: 'Full recipe' }).getAttribute('href'))
      .toBe(`${host.api}/`)
  })
})
