import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'

/** Words that match equipment only, which is found by an index: a grinder, a brewer, a method, a brand of both. */
const EQUIPMENT = ['comandante', 'chemex', 'espresso', 'hario', 'hario+v60+comandante']

describe('query plans of recipe lists with many recipes', () => {
  let test: TestApp
  let token: string
  const seen: SeenQuery[] = []

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    token = (await register(test)).token
    // Among this many coffees a search finds a few, as in a real catalog.
    await insertManyRecipes(test.app.db, 20_000, 20_000)
  }, 120_000)
  afterAll(() => test.close())

  /** Returns the queries of a request that read recipes, with their plans. */
  async function plansOf(url: string, viewer = token): Promise<{ sql: string; plan: string[] }[]> {
    test.app.responseCache.clear()
    seen.length = 0
    const { status } = await test.get(url, { token: viewer || undefined })
    expect(status).toBe(200)
    const queries = seen.filter(({ sql }) => /\bfrom recipes\b|\bjoin recipes\b/.test(sql))
    // No query is run for a filter that is known to match nothing.
    expect(queries.length > 0).toBe(!url.includes('turkish'))
    return Promise.all(queries.map(async (query) => ({ sql: query.sql, plan: await explain(test.app.db, query) })))
  }

  const urls = [
    '/api/recipes',
    '/api/recipes?grinderId=7',
    '/api/recipes?machineId=7',
    '/api/recipes?grinderId=7&machineId=7',
    '/api/recipes?roastLevel=LIGHT',
    '/api/recipes?q=many+17',
    '/api/community-recipes',
    '/api/community-recipes?grinderId=7',
    '/api/community-recipes?machineId=7',
    '/api/community-recipes?createdByMe=true',
    '/api/users/1',
    '/api/users/1/recipes',
    ...['recommended', 'highest_rated', 'most_brewed', 'newest'].flatMap((sort) => [
      `/api/recipes/search?sort=${sort}`,
      `/api/recipes/search?sort=${sort}&brewMethod=espresso&roastLevel=DARK&grindRange=coarse&brewTimeRange=long`,
      `/api/recipes/search?sort=${sort}&brewMethod=turkish&roastLevel=DARK`,
      `/api/recipes/search?sort=${sort}&roastLevel=LIGHT`,
      `/api/recipes/search?sort=${sort}&q=many+17&brewMethod=v60`,
      `/api/recipes/search?sort=${sort}&q=many+17+v60`,
      ...EQUIPMENT.map((q) => `/api/recipes/search?sort=${sort}&q=${q}`),
    ]),
    '/api/browse/recipes?sort=highest_rated&page=3',
    '/api/browse/recipes?brewMethod=v60&sort=most_brewed',
  ]

  /** Whether a query reads the newest rows by descending id: it stops at the limit, so it is no full scan. */
  const readsFromTheEnd = (sql: string) => /order by id desc limit \d+(\) along .*?)?(\) l join .*)?$/s.test(sql)

  it.each(urls)('reads recipes without a full scan: %s', async (url) => {
    for (const { sql, plan } of await plansOf(url)) {
      if (!readsFromTheEnd(sql)) expect(scansOf(plan, '(recipes|r)'), `${sql}\n${plan.join('\n')}`).toEqual([])
    }
  })

  const isSortedByTheWay = (url: string) => !url.includes('q=') || EQUIPMENT.some((q) => url.endsWith(`q=${q}`))

  it.each(urls.filter(isSortedByTheWay))('reads recipes in order without a sort: %s', async (url) => {
    for (const { sql, plan } of await plansOf(url)) {
      // Sorting only the rows of a page, or the candidates, is allowed.
      if (/json_each|json_array_elements/.test(sql)) continue
      expect(sortsOf(plan), `${sql}\n${plan.join('\n')}`).toEqual([])
    }
  })

  // PostgreSQL needs a vacuum before it uses index-only scans, which a test can't wait for.
  it.skipIf(onPostgres).each(['highest_rated', 'most_brewed'])(
    'skips recipes excluded by a common filter using a covering index: %s',
    async (sort) => {
      const plans = await plansOf(`/api/recipes/search?sort=${sort}&roastLevel=LIGHT`)
      const along = plans.filter(({ sql }) => sql.includes('along'))
      expect(along).not.toEqual([])
      for (const { plan } of along) {
        expect(plan.filter((step) => /\brecipes\b/.test(step))).toEqual([
          expect.stringContaining('USING COVERING INDEX'),
        ])
      }
    },
  )

  // 'hario' names brewers and grinders: recipes on its grinders for other brewers are checked for their brewer.
  const found = ['recommended', 'most_brewed', 'newest'].flatMap((sort) => [
    `sort=${sort}&q=hario`,
    `sort=${sort}&q=hario+comandante`,
  ])
  // No index by coffee is in the order of brews.
  const foundByCoffee = ['recommended', 'newest'].map((sort) => `sort=${sort}&q=many+17+v60`)

  it.skipIf(onPostgres).each([...found, ...foundByCoffee])(
    'finds and counts recipes of a search in covering indexes, on every page: %s',
    async (query) => {
      const url = `/api/recipes/search?limit=2&${query}`
      const { body } = await test.get(url)
      const last = body.hasMore ? `&cursor=${body.cursor}` : ''
      for (const page of [url, `${url}${last}`]) {
        const plans = (await plansOf(page, '')).filter(({ sql }) => !sql.includes('join recipes'))
        expect(plans).not.toEqual([])
        for (const { sql, plan } of plans) {
          const read = plan.filter((step) => /\brecipes\b/.test(step) && !step.includes('COVERING INDEX'))
          expect(read, `${sql}\n${plan.join('\n')}`).toEqual([])
        }
      }
    },
  )

  it.skipIf(onPostgres).each(['', '&roastLevel=LIGHT', '&brewMethod=v60&roastLevel=DARK'])(
    'ranks recommended recipes by a covering index, and counts no part: %s',
    async (query) => {
      const member = await register(test)
      const machineId = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === 'v60')!.id
      await test.post('/api/user/machines', { machineId }, { token: member.token })
      const plans = await plansOf(`/api/recipes/search?sort=recommended${query}`, member.token)
      expect(plans.filter(({ sql }) => sql.includes('count('))).toEqual([])
      const candidates = plans.filter(({ sql }) => sql.includes('"tasteBody"') && !sql.includes('join recipes'))
      expect(candidates).not.toEqual([])
      for (const { sql, plan } of candidates) {
        const read = plan.filter((step) => /\brecipes\b/.test(step) && !step.includes('COVERING INDEX'))
        expect(read, `${sql}\n${plan.join('\n')}`).toEqual([])
      }
    },
  )

  it.skipIf(onPostgres)('reads nothing for own brewers of another method than the requested one', async () => {
    const member = await register(test)
    const machineId = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === 'v60')!.id
    await test.post('/api/user/machines', { machineId }, { token: member.token })
    const plans = await plansOf('/api/recipes/search?sort=recommended&brewMethod=espresso', member.token)
    expect(plans.filter(({ sql }) => /"machineId" (=|in)/.test(sql))).toEqual([])
  })

  it.skipIf(onPostgres)('finds the recipes of hundreds of coffees in one statement', async () => {
    const plans = await plansOf('/api/recipes/search?q=many', '')
    expect(plans).toHaveLength(1)
  })
})
