import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

const COFFEE = { name: 'Alba', roasterName: 'Night Market', roastLevel: 'Medium-Light' }

describe('POST /api/coffees', () => {
  let test: TestApp
  let member: Member
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
  })
  afterAll(() => test.close())

  const create = (body: object) => test.post('/api/coffees', body, { token: member.token })

  it('stores every field and creates the roaster', async () => {
    const { status, body } = await create({
      ...COFFEE,
      name: '  Sidama  Alba ',
      roasterName: ' Fjord & Fell ',
      origin: 'Sidama, Ethiopia',
      flavorProfile: 'jasmine, lime',
      description: 'Bright.',
      acidity: 4.5,
      body: 2,
      processingMethod: 'washed',
      coffeeType: 'BLEND',
    })
    expect(status).toBe(201)
    expect(body.coffee).toMatchObject({
      name: 'Sidama  Alba',
      slug: 'sidama-alba',
      roastLevel: 'MEDIUM_LIGHT',
      coffeeType: 'BLEND',
      origin: 'Sidama, Ethiopia',
      flavorProfile: 'jasmine, lime',
      description: 'Bright.',
      acidityLevel: 4.5,
      bodyLevel: 2,
      processingMethod: 'washed',
      roasterName: 'Fjord & Fell',
      roasterSlug: 'fjord-fell',
      roaster: { isVerified: false, _count: { coffees: 1 } },
      submittedBy: { id: member.id },
    })
    for (const query of ['q=sidama+fjord', 'origin=ethiopia', 'roaster=FJORD+fell', 'roastLevel=medium+light']) {
      const { body: list } = await test.get(`/api/coffees?${query}`)
      expect(list.data.map(({ id }: { id: number }) => id)).toEqual([body.coffee.id])
      expect(list.total).toBe(1)
    }
  })

  it('accepts either name of a field and flavor notes as a list, and stores blank texts as null', async () => {
    const { body } = await create({
      ...COFFEE,
      name: 'Other Names',
      flavorNotes: [' plum ', '', 'fig'],
      acidityLevel: 1,
      bodyLevel: 5,
    })
    expect(body.coffee).toMatchObject({ flavorProfile: 'plum, fig', acidityLevel: 1, bodyLevel: 5 })
    const bare = await create({
      ...COFFEE,
      name: 'Bare',
      origin: ' ',
      flavorProfile: null,
      description: '',
      acidity: null,
    })
    expect(bare.body.coffee).toMatchObject({
      coffeeType: 'SINGLE_ORIGIN',
      origin: null,
      flavorProfile: null,
      description: null,
      acidityLevel: null,
      bodyLevel: null,
      processingMethod: null,
    })
  })

  it('finds an existing roaster regardless of case, accents and punctuation of its name', async () => {
    const first = await create({ ...COFFEE, roasterName: 'Café São-João' })
    for (const roasterName of ['cafe sao joao', 'CAFÉ  SÃO JOÃO', "Cafe' Sao. Joao!"]) {
      const { body } = await create({ ...COFFEE, roasterName })
      expect(body.coffee.roaster).toMatchObject({ id: first.body.coffee.roaster.id, name: 'Café São-João' })
    }
  })

  it('numbers equal slugs within a roaster, and appends random digits after the twentieth', async () => {
    const slugs: string[] = []
    for (let i = 0; i < 22; i++) {
      slugs.push((await create({ ...COFFEE, name: 'Twice', roasterName: 'Number Works' })).body.coffee.slug)
    }
    expect(slugs.slice(0, 3)).toEqual(['twice', 'twice-2', 'twice-3'])
    expect(slugs[19]).toBe('twice-20')
    expect(slugs[20]).toMatch(/^twice-[0-9a-f]{8}$/)
    expect(new Set(slugs).size).toBe(22)
    expect((await create({ ...COFFEE, name: 'Twice', roasterName: 'Elsewhere' })).body.coffee.slug).toBe('twice')
  })

  it.each([
    ['🎉🎉', 'coffee'],
    ['花魁', 'coffee'],
    ['!!!', 'coffee'],
    ['Ünïcødé Lot #7', 'unicode-lot-7'],
    ["<script>alert('x')</script>", 'script-alert-x-script'],
    ['x'.repeat(120), 'x'.repeat(80)],
    ['﷽'.repeat(120), 'coffee'],
    ["Robert'); drop table coffees;--", 'robert-drop-table-coffees'],
  ])('stores the name %j unchanged', async (name, slug) => {
    const { status, body } = await create({ ...COFFEE, name, roasterName: `Keeper of ${slug} ${name.length}` })
    expect(status).toBe(201)
    expect(body.coffee).toMatchObject({ name, slug })
    expect((await test.get(`/api/coffees/${body.coffee.id}`)).body.name).toBe(name)
  })

  it('accepts long texts in any script', async () => {
    const long = '㌖'.repeat(100)
    const { status, body } = await create({
      ...COFFEE,
      name: long,
      roasterName: long,
      origin: long,
      flavorProfile: '㌖'.repeat(500),
      description: '🎉'.repeat(5000),
    })
    expect(status).toBe(201)
    expect(body.coffee).toMatchObject({ slug: 'coffee', roasterSlug: 'roaster' })
  })

  it.each([
    ['Recipes', 'roaster-recipes'],
    ['DEMO', 'roaster-demo'],
    ['Track Click', 'roaster-track-click'],
    ['Tracks', 'tracks'],
    ['☕☕', 'roaster-2'],
    ['山丘', 'roaster-3'],
    ['☕', 'roaster-4'],
  ])('gives the roaster %s the slug %s', async (roasterName, slug) => {
    const one = await create({ ...COFFEE, roasterName })
    const other = await create({ ...COFFEE, roasterName })
    expect([one.body.coffee.roasterSlug, other.body.coffee.roasterSlug]).toEqual([slug, slug])
    expect((await test.get(`/api/roasters/${slug}`)).body._count.coffees).toBe(2)
  })

  it.each([
    [{ name: undefined }, 'name'],
    [{ roasterName: undefined }, 'roasterName'],
    [{ roastLevel: undefined }, 'roastLevel'],
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ roasterName: ' ' }, 'roasterName'],
    [{ roasterName: 'x'.repeat(121) }, 'roasterName'],
    [{ roastLevel: 'burnt' }, 'roastLevel'],
    [{ acidity: 0 }, 'acidity'],
    [{ acidityLevel: 5.1 }, 'acidityLevel'],
    [{ body: '3' }, 'body'],
    [{ bodyLevel: -1 }, 'bodyLevel'],
    [{ coffeeType: 'TEA' }, 'coffeeType'],
    [{ flavorProfile: 'x'.repeat(501) }, 'flavorProfile'],
    [{ flavorNotes: Array(21).fill('fig') }, 'flavorNotes'],
    [{ flavorNotes: [7] }, 'flavorNotes.0'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ origin: 'x'.repeat(121) }, 'origin'],
  ])('rejects %j with 400', async (change, field) => {
    const answer = await create({ ...COFFEE, ...change })
    expectError(answer, { status: 400, code: 'invalid_request', field })
  })

  it('answers 401 to an anonymous caller before it validates the body', async () => {
    expectError(await test.post('/api/coffees', {}), { status: 401, code: 'not_authenticated' })
  })

  it('creates one roaster for fifty concurrent requests that name it, and counts each coffee', async () => {
    const spellings = ['Race Roasters', 'RACE roasters', 'Râce-Roasters', 'race  roasters!']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        create({
          ...COFFEE,
          name: `Racer ${i % 5}`,
          roasterName: spellings[i % 4],
          coffeeType: 'DECAF',
          origin: 'Peru',
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    const roasters = new Set(answers.map(({ body }) => body.coffee.roaster.id))
    expect(roasters.size).toBe(1)
    const slugs = new Set(answers.map(({ body }) => body.coffee.slug))
    expect(slugs.size).toBe(50)
    expect((await test.get('/api/roasters/race-roasters')).body._count.coffees).toBe(50)
    const list = await test.get('/api/coffees?coffeeType=DECAF&limit=50')
    expect(list.body).toMatchObject({ total: 50, hasMore: false })
    expect(list.body.data).toHaveLength(50)
    expect((await test.get('/api/coffees?origin=peru')).body.total).toBe(50)
  })

  it('keeps the counters of roasters and facets exact', async () => {
    const { db } = test.app
    const coffees = await db.selectFrom('coffees').selectAll().execute()
    for (const roaster of await db.selectFrom('roasters').selectAll().execute()) {
      expect(roaster.coffeeCount).toBe(coffees.filter(({ roasterId }) => roasterId === roaster.id).length)
    }
    for (const facet of await db.selectFrom('coffeeFacets').selectAll().execute()) {
      const own = coffees.filter(({ facetId }) => facetId === facet.id)
      expect(facet.size).toBe(own.length)
      for (const { roastLevel, coffeeType } of own) expect(facet).toMatchObject({ roastLevel, coffeeType })
    }
  })
})
