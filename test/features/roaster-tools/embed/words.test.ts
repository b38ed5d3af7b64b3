import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertEmbedRecipe, insertRecipeFor, plantCoffee, saveEmbedSettings } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'

describe('language of the embed routes (?lang)', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  async function plant(...values: Parameters<typeof plantCoffee> extends [unknown, ...infer Rest] ? Rest : never) {
    const planted = await plantCoffee(test.app.db, ...values)
    await insertEmbedRecipe(test.app.db, { coffeeId: planted.coffee.id, method: 'pour-over', isDefault: true })
    const { roaster, coffee } = planted
    const urls = [`/api/embed/recipes/${roaster.slug}`, `/api/embed/${roaster.slug}/${coffee.slug}`]
    return { ...planted, urls }
  }

  it('is English without ?lang, whatever Accept-Language says, since caches keep responses by URL', async () => {
    const { roaster, urls } = await plant()
    for (const url of urls) {
      const { headers, body } = await test.get(url, { headers: { 'accept-language': 'de' } })
      expect(body).toMatchObject({
        language: 'en',
        recipes: [{ methodName: 'Pour over' }],
        words: {
          recipesBy: `Coffee recipes by ${roaster.name}`,
          coffee: 'Coffee',
          brewMethod: 'Brew method',
          fullRecipe: 'Full recipe',
          poweredBy: 'Powered by {brand}',
          roasts: { MEDIUM_LIGHT: 'Medium light roast' },
        },
      })
      expect(String(headers.vary ?? '')).not.toMatch(/accept-language/i)
    }
  })

  it('is German with lang=de, with the names of methods, also for a region of it', async () => {
    const { roaster, urls } = await plant()
    for (const url of urls) {
      for (const lang of ['de', 'DE', 'de-AT']) {
        const { status, body } = await test.get(`${url}?lang=${lang}`, { headers: { 'accept-language': 'en' } })
        expect(status).toBe(200)
        expect(body).toMatchObject({
          language: 'de',
          recipes: [{ method: 'pour-over', methodName: 'Handfilter' }],
          words: {
            recipesBy: `Kaffeerezepte von ${roaster.name}`,
            brewMethod: 'Zubereitungsart',
            fullRecipe: 'Ganzes Rezept',
            grind: 'Mahlgrad',
            poweredBy: 'Powered by {brand}',
            roasts: { DARK: 'Dunkle Röstung' },
          },
        })
      }
    }
  })

  it('is English for an unknown language, without an error', async () => {
    const { urls } = await plant()
    for (const url of urls) {
      for (const lang of ['xx', '', '%3Cscript%3E', '__proto__', 'constructor', '../../de', 'd'.repeat(150)]) {
        const { status, body } = await test.get(`${url}?lang=${lang}`)
        expect(status, lang).toBe(200)
        expect(body.language, lang).toBe('en')
        expect(body.words.water, lang).toBe('Water')
      }
    }
  })

  it('applies to the grind setting of a recipe by the community', async () => {
    const planted = await plantCoffee(test.app.db)
    await insertRecipeFor(test.app.db, planted)
    const url = `/api/embed/${planted.roaster.slug}/${planted.coffee.slug}`
    const grindOf = async (search: string) => (await test.get(url + search)).body.recipes[0].grindSize
    expect(await grindOf('')).toMatch(/ on the \S/)
    expect(await grindOf('?lang=de')).toMatch(/ auf der \S/)
  })

  it('takes names of roasters as they are, also if they look like placeholders', async () => {
    const name = `{brand} '{'x'}' # {0} <b>&`
    const { urls } = await plant({}, { name })
    for (const url of urls) {
      expect((await test.get(`${url}?lang=de`)).body.words).toMatchObject({
        recipesBy: `Kaffeerezepte von ${name}`,
        poweredBy: 'Powered by {brand}',
      })
    }
  })

  it('leaves the method ids and GET /api/embed/:shareId as they are', async () => {
    const { roaster, coffee } = await plant()
    const { body } = await test.get(`/api/embed/${roaster.slug}%2F${coffee.slug}?lang=de`, {
      headers: { 'accept-language': 'de' },
    })
    expect(body).toMatchObject({ name: `${coffee.name}, Pour over`, method: 'pour-over', brewMethods: ['pour-over'] })
  })

  it('of GET /embed/:roasterSlug follows ?lang', async () => {
    const { roaster } = await plant()
    const german = await test.get(`/embed/${roaster.slug}?lang=de&units=us`, { headers: { 'accept-language': 'en' } })
    expect(german.text).toContain('<html lang="de" dir="ltr">')
    expect(german.text).toContain(`<title>Rezepte von ${roaster.name} · Brewprint</title>`)
    expect(german.text).toContain(' data-lang="de" data-units="us">')
    expect(german.text).toContain('"methodName":"Handfilter"')
    const english = await test.get(`/embed/${roaster.slug}?lang=xx`, { headers: { 'accept-language': 'de' } })
    expect(english.text).toContain('<html lang="en" dir="ltr">')
    expect(english.text).toContain('"methodName":"Pour over"')
    const missing = await test.get('/embed/nobody-at-all?lang=de', { headers: { accept: 'text/html' } })
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('Diese Rösterei gibt es nicht.')
  })

  it('of GET /embed/:roasterSlug comes with escaped values of the URL', async () => {
    const { roaster } = await plant()
    const attack = encodeURIComponent('"><script>alert(1)</script>')
    const { text } = await test.get(`/embed/${roaster.slug}?lang=${attack}&units=${attack}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('<html lang="en" dir="ltr">')
  })

  it('of GET /embed/demo follows Accept-Language, and its responses are not shared between readers', async () => {
    await plant()
    const { text, headers } = await test.get('/embed/demo', { headers: { 'accept-language': 'de' } })
    expect(text).toContain('<html lang="de" dir="ltr">')
    expect(text).toContain('<h1>Deine Rezepte auf deiner Website</h1>')
    expect(headers.vary).toMatch(/accept-language/i)
    expect(String(headers['cache-control'])).not.toContain('s-maxage')
    expect((await test.get('/embed/demo?lang=en', { headers: { 'accept-language': 'de' } })).text).toContain(
      '<h1>Your recipes on your website</h1>',
    )
  })
})

describe('units in the embed settings', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('are saved by the roaster, and returned to the widget', async () => {
    const member = await insertRoasterMember(test, { slug: 'measured' })
    const { coffee } = await plantCoffee(test.app.db, { roasterId: member.roasterId })
    await insertEmbedRecipe(test.app.db, { coffeeId: coffee.id, isDefault: true })
    const save = (units: unknown) =>
      test.call('PUT', '/api/roaster-portal/embed-settings', { body: { units }, token: member.token })
    for (const units of ['us', 'metric', 'auto']) {
      expect((await save(units)).body.embedSettings.units).toBe(units)
      expect((await test.get('/api/embed/recipes/measured')).body.embedConfig.units).toBe(units)
    }
    await save('us')
    expectError(await save('imperial'), { status: 400, code: 'invalid_request', field: 'units' })
    expectError(await save(null), { status: 400, code: 'invalid_request', field: 'units' })
    const other = await test.call('PATCH', '/api/roaster-portal/embed-settings', {
      body: { theme: 'dark' },
      token: member.token,
    })
    expect(other.body.embedSettings).toMatchObject({ theme: 'dark', units: 'us' })
  })

  it('are automatic for settings from before there were units', async () => {
    const { roaster } = await plantCoffee(test.app.db)
    await saveEmbedSettings(test.app.db, roaster.id, { theme: 'dark' })
    expect((await test.get(`/api/embed/recipes/${roaster.slug}`)).body.embedConfig).toMatchObject({
      theme: 'dark',
      units: 'auto',
    })
  })
})
