import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRecipe } from '#test/support/community.ts'
import { contentOf, headOf } from '#test/support/pages.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('HTML pages by ?lang, language cookie and Accept-Language', () => {
  let test: TestApp
  let recipe: string
  let coffee: string
  beforeAll(async () => {
    test = await startTestApp()
    const [coffeeProfileId] = await plantCoffees(test.app.db, [{ name: 'Konga', roaster: 'Gentle Drum' }])
    const { roasterId } = await test.app.db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', coffeeProfileId!)
      .executeTakeFirstOrThrow()
    const grinder = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!
    const machine = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === 'pour-over')!
    const id = await insertRecipe(test.app.db, {
      coffeeProfileId,
      roasterId,
      grinderId: grinder.id,
      machineId: machine.id,
      brewMethod: 'pour-over',
      doseGrams: 15.5,
      waterTempF: 201,
    })
    recipe = `/recipes/${id}`
    coffee = `/coffees/${coffeeProfileId}`
  })
  afterAll(() => test.close())

  async function open(path: string, headers: Record<string, string> = {}) {
    const { text, headers: sent } = await test.get(path, { headers })
    return { text, sent, head: headOf(text), content: contentOf(text) }
  }

  it('GET /recipes/:id?lang=de is German in its head, content and structured data', async () => {
    const { text, sent, head, content } = await open(`${recipe}?lang=de`, { 'accept-language': 'en' })
    expect(text).toContain('<html lang="de" dir="ltr"')
    expect(sent['content-language']).toBe('de')
    expect(head.title).toBe('Konga von Gentle Drum, Handfilter · Brewprint')
    expect(head.description).toContain('15,5 g Kaffee')
    expect(head.description).toContain('94 °C (201 °F)')
    expect(head['og:title']).toBe('Konga von Gentle Drum, Handfilter')
    expect(content).toContain('<dt>Kaffeemenge</dt><dd>15,5 g Kaffee</dd>')
    expect(content).toContain('<dt>Rösterei</dt>')
    expect(content).not.toMatch(/<dt>(Dose|Water|Temperature|Votes|Shared by)<\/dt>/)
    expect(head.jsonLd['@graph'][0]).toMatchObject({ '@type': 'Recipe', cookingMethod: 'Handfilter' })
  })

  it.each([
    ['en-US', '15.5 g coffee', '201 °F (94 °C)'],
    ['en-GB,en;q=0.9', '15.5 g coffee', '94 °C (201 °F)'],
    ['en-DE', '15,5 g coffee', '94 °C (201 °F)'],
    ['de-CH', '15.5 g Kaffee', '94 °C (201 °F)'],
    ['de-US', '15,5 g Kaffee', '201 °F (94 °C)'],
    ['en', '15.5 g coffee', '201 °F (94 °C)'],
    ['en-ZZ, *;q=0.1, en-\u00e9, -, x-1', '15.5 g coffee', '201 °F (94 °C)'],
  ])('GET /recipes/:id has the units and decimals of Accept-Language: %s', async (language, dose, temperature) => {
    const { head, content } = await open(recipe, { 'accept-language': language })
    expect(head.description).toContain(dose)
    expect(head.description).toContain(temperature)
    expect(content).toContain(`<dd>${temperature}</dd>`)
  })

  it.each([
    ['/', 'Stell jeden Kaffee auf'],
    ['/recipes', 'Rezepte der Community, umgerechnet auf deine Mühle.'],
    ['/grinders/comandante-c40-mk4', 'Mahlgrade für Comandante C40 MK4'],
    ['/roasters/gentle-drum', '1 Kaffee und'],
    ['/log', 'Diese Seite braucht JavaScript.'],
  ])('GET %s?lang=de is German', async (path, text) => {
    expect((await open(`${path}?lang=de`)).content + (await open(`${path}?lang=de`)).head.description).toContain(text)
  })

  it('GET /coffees/:id and /users/:id are German with ?lang=de', async () => {
    const { head, content } = await open(`${coffee}?lang=de`)
    expect(head.title).toBe('Konga von Gentle Drum · Brewprint')
    expect(content).toContain('<dt>Röstgrad</dt><dd>')
    expect(content).toContain('<h2>Rezepte</h2>')
    const { id } = await register(test)
    expect((await open(`/users/${id}?lang=de`)).content).toContain('0 geteilte Rezepte, 0 Zubereitungen')
  })

  it('follow the language cookie, then Accept-Language, without ?lang', async () => {
    const title = 'Konga von Gentle Drum, Handfilter · Brewprint'
    const german = await open(recipe, { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' })
    expect(german.head.title).toBe(title)
    expect(german.sent.vary).toMatch(/accept-language/i)
    expect((await open(recipe, { cookie: 'language=de', 'accept-language': 'en' })).head.title).toBe(title)
    expect((await open(recipe, { 'accept-language': 'en' })).head.title).toBe(
      'Konga by Gentle Drum, Pour over · Brewprint',
    )
  })

  it.each([`?lang=xx`, `?lang=`, `?lang=de&lang=en`, `?lang=__proto__`, ''])(
    'are English for an unknown language: %s',
    async (search) => {
      const { text, head } = await open(recipe + search, { 'accept-language': 'xx' })
      expect(text).toContain('<html lang="en" dir="ltr"')
      expect(head.title).toBe('Konga by Gentle Drum, Pour over · Brewprint')
      expect(head.canonical).toBe(BASE_URL + recipe)
    },
  )

  it('have hreflang links to their translations, each with its own canonical URL', async () => {
    for (const search of ['', '?lang=de', '?lang=en']) {
      const { text, head } = await open(recipe + search)
      const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
      expect(alternates.map(([, language, href]) => [language, href])).toEqual([
        ['en', `${BASE_URL}${recipe}?lang=en`],
        ['de', `${BASE_URL}${recipe}?lang=de`],
        ['x-default', BASE_URL + recipe],
      ])
      expect(head.canonical).toBe(BASE_URL + recipe + search)
    }
  })

  it('answer 304 only to a reader of the same language', async () => {
    const etag = String((await open(recipe)).sent.etag)
    const again = { 'if-none-match': etag }
    expect((await test.get(recipe, { headers: again })).status).toBe(304)
    expect((await test.get(recipe, { headers: { ...again, 'accept-language': 'de' } })).status).toBe(200)
  })

  it('GET /recipes/:id?lang=de answers 404 in German', async () => {
    const { status, text, headers } = await test.get('/recipes/999999?lang=de', { headers: BROWSER })
    expect(status).toBe(404)
    expect(headers['content-language']).toBe('de')
    expect(headOf(text).title).toBe('Seite nicht gefunden · Brewprint')
    expect(contentOf(text)).toContain('Zur Startseite')
  })

  it('pages of mailed links are German by Accept-Language, ?lang and the chosen language', async () => {
    const path = '/account/sign-in?token=used-up'
    for (const [url, headers] of [
      [path, { 'accept-language': 'de' }],
      [`${path}&lang=de`, { 'accept-language': 'en' }],
      [path, { cookie: 'language=de' }],
    ] as const) {
      const { status, text, headers: sent } = await test.get(url, { headers: { ...BROWSER, ...headers } })
      expect(status).toBe(400)
      expect(text).toContain('<html lang="de" dir="ltr">')
      expect(text).toContain('<h1>Dieser Link ist abgelaufen oder schon benutzt</h1>')
      expect(text).toContain('>Neuen Link anfordern</a>')
      expect(sent['content-language']).toBe('de')
    }
    const { text } = await test.get(path, { headers: { ...BROWSER, 'accept-language': 'xx' } })
    expect(text).toContain('<html lang="en" dir="ltr">')
    expect(text).toContain('<h1>This link has expired or was already used</h1>')
  })
})
