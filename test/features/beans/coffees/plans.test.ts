import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertManyCoffees } from '#test/support/many-coffees.ts'

const SORTS = ['alpha', 'recent', 'recipes', 'trending']
const FILTERS = [
  '',
  'roastLevel=LIGHT',
  'roastLevel=LIGHT&coffeeType=BLEND',
  'roaster=many-7',
  'roaster=many-7&roastLevel=DARK',
  'origin=ethiopia',
  'origin=ethiopia&roastLevel=DARK',
  'origin=ethiopia&roastLevel=DARK&coffeeType=SINGLE_ORIGIN',
  'origin=yemen',
  'origin=yemen&coffeeType=DECAF',
  'origin=ethiopia&roaster=many-9',
]
/** With the functions that read words on PostgreSQL. */
const TABLES = 'coffees|coffeesSearch|coffeeOrigins|originFacets|originCoffees|searchWords|firstBetween|firstWithGram'
const SEARCHES = ['q=alpha', 'q=alhpa', 'q=bravo+many', 'q=al', 'q=alpha+17&roastLevel=LIGHT', 'q=alpha&roaster=many-7']

describe('query plans of GET /api/coffees and GET /api/roasters with many rows', () => {
  let test: TestApp
  const seen: SeenQuery[] = []
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    await insertManyCoffees(test.app.db, 36_000)
  }, 120_000)
  afterAll(() => test.close())

  /** Returns the queries of the first two pages that read one of the tables, with their plans. */
  async function plansOf(url: string, tables: string): Promise<{ sql: string; plan: string[] }[]> {
    seen.length = 0
    test.app.responseCache.clear()
    const { status, body } = await test.get(url)
    expect(status).toBe(200)
    if (body.cursor) await test.get(`${url}${url.includes('?') ? '&' : '?'}cursor=${body.cursor}`)
    const queries = seen.filter(({ sql }) => new RegExp(`\\b(from|join) "?(${tables})\\b`).test(sql))
    expect(queries.length).toBeGreaterThan(0)
    return Promise.all(queries.map(async (query) => ({ sql: query.sql, plan: await explain(test.app.db, query) })))
  }

  /** Whether a query reads the newest rows by descending id: it stops at the limit, so it is no full scan. */
  const readsFromTheEnd = (sql: string) =>
    /from coffees( where exists \(.*\))? order by id desc limit \d+(\) l join .*)?$/s.test(sql)

  const urls = [
    ...FILTERS.flatMap((filter) => SORTS.map((sort) => `/api/coffees?${filter}&sort=${sort}`)),
    ...SEARCHES.flatMap((search) => [`/api/coffees?${search}`, `/api/coffees?${search}&sort=alpha`]),
    '/api/roasters/many-7/coffees?limit=5',
    '/api/roasters/many-7/coffees?roastLevel=LIGHT',
    '/api/coffees/suggestions?name=alhpa+17',
    '/api/coffees/suggestions?name=alpha&roaster=many+7',
    '/api/coffees/suggestions?roaster=mnay+7',
    '/api/coffees/17',
    '/api/coffees/17/stats',
  ]

  it.each(urls)('reads coffees without a full scan: %s', async (url) => {
    for (const { sql, plan } of await plansOf(url, TABLES)) {
      if (readsFromTheEnd(sql)) continue
      expect(
        scansOf(plan, '"?(coffees|c|coffeeOrigins|o|originFacets|originCoffees|searchWords|searchWordGrams|w)"?'),
        `${sql}\n${plan.join('\n')}`,
      ).toEqual([])
    }
  })

  it.each(FILTERS.flatMap((filter) => SORTS.map((sort) => `/api/coffees?${filter}&sort=${sort}`)))(
    'reads coffees in order without a sort: %s',
    async (url) => {
      for (const { sql, plan } of await plansOf(url, 'coffees|originCoffees')) {
        // Sorting one page, or the few coffees of a rare origin or of one roaster, is allowed.
        if (/json_each|json_array_elements|\bid in \(select/.test(sql) || url.includes('roaster=')) continue
        expect(sortsOf(plan), `${sql}\n${plan.join('\n')}`).toEqual([])
      }
    },
  )

  it.each(['/api/roasters?page=3', '/api/roasters?limit=3', '/api/roasters?search=mnay+17', '/api/roasters/many-17'])(
    'reads roasters along an index, without a scan or a sort: %s',
    async (url) => {
      for (const { sql, plan } of await plansOf(url, 'roasters')) {
        // Counting the roasters and joining one page of ids are allowed to scan.
        if (/count\(\*\)|json/.test(sql)) continue
        expect(scansOf(plan, '(roasters|r)'), `${sql}\n${plan.join('\n')}`).toEqual([])
        expect(sortsOf(plan), `${sql}\n${plan.join('\n')}`).toEqual([])
      }
    },
  )

  const readsOutsideIndexes = (plan: readonly string[], table: string): string[] =>
    plan.filter((step) => new RegExp(`\\b${table}\\b`).test(step) && !step.includes('USING COVERING INDEX'))

  // PostgreSQL needs a vacuum before it uses index-only scans, which a test can't wait for.
  it.skipIf(onPostgres)('aggregates the recipes of a coffee from covering indexes', async () => {
    for (const { sql, plan } of await plansOf('/api/coffees/17/stats', 'recipes')) {
      expect(readsOutsideIndexes(plan, 'recipes'), `${sql}\n${plan.join('\n')}`).toEqual([])
    }
  })

  it
    .skipIf(onPostgres)
    .each(['/api/coffees?q=alpha', '/api/coffees?q=alhpa', '/api/coffees/suggestions?name=alhpa+17'])(
    'compares coffees with a search by a covering index: %s',
    async (url) => {
      for (const { sql, plan } of await plansOf(url, 'coffeesSearch')) {
        expect(readsOutsideIndexes(plan, 'coffees'), `${sql}\n${plan.join('\n')}`).toEqual([])
      }
    },
  )

  it('returns exact totals, capped at 10,000 for an origin and at 300 for a search', async () => {
    expect((await test.get('/api/coffees')).body.total).toBe(36_000)
    expect((await test.get('/api/coffees?roastLevel=LIGHT')).body).toMatchObject({ total: 7200 })
    expect((await test.get('/api/coffees?origin=ethiopia')).body).toMatchObject({ total: 10_000, totalIsCapped: true })
    expect((await test.get('/api/coffees?origin=yemen')).body).toMatchObject({ total: 360 })
    expect((await test.get('/api/coffees?q=alpha')).body).toMatchObject({ total: 300, totalIsCapped: true })
  })
})
