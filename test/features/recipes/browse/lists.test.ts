import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roastScale } from '#src/domain/taste.ts'
import { seedDemo } from '#src/features/service/demo/seed.ts'
import { type Answer, type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'

interface Recipe {
  id: number
  brewMethod: string
  grindIndex: number
  grindSetting: number | string
  brewTimeSeconds: number | null
  score: number
  upvotes: number
  brewCount: number
  grinderId: number
  machineId: number
  tasteMatchScore?: number
  coffee: {
    id: number
    roastLevel: 'LIGHT' | 'MEDIUM_LIGHT' | 'MEDIUM' | 'MEDIUM_DARK' | 'DARK'
    roaster: { slug: string; name: string }
    flavorProfile: string
  }
}

describe('lists of recipes: /api/recipes, /api/recipes/search, /api/community-recipes, /api/browse/recipes', () => {
  let test: TestApp
  let ada: Member
  let all: Recipe[]

  beforeAll(async () => {
    test = await startTestApp()
    await seedDemo(test.app.db, { ...test.app.catalog })
    ada = await register(test)
    all = await walkAll('/api/recipes?limit=100')
  })
  afterAll(() => test.close())

  async function walkAll(url: string, token?: string): Promise<Recipe[]> {
    const recipes: Recipe[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Answer = await test.get(`${url}${url.includes('?') ? '&' : '?'}${cursor && `cursor=${cursor}`}`, {
        token,
      })
      expect(page.status).toBe(200)
      expect(page.body.nextCursor).toBe(page.body.cursor)
      expect(page.body.hasMore).toBe(page.body.cursor !== null)
      recipes.push(...page.body.data)
      cursor = page.body.cursor
    }
    return recipes
  }
  const ids = (recipes: readonly Recipe[]) => recipes.map(({ id }) => id)
  const by = (key: (recipe: Recipe) => number) => (a: Recipe, b: Recipe) => key(b) - key(a) || b.id - a.id

  it('GET /api/recipes returns every recipe once, newest first, with the total', async () => {
    const { body } = await test.get('/api/recipes')
    expect(body.data).toHaveLength(20)
    expect(body.total).toBe(300)
    expect(ids(all)).toEqual(ids(all.toSorted((a, b) => b.id - a.id)))
    expect(new Set(ids(all)).size).toBe(300)
  })

  it.each([
    ['highest_rated', (recipe: Recipe) => recipe.score],
    ['most_brewed', (recipe: Recipe) => recipe.brewCount],
    ['newest', (recipe: Recipe) => recipe.id],
    ['recommended', (recipe: Recipe) => recipe.score],
  ])('GET /api/recipes/search sorts by %s', async (sort, key) => {
    expect(ids(await walkAll(`/api/recipes/search?sort=${sort}&limit=37`))).toEqual(ids(all.toSorted(by(key))))
  })

  it('GET /api/community-recipes sorts by upvotes', async () => {
    expect(ids(await walkAll('/api/community-recipes?limit=41'))).toEqual(
      ids(all.toSorted(by(({ upvotes }) => upvotes))),
    )
  })

  it.each([
    ['/api/recipes/search', 'sort=highest_rated&brewMethod=V60', (r: Recipe) => r.brewMethod === 'v60'],
    [
      '/api/recipes/search',
      'sort=highest_rated&brewMethod=French+press',
      (r: Recipe) => r.brewMethod === 'french-press',
    ],
    [
      '/api/recipes/search',
      'sort=highest_rated&roastLevel=Medium-Light',
      (r: Recipe) => r.coffee.roastLevel === 'MEDIUM_LIGHT',
    ],
    [
      '/api/recipes/search',
      'sort=highest_rated&roastLevel=medium+dark&brewMethod=espresso',
      (r: Recipe) => r.coffee.roastLevel === 'MEDIUM_DARK' && r.brewMethod === 'espresso',
    ],
    ['/api/recipes/search', 'sort=highest_rated&grindRange=fine', (r: Recipe) => r.grindIndex < 25],
    [
      '/api/recipes/search',
      'sort=highest_rated&grindRange=medium',
      (r: Recipe) => r.grindIndex >= 25 && r.grindIndex <= 60,
    ],
    [
      '/api/recipes/search',
      'sort=highest_rated&grindRange=coarse&brewTimeRange=long',
      (r: Recipe) => r.grindIndex > 60 && (r.brewTimeSeconds ?? 0) > 300,
    ],
    [
      '/api/recipes/search',
      'sort=highest_rated&brewTimeRange=short',
      (r: Recipe) => r.brewTimeSeconds !== null && r.brewTimeSeconds < 120,
    ],
    [
      '/api/recipes/search',
      'sort=highest_rated&brewTimeRange=medium&brewMethod=v60&roastLevel=LIGHT',
      (r: Recipe) =>
        r.brewMethod === 'v60' &&
        r.coffee.roastLevel === 'LIGHT' &&
        r.brewTimeSeconds !== null &&
        r.brewTimeSeconds >= 120 &&
        r.brewTimeSeconds <= 300,
    ],
  ])('filters %s?%s', async (path, query, matches) => {
    const wanted = all.filter(matches).sort(by(({ score }) => score))
    const found = await walkAll(`${path}?${query}&limit=7`)
    expect(ids(found)).toEqual(ids(wanted))
    expect(found.length).toBeGreaterThan(0)
    expect((await test.get(`${path}?${query}`)).body.total).toBe(wanted.length)
  })

  it('filters by grinder, machine and roast together', async () => {
    const { grinderId, machineId, coffee } = all[0]!
    const same = (recipe: Recipe) => recipe.grinderId === grinderId
    expect(ids(await walkAll(`/api/recipes?grinderId=${grinderId}&limit=3`))).toEqual(ids(all.filter(same)))
    const exactly = all.filter((r) => same(r) && r.machineId === machineId && r.coffee.roastLevel === coffee.roastLevel)
    const { body } = await test.get(
      `/api/recipes?grinderId=${grinderId}&machineId=${machineId}&roastLevel=${coffee.roastLevel}`,
    )
    expect(ids(body.data)).toEqual(ids(exactly))
    expect(body.total).toBe(exactly.length)
    expect((await test.get('/api/recipes?grinderId=999999')).body).toMatchObject({ data: [], total: 0, cursor: null })
  })

  it('filters by slug or name of the roaster', async () => {
    const { slug, name } = all[0]!.coffee.roaster
    const wanted = ids(all.filter(({ coffee }) => coffee.roaster.slug === slug).sort(by(({ score }) => score)))
    for (const text of [slug, name, name.toUpperCase()]) {
      expect(ids(await walkAll(`/api/recipes/search?sort=highest_rated&roaster=${encodeURIComponent(text)}`))).toEqual(
        wanted,
      )
    }
    expect((await test.get('/api/recipes/search?roaster=nobody')).body.data).toEqual([])
  })

  it('finds recipes by their coffee, with typos', async () => {
    const found = await walkAll('/api/recipes/search?q=yirgachefe&sort=newest')
    expect(found.length).toBeGreaterThan(0)
    const { body } = await test.get(`/api/coffees/${found[0]!.coffee.id}`)
    expect(`${body.name} ${body.origin}`).toMatch(/Yirgacheffe/)
    expect((await test.get('/api/recipes?q=zzzzqqqq')).body).toMatchObject({ data: [], total: 0 })
    expect((await test.get('/api/recipes?q=')).body.total).toBe(300)
  })

  it('finds recipes by the flavors of their coffee', async () => {
    const flavor = all[0]!.coffee.flavorProfile.split(',')[0]!.trim()
    const found = await walkAll(`/api/recipes/search?flavorProfile=${encodeURIComponent(flavor)}&sort=newest`)
    expect(ids(found)).toContain(all[0]!.id)
  })

  it('returns a taste match score to signed-in callers only', async () => {
    for (const url of ['/api/recipes', '/api/recipes/search?sort=newest', '/api/community-recipes']) {
      const mine = await test.get(url, { token: ada.token })
      for (const { tasteMatchScore } of mine.body.data) expect(tasteMatchScore).toBeGreaterThanOrEqual(0)
      const anonymous = await test.get(url)
      for (const recipe of anonymous.body.data) expect(recipe).not.toHaveProperty('tasteMatchScore')
    }
  })

  it('sorts recommended recipes by taste and votes, each once', async () => {
    await test.app.db
      .insertInto('tasteProfiles')
      .values({ userId: ada.id, roastPreference: 1, explorerType: 0, updatedAt: new Date().toISOString() } as never)
      .execute()
    const found = await walkAll('/api/recipes/search?sort=recommended&limit=23', ada.token)
    const blended = ({ tasteMatchScore, score }: Recipe) => 0.6 * (tasteMatchScore! / 100) + 0.4 * score
    expect(ids(found)).toEqual(ids(found.toSorted(by(blended))))
    expect(new Set(ids(found)).size).toBe(300)
    const roast = (recipes: Recipe[]) =>
      recipes.reduce((sum, { coffee }) => sum + roastScale(coffee.roastLevel), 0) / recipes.length
    expect(roast(found.slice(0, 30))).toBeGreaterThan(roast(found))
  })

  it('GET /api/browse/recipes returns numbered pages', async () => {
    const { body } = await test.get('/api/browse/recipes?sort=most_brewed&page=3&limit=25')
    expect(body).toMatchObject({ total: 300, totalPages: 12, page: 3 })
    expect(ids(body.data)).toEqual(ids(all.toSorted(by(({ brewCount }) => brewCount)).slice(50, 75)))
    expect((await test.get('/api/browse/recipes?page=99')).body).toMatchObject({ data: [], page: 99 })
    const beyond = await test.get('/api/browse/recipes?page=501')
    expect(beyond.status).toBe(400)
    expect(beyond.body.error).toContain('cursor')
  })

  it.each([
    '/api/recipes?limit=0',
    '/api/recipes?limit=-1',
    '/api/recipes?limit=1.5',
    '/api/recipes?limit=many',
    '/api/recipes?cursor=%25%25',
    '/api/recipes?cursor=bm90IGpzb24',
    '/api/recipes?grinderId=x',
    '/api/recipes?roastLevel=burnt',
    '/api/recipes/search?sort=best',
    '/api/recipes/search?grindRange=tiny',
    '/api/recipes/search?brewMethod=sock',
    '/api/browse/recipes?page=0',
    '/api/recipes/abc',
    '/api/recipes/0',
  ])('rejects %s with 400', async (url) => {
    const { status, body } = await test.get(url)
    expect(status).toBe(400)
    expect(body.error).toEqual(expect.any(String))
  })

  it('rejects a cursor of another order, and caps the limit at 100', async () => {
    const { body } = await test.get('/api/recipes/search?sort=newest')
    expect((await test.get(`/api/recipes/search?sort=highest_rated&cursor=${body.cursor}`)).status).toBe(400)
    expect((await test.get('/api/recipes?limit=100000')).body.data).toHaveLength(100)
  })

  it("GET /api/community-recipes?createdByMe=true returns the caller's own recipes, or 401", async () => {
    const mine = await test.get('/api/community-recipes?createdByMe=true', { token: ada.token })
    expect(mine.body).toMatchObject({ data: [], total: 0 })
    expect((await test.get('/api/community-recipes?createdByMe=true')).status).toBe(401)
  })

  it('returns each existing recipe once while others are added', async () => {
    const { coffee, grinderId, machineId, grindSetting } = all[0]!
    const body = {
      coffeeProfileId: coffee.id,
      grinderId,
      machineId,
      grindSetting,
      ratio: 16,
      doseGrams: 15,
      waterGrams: 240,
    }
    const before = ids(await walkAll('/api/recipes?limit=100'))
    const met: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Answer = await test.get(`/api/recipes?limit=17${cursor && `&cursor=${cursor}`}`)
      met.push(...ids(page.body.data))
      cursor = page.body.cursor
      expect((await test.post('/api/community-recipes', body, { token: ada.token })).status).toBe(201)
    }
    expect(met.filter((id) => before.includes(id))).toEqual(before)
  })
})
