import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, engineOf } from '#src/db/open.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'
import { insertMembers } from '#test/support/members.ts'

const ROASTERS = 100
const MEMBERS = 100

describe('query plans of GET /api/following/feed and GET /api/roasters/:slug/recipes', () => {
  let test: TestApp
  let roasters: { id: number; slug: string }[]
  const seen: SeenQuery[] = []
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    await insertManyRecipes(test.app.db, 20_000)
    roasters = await spreadRecipes(test.app.db)
    const rows = (await insertMembers(test, MEMBERS)).flatMap(({ id: userId }) =>
      roasters.map(({ id: roasterId }) => ({ userId, roasterId, createdAt: new Date().toISOString() })),
    )
    for (let i = 0; i < rows.length; i += 5000) {
      await test.app.db
        .insertInto('follows')
        .values(rows.slice(i, i + 5000))
        .execute()
    }
    await sql`analyze`.execute(test.app.db)
  }, 120_000)
  afterAll(() => test.close())

  async function spreadRecipes(db: Database): Promise<{ id: number; slug: string }[]> {
    const ids: { id: number; slug: string }[] = []
    for (let i = 0; i < ROASTERS; i++) {
      const slug = `spread-${i}`
      ids.push({
        id: await insertRoaster(db, { slug, name: slug, nameKey: slug, recipeCount: 20_000 / ROASTERS }),
        slug,
      })
    }
    await sql`update recipes set "roasterId" = ${sql.lit(ids[0]!.id)} + id % ${sql.lit(ROASTERS)}`.execute(db)
    return ids
  }

  async function plansOf(url: string, token: string): Promise<{ sql: string; plan: string[] }[]> {
    seen.length = 0
    const first = await test.get(url, { token })
    expect(first.body).toMatchObject({ hasMore: true })
    await test.get(`${url}?cursor=${first.body.cursor}`, { token })
    const queries = seen.filter(({ sql }) => /\b(from|join) "?(recipes|follows)\b/.test(sql))
    expect(queries.length).toBeGreaterThanOrEqual(2)
    return Promise.all(queries.map(async (query) => ({ sql: query.sql, plan: await explain(test.app.db, query) })))
  }

  /** Whether a query reads recipes by descending id up to the limit, as the feed of many roasters does. */
  const readsFromTheEnd = (sql: string) => /exists \(.*\).* order by id desc limit \d+(\) l join .*)?$/s.test(sql)

  it.each([
    ['the feed of one roaster', 1],
    ['the feed of ten', 10],
    ['the feed of all', ROASTERS],
    ["a roaster's own", 0],
  ])('reads recipes and follows along an index: %s', async (_, followed) => {
    const { token } = await register(test)
    for (const { slug } of roasters.slice(0, followed)) {
      await test.post(`/api/roasters/${slug}/follow`, undefined, { token })
    }
    const url = followed === 0 ? '/api/roasters/spread-7/recipes' : '/api/following/feed'
    for (const { sql, plan } of await plansOf(url, token)) {
      const told = `${sql}\n${plan.join('\n')}`
      expect(scansOf(plan, readsFromTheEnd(sql) ? '(follows|f)' : '(follows|f|recipes|r)'), told).toEqual([])
      if (engineOf(test.app.db) === 'sqlite' && !sql.includes('json')) expect(sortsOf(plan), told).toEqual([])
    }
  })
})
