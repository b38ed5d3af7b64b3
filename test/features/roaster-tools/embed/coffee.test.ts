import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { createRandom } from '#src/features/service/demo/random.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertEmbedRecipe, insertRecipeFor, plantCoffee, saveEmbedSettings } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'
import { SUGGESTED } from '#test/support/steps.ts'

const CACHED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'

describe('GET /api/embed/:roasterSlug/:coffeeSlug', () => {
  let test: TestApp
  let db: Database
  let comandante: { id: number; brand: string; model: string }
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    comandante = test.app.catalog.grinders.find(({ slug }) => slug.startsWith('comandante-c40-mk4'))!
  })
  afterAll(() => test.close())

  it('returns the recipes of the roaster, defaults first', async () => {
    const { roaster, coffee } = await plantCoffee(db, { roastLevel: 'LIGHT', flavorProfile: ' plum,fig ,, honey' })
    const spare = await insertEmbedRecipe(db, { coffeeId: coffee.id, method: 'v60' })
    const press = await insertEmbedRecipe(db, { coffeeId: coffee.id, method: 'french-press', isDefault: true })
    const cone = await insertEmbedRecipe(db, {
      coffeeId: coffee.id,
      method: 'v60',
      isDefault: true,
      waterTempF: null,
      grindSize: null,
      brewTimeSeconds: null,
      notes: null,
    })
    const { status, body } = await test.get(`/api/embed/${roaster.slug}/${coffee.slug}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      roaster: { name: roaster.name, slug: roaster.slug },
      coffee: {
        id: coffee.id,
        name: coffee.name,
        slug: coffee.slug,
        roastLevel: 'LIGHT',
        flavorNotes: ['plum', 'fig', 'honey'],
        url: `${BASE_URL}/coffees/${coffee.id}`,
      },
      recipes: [expect.anything(), expect.anything(), expect.anything()],
      source: 'roaster',
      embedConfig: {
        accentColor: '#1D3557',
        theme: 'light',
        showPoweredBy: true,
        canHidePoweredBy: false,
        units: 'auto',
      },
      language: 'en',
      words: expect.objectContaining({ water: 'Water' }),
      eventToken: expect.any(String),
    })
    expect(body.recipes.map(({ id }: { id: number }) => id)).toEqual([press.id, cone.id, spare.id])
    expect(body.recipes[0]).toEqual({
      id: press.id,
      method: 'french-press',
      methodName: 'French press',
      doseGrams: 18,
      waterGrams: 288,
      ratio: 16,
      waterTempF: 205,
      grindSize: press.grindSize,
      grind: null,
      brewTimeSeconds: 190,
      notes: 'Bloom for 45 s',
      ...SUGGESTED,
      isDefault: true,
      source: 'roaster',
      shareId: `${roaster.slug}/${coffee.slug}`,
      url: `${BASE_URL}/coffees/${coffee.id}?method=french-press`,
    })
    expect(body.recipes[1]).toMatchObject({ waterTempF: null, grindSize: null, brewTimeSeconds: null, notes: null })
    expect(body.recipes[2].isDefault).toBe(false)
  })

  it('returns the best community recipe of each method if the roaster has none', async () => {
    const planted = await plantCoffee(db)
    const grind = { grinderId: comandante.id, grindSetting: 24 }
    await insertRecipeFor(db, planted, { brewMethod: 'v60', wilson: 0.4, ...grind })
    const best = await insertRecipeFor(db, planted, {
      brewMethod: 'v60',
      wilson: 0.8,
      notes: 'Two pours',
      waterTempF: 203,
      brewTimeSeconds: 175,
      ...grind,
    })
    const shot = await insertRecipeFor(db, planted, {
      brewMethod: 'espresso',
      wilson: 0.9,
      ...grind,
      grindSettingText: '24 clicks or so',
    })
    // Of equal scores, the newer recipe is returned.
    await insertRecipeFor(db, planted, { brewMethod: 'aeropress', wilson: 0, ...grind })
    const newer = await insertRecipeFor(db, planted, { brewMethod: 'aeropress', wilson: 0, ...grind })
    const { body } = await test.get(`/api/embed/${planted.roaster.slug}/${planted.coffee.slug}`)
    expect(body.source).toBe('community')
    expect(body.recipes.map(({ id }: { id: number }) => id)).toEqual([shot.id, best.id, newer.id])
    expect(body.recipes[1]).toEqual({
      id: best.id,
      method: 'v60',
      methodName: 'V60',
      doseGrams: 15,
      waterGrams: 240,
      ratio: 16,
      waterTempF: 203,
      grindSize: `24 clicks on the ${comandante.brand} ${comandante.model}`,
      grind: { grinder: 'comandante-c40-mk4', setting: 24 },
      brewTimeSeconds: 175,
      notes: 'Two pours',
      ...SUGGESTED,
      isDefault: false,
      source: 'community',
      shareId: best.shareId,
      url: `${BASE_URL}/recipes/${best.id}`,
    })
    expect(body.recipes.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false, false])
    expect(body.recipes[0].grindSize).toBe(`24 clicks or so on the ${comandante.brand} ${comandante.model}`)
  })

  it.each([3, 8, 9, 30])('returns the best recipe of each method out of %d', async (recipeCount) => {
    const random = createRandom(recipeCount)
    const planted = await plantCoffee(db, { recipeCount })
    const best = new Map<string, { id: number; wilson: number }>()
    for (let n = 0; n < recipeCount; n++) {
      // The last method is not in the catalog.
      const brewMethod = random.pick(['v60', 'moka', 'espresso', 'aeropress', 'balloon'])
      const wilson = random.between(0, 4) / 10
      const { id } = await insertRecipeFor(db, planted, { brewMethod, wilson })
      if (brewMethod !== 'balloon' && wilson >= (best.get(brewMethod)?.wilson ?? 0))
        best.set(brewMethod, { id, wilson })
    }
    const expected = [...best.values()].sort((a, b) => b.wilson - a.wilson || b.id - a.id)
    const { body } = await test.get(`/api/embed/${planted.roaster.slug}/${planted.coffee.slug}`)
    expect(body.recipes.map(({ id }: { id: number }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it('returns no community recipe once the roaster has one by any method', async () => {
    const planted = await plantCoffee(db)
    await insertRecipeFor(db, planted, { brewMethod: 'v60', wilson: 0.9 })
    const own = await insertEmbedRecipe(db, { coffeeId: planted.coffee.id, method: 'moka' })
    const { body } = await test.get(`/api/embed/${planted.roaster.slug}/${planted.coffee.slug}`)
    expect(body.recipes.map(({ id, source }: { id: number; source: string }) => [id, source])).toEqual([
      [own.id, 'roaster'],
    ])
  })

  it('returns an empty list if there are no recipes', async () => {
    const { roaster, coffee } = await plantCoffee(db)
    const { status, body } = await test.get(`/api/embed/${roaster.slug}/${coffee.slug}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ recipes: [], source: 'community', coffee: { flavorNotes: [] } })
  })

  it('returns the embed settings, and lets only premium roasters hide "powered by"', async () => {
    for (const isPremium of [true, false]) {
      const { roaster, coffee } = await plantCoffee(db, {}, { isPremium })
      await saveEmbedSettings(db, roaster.id, { accentColor: '#A0522D', theme: 'dark', showPoweredBy: false })
      const { body } = await test.get(`/api/embed/${roaster.slug}/${coffee.slug}`)
      expect(body.embedConfig).toEqual({
        accentColor: '#A0522D',
        theme: 'dark',
        showPoweredBy: !isPremium,
        canHidePoweredBy: isPremium,
        units: 'auto',
      })
    }
  })

  it('sends cache headers, an ETag and CORS headers for every origin', async () => {
    const { roaster, coffee } = await plantCoffee(db)
    const url = `/api/embed/${roaster.slug}/${coffee.slug}`
    const headers = { origin: 'https://elsewhere.example' }
    const first = await test.get(url, { headers })
    expect(first.headers).toMatchObject({ 'cache-control': CACHED, 'access-control-allow-origin': '*' })
    const etag = String(first.headers.etag)
    const again = await test.get(url, { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag, 'cache-control': CACHED, 'access-control-allow-origin': '*' })
    await insertEmbedRecipe(db, { coffeeId: coffee.id })
    test.app.responseCache.clear()
    expect((await test.get(url, { headers: { 'if-none-match': etag } })).status).toBe(200)
    const head = await test.call('HEAD', url)
    expect([head.status, head.text]).toEqual([200, ''])
  })

  it('answers 404 with CORS headers for an unknown slug or a coffee of another roaster', async () => {
    const one = await plantCoffee(db)
    const other = await plantCoffee(db)
    const urls = [
      `/api/embed/${one.roaster.slug}/nothing`,
      `/api/embed/nobody/${one.coffee.slug}`,
      `/api/embed/${one.roaster.slug}/${other.coffee.slug}`,
      `/api/embed/${one.roaster.id}/${one.coffee.id}`,
      // The name of another route, which no roaster has as its slug.
      `/api/embed/track-click/${one.coffee.slug}`,
    ]
    for (const url of urls) {
      const answer = await test.get(url)
      expectError(answer, { status: 404, code: 'not_found' })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    expectError(await test.get(`/api/embed/${'x'.repeat(121)}/y`), {
      status: 400,
      code: 'invalid_request',
      field: 'roasterSlug',
    })
  })
})
