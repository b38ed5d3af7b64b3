import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertManyCoffees } from '#test/support/many-coffees.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'

describe('query plans of the embed routes with many recipes', () => {
  let test: TestApp
  let planner: Database | undefined
  const seen: SeenQuery[] = []
  const names = { roaster: '', popular: '', own: '', shareId: '' }

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    const { db } = test.app
    await insertManyCoffees(db, 15_000)
    await insertManyRecipes(db, 20_000)
    const coffees = await db
      .selectFrom('coffees')
      .select(['id', 'slug', 'roasterId'])
      .where('recipeCount', '=', 40)
      .orderBy('id')
      .execute()
    const [popular, own] = coffees as [(typeof coffees)[0], (typeof coffees)[0]]
    // Half of all recipes are for one coffee.
    await sql`update recipes set "coffeeProfileId" = ${popular.id} where id % 2 = 0`.execute(db)
    await sql`insert into "embedRecipes" ("coffeeId", method, "doseGrams", "waterGrams", ratio, "isDefault", "createdAt", "updatedAt")
      select "coffeeProfileId", "brewMethod", 15, 240, 16, false, "createdAt", "createdAt" from recipes
      where "coffeeProfileId" <> ${popular.id}`.execute(db)
    await sql`analyze`.execute(db)
    const { slug } = await db
      .selectFrom('roasters')
      .select('slug')
      .where('id', '=', popular.roasterId)
      .executeTakeFirstOrThrow()
    // SQLite reads the table statistics when a connection is opened.
    planner = openDatabase(test.app.config.database)
    Object.assign(names, { roaster: slug, popular: popular.slug, own: own.slug, shareId: 'many-17' })
  }, 120_000)
  afterAll(async () => {
    await planner?.destroy()
    await test.close()
  })

  const calls = {
    'one coffee of the community': () => test.get(`/api/embed/${names.roaster}/${names.popular}`),
    'one coffee of its roaster': () => test.get(`/api/embed/${names.roaster}/${names.own}`),
    'all coffees': () => test.get(`/api/embed/recipes/${names.roaster}?limit=24`),
    'all coffees with every method': () => test.get(`/api/embed/recipes/${names.roaster}?group=coffee&limit=24`),
    'all coffees by a method': () => test.get(`/api/embed/recipes/${names.roaster}?method=espresso`),
    'all coffees by a method that none has': () => test.get(`/api/embed/recipes/${names.roaster}?method=siphon`),
    'a shared recipe': () => test.get(`/api/embed/${names.shareId}`),
    'a coffee by both slugs': () => test.get(`/api/embed/${names.roaster}%2F${names.popular}`),
    'a click on a recipe': () => test.post('/api/embed/track-click', { shareId: names.shareId }),
    'a click on a coffee': () => test.post('/api/embed/track-click', { shareId: `${names.roaster}/${names.own}` }),
    'a click on a roaster': () => test.post('/api/embed/track-click', { shareId: names.roaster }),
  }

  /** Returns the select queries of a request with their plans. */
  async function plansOf(call: () => Promise<{ status: number }>): Promise<{ sql: string; plan: string[] }[]> {
    // A cached response runs no queries.
    test.app.responseCache.clear()
    seen.length = 0
    expect((await call()).status).toBe(200)
    const queries = seen.filter(({ sql }) => /^\s*select/i.test(sql))
    expect(queries.length).toBeGreaterThan(0)
    return Promise.all(queries.map(async (query) => ({ sql: query.sql, plan: await explain(planner!, query) })))
  }

  it.each(Object.entries(calls))('scans no table: %s', async (_, call) => {
    for (const { sql, plan } of await plansOf(call)) {
      const scans = scansOf(plan, '"?(recipes|coffees|embedRecipes|roasters|r|c|e|o)"?')
      expect(scans.filter(isOfTable), `${sql}\n${plan.join('\n')}`).toEqual([])
    }
  })

  it.each(Object.entries(calls))('sorts only the rows that it returns: %s', async (_, call) => {
    for (const { sql, plan } of await plansOf(call)) {
      // Sorting only the returned rows is allowed.
      if (/json_each|json_array_elements|r\.id in \(/.test(sql)) continue
      expect(sortsOf(plan), `${sql}\n${plan.join('\n')}`).toEqual([])
    }
  })

  /** False for scans of the derived table of candidate coffees, which has the alias c too. */
  const isOfTable = (step: string) => !/^SCAN c$/.test(step)

  it('finds the best community recipes by one index search per method', async () => {
    const plans = await plansOf(calls['one coffee of the community'])
    const best = plans.find(({ sql }) => /r\.id in \(/.test(sql))!
    const seeks = best.plan.filter((step) => step.includes('recipesBy_coffee_method_wilson'))
    expect(seeks.length, best.plan.join('\n')).toBe(test.app.catalog.methods.length)
    // Only the rows that were found are sorted.
    expect(sortsOf(best.plan).length, best.plan.join('\n')).toBeLessThanOrEqual(1)
  })

  it('runs two queries for a coffee', async () => {
    expect((await plansOf(calls['one coffee of its roaster'])).length).toBe(2)
    expect((await plansOf(calls['one coffee of the community'])).length).toBe(2)
  })

  it('finds the recipes of all coffees of a roaster along an index in one query', async () => {
    const { db } = test.app
    await db.deleteFrom('embedRecipes').execute()
    await sql`update coffees set "recipeCount" = (select count(*) from recipes r where r."coffeeProfileId" = coffees.id)
      where "roasterId" = (select id from roasters where slug = ${names.roaster})`.execute(db)
    const plans = await plansOf(() => test.get(`/api/embed/recipes/${names.roaster}?limit=2`))
    expect(plans.length).toBe(2)
    expect(plans[1]!.plan.join('\n')).toContain('recipesBy_coffeeProfileId_wilson')
  })
})
