import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf } from '#test/support/brewing.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'

/** Session, coffee, calibration and the brews it learns from, taste, best recipes of the coffee, facets, their best recipes, and the rows. */
const QUERIES = 9

describe('query plans of POST /api/adaptRecipe and POST /api/get-recipe with many recipes', () => {
  let test: TestApp
  let token: string
  let popular: number
  let unknown: number
  const seen: SeenQuery[] = []

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    token = (await register(test)).token
    await insertManyRecipes(test.app.db, 20_000)
    const { db } = test.app
    popular = (await db.selectFrom('recipes').select('coffeeProfileId as id').limit(1).executeTakeFirstOrThrow()).id
    unknown = await coffeeOf(test)
  }, 120_000)
  afterAll(() => test.close())

  async function queriesOf(url: string, body: object, options: { token?: string } = {}): Promise<SeenQuery[]> {
    seen.length = 0
    expect((await test.post(url, body, options)).status).toBe(200)
    return [...seen]
  }

  const ask = (method: string, coffeeId: number) => {
    const machineId = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === method)!.id
    return { machineId, grinderId: 7, coffeeProfileId: coffeeId, coffeeId, volumeGrams: 300 }
  }
  /** A coffee with enough recipes, one without any, and a method without recipes. */
  const bodies = () => [ask('v60', popular), ask('v60', unknown), ask('moka', popular)]

  it.each(['/api/adaptRecipe', '/api/get-recipe'])(
    'runs at most nine queries for any number of recipes: %s',
    async (url) => {
      for (const body of bodies()) {
        expect((await queriesOf(url, body, { token })).length).toBeLessThanOrEqual(QUERIES)
        expect((await queriesOf(url, body)).length).toBeLessThanOrEqual(QUERIES - 4)
      }
    },
  )

  it.each(['/api/adaptRecipe', '/api/get-recipe'])('reads recipes without a scan: %s', async (url) => {
    for (const body of bodies()) {
      const queries = (await queriesOf(url, body, { token })).filter(({ sql }) => /\brecipes\b/.test(sql))
      expect(queries.length).toBeGreaterThan(0)
      for (const query of queries) {
        const plan = await explain(test.app.db, query)
        expect(scansOf(plan, '(recipes|r)'), `${query.sql}\n${plan.join('\n')}`).toEqual([])
      }
    }
  })

  it('reads the best recipes of each facet along an index', async () => {
    const queries = await queriesOf('/api/adaptRecipe', ask('v60', unknown), { token })
    const ofFacets = queries.find(({ sql }) => sql.includes('"facetId" = '))!
    const alone: SeenQuery = {
      sql: /\(\s*(select id, wilson from recipes where "facetId" = (?:\?|\$1) [^)]*)\)/.exec(ofFacets.sql)![1]!,
      parameters: ofFacets.parameters.slice(0, 2),
    }
    const plan = await explain(test.app.db, alone)
    expect(plan.join('\n')).toMatch(/recipesBy_facetId_wilson/)
    expect(sortsOf(plan)).toEqual([])
  })
})
