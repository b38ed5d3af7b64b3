import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRecipe, insertRoaster } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('GET /api/roasters with a high page number', () => {
  it('returns consecutive pages without gaps, also after a roaster is inserted before them', async () => {
    const test = await startTestApp()
    const insert = (name: string) => insertRoaster(test.app.db, { name, nameKey: name, slug: name })
    const ids: number[] = []
    for (let i = 0; i < 160; i++) ids.push(await insert(`r${String(i).padStart(3, '0')}`))
    const all = async () => {
      const seen: number[] = []
      for (let page = 1; ; page++) {
        const { body } = await test.get(`/api/roasters?limit=7&page=${page}`)
        if (body.roasters.length === 0) return seen
        seen.push(...idsOf(body.roasters))
      }
    }
    expect(await all()).toEqual(ids)
    ids.unshift(await insert('a'))
    test.app.responseCache.clear()
    expect(await all()).toEqual(ids)
    await test.close()
  })
})

describe('GET /api/roasters', () => {
  let test: TestApp
  /** In order of name. */
  const ids: number[] = []
  const count = 45
  beforeAll(async () => {
    test = await startTestApp()
    for (let i = 0; i < count; i++) {
      const name = `Roaster ${String(i).padStart(2, '0')}`
      ids.push(await insertRoaster(test.app.db, { name, nameKey: name.toLowerCase(), slug: `r-${i}`, coffeeCount: i }))
    }
  })
  afterAll(() => test.close())

  it('sorts by name and returns numbered pages', async () => {
    const first = await test.get('/api/roasters')
    expect(first.status).toBe(200)
    expect(idsOf(first.body.roasters)).toEqual(ids.slice(0, 20))
    expect(first.body.pagination).toEqual({ page: 1, limit: 20, total: count, totalPages: 3 })
    const third = await test.get('/api/roasters?page=3')
    expect(idsOf(third.body.roasters)).toEqual(ids.slice(40))
    expect(third.body).toMatchObject({ cursor: null, nextCursor: null, hasMore: false, pagination: { page: 3 } })
    const beyond = await test.get('/api/roasters?page=4&limit=20')
    expect(beyond.body).toMatchObject({ roasters: [], pagination: { page: 4, total: count } })
  })

  it('continues from the cursor of any page', async () => {
    const seen: number[] = []
    let cursor = ''
    do {
      const { body } = await test.get(`/api/roasters?limit=7${cursor}`)
      expect(body.cursor).toBe(body.nextCursor)
      seen.push(...idsOf(body.roasters))
      cursor = body.cursor && `&cursor=${body.cursor}`
    } while (cursor)
    expect(seen).toEqual(ids)
    const second = await test.get('/api/roasters?limit=10&page=2')
    const next = await test.get(`/api/roasters?limit=10&cursor=${second.body.nextCursor}`)
    expect(idsOf(next.body.roasters)).toEqual(ids.slice(20, 30))
  })

  it('returns the location and the number of coffees of each roaster', async () => {
    const id = await insertRoaster(test.app.db, {
      name: '  Zed',
      nameKey: 'zed',
      city: 'Bergen',
      country: 'Norway',
      websiteUrl: 'https://zed.example',
      coffeeCount: 3,
      isVerified: true,
    })
    const { body } = await test.get('/api/roasters?search=zed')
    expect(body.roasters).toEqual([
      {
        id,
        name: '  Zed',
        slug: expect.any(String),
        description: null,
        tagline: null,
        city: 'Bergen',
        state: null,
        country: 'Norway',
        location: 'Bergen, Norway',
        logoUrl: null,
        coverImageUrl: null,
        websiteUrl: 'https://zed.example',
        isVerified: true,
        _count: { coffees: 3 },
      },
    ])
    await test.app.db.deleteFrom('roasters').where('id', '=', id).execute()
  })

  it('finds misspelled names, best match first, across pages', async () => {
    const { db } = test.app
    const names = ['Fernwhistle Coffee', 'Fernwhistle', 'Sju Vinder Kaffebrenneri']
    const [long, short, norse] = await Promise.all(
      names.map((name) => insertRoaster(db, { name, nameKey: name.toLowerCase() })),
    )
    const search = async (query: string) => (await test.get(`/api/roasters?${query}`)).body
    expect(new Set(idsOf((await search('search=fernwhistel')).roasters))).toEqual(new Set([long, short]))
    expect(idsOf((await search('search=kaffebrenneri+SJU')).roasters)).toEqual([norse])
    expect((await search('search=sj')).pagination).toMatchObject({ total: 1 })
    expect((await search('search=xylophone')).pagination).toEqual({ page: 1, limit: 20, total: 0, totalPages: 0 })

    const one = await search('search=fernwhistle&limit=1')
    expect(one).toMatchObject({ hasMore: true, pagination: { total: 2, totalPages: 2 } })
    const byPage = await search('search=fernwhistle&limit=1&page=2')
    const byCursor = await search(`search=fernwhistle&limit=1&cursor=${one.cursor}`)
    expect(byCursor.roasters).toEqual(byPage.roasters)
    expect(byCursor.hasMore).toBe(false)
    expect(idsOf(byPage.roasters)).not.toEqual(idsOf(one.roasters))
    await db.deleteFrom('roasters').where('id', 'in', [long!, short!, norse!]).execute()
  })

  it('caps the limit at 100 and ignores a blank search', async () => {
    const { body } = await test.get('/api/roasters?limit=5000&search=%20')
    expect(body.pagination).toEqual({ page: 1, limit: 100, total: count, totalPages: 1 })
    expect(body.roasters).toHaveLength(count)
  })

  it.each([
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=first', 'page'],
    ['limit=0', 'limit'],
    ['cursor=rubbish', 'cursor'],
    [`cursor=${encode(['alpha', 3])}`, 'cursor'],
    [`cursor=${encode(['relevance', 1, 1, 1])}`, 'cursor'],
    [`search=roaster&cursor=${encode(['alpha', 'x'])}`, 'cursor'],
    ['page=501&limit=20', 'page'],
    ['page=1000000000&limit=100', 'page'],
    ['page=501&limit=20&search=roaster', 'page'],
  ])('rejects %s with 400', async (query, field) => {
    expectError(await test.get(`/api/roasters?${query}`), { status: 400, code: 'invalid_request', field })
  })

  it('recommends the cursor in the error for a page number above the maximum', async () => {
    expect((await test.get('/api/roasters?page=500&limit=20')).status).toBe(200)
    expect((await test.get('/api/roasters?page=501&limit=20')).body.error).toContain('cursor')
  })
})

