import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'

describe('/api/community-recipes', () => {
  let test: TestApp
  let ada: Member
  let recipe: Record<string, unknown>

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    const coffee = await insertCoffee(test.app.db, {
      name: 'Konga',
      acidityLevel: 4,
      bodyLevel: 2,
      roastLevel: 'LIGHT',
    })
    const id = (list: readonly { slug: string; id: number }[], slug: string) =>
      list.find((each) => each.slug === slug)!.id
    recipe = {
      coffeeProfileId: coffee.id,
      grinderId: id(test.app.catalog.grinders, 'comandante-c40-mk4'),
      machineId: id(test.app.catalog.machines, 'hario-v60-02'),
      grindSetting: 24,
      ratio: 16,
      doseGrams: 15,
      waterGrams: 240,
    }
  })
  afterAll(() => test.close())

  const publish = (changes: object = {}, token = ada.token) =>
    test.post('/api/community-recipes', { ...recipe, ...changes }, { token })

  it('POST returns the whole recipe, at the top level and under recipe', async () => {
    const taste = { acidity: 4, body: 2, sweetness: 3, bitterness: 1 }
    const extras = { filterId: 1, brewTimeSeconds: 180, waterTempF: 205, notes: 'Three pours.', tasteProfile: taste }
    const { status, body } = await publish(extras)
    expect(status).toBe(201)
    const { recipe: nested, warnings, ...flat } = body
    expect(warnings).toEqual([])
    expect(nested).toEqual(flat)
    expect(flat).toMatchObject({
      ...recipe,
      ...extras,
      type: 'community',
      brewMethod: 'v60',
      grindIndex: 34.48,
      upvotes: 0,
      score: 0,
      avgRating: null,
      createdBy: { displayName: `Brewer ${ada.id}`, id: ada.id },
      coffee: { name: 'Konga', roastLevel: 'LIGHT', roaster: { slug: expect.any(String) } },
      grinder: { slug: 'comandante-c40-mk4', brand: 'Comandante', name: 'C40 MK4', model: 'C40 MK4' },
      machine: { brewMethod: 'v60' },
      filter: { type: 'paper' },
    })
    expect((await test.get(`/api/recipes/${flat.id}`)).body).toEqual(flat)
  })

  it('POST and DELETE update the counts of coffee, roaster and facet', async () => {
    const counts = async () => {
      const { db } = test.app
      const coffee = await db
        .selectFrom('coffees')
        .selectAll()
        .where('id', '=', recipe.coffeeProfileId as number)
        .executeTakeFirstOrThrow()
      const roaster = await db
        .selectFrom('roasters')
        .select('recipeCount')
        .where('id', '=', coffee.roasterId)
        .executeTakeFirstOrThrow()
      const facets = await db.selectFrom('recipeFacets').select('size').execute()
      return [coffee.recipeCount, roaster.recipeCount, facets.reduce((sum, { size }) => sum + size, 0), coffee.trend]
    }
    const [coffee, roaster, facets, trend] = await counts()
    const { body } = await publish()
    const later = await counts()
    expect(later.slice(0, 3)).toEqual([coffee! + 1, roaster! + 1, facets! + 1])
    expect(later[3]).toBeGreaterThan(trend!)
    await test.call('DELETE', `/api/community-recipes/${body.id}`, { token: ada.token })
    expect((await counts()).slice(0, 3)).toEqual([coffee, roaster, facets])
  })

  it.each([
    ['24', 24, 24],
    ['24 clicks', '24 clicks', 24],
    ['24 (finer when fresh)', '24 (finer when fresh)', 24],
    [24.5, 24.5, 24.5],
  ])('POST parses the grind setting %j', async (grindSetting, shown, stored) => {
    const { body } = await publish({ grindSetting })
    expect(body.grindSetting).toBe(shown)
    const row = await test.app.db
      .selectFrom('recipes')
      .select('grindSetting')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row.grindSetting).toBe(stored)
  })

  it.each([
    [{ ratio: 14 }, 'ratio', /make 1:16/],
    [{ doseGrams: 0.5, waterGrams: 8 }, 'doseGrams', /at least 1/],
    [{ doseGrams: 1001 }, 'doseGrams', /at most 1,000 g/],
    [{ waterGrams: 10_001 }, 'waterGrams', /at most 10,000 g/],
    [{ waterGrams: 4 }, 'waterGrams', /at least 5/],
    [{ ratio: 26 }, 'ratio', /at most 25/],
    [{ waterTempF: 301 }, 'waterTempF', /at most 300/],
    [{ waterTempF: 31 }, 'waterTempF', /at least 32/],
    [{ brewTimeSeconds: 0 }, 'brewTimeSeconds', /at least 1/],
    [{ brewTimeSeconds: 172_801 }, 'brewTimeSeconds', /at most 172,800 s/],
    [{ brewTimeSeconds: 10.5 }, 'brewTimeSeconds', /whole number/],
    [{ grindSetting: 51 }, 'grindSetting', /0 to 50/],
    [{ grindSetting: 'fine' }, 'grindSetting', /0 to 50/],
    [{ grindSetting: null }, 'grindSetting', /number or text/],
    [{ tasteProfile: { acidity: 6 } }, 'tasteProfile.acidity', /at most 5/],
    [{ notes: 'x'.repeat(5001) }, 'notes', /at most 5,000/],
    [{ coffeeProfileId: '1' }, 'coffeeProfileId', /whole number/],
    [{ machineId: undefined }, 'machineId', /Choose a brewer/],
  ])('POST rejects %j with 400', async (changes, field, sentence) => {
    const { status, body } = await publish(changes)
    expect(status).toBe(400)
    expect(body.field).toBe(field)
    expect(body.error).toMatch(sentence)
  })

  it.each([
    [{ coffeeProfileId: 999_999 }, "We couldn't find that coffee"],
    [{ grinderId: 999_999 }, "We couldn't find that grinder"],
    [{ machineId: 999_999 }, "We couldn't find that brewer"],
    [{ filterId: 999_999 }, "We couldn't find that filter"],
  ])('POST answers 404 to %j', async (changes, error) => {
    const answer = await publish(changes)
    expect(answer.status).toBe(404)
    expect(answer.body.error).toBe(error)
  })

  it('PATCH by its author changes a recipe and its updatedAt', async () => {
    const { body: before } = await publish({ notes: 'first' })
    const url = `/api/community-recipes/${before.id}`
    const { status, body } = await test.call('PATCH', url, {
      token: ada.token,
      body: { grindSetting: 40, notes: 'second' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ grindSetting: 40, notes: 'second', doseGrams: 15, id: before.id })
    expect(body.grindIndex).toBeGreaterThan(60)
    expect(body.updatedAt > before.createdAt).toBe(true)
    const facet = await test.app.db
      .selectFrom('recipes')
      .innerJoin('recipeFacets', 'recipeFacets.id', 'recipes.facetId')
      .select('grindRange')
      .where('recipes.id', '=', before.id)
      .executeTakeFirstOrThrow()
    expect(facet.grindRange).toBe('coarse')
    const refused = await test.call('PATCH', url, { token: ada.token, body: { doseGrams: 30 } })
    expect(refused.status).toBe(400)
  })

  it('POST, PATCH and DELETE update the totals of grinder and machine', async () => {
    const bySlug = (slug: string) => test.app.catalog.grinders.find((each) => each.slug === slug)!.id
    const [here, there] = [bySlug('1zpresso-jx-pro'), bySlug('baratza-encore')]
    const v60s = test.app.catalog.machines.filter(({ brewMethod }) => brewMethod === 'v60')
    const [first, second] = v60s.map(({ id }) => id)
    const totals = async () => {
      const queries = [`grinderId=${here}`, `grinderId=${there}`, `machineId=${first}`, `machineId=${second}`]
      const answers = await Promise.all(queries.map((query) => test.get(`/api/recipes?${query}&limit=1`)))
      return answers.map(({ body }) => body.total)
    }
    const [a, b, c, d] = (await totals()) as [number, number, number, number]
    const { body } = await publish({ grinderId: here, machineId: first, grindSetting: 100 })
    expect(await totals()).toEqual([a + 1, b, c + 1, d])
    const url = `/api/community-recipes/${body.id}`
    // With the same grind index, so that its facet stays the same.
    const change = { grinderId: there, machineId: second, grindSetting: 15 }
    expect((await test.call('PATCH', url, { token: ada.token, body: change })).status).toBe(200)
    expect(await totals()).toEqual([a, b + 1, c, d + 1])
    await test.call('DELETE', url, { token: ada.token })
    expect(await totals()).toEqual([a, b, c, d])
  })

  it('PATCH and DELETE answer 403 to other members', async () => {
    const { body } = await publish()
    const eve = await register(test)
    const url = `/api/community-recipes/${body.id}`
    expect((await test.call('PATCH', url, { token: eve.token, body: { notes: 'mine' } })).status).toBe(403)
    expect((await test.call('DELETE', url, { token: eve.token })).status).toBe(403)
    expect((await test.call('DELETE', url)).status).toBe(401)
    expect((await test.get(`/api/recipes/${body.id}`)).body.notes).toBeNull()
    expect((await test.call('DELETE', url, { token: ada.token })).status).toBe(200)
    expect((await test.get(`/api/recipes/${body.id}`)).status).toBe(404)
    expect((await test.call('DELETE', url, { token: ada.token })).status).toBe(404)
  })

  it('keeps facet sizes exact under concurrent PATCH and DELETE', async () => {
    const { body } = await publish()
    const url = `/api/community-recipes/${body.id}`
    await Promise.all([
      ...[10, 20, 30, 40].map((grindSetting) => test.call('PATCH', url, { token: ada.token, body: { grindSetting } })),
      test.call('DELETE', url, { token: ada.token }),
      ...[12, 22].map((grindSetting) => test.call('PATCH', url, { token: ada.token, body: { grindSetting } })),
    ])
    const { db } = test.app
    const facets = await db.selectFrom('recipeFacets').select(['id', 'size']).execute()
    for (const { id, size } of facets) {
      const { n } = await db
        .selectFrom('recipes')
        .select(db.fn.countAll<number>().as('n'))
        .where('facetId', '=', id)
        .executeTakeFirstOrThrow()
      expect(size).toBe(n)
    }
  })

  it('POST /api/recipes/:id/share returns a stable link that opens the page of the recipe', async () => {
    const { body } = await publish()
    const one = await test.post(`/api/recipes/${body.id}/share`)
    const two = await test.post(`/api/recipes/${body.id}/share`)
    expect(one.body).toEqual({
      recipeId: body.id,
      shareId: expect.stringMatching(/^[\w-]{12}$/),
      shareUrl: expect.any(String),
    })
    expect(two.body).toEqual(one.body)
    const { pathname } = new URL(one.body.shareUrl)
    const { status, headers } = await test.get(pathname)
    expect(status).toBe(302)
    const page = await test.get(new URL(String(headers.location), 'http://x').pathname)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Konga')
    expect((await test.post('/api/recipes/999999/share')).status).toBe(404)
  })

  it('GET /api/recipes/:id answers 304 to a matching ETag, and 200 after a change', async () => {
    const { body } = await publish()
    const { headers } = await test.get(`/api/recipes/${body.id}`)
    const ask = () => test.get(`/api/recipes/${body.id}`, { headers: { 'if-none-match': String(headers.etag) } })
    expect(await ask()).toMatchObject({ status: 304, text: '' })
    await test.app.db
      .updateTable('roasters')
      .set({ name: 'Renamed' })
      .where('id', '=', body.coffee.roaster.id)
      .execute()
    test.app.responseCache.clear()
    expect((await ask()).status).toBe(200)
  })
})
