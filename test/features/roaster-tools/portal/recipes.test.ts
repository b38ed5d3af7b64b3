import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'
import { SUGGESTED, withoutSteps } from '#test/support/steps.ts'

const COFFEES = '/api/roaster-portal/coffees'
const V60 = { method: 'v60', doseGrams: 15, waterGrams: 240 }

describe('/api/roaster-portal/coffees/:id/recipes', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test, { slug: 'northlight' })
  })
  afterAll(() => test.close())

  const newCoffee = async (): Promise<number> => (await insertCoffee(db, { roasterId: owner.roasterId })).id
  const urlOf = (coffeeId: number, recipeId?: number) =>
    `${COFFEES}/${coffeeId}/recipes${recipeId === undefined ? '' : `/${recipeId}`}`
  const call = (method: string, url: string, body?: object) => test.call(method, url, { token: owner.token, body })
  const create = (coffeeId: number, body: object = V60) => call('POST', urlOf(coffeeId), body)
  const add = async (coffeeId: number, body: object = {}): Promise<number> =>
    (await create(coffeeId, { ...V60, ...body })).body.recipe.id
  const change = (coffeeId: number, id: number, body: object, method = 'PUT') => call(method, urlOf(coffeeId, id), body)
  const list = async (coffeeId: number) => (await call('GET', urlOf(coffeeId))).body.recipes
  /** Returns the default recipe of each method. */
  const defaultsOf = async (coffeeId: number) => {
    const recipes: { id: number; method: string; isDefault: boolean }[] = await list(coffeeId)
    return recipes.filter(({ isDefault }) => isDefault).map(({ id, method }) => [method, id])
  }

  it('POST stores every field', async () => {
    const coffeeId = await newCoffee()
    const { status, body } = await create(coffeeId, {
      method: 'V60',
      doseGrams: 18,
      waterGrams: 300,
      ratio: 16.7,
      waterTempF: 203.5,
      grindSize: ' medium-fine ',
      brewTimeSeconds: 195,
      notes: ' Three pours.\nGently. ',
      isDefault: true,
    })
    expect(status).toBe(201)
    expect(body.recipe).toEqual({
      id: expect.any(Number),
      coffeeId,
      method: 'v60',
      doseGrams: 18,
      waterGrams: 300,
      ratio: 16.7,
      waterTempF: 203.5,
      grindSize: 'medium-fine',
      brewTimeSeconds: 195,
      notes: 'Three pours.\nGently.',
      hasSteps: false,
      ...SUGGESTED,
      isDefault: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await list(coffeeId)).toEqual([withoutSteps(body.recipe)])
    const bare = await create(coffeeId, { ...V60, method: 'Cold Brew' })
    expect(bare.body.recipe).toMatchObject({
      method: 'cold-brew',
      waterTempF: null,
      grindSize: null,
      brewTimeSeconds: null,
      notes: null,
    })
  })

  it('POST adds the recipe to the embed of the coffee', async () => {
    const coffee = await insertCoffee(db, { roasterId: owner.roasterId, slug: 'shown' })
    await create(coffee.id, { ...V60, notes: 'In the embed' })
    const { status, body } = await test.get('/api/embed/northlight/shown')
    expect(status).toBe(200)
    expect(body.recipes).toMatchObject([
      { method: 'v60', doseGrams: 15, ratio: 16, notes: 'In the embed', isDefault: true },
    ])
  })

  it.each([
    [{ doseGrams: 15, waterGrams: 250 }, { ratio: 16.7 }],
    [{ doseGrams: 15, ratio: 16.5 }, { waterGrams: 247.5 }],
    [{ waterGrams: 250, ratio: 16 }, { doseGrams: 15.6 }],
    [{ doseGrams: 15, waterGrams: 250, ratio: 16.6 }, { ratio: 16.6 }],
  ])('POST computes from %j the %j', async (amounts, computed) => {
    const { body } = await create(await newCoffee(), { method: 'v60', ...amounts })
    expect(body.recipe).toMatchObject({ ...amounts, ...computed })
  })

  it.each([
    [{ ...V60, method: undefined }, 'method'],
    [{ ...V60, method: 'teapot' }, 'method'],
    [{ ...V60, method: ' ' }, 'method'],
    [{ method: 'v60' }, 'doseGrams'],
    [{ method: 'v60', ratio: 16 }, 'doseGrams'],
    [{ method: 'v60', doseGrams: 15 }, 'waterGrams'],
    [{ ...V60, ratio: 18 }, 'ratio'],
    [{ ...V60, doseGrams: 0.5 }, 'doseGrams'],
    [{ ...V60, doseGrams: 1001 }, 'doseGrams'],
    [{ ...V60, waterGrams: 10_001 }, 'waterGrams'],
    [{ ...V60, ratio: 0.5 }, 'ratio'],
    [{ ...V60, doseGrams: '15' }, 'doseGrams'],
    [{ ...V60, doseGrams: null }, 'doseGrams'],
    [{ method: 'v60', doseGrams: 200, ratio: 26 }, 'ratio'],
    [{ method: 'v60', doseGrams: 1, waterGrams: 1000 }, 'ratio'],
    [{ method: 'v60', waterGrams: 5000, ratio: 2 }, 'doseGrams'],
    [{ method: 'v60', doseGrams: 1, ratio: 2 }, 'waterGrams'],
    [{ ...V60, waterTempF: 301 }, 'waterTempF'],
    [{ ...V60, grindSize: 'x'.repeat(101) }, 'grindSize'],
    [{ ...V60, brewTimeSeconds: 1.5 }, 'brewTimeSeconds'],
    [{ ...V60, brewTimeSeconds: 0 }, 'brewTimeSeconds'],
    [{ ...V60, notes: 'x'.repeat(2001) }, 'notes'],
    [{ ...V60, isDefault: 'yes' }, 'isDefault'],
  ])('POST rejects %j with 400', async (body, field) => {
    const coffeeId = await newCoffee()
    expectError(await create(coffeeId, body), { status: 400, code: 'invalid_request', field })
    expect(await list(coffeeId)).toEqual([])
  })

  it.each(['PUT', 'PATCH'])('%s changes only the given fields', async (method) => {
    const coffeeId = await newCoffee()
    const id = await add(coffeeId, { notes: 'Old', waterTempF: 200, grindSize: 'fine', brewTimeSeconds: 60 })
    const changed = (await change(coffeeId, id, { notes: 'New', grindSize: '' }, method)).body.recipe
    expect(changed).toMatchObject({ notes: 'New', grindSize: null, waterTempF: 200, brewTimeSeconds: 60, ...V60 })
    const cleared = await change(coffeeId, id, { notes: null, waterTempF: null, brewTimeSeconds: null }, method)
    expect(cleared.body.recipe).toMatchObject({ notes: null, waterTempF: null, brewTimeSeconds: null, isDefault: true })
    expect(await list(coffeeId)).toEqual([withoutSteps(cleared.body.recipe)])
  })

  it.each([
    [{ ratio: 15 }, { doseGrams: 15, waterGrams: 225, ratio: 15 }],
    [{ doseGrams: 16 }, { doseGrams: 16, waterGrams: 240, ratio: 15 }],
    [{ waterGrams: 255 }, { doseGrams: 15, waterGrams: 255, ratio: 17 }],
    [
      { doseGrams: 20, ratio: 15 },
      { doseGrams: 20, waterGrams: 300, ratio: 15 },
    ],
    [
      { waterGrams: 320, ratio: 16 },
      { doseGrams: 20, waterGrams: 320, ratio: 16 },
    ],
    [
      { doseGrams: 20, waterGrams: 300, ratio: 15 },
      { doseGrams: 20, waterGrams: 300, ratio: 15 },
    ],
  ])('PUT keeps dose, water and ratio consistent after %j', async (body, amounts) => {
    const coffeeId = await newCoffee()
    const { status, body: answer } = await change(coffeeId, await add(coffeeId), body)
    expect(status).toBe(200)
    expect(answer.recipe).toMatchObject(amounts)
  })

  it.each([
    [{ method: 'teapot' }, 'method'],
    [{ doseGrams: 20, waterGrams: 300, ratio: 12 }, 'ratio'],
    [{ doseGrams: 1 }, 'ratio'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
    [{ doseGrams: null }, 'doseGrams'],
  ])('PUT rejects %j with 400 and changes nothing', async (body, field) => {
    const coffeeId = await newCoffee()
    const id = await add(coffeeId)
    const before = await list(coffeeId)
    expectError(await change(coffeeId, id, body), { status: 400, code: 'invalid_request', field })
    expect(await list(coffeeId)).toEqual(before)
  })

  it('keeps one default per method, the first recipe until another is made the default', async () => {
    const coffeeId = await newCoffee()
    const first = await add(coffeeId, { isDefault: false })
    const second = await add(coffeeId)
    const press = await add(coffeeId, { method: 'french-press' })
    expect(await defaultsOf(coffeeId)).toEqual([
      ['french-press', press],
      ['v60', first],
    ])
    await change(coffeeId, second, { isDefault: true })
    expect(await defaultsOf(coffeeId)).toEqual([
      ['french-press', press],
      ['v60', second],
    ])
    const third = await add(coffeeId, { isDefault: true })
    expect(await defaultsOf(coffeeId)).toEqual([
      ['french-press', press],
      ['v60', third],
    ])
    await change(coffeeId, third, { notes: 'Still' })
    expect(await defaultsOf(coffeeId)).toEqual([
      ['french-press', press],
      ['v60', third],
    ])
  })

  it('makes the oldest other recipe the default when isDefault is set to false, if there is another', async () => {
    const coffeeId = await newCoffee()
    const first = await add(coffeeId)
    expect((await change(coffeeId, first, { isDefault: false })).body.recipe.isDefault).toBe(true)
    const second = await add(coffeeId)
    const third = await add(coffeeId, { isDefault: true })
    await change(coffeeId, third, { isDefault: false })
    expect(await defaultsOf(coffeeId)).toEqual([['v60', first]])
    await change(coffeeId, first, { isDefault: false })
    expect(await defaultsOf(coffeeId)).toEqual([['v60', second]])
  })

  it('makes another recipe the default when the default is deleted or gets another method', async () => {
    const coffeeId = await newCoffee()
    const first = await add(coffeeId)
    const second = await add(coffeeId)
    const third = await add(coffeeId)
    expect((await call('DELETE', urlOf(coffeeId, first))).body).toEqual({ success: true })
    expect(await defaultsOf(coffeeId)).toEqual([['v60', second]])
    await change(coffeeId, second, { method: 'aeropress' })
    expect(await defaultsOf(coffeeId)).toEqual([
      ['aeropress', second],
      ['v60', third],
    ])
    // A recipe that gets a method with a default becomes the default only if it says so.
    const fourth = await add(coffeeId)
    await change(coffeeId, third, { method: 'aeropress' })
    expect(await defaultsOf(coffeeId)).toEqual([
      ['aeropress', second],
      ['v60', fourth],
    ])
    await change(coffeeId, fourth, { method: 'aeropress', isDefault: true })
    expect(await defaultsOf(coffeeId)).toEqual([['aeropress', fourth]])
    for (const id of [second, third, fourth]) await call('DELETE', urlOf(coffeeId, id))
    expect(await list(coffeeId)).toEqual([])
  })

  it('POST answers 409 beyond 50 recipes', async () => {
    const coffeeId = await newCoffee()
    for (let i = 0; i < 50; i++) expect((await create(coffeeId)).status).toBe(201)
    expectError(await create(coffeeId), { status: 409, code: 'too_many_recipes' })
    expect(await list(coffeeId)).toHaveLength(50)
    expect((await create(await newCoffee())).status).toBe(201)
  })

  it('answers 404 for a coffee of another roaster or a recipe of another coffee', async () => {
    const theirs = await insertCoffee(db)
    const mine = await newCoffee()
    const elsewhere = await add(await newCoffee())
    for (const coffeeId of [theirs.id, 2_000_000_000]) {
      for (const answer of [await call('GET', urlOf(coffeeId)), await create(coffeeId)]) {
        expectError(answer, { status: 404, code: 'not_found' })
        expect(answer.body.error).toBe("We couldn't find that coffee")
      }
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await call(method, urlOf(mine, elsewhere), method === 'DELETE' ? undefined : { notes: 'Mine' })
      expectError(answer, { status: 404, code: 'not_found' })
      expect(answer.body.error).toBe("We couldn't find that recipe")
    }
    // Validation precedes the check whether the coffee exists.
    expect((await create(2_000_000_000, { ...V60, method: 'teapot' })).status).toBe(400)
  })
})
