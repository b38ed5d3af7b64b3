import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDemo } from '#src/features/service/demo/seed.ts'
import { type Answer, type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'

interface Recipe {
  id: number
  machineId: number
  brewMethod: string
  score: number
  tasteMatchScore: number
  recommendationScore?: number
}

describe('finding 4: GET /api/recipes/search?sort=recommended', () => {
  let test: TestApp
  let member: Member

  beforeAll(async () => {
    test = await startTestApp()
    await seedDemo(test.app.db, { ...test.app.catalog })
  })
  beforeEach(async () => {
    member = await register(test)
    const body = { roastPreference: 1, explorerType: 0 }
    await test.call('PUT', '/api/users/taste-profile', { token: member.token, body })
  })
  afterAll(() => test.close())

  const machine = (slug: string) => idOf(test, 'machines', slug)
  const own = async (...slugs: string[]) => {
    for (const slug of slugs) {
      await test.post('/api/user/machines', { machineId: machine(slug) }, { token: member.token })
    }
  }

  /** Reads every page of the list and calls `meanwhile` after each. */
  async function walkAll(query = '', meanwhile: () => Promise<unknown> = async () => {}): Promise<Recipe[]> {
    const recipes: Recipe[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const url = `/api/recipes/search?sort=recommended&limit=23${query}${cursor && `&cursor=${cursor}`}`
      const page: Answer = await test.get(url, { token: member.token })
      expect(page.status).toBe(200)
      expect(page.body.hasMore).toBe(page.body.cursor !== null)
      recipes.push(...page.body.data)
      cursor = page.body.cursor
      await meanwhile()
    }
    return recipes
  }

  /** The documented score: 0.6 × taste match + 0.4 × votes. */
  const stated = ({ tasteMatchScore, score }: Recipe) => 0.6 * (tasteMatchScore / 100) + 0.4 * score
  const inStatedOrder = (recipes: readonly Recipe[]) => recipes.toSorted((a, b) => stated(b) - stated(a) || b.id - a.id)
  const ids = (recipes: readonly Recipe[]) => recipes.map(({ id }) => id)

  function partOf(slugs: readonly string[], { machineId, brewMethod }: Recipe): number {
    const owned = slugs.map((slug) => test.app.catalog.requireMachine(machine(slug)))
    if (owned.some(({ id }) => id === machineId)) return 0
    return owned.some((each) => each.brewMethod === brewMethod) ? 1 : 2
  }

  it.each([
    [[], ''],
    [['hario-v60-02'], ''],
    [['hario-v60-02', 'gaggia-classic-pro'], ''],
    [['hario-v60-02'], '&brewMethod=v60'],
    [['hario-v60-02'], '&brewMethod=espresso'],
    [['hario-v60-01', 'bodum-chambord-8-cup'], '&roastLevel=DARK'],
    [['hario-v60-02'], '&q=ethiopia'],
  ])('owning %j, with %s: own brewers first, then own methods, each by the documented score', async (slugs, query) => {
    await own(...slugs)
    const found = await walkAll(query)
    const parts = found.map((recipe) => partOf(slugs, recipe))
    expect(parts).toEqual(parts.toSorted())
    for (const part of [0, 1, 2]) {
      const group = found.filter((recipe) => partOf(slugs, recipe) === part)
      expect(ids(group)).toEqual(ids(inStatedOrder(group)))
    }
    for (const recipe of found) expect(recipe.recommendationScore).toBeCloseTo(stated(recipe), 9)
    const { body } = await test.get(`/api/recipes/search?sort=newest&limit=100${query}`)
    expect(new Set(ids(found)).size).toBe(found.length)
    expect(found).toHaveLength(body.total)
  })

  it('returns every recipe exactly once while others are added', async () => {
    await own('hario-v60-02')
    const before = ids(await walkAll())
    const [recipe] = (await test.get('/api/recipes?limit=1')).body.data
    const { coffeeProfileId, grinderId } = recipe
    const fresh = { coffeeProfileId, grinderId, grindSetting: recipe.grindIndex > 0 ? recipe.grindSetting : 1 }
    const body = { ...fresh, machineId: machine('hario-v60-02'), ratio: 16, doseGrams: 15, waterGrams: 240 }
    const met = ids(
      await walkAll('', async () => {
        expect((await test.post('/api/community-recipes', body, { token: member.token })).status).toBe(201)
      }),
    )
    expect(met.filter((id) => before.includes(id)).toSorted()).toEqual(before.toSorted())
    expect(new Set(met).size).toBe(met.length)
  })

  it('returns no recommendationScore to anonymous callers', async () => {
    const { body } = await test.get('/api/recipes/search?sort=recommended')
    for (const recipe of body.data) expect(recipe).not.toHaveProperty('recommendationScore')
  })

  it('rejects a cursor of another order with 400', async () => {
    const { body } = await test.get('/api/recipes/search?sort=newest', { token: member.token })
    const url = `/api/recipes/search?sort=recommended&cursor=${body.cursor}`
    expect((await test.get(url, { token: member.token })).status).toBe(400)
  })
})

describe('finding 4: GET /api/recipes/search?sort=recommended beyond the 500 recipes ranked by taste', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await insertManyRecipes(test.app.db, 2500)
  }, 60_000)
  afterAll(() => test.close())

  it('returns every recipe exactly once, own brewers first, and sorts by votes after the ranked ones', async () => {
    const member = await register(test)
    const { db, catalog } = test.app
    const most = await db
      .selectFrom('recipes')
      .select(['machineId', ({ fn }) => fn.countAll<number>().as('n')])
      .groupBy('machineId')
      .orderBy('n', 'desc')
      .limit(30)
      .execute()
    for (const { machineId } of most) await test.post('/api/user/machines', { machineId }, { token: member.token })
    const owned = new Set(most.map(({ machineId }) => machineId))
    const methods = new Set([...owned].map((id) => catalog.requireMachine(id).brewMethod))
    const found: Recipe[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const url = `/api/recipes/search?sort=recommended&limit=97${cursor && `&cursor=${cursor}`}`
      const { body }: Answer = await test.get(url, { token: member.token })
      found.push(...body.data)
      cursor = body.cursor
    }
    expect(found).toHaveLength(2500)
    expect(new Set(found.map(({ id }) => id)).size).toBe(2500)
    const parts = found.map(({ machineId, brewMethod }) => (owned.has(machineId) ? 0 : methods.has(brewMethod) ? 1 : 2))
    expect(parts).toEqual(parts.toSorted())
    const first = found.filter(({ machineId }) => owned.has(machineId))
    expect(first.length).toBeGreaterThan(500)
    const [ranked, rest] = [first.slice(0, 500), first.slice(500)]
    for (const [list, key] of [
      [ranked, ({ recommendationScore }: Recipe) => recommendationScore!],
      [rest, ({ score }: Recipe) => score],
    ] as const) {
      expect(list.map(({ id }) => id)).toEqual(
        list.toSorted((a, b) => key(b) - key(a) || b.id - a.id).map(({ id }) => id),
      )
    }
    for (const recipe of rest) expect(recipe).not.toHaveProperty('recommendationScore')
  })
})
