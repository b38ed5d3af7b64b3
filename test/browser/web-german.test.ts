import { beforeAll, describe, expect, it } from 'vitest'
import { PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantHarbourBell } from '#test/support/web-recipes.ts'

describe('the web app in German', () => {
  const web = useWeb()
  let planted: Awaited<ReturnType<typeof plantHarbourBell>>

  beforeAll(async () => {
    planted = await plantHarbourBell(web.test)
  })

  const PAGES: [name: string, path: () => string, text: string][] = [
    ['recipes', () => '/recipes', 'Rezepte der Community, umgerechnet auf deine Mühle.'],
    ['a recipe', () => `/recipes/${planted.recipeId}`, 'Schon gebrüht?'],
    ['grinders', () => '/grinders', 'Handmühle · Kegelmahlwerk, 39 mm'],
    ['a grinder', () => '/grinders/comandante-c40-mk4', 'Nach Zubereitungsart'],
    ['the converter', () => '/convert', 'Mahlgrad-Index:'],
    ['coffees', () => '/coffees', 'Finde deinen und sieh, wie andere ihn zubereiten.'],
    ['a coffee', () => `/coffees/${planted.coffeeId}`, 'Ins Regal stellen'],
    ['roasters', () => '/roasters', 'Folge Röstereien und sieh neue Rezepte für ihre Kaffees.'],
    ['a profile', () => `/users/${planted.author.id}`, 'Geteilte Rezepte'],
  ]

  it.for(PAGES)('shows %s on a narrow phone', async ([, path, text]) => {
    const { page, problems } = await web.open(`${path()}?lang=de`, { ...PHONE, viewport: { width: 320, height: 640 } })
    await page.getByText(text).first().waitFor()
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })
})
