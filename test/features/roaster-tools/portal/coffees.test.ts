import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { publish } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { expectExactCatalog } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const URL = '/api/roaster-portal/coffees'
const COFFEE = { name: 'Konga', roastLevel: 'LIGHT' }

describe('/api/roaster-portal/coffees', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test, { name: 'Northlight', slug: 'northlight' })
  })
  afterAll(() => test.close())

  const create = (body: object, { token }: Member = owner) => test.post(URL, body, { token })
  const list = async ({ token }: Member = owner, query = '') => (await test.get(`${URL}${query}`, { token })).body

  it('POST stores every field and makes the coffee public', async () => {
    const { status, body } = await create({
      name: '  Sidama Alba ',
      roastLevel: 'medium light',
      slug: 'alba-2026',
      origin: 'Sidama, Ethiopia',
      flavorNotes: ['jasmine', ' lime '],
      description: 'Bright.',
      acidity: 4.5,
      bodyLevel: 2,
      processingMethod: 'washed',
      coffeeType: 'BLEND',
    })
    expect(status).toBe(201)
    expect(body.coffee).toMatchObject({
      name: 'Sidama Alba',
      slug: 'alba-2026',
      roastLevel: 'MEDIUM_LIGHT',
      coffeeType: 'BLEND',
      origin: 'Sidama, Ethiopia',
      flavorProfile: 'jasmine, lime',
      description: 'Bright.',
      acidityLevel: 4.5,
      bodyLevel: 2,
      processingMethod: 'washed',
      roaster: { id: owner.roasterId, name: 'Northlight', slug: 'northlight' },
      recipeCount: 0,
      libraryCount: 0,
      brewCount: 0,
      embedRecipeCount: 0,
    })
    for (const query of ['q=alba+northlight', 'origin=ethiopia', 'roaster=northlight']) {
      expect((await test.get(`/api/coffees?${query}`)).body.data).toMatchObject([{ id: body.coffee.id }])
    }
    const { body: shown } = await test.get(`/api/coffees/${body.coffee.id}`)
    expect(shown.submittedBy.id).toBe(owner.id)
    await expectExactCatalog(db)
  })

  it('POST derives the slug from the name unless given, and numbers it if taken', async () => {
    const slugs: string[] = []
    for (const slug of [undefined, null, ''])
      slugs.push((await create({ ...COFFEE, name: 'Twice Told', slug })).body.coffee.slug)
    expect(slugs).toEqual(['twice-told', 'twice-told-2', 'twice-told-3'])
  })

  it('POST answers 409 to the slug of another coffee of the roaster, and stores nothing', async () => {
    await create({ ...COFFEE, slug: 'taken' })
    const { total } = await list()
    expectError(await create({ ...COFFEE, slug: 'taken' }), { status: 409, code: 'slug_taken' })
    expect((await list()).total).toBe(total)
    const other = await insertRoasterMember(test)
    expect((await create({ ...COFFEE, slug: 'taken' }, other)).status).toBe(201)
    await expectExactCatalog(db)
  })

  it.each([
    [{ name: undefined }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ roastLevel: undefined }, 'roastLevel'],
    [{ roastLevel: 'burnt' }, 'roastLevel'],
    [{ slug: 'Upper' }, 'slug'],
    [{ slug: 'two--hyphens' }, 'slug'],
    [{ slug: '-edge' }, 'slug'],
    [{ slug: 'a/b' }, 'slug'],
    [{ slug: 'ünicode' }, 'slug'],
    [{ slug: 'x'.repeat(81) }, 'slug'],
    [{ origin: 'x'.repeat(121) }, 'origin'],
    [{ flavorNotes: Array(21).fill('fig') }, 'flavorNotes'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ acidity: 6 }, 'acidity'],
    [{ coffeeType: 'TEA' }, 'coffeeType'],
  ])('POST rejects %j with 400', async (change, field) => {
    expectError(await create({ ...COFFEE, ...change }), { status: 400, code: 'invalid_request', field })
  })

  it('GET lists coffees by name with their counts of recipes, libraries, brews and embed recipes', async () => {
    const maker = await insertRoasterMember(test)
    const [ada, eve] = (await insertMembers(test, 2)) as [Member, Member]
    const ids: number[] = []
    for (const name of ['Zulu', 'alpha', 'Mike']) ids.push((await create({ ...COFFEE, name }, maker)).body.coffee.id)
    const [zulu, , mike] = ids as [number, number, number]
    for (const author of [ada, eve]) await publish(test, author, zulu)
    for (const { token } of [ada, eve])
      await test.post('/api/user/coffee-library', { coffeeProfileId: mike }, { token })
    for (let i = 0; i < 3; i++) await insertBrewLog(db, ada.id, { coffeeProfileId: zulu })
    const recipe = { method: 'v60', doseGrams: 15, ratio: 16 }
    await test.post(`${URL}/${mike}/recipes`, recipe, { token: maker.token })

    const body = await list(maker)
    expect(body).toMatchObject({ total: 3, hasMore: false, cursor: null, nextCursor: null })
    const counts = body.coffees.map((coffee: Record<string, unknown>) =>
      ['name', 'recipeCount', 'libraryCount', 'brewCount', 'embedRecipeCount'].map((field) => coffee[field]),
    )
    expect(counts).toEqual([
      ['alpha', 0, 0, 0, 0],
      ['Mike', 0, 2, 0, 1],
      ['Zulu', 2, 0, 3, 0],
    ])
  })

  it('GET returns only coffees of the roaster, in pages', async () => {
    const maker = await insertRoasterMember(test)
    await insertCoffee(db)
    for (let i = 0; i < 5; i++) await create({ ...COFFEE, name: `Lot ${i}` }, maker)
    const names: string[] = []
    let cursor: string | null = null
    do {
      const page = await list(maker, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      names.push(...page.coffees.map(({ name }: { name: string }) => name))
      cursor = page.nextCursor
      expect(page.total).toBe(5)
    } while (cursor)
    expect(names).toEqual(['Lot 0', 'Lot 1', 'Lot 2', 'Lot 3', 'Lot 4'])
    expect((await test.get(`${URL}?limit=0`, { token: maker.token })).body.field).toBe('limit')
    expect((await test.get(`${URL}?limit=100000`, { token: maker.token })).status).toBe(200)
  })

  it('GET runs the same number of queries for any number of coffees', async () => {
    const queries: string[] = []
    const watched = await startTestApp({}, { onQuery: ({ sql }) => queries.push(sql) })
    try {
      const maker = await insertRoasterMember(watched)
      const countFor = async (coffees: number) => {
        for (let i = 0; i < coffees; i++) await watched.post(URL, COFFEE, { token: maker.token })
        await watched.get(URL, { token: maker.token })
        watched.app.responseCache.clear()
        queries.length = 0
        await watched.get(URL, { token: maker.token })
        return queries.length
      }
      const few = await countFor(1)
      expect(await countFor(30)).toBe(few)
    } finally {
      await watched.close()
    }
  })
})
