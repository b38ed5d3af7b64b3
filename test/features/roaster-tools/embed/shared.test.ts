import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { eventsOf, expectExactDays, insertEmbedRecipe, insertRecipeFor, plantCoffee } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'
import { SUGGESTED } from '#test/support/steps.ts'

describe('GET /api/embed/:shareId', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  it('returns a community recipe by its share id', async () => {
    const planted = await plantCoffee(db, { name: 'Kiangoi' })
    const recipe = await insertRecipeFor(db, planted, { brewMethod: 'v60', grindSetting: 24.5 })
    await insertRecipeFor(db, planted, { brewMethod: 'espresso' })
    await insertEmbedRecipe(db, { coffeeId: planted.coffee.id, method: 'french-press' })
    const { status, body, headers } = await test.get(`/api/embed/${recipe.shareId}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: recipe.id,
      shareId: recipe.shareId,
      name: 'Kiangoi, V60',
      method: 'v60',
      doseGrams: 15,
      waterGrams: 240,
      ratio: 16,
      brewTimeSeconds: null,
      waterTempF: null,
      grindSetting: 24.5,
      ...SUGGESTED,
      coffeeName: 'Kiangoi',
      roaster: planted.roaster.name,
      brewMethods: ['espresso', 'v60', 'french-press'],
      url: `${BASE_URL}/recipes/${recipe.id}`,
      eventToken: expect.any(String),
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    expect(headers).not.toHaveProperty('etag')
  })

  it('returns the grind setting as its author wrote it, and time and temperature if known', async () => {
    const planted = await plantCoffee(db)
    const figures = { grindSettingText: '24 clicks', brewTimeSeconds: 180, waterTempF: 203 }
    const { shareId } = await insertRecipeFor(db, planted, figures)
    const { body } = await test.get(`/api/embed/${shareId}`)
    expect(body).toMatchObject({ grindSetting: '24 clicks', brewTimeSeconds: 180, waterTempF: 203 })
  })

  it("returns a coffee's default recipe by both slugs, with all methods of the coffee", async () => {
    const { roaster, coffee } = await plantCoffee(db)
    await insertEmbedRecipe(db, { coffeeId: coffee.id, method: 'espresso' })
    const standard = await insertEmbedRecipe(db, { coffeeId: coffee.id, method: 'v60', isDefault: true })
    const { status, body } = await test.get(`/api/embed/${roaster.slug}%2F${coffee.slug}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: standard.id,
      shareId: `${roaster.slug}/${coffee.slug}`,
      name: `${coffee.name}, V60`,
      method: 'v60',
      doseGrams: 18,
      waterGrams: 288,
      ratio: 16,
      brewTimeSeconds: 190,
      waterTempF: 205,
      grindSetting: standard.grindSize,
      ...SUGGESTED,
      coffeeName: coffee.name,
      roaster: roaster.name,
      brewMethods: ['v60', 'espresso'],
      url: `${BASE_URL}/coffees/${coffee.id}?method=v60`,
      eventToken: expect.any(String),
    })
    expect(await eventsOf(db, roaster.id)).toMatchObject([
      { kind: 'IMPRESSION', coffeeId: coffee.id, recipeId: null, method: 'v60' },
    ])
  })

  it('returns the best community recipe by both slugs if the roaster has none', async () => {
    const planted = await plantCoffee(db)
    const { roaster, coffee } = planted
    await insertRecipeFor(db, planted, { wilson: 0.1 })
    const best = await insertRecipeFor(db, planted, { wilson: 0.5 })
    const { body } = await test.get(`/api/embed/${roaster.slug}%2F${coffee.slug}`)
    expect(body).toMatchObject({ id: best.id, url: `${BASE_URL}/recipes/${best.id}` })
    expect(await eventsOf(db, roaster.id)).toMatchObject([{ coffeeId: coffee.id, recipeId: best.id }])
  })

  it('records an impression with its source and nothing about the visitor', async () => {
    const planted = await plantCoffee(db)
    const recipe = await insertRecipeFor(db, planted, { brewMethod: 'v60' })
    const referers = ['https://blog.example/kenya?reader=ada@example.com#top', undefined, 'nonsense']
    for (const referer of referers) {
      const headers: Record<string, string> = referer === undefined ? {} : { referer }
      expect((await test.get(`/api/embed/${recipe.shareId}`, { headers })).status).toBe(200)
    }
    const { roaster, coffee } = planted
    const common = {
      id: expect.any(Number),
      kind: 'IMPRESSION',
      roasterId: roaster.id,
      coffeeId: coffee.id,
      recipeId: recipe.id,
      method: 'v60',
      createdAt: expect.any(String),
    }
    expect(await eventsOf(db, roaster.id)).toEqual([
      { ...common, source: 'blog.example/kenya' },
      { ...common, source: null },
      { ...common, source: null },
    ])
    await expectExactDays(db)
  })

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-purpose': 'prefetch;anonymous-client-ip' },
    { 'sec-purpose': 'prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ])('records nothing for a prefetch: %j', async (headers) => {
    const planted = await plantCoffee(db)
    const { shareId, id } = await insertRecipeFor(db, planted)
    const { status, body } = await test.get(`/api/embed/${shareId}`, { headers })
    expect([status, body.id]).toEqual([200, id])
    expect(await eventsOf(db, planted.roaster.id)).toEqual([])
  })

  it('answers HEAD like GET, but records nothing', async () => {
    const planted = await plantCoffee(db)
    const { shareId } = await insertRecipeFor(db, planted)
    const { status, text, headers } = await test.call('HEAD', `/api/embed/${shareId}`)
    expect([status, text]).toEqual([200, ''])
    expect(headers['cache-control']).toBe('no-store')
    expect((await test.call('HEAD', '/api/embed/nothing')).status).toBe(404)
    expect(await eventsOf(db, planted.roaster.id)).toEqual([])
  })

  it('answers 404 for an unknown share id, and records nothing', async () => {
    const planted = await plantCoffee(db)
    const { roaster, coffee } = planted
    const empty = await plantCoffee(db)
    const recipe = await insertRecipeFor(db, planted)
    const before = await db.selectFrom('events').select('id').execute()
    const unknown = [
      'nothing',
      String(recipe.id),
      recipe.shareId.toUpperCase(),
      roaster.slug,
      coffee.slug,
      `${roaster.slug}%2Fnothing`,
      `nobody%2F${coffee.slug}`,
      `${roaster.slug}%2F${coffee.slug}%2Fmore`,
      `${roaster.slug}%2F`,
      // A known coffee without recipes.
      `${empty.roaster.slug}%2F${empty.coffee.slug}`,
      // Path segments of other routes.
      'recipes',
      'track-click',
      'widget.js',
    ]
    for (const shareId of unknown) {
      const answer = await test.get(`/api/embed/${shareId}`)
      expectError(answer, { status: 404, code: 'not_found' })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    expect(await db.selectFrom('events').select('id').execute()).toEqual(before)
  })

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s, with CORS headers for every page', async (method) => {
    const answer = await test.call(method, '/api/embed/anything', { body: {} })
    expectError(answer, { status: 405, code: 'method_not_allowed' })
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', allow: 'GET, HEAD, OPTIONS' })
  })
})