describe('GET /api/roasters/:slug', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('returns the roaster with an ETag and without its contact email', async () => {
    const id = await insertRoaster(test.app.db, {
      slug: 'whole',
      name: 'Whole',
      nameKey: 'whole',
      city: 'Portland',
      state: 'Oregon',
      country: 'United States',
      websiteUrl: 'https://whole.example',
      style: 'light roasts',
      contactEmail: 'secret@whole.example',
      coffeeCount: 2,
      recipeCount: 5,
      followerCount: 7,
    })
    const { status, body, headers, text } = await test.get('/api/roasters/whole')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      slug: 'whole',
      location: 'Portland, Oregon, United States',
      websiteUrl: 'https://whole.example',
      website: 'https://whole.example',
      style: 'light roasts',
      isVerified: false,
      _count: { coffees: 2 },
      recipeCount: 5,
      followerCount: 7,
    })
    expect(text).not.toContain('secret')
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
    const again = await test.get('/api/roasters/whole', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)

    const { token } = await register(test)
    await test.post('/api/roasters/whole/follow', undefined, { token })
    const after = await test.get('/api/roasters/whole', { headers: { 'if-none-match': String(headers.etag) } })
    expect(after.status).toBe(200)
    expect(after.body.followerCount).toBe(8)
  })

  it.each(['', '/coffees', '/recipes', '/follow'])('answers 404 for an unknown slug: %s', async (path) => {
    expectError(await test.get(`/api/roasters/no-such-roaster${path}`), { status: 404, code: 'not_found' })
  })

  it.each(['%F0%9F%8E%89', "x'--", '%25', '..%2F..', 'a%20b'])('answers 404 for the slug %s', async (slug) => {
    expect((await test.get(`/api/roasters/${slug}`)).status).toBe(404)
  })

  it('lists the coffees of the roaster by name with their recipe counts under /coffees', async () => {
    const names = ['Zulu', 'alpha', 'Émile', 'beta', 'Beta', '42']
    const ids = await plantCoffees(
      test.app.db,
      names.map((name, i) => ({
        name,
        roaster: 'Lister',
        recipeCount: i,
        roastLevel: i % 2 === 0 ? ('DARK' as const) : ('LIGHT' as const),
      })),
    )
    await plantCoffees(test.app.db, [{ name: 'Not theirs', roaster: 'Other' }])
    const all = await test.get('/api/roasters/lister/coffees')
    expect(all.body).toMatchObject({ total: 6, hasMore: false, cursor: null, nextCursor: null })
    expect(idsOf(all.body.data)).toEqual([5, 1, 3, 4, 2, 0].map((i) => ids[i]))
    expect(all.body.data.map(({ recipeCount }: { recipeCount: number }) => recipeCount)).toEqual([5, 1, 3, 4, 2, 0])

    const dark = await test.get('/api/roasters/lister/coffees?roastLevel=dark&limit=2')
    expect(dark.body).toMatchObject({ total: 3, hasMore: true })
    const rest = await test.get(`/api/roasters/lister/coffees?roastLevel=DARK&limit=2&cursor=${dark.body.cursor}`)
    expect(idsOf([...dark.body.data, ...rest.body.data])).toEqual([ids[4], ids[2], ids[0]])
    for (const [query, field] of [
      ['roastLevel=pale', 'roastLevel'],
      ['cursor=x', 'cursor'],
      ['limit=0', 'limit'],
    ] as const) {
      const answer = await test.get(`/api/roasters/lister/coffees?${query}`)
      expectError(answer, { status: 400, code: 'invalid_request', field })
    }
  })

  it('lists the recipes for its coffees, newest first, under /recipes', async () => {
    const { db } = test.app
    const [coffee] = await plantCoffees(db, [{ name: 'Brewed', roaster: 'Recipe Works' }])
    const { roasterId } = await db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', coffee!)
      .executeTakeFirstOrThrow()
    const ids: number[] = []
    for (let i = 0; i < 5; i++) ids.unshift(await insertRecipe(db, { coffeeProfileId: coffee!, roasterId }))
    await insertRecipe(db)
    await db.updateTable('roasters').set({ recipeCount: 5 }).where('id', '=', roasterId).execute()

    const first = await test.get('/api/roasters/recipe-works/recipes?limit=3')
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ total: 5, hasMore: true })
    const rest = await test.get(`/api/roasters/recipe-works/recipes?limit=3&cursor=${first.body.nextCursor}`)
    expect(idsOf([...first.body.data, ...rest.body.data])).toEqual(ids)
    expect(rest.body).toMatchObject({ hasMore: false, cursor: null })
    expect(first.body.data[0].coffee).toMatchObject({ name: 'Brewed', roaster: { slug: 'recipe-works' } })
    const bad = await test.get('/api/roasters/recipe-works/recipes?cursor=x')
    expectError(bad, { status: 400, code: 'invalid_request', field: 'cursor' })
  })
})

function encode(key: unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}
