import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'

describe('GET /api/coffees/:id', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const plant = async (name: string, roaster: string) =>
    (await plantCoffees(test.app.db, [{ name, roaster, origin: 'Nyeri, Kenya' }]))[0]!

  it('returns the coffee with its roaster, submitter and recipe count', async () => {
    const member = await register(test)
    const created = await test.post(
      '/api/coffees',
      { name: 'Shown Once', roasterName: 'Shown Roasters', roastLevel: 'Light' },
      { token: member.token },
    )
    const { status, body } = await test.get(`/api/coffees/${created.body.coffee.id}`)
    expect(status).toBe(200)
    expect(body).toEqual(created.body.coffee)
    expect(body).toMatchObject({
      name: 'Shown Once',
      roasterName: 'Shown Roasters',
      roasterSlug: 'shown-roasters',
      roaster: {
        name: 'Shown Roasters',
        slug: 'shown-roasters',
        location: null,
        isVerified: false,
        _count: { coffees: 1 },
      },
      submittedBy: { id: member.id, displayName: `Brewer ${member.id}` },
      _count: { communityRecipes: 0 },
      recipeCount: 0,
    })
    expect(JSON.stringify(body)).not.toContain(member.email)

    await test.call('DELETE', '/api/user/account', { token: member.token })
    expect((await test.get(`/api/coffees/${body.id}`)).body.submittedBy).toBeNull()
  })

  it.each(['0', '-1', 'abc', '1.5', '99999999999'])('rejects the id %s with 400', async (id) => {
    expectError(await test.get(`/api/coffees/${id}`), { status: 400, code: 'invalid_request', field: 'id' })
    expectError(await test.get(`/api/coffees/${id}/stats`), { status: 400, code: 'invalid_request', field: 'id' })
  })

  it("answers 404 for a coffee that doesn't exist", async () => {
    expectError(await test.get('/api/coffees/2000000000'), { status: 404, code: 'not_found' })
    expectError(await test.get('/api/coffees/2000000000/stats'), { status: 404, code: 'not_found' })
  })

  it('sends a strong ETag that changes with the coffee and its roaster, and answers 304 to a match', async () => {
    const id = await plant('Tagged', 'Tag Roasters')
    const url = `/api/coffees/${id}`
    const tags: string[] = []
    const tag = async () => {
      const { headers } = await test.get(url)
      return String(headers.etag)
    }
    tags.push(await tag())
    expect(tags[0]).toMatch(/^"[\w-]+"$/)
    const { db } = test.app
    const { roasterId } = await db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const changes = [
      () => db.updateTable('roasters').set({ name: 'Another Name' }).where('id', '=', roasterId).execute(),
      () => db.updateTable('roasters').set({ isVerified: true }).where('id', '=', roasterId).execute(),
      () => db.updateTable('roasters').set({ city: 'Bergen' }).where('id', '=', roasterId).execute(),
      () => db.updateTable('coffees').set({ recipeCount: 3 }).where('id', '=', id).execute(),
      () => db.updateTable('coffees').set({ description: 'Bright' }).where('id', '=', id).execute(),
      () => plant('A sister', 'Another Name'),
    ]
    for (const change of changes) {
      await change()
      // The change bypasses the service, which would invalidate the cache.
      test.app.responseCache.clear()
      tags.push(await tag())
    }
    expect(new Set(tags.slice(0, 6)).size).toBe(6)

    const current = tags.at(-1)!
    for (const header of [current, `W/${current}`, `"other", ${current}`, '*']) {
      const answer = await test.get(url, { headers: { 'if-none-match': header } })
      expect(answer.status).toBe(304)
      expect(answer.text).toBe('')
      expect(answer.headers.etag).toBe(current)
    }
    const stale = await test.get(url, { headers: { 'if-none-match': tags[0]! } })
    expect(stale.status).toBe(200)
    expect(stale.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

describe('GET /api/coffees/:id/stats', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('averages grind indexes as they are shown, between 0 and 100', async () => {
    const { db } = test.app
    const [id] = await plantCoffees(db, [{ name: 'Very Fine' }])
    for (const grindIndex of [-10, 20, 110]) await insertRecipe(db, { coffeeProfileId: id!, grindIndex })
    const { body } = await test.get(`/api/coffees/${id}/stats`)
    expect(body.grindRange).toEqual({ min: 0, max: 100, avg: 40 })
    expect(body.topGrinders[0].averageGrindIndex).toBe(40)
  })

  it('returns zeros and empty lists for a coffee without recipes', async () => {
    const [id] = await plantCoffees(test.app.db, [{ name: 'Untouched' }])
    expect((await test.get(`/api/coffees/${id}/stats`)).body).toEqual({
      coffeeId: id,
      recipeCount: 0,
      votes: { total: 0, upvotes: 0, downvotes: 0 },
      topGrinders: [],
      topMachines: [],
      byMethod: [],
      ratioRange: null,
      grindRange: null,
    })
  })

  it('keeps the ratios and grinds of each method apart, the most used one first', async () => {
    const { db, catalog } = test.app
    const [id] = await plantCoffees(db, [{ name: 'Brewed Both Ways' }])
    const brewersOf = (method: string) => catalog.machines.filter(({ brewMethod }) => brewMethod === method)
    const [espresso] = brewersOf('espresso')
    const [chemex, kalita] = brewersOf('pour-over')
    await insertRecipe(db, { coffeeProfileId: id!, machineId: espresso!.id, ratio: 2, grindIndex: -4 })
    await insertRecipe(db, { coffeeProfileId: id!, machineId: chemex!.id, ratio: 15, grindIndex: 40 })
    await insertRecipe(db, { coffeeProfileId: id!, machineId: kalita!.id, ratio: 16.5, grindIndex: 45 })
    const { body } = await test.get(`/api/coffees/${id}/stats`)
    expect(body.byMethod).toEqual([
      {
        brewMethod: 'pour-over',
        count: 2,
        ratioRange: { min: 15, max: 16.5, avg: 15.75 },
        grindRange: { min: 40, max: 45, avg: 42.5 },
      },
      {
        brewMethod: 'espresso',
        count: 1,
        ratioRange: { min: 2, max: 2, avg: 2 },
        grindRange: { min: 0, max: 0, avg: 0 },
      },
    ])
    expect(body.ratioRange).toEqual({ min: 2, max: 16.5, avg: 11.17 })
  })

  it('aggregates the recipes of this coffee only', async () => {
    const { db, catalog } = test.app
    const [id, other] = await plantCoffees(db, [{ name: 'Counted' }, { name: 'Other' }])
    const { roasterId } = await db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', id!)
      .executeTakeFirstOrThrow()
    const grinders = catalog.grinders.slice(0, 6)
    const machines = catalog.machines.slice(0, 6)
    const of = (coffeeProfileId: number) => ({ coffeeProfileId, roasterId })
    for (const [i, grinder] of grinders.entries()) {
      for (let n = 0; n <= i; n++) {
        await insertRecipe(db, {
          ...of(id!),
          grinderId: grinder.id,
          machineId: machines[5 - i]!.id,
          grindIndex: 10 * i + n + 0.25,
          ratio: 15 + i / 3,
          upvotes: i,
          downvotes: 1,
        })
      }
    }
    await insertRecipe(db, { ...of(other!), grindIndex: 99, upvotes: 1000 })

    const { body } = await test.get(`/api/coffees/${id}/stats`)
    expect(body).toMatchObject({
      coffeeId: id,
      recipeCount: 21,
      votes: { total: 70 + 21, upvotes: 70, downvotes: 21 },
      ratioRange: { min: 15, max: 16.67, avg: 16.11 },
      grindRange: { min: 0.3, max: 55.3, avg: 35.3 },
    })
    expect(body.topGrinders).toEqual(
      [5, 4, 3, 2, 1].map((i) => ({
        id: grinders[i]!.id,
        slug: grinders[i]!.slug,
        brand: grinders[i]!.brand,
        name: grinders[i]!.model,
        count: i + 1,
        averageGrindIndex: Math.round((10 * i + i / 2 + 0.25) * 10) / 10,
      })),
    )
    expect(body.topMachines.map(({ count }: { count: number }) => count)).toEqual([6, 5, 4, 3, 2])
    expect(body.topMachines[0]).toEqual({
      id: machines[0]!.id,
      slug: machines[0]!.slug,
      brand: machines[0]!.brand,
      name: machines[0]!.model,
      brewMethod: machines[0]!.brewMethod,
      count: 6,
    })
  })
})

describe('GET /api/coffees/suggestions', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await plantCoffees(test.app.db, [
      { name: 'Konga Natural', roaster: 'Onyx Coffee Lab', origin: 'Ethiopia', recipeCount: 2 },
      { name: 'Konga Washed', roaster: 'Fernwhistle', origin: 'Ethiopia' },
      { name: 'Monarch', roaster: 'Onyx Coffee Lab', recipeCount: 9 },
      ...Array.from({ length: 7 }, (_, i) => ({ name: `Southern Weather ${i}`, roaster: 'Onyx Coffee Lab' })),
    ])
  })
  afterAll(() => test.close())

  const suggest = async (query: string) => {
    const { status, body } = await test.get(`/api/coffees/suggestions?${query}`)
    expect(status).toBe(200)
    return body.suggestions.map(({ name, roasterName }: Record<string, string>) => `${name} / ${roasterName}`)
  }

  it('returns coffees with a similar name', async () => {
    expect(await suggest('name=kongga')).toEqual(['Konga Natural / Onyx Coffee Lab', 'Konga Washed / Fernwhistle'])
    expect(await suggest('name=konga+natural+lot+12')).toContain('Konga Natural / Onyx Coffee Lab')
    expect(await suggest('name=nothing+like+it')).toEqual([])
  })

  it('returns only coffees of the given roaster, in any spelling, if that roaster is known', async () => {
    for (const roaster of ['onyx-coffee-lab', 'ONYX coffee lab', 'onyx', 'Onix Coffe Lab']) {
      expect(await suggest(`name=konga&roaster=${encodeURIComponent(roaster)}`)).toEqual([
        'Konga Natural / Onyx Coffee Lab',
      ])
    }
    expect(await suggest('name=konga&roaster=nobody+knows')).toHaveLength(2)
  })

  it('returns at most five coffees, those with most recipes first when only a roaster is given', async () => {
    const names = await suggest('roaster=onyx')
    expect(names).toHaveLength(5)
    expect(names.slice(0, 2)).toEqual(['Monarch / Onyx Coffee Lab', 'Konga Natural / Onyx Coffee Lab'])
    expect(await suggest('name=southern+weather')).toHaveLength(5)
    expect(await suggest('roaster=nobody+knows')).toEqual([])
  })

  it('finding 6: returns no suggestions when name and roaster are blank', async () => {
    for (const query of ['', 'name=', 'roaster=', 'name=&roaster=', 'name=%20&roaster=']) {
      const { status, body } = await test.get(`/api/coffees/suggestions?${query}`)
      expect({ status, body }, query).toEqual({ status: 200, body: { suggestions: [] } })
    }
  })
})
