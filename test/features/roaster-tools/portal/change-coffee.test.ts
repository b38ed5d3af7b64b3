import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { tasteColumns } from '#src/features/recipes/browse/derive.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf, publish } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const URL = '/api/roaster-portal/coffees'

describe('PUT and PATCH /api/roaster-portal/coffees/:id', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  let ada: Member
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test, { name: 'Northlight', slug: 'northlight' })
    ada = (await insertMembers(test, 1))[0]!
  })
  afterAll(() => test.close())

  const create = async (coffee: object = {}): Promise<number> => {
    const body = { name: 'Konga', roastLevel: 'LIGHT', ...coffee }
    return (await test.post(URL, body, { token: owner.token })).body.coffee.id
  }
  const change = (id: number, body: object, method = 'PUT') =>
    test.call(method, `${URL}/${id}`, { token: owner.token, body })
  const recipeOf = (id: number) => db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const idsFor = async (query: string) =>
    (await test.get(`/api/coffees?${query}`)).body.data.map(({ id }: { id: number }) => id)

  it.each(['PUT', 'PATCH'])('%s changes only the given fields', async (method) => {
    const id = await create({ origin: 'Kenya', flavorProfile: 'plum', acidity: 4, description: 'Dense.' })
    const { status, body } = await change(id, { name: ' Konga Lot 7 ', body: 2 }, method)
    expect(status).toBe(200)
    expect(body.coffee).toMatchObject({
      id,
      name: 'Konga Lot 7',
      roastLevel: 'LIGHT',
      origin: 'Kenya',
      flavorProfile: 'plum',
      acidityLevel: 4,
      bodyLevel: 2,
      description: 'Dense.',
      coffeeType: 'SINGLE_ORIGIN',
    })
    expect(body.coffee.slug).toMatch(/^konga(-\d+)?$/)
    expect(body.coffee.updatedAt > body.coffee.createdAt).toBe(true)
    expect((await change(id, {}, method)).body.coffee).toMatchObject({ name: 'Konga Lot 7', bodyLevel: 2 })
  })

  it.each(['PUT', 'PATCH'])('%s never moves the coffee to another roaster', async (method) => {
    const id = await create()
    expect((await change(id, { name: 'Konga', roasterName: 'Somebody Else' }, method)).status).toBe(200)
    const [coffee] = (await test.get(`/api/coffees?roaster=northlight&q=konga&limit=100`)).body.data.filter(
      (each: { id: number }) => each.id === id,
    )
    expect(coffee).toMatchObject({ roasterName: 'Northlight' })
    expect((await test.get('/api/roasters/somebody-else')).status).toBe(404)
  })

  it('clears fields set to blank or null, under either name', async () => {
    const id = await create({
      origin: 'Kenya',
      flavorProfile: 'plum',
      acidity: 4,
      bodyLevel: 3,
      processingMethod: 'washed',
    })
    const { body } = await change(id, {
      origin: '',
      flavorNotes: [],
      acidity: null,
      bodyLevel: null,
      processingMethod: null,
    })
    expect(body.coffee).toMatchObject({
      origin: null,
      flavorProfile: null,
      acidityLevel: null,
      bodyLevel: null,
      processingMethod: null,
    })
  })

  it('updates what the coffee and its recipes are found by', async () => {
    const id = await create({ name: 'Aurora', origin: 'Kirinyaga, Kenya', flavorProfile: 'blackcurrant' })
    const recipe = await publish(test, ada, id)
    const byFlavor = async (flavor: string) =>
      (await test.get(`/api/recipes/search?flavorProfile=${flavor}`)).body.data.map((each: { id: number }) => each.id)
    expect(await byFlavor('blackcurrant')).toEqual([recipe])
    await change(id, { name: 'Borealis', origin: 'Huila, Colombia', flavorProfile: 'panela, orange' })
    expect([await idsFor('q=aurora'), await idsFor('origin=kirinyaga'), await byFlavor('blackcurrant')]).toEqual([
      [],
      [],
      [],
    ])
    expect([await idsFor('q=borealis+northlight'), await idsFor('origin=huila')]).toEqual([[id], [id]])
    expect(await byFlavor('panela')).toEqual([recipe])
  })

  it('updates roast level, facet and taste of the recipes, without marking them as edited', async () => {
    const id = await create({ name: 'Roast Level', acidityLevel: 5 })
    const mocha = idOf(test, 'machines', 'bialetti-moka-express-3-cup')
    const recipes = [
      await publish(test, ada, id),
      await publish(test, ada, id, { brewTimeSeconds: 180 }),
      await publish(test, owner, id, { machineId: mocha, ratio: 10, waterGrams: 150, tasteProfile: { acidity: 2 } }),
    ]
    const before = await Promise.all(recipes.map(recipeOf))
    const listed = async (roast: string) => (await test.get(`/api/recipes?roastLevel=${roast}`)).body
    const dark = (await listed('DARK')).total
    const light = (await listed('LIGHT')).total

    await change(id, { roastLevel: 'Dark', acidity: 1, coffeeType: 'DECAF' })
    await expectExactCatalog(db)
    expect((await listed('DARK')).total).toBe(dark + 3)
    expect((await listed('LIGHT')).total).toBe(light - 3)
    expect(await idsFor('roastLevel=DARK&coffeeType=DECAF')).toEqual([id])
    expect(await idsFor('q=Roast+Level&roastLevel=LIGHT')).toEqual([])
    for (const [i, recipe] of (await Promise.all(recipes.map(recipeOf))).entries()) {
      const method = test.app.catalog.requireMethod(recipe.brewMethod)
      const coffee = { roastLevel: 'DARK', acidityLevel: 1, bodyLevel: null } as const
      const taste = tasteColumns({ ...recipe, coffee, method })
      expect(recipe).toEqual({ ...before[i], ...taste, roastLevel: 'DARK', facetId: recipe.facetId })
      expect(recipe.facetId).not.toBe(before[i]!.facetId)
      // The acidity of the coffee counts only for recipes without a taste profile of their own.
      if (i < 2) expect(recipe.tasteAcidity).toBeLessThan(before[i]!.tasteAcidity)
    }
    const { body } = await test.get(`/api/recipes/${recipes[0]}`)
    expect(body.coffee).toMatchObject({ roastLevel: 'DARK', coffeeType: 'DECAF' })
  })

  it('restores every recipe when the roast level is changed back', async () => {
    const id = await create()
    const recipe = await publish(test, ada, id)
    const before = await recipeOf(recipe)
    for (const roastLevel of ['MEDIUM', 'DARK', 'LIGHT']) await change(id, { roastLevel, coffeeType: 'BLEND' })
    expect(await recipeOf(recipe)).toEqual(before)
    await expectExactCatalog(db)
    await expectExactCounters(db)
  })

  it('changes the slug, or answers 409 if another coffee of the roaster has it', async () => {
    const id = await create({ slug: 'first-slug' })
    await create({ slug: 'second-slug' })
    expectError(await change(id, { slug: 'second-slug', name: 'Not This' }), { status: 409, code: 'slug_taken' })
    expect((await test.get(`/api/coffees/${id}`)).body).toMatchObject({ slug: 'first-slug', name: 'Konga' })
    expect((await change(id, { slug: 'third-slug' })).body.coffee.slug).toBe('third-slug')
    expect((await change(id, { slug: 'third-slug' })).body.coffee.slug).toBe('third-slug')
    expect((await change(id, { slug: '', name: 'Renamed' })).body.coffee.slug).toBe('third-slug')
    await expectExactCatalog(db)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ roastLevel: 'burnt' }, 'roastLevel'],
    [{ roastLevel: null }, 'roastLevel'],
    [{ coffeeType: 'TEA' }, 'coffeeType'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ acidityLevel: 0 }, 'acidityLevel'],
    [{ body: 5.5 }, 'body'],
    [{ origin: 7 }, 'origin'],
    [{ flavorProfile: 'x'.repeat(501) }, 'flavorProfile'],
  ])('rejects %j with 400', async (body, field) => {
    const id = await create()
    expectError(await change(id, body), { status: 400, code: 'invalid_request', field })
  })

  it("answers 404 for a coffee of another roaster or one that doesn't exist", async () => {
    const theirs = await insertCoffee(db, { name: 'Theirs' })
    for (const id of [theirs.id, 2_000_000_000]) {
      for (const [method, body] of [
        ['PUT', { name: 'Mine' }],
        ['PATCH', { roastLevel: 'DARK' }],
        ['DELETE', undefined],
      ] as const) {
        const answer = await test.call(method, `${URL}/${id}`, { token: owner.token, body })
        expectError(answer, { status: 404, code: 'not_found' })
      }
    }
    expect((await test.get(`/api/coffees/${theirs.id}`)).body.name).toBe('Theirs')
  })
})
