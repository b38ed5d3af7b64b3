import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { findOrCreateRoaster } from '#src/features/beans/roasters/find-or-create.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { eventsOf, insertEmbedRecipe, insertRecipeFor, plantCoffee, saveEmbedSettings } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'
import { SUGGESTED } from '#test/support/steps.ts'

const CACHED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'

interface Shown {
  id: number
  coffeeSlug: string
  method: string
  source: string
}

describe('GET /api/embed/recipes/:roasterSlug', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const slugOf = async (roasterId: number) =>
    (await db.selectFrom('roasters').select('slug').where('id', '=', roasterId).executeTakeFirstOrThrow()).slug

  async function show(roasterId: number, query = ''): Promise<Shown[]> {
    const { status, body } = await test.get(`/api/embed/recipes/${await slugOf(roasterId)}${query}`)
    expect(status).toBe(200)
    return body.recipes
  }

  it('returns recipes with their coffee and the embed settings', async () => {
    const { roaster, coffee } = await plantCoffee(db, { flavorProfile: 'plum, fig' }, { isPremium: true })
    await saveEmbedSettings(db, roaster.id, { accentColor: '#A0522D', theme: 'dark', showPoweredBy: false })
    const recipe = await insertEmbedRecipe(db, { coffeeId: coffee.id, isDefault: true })
    const { status, body, headers } = await test.get(`/api/embed/recipes/${roaster.slug}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': CACHED, 'access-control-allow-origin': '*' })
    expect(body).toEqual({
      roaster: { name: roaster.name, slug: roaster.slug },
      recipes: [
        {
          id: recipe.id,
          method: 'v60',
          methodName: 'V60',
          doseGrams: 18,
          waterGrams: 288,
          ratio: 16,
          waterTempF: 205,
          grindSize: recipe.grindSize,
          grind: null,
          brewTimeSeconds: 190,
          notes: 'Bloom for 45 s',
          ...SUGGESTED,
          isDefault: true,
          source: 'roaster',
          shareId: `${roaster.slug}/${coffee.slug}`,
          url: `${BASE_URL}/coffees/${coffee.id}?method=v60`,
          coffee: {
            id: coffee.id,
            name: coffee.name,
            slug: coffee.slug,
            roastLevel: 'MEDIUM',
            flavorNotes: ['plum', 'fig'],
            url: `${BASE_URL}/coffees/${coffee.id}`,
          },
          coffeeName: coffee.name,
          coffeeSlug: coffee.slug,
        },
      ],
      embedConfig: {
        accentColor: '#A0522D',
        theme: 'dark',
        showPoweredBy: false,
        canHidePoweredBy: true,
        units: 'auto',
      },
      language: 'en',
      words: expect.objectContaining({ water: 'Water' }),
      eventToken: expect.any(String),
    })
    const again = await test.get(`/api/embed/recipes/${roaster.slug}`, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  })

  it('returns recipes of the roaster first, then of the community, popular and new coffees first', async () => {
    const roasterId = await insertRoaster(db)
    const plant = (slug: string, recipeCount: number) => plantCoffee(db, { roasterId, slug, recipeCount })
    const written = [await plant('own-old', 0), await plant('own-new', 0), await plant('own-popular', 7)]
    for (const { coffee } of written) await insertEmbedRecipe(db, { coffeeId: coffee.id, isDefault: true })
    for (const [slug, count] of [
      ['few', 1],
      ['many', 9],
    ] as const) {
      await insertRecipeFor(db, await plant(slug, count))
    }
    await plant('nothing', 0)
    expect((await show(roasterId)).map(({ coffeeSlug, source }) => [coffeeSlug, source])).toEqual([
      ['own-popular', 'roaster'],
      ['own-new', 'roaster'],
      ['own-old', 'roaster'],
      ['many', 'community'],
      ['few', 'community'],
    ])
  })

  it('takes the first recipe of every coffee before the second of any, and groups them by coffee', async () => {
    const roasterId = await insertRoaster(db)
    for (const [slug, methods] of [
      ['a', ['v60', 'moka', 'espresso']],
      ['b', ['v60']],
      ['c', ['v60', 'moka', 'espresso', 'aeropress']],
    ] as const) {
      const { coffee } = await plantCoffee(db, { roasterId, slug })
      for (const method of methods) {
        await insertEmbedRecipe(db, { coffeeId: coffee.id, method, isDefault: method === 'moka' })
      }
    }
    const shown = async (limit: number) =>
      (await show(roasterId, `?limit=${limit}`)).map(({ coffeeSlug, method }) => `${coffeeSlug} ${method}`)
    expect(await shown(1)).toEqual(['c moka'])
    expect(await shown(3)).toEqual(['c moka', 'b v60', 'a moka'])
    expect(await shown(4)).toEqual(['c moka', 'c v60', 'b v60', 'a moka'])
    expect(await shown(7)).toEqual(['c moka', 'c v60', 'c espresso', 'b v60', 'a moka', 'a v60', 'a espresso'])
    expect(await shown(24)).toHaveLength(8)
  })

  it('returns the best community recipe of each method for a coffee without recipes by its roaster', async () => {
    const planted = await plantCoffee(db, { recipeCount: 3 })
    await insertRecipeFor(db, planted, { brewMethod: 'v60', wilson: 0.1 })
    const best = await insertRecipeFor(db, planted, { brewMethod: 'v60', wilson: 0.5 })
    const shot = await insertRecipeFor(db, planted, { brewMethod: 'espresso', wilson: 0.7 })
    const shown = await show(planted.roaster.id)
    expect(shown.map(({ id }) => id)).toEqual([shot.id, best.id])
    expect(shown).toMatchObject([
      { shareId: shot.shareId, isDefault: true, url: `${BASE_URL}/recipes/${shot.id}` },
      { shareId: best.shareId, isDefault: false },
    ])
  })

  it('filters by method in any spelling', async () => {
    const roasterId = await insertRoaster(db)
    const own = await plantCoffee(db, { roasterId, slug: 'own', recipeCount: 2 })
    await insertEmbedRecipe(db, { coffeeId: own.coffee.id, method: 'v60', isDefault: true })
    await insertEmbedRecipe(db, { coffeeId: own.coffee.id, method: 'french-press', isDefault: true })
    // Not returned: the roaster has recipes for this coffee, though by other methods.
    await insertRecipeFor(db, own, { brewMethod: 'espresso' })
    const others = await plantCoffee(db, { roasterId, slug: 'others', recipeCount: 3 })
    await insertRecipeFor(db, others, { brewMethod: 'espresso', wilson: 0.2 })
    const best = await insertRecipeFor(db, others, { brewMethod: 'espresso', wilson: 0.4 })
    await insertRecipeFor(db, others, { brewMethod: 'v60' })
    const shown = async (method: string) =>
      (await show(roasterId, `?method=${method}`)).map((recipe) => `${recipe.coffeeSlug} ${recipe.method}`)
    expect(await shown('v60')).toEqual(['own v60', 'others v60'])
    expect(await shown('espresso')).toEqual(['others espresso'])
    expect((await show(roasterId, '?method=Espresso')).map(({ id }) => id)).toEqual([best.id])
    for (const spelling of ['french-press', 'FRENCH-PRESS', 'French%20press', 'french_press']) {
      expect(await shown(spelling)).toEqual(['own french-press'])
    }
    expect(await shown('turkish')).toEqual([])
  })

  it.each(['tea', '-'])('rejects the method %j with 400 and lists the valid ones', async (method) => {
    const { roaster } = await plantCoffee(db)
    const answer = await test.get(`/api/embed/recipes/${roaster.slug}?method=${method}`)
    expectError(answer, { status: 400, code: 'invalid_request', field: 'method' })
    expect(answer.body.error).toMatch(/v60/)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('returns 12 recipes by default and 24 at most', async () => {
    const roasterId = await insertRoaster(db)
    for (let n = 0; n < 26; n++) {
      const { coffee } = await plantCoffee(db, { roasterId })
      await insertEmbedRecipe(db, { coffeeId: coffee.id })
    }
    expect(await show(roasterId)).toHaveLength(12)
    expect(await show(roasterId, '?limit=1')).toHaveLength(1)
    expect(await show(roasterId, '?limit=24')).toHaveLength(24)
    expect(await show(roasterId, '?limit=25')).toHaveLength(24)
    expect(await show(roasterId, '?limit=1000000')).toHaveLength(24)
    for (const limit of ['0', '-1', '1.5', 'many']) {
      const answer = await test.get(`/api/embed/recipes/${await slugOf(roasterId)}?limit=${limit}`)
      expectError(answer, { status: 400, code: 'invalid_request', field: 'limit' })
    }
  })

  it('accepts slugs in any case, since they are written into pages by hand', async () => {
    const { roaster, coffee } = await plantCoffee(db)
    const [upperRoaster, upperCoffee] = [roaster.slug.toUpperCase(), coffee.slug.toUpperCase()]
    expect((await test.get(`/api/embed/recipes/${upperRoaster}`)).body.roaster.slug).toBe(roaster.slug)
    expect((await test.get(`/api/embed/${upperRoaster}/${upperCoffee}`)).body.coffee.slug).toBe(coffee.slug)
    for (const shareId of [upperRoaster, `${upperRoaster}/${upperCoffee}`]) {
      const token = test.app.eventTokens.issue({ roasterId: roaster.id })
      expect((await test.post('/api/embed/track-click', { shareId, token })).status).toBe(200)
    }
    expect(await eventsOf(db, roaster.id)).toHaveLength(2)
  })

  it('answers 404 with CORS headers for an unknown slug', async () => {
    const answer = await test.get('/api/embed/recipes/nobody', { headers: { origin: 'https://elsewhere.example' } })
    expectError(answer, { status: 404, code: 'not_found' })
    expect(answer.body.error).toBe("We couldn't find that roaster")
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it.each(['Recipes', 'Demo', 'Track Click'])('is reachable for a roaster called %s', async (name) => {
    const { roaster } = await db.transaction().execute((db) => findOrCreateRoaster(db, name))
    const { coffee } = await plantCoffee(db, { roasterId: roaster.id })
    await insertEmbedRecipe(db, { coffeeId: coffee.id })
    const list = await test.get(`/api/embed/recipes/${roaster.slug}`)
    expect(list.body).toMatchObject({ roaster: { name }, recipes: [{ coffeeSlug: coffee.slug }] })
    const single = await test.get(`/api/embed/${roaster.slug}/${coffee.slug}`)
    expect(single.body).toMatchObject({ roaster: { name }, coffee: { slug: coffee.slug } })
  })

  it('leaves a coffee with the slug "recipes" reachable', async () => {
    const { roaster } = await plantCoffee(db, { slug: 'recipes' })
    expect((await test.get(`/api/embed/${roaster.slug}/recipes`)).body.coffee.slug).toBe('recipes')
  })
})
