import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCursor } from '#src/http/pagination.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'

/** Returns a cursor to the start of a part of the recommended list. */
const inPart = (part: number) => encodeCursor('recommended', [part, -1, 0, 1, 1])

describe('query plans of /api/recommendations, /api/recipes/search and /api/discover with many recipes', () => {
  let test: TestApp
  let token: string
  let coffeeId: number
  const seen: SeenQuery[] = []

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    const member = await register(test)
    token = member.token
    const { db } = test.app
    const stranger = await register(test)
    await insertManyRecipes(db, 20_000)
    await sql`insert into "brewLogs" ("userId", "coffeeProfileId", method, "createdAt", "updatedAt")
      select ${stranger.id}, "coffeeProfileId", "brewMethod", "createdAt", "createdAt" from recipes`.execute(db)
    await sql`analyze`.execute(db)
    coffeeId = (await db.selectFrom('recipes').select('coffeeProfileId as id').limit(1).executeTakeFirstOrThrow()).id
    const owned = { userId: member.id, nickname: null, createdAt: new Date().toISOString() }
    await db
      .insertInto('userMachines')
      .values([2, 3, 70].map((machineId) => ({ ...owned, machineId })))
      .execute()
    await db
      .insertInto('userGrinders')
      .values([2, 7].map((grinderId) => ({ ...owned, grinderId })))
      .execute()
    await test.call('PUT', '/api/users/taste-profile', { token, body: { strengthPreference: 0.8 } })
  }, 120_000)
  afterAll(() => test.close())

  /** Returns the queries of a request that read a table, with their plans. */
  async function plansOf(url: string, table = 'recipes\\b'): Promise<{ sql: string; plan: string[] }[]> {
    test.app.responseCache.clear()
    seen.length = 0
    expect((await test.get(url, { token })).status).toBe(200)
    const queries = seen.filter(({ sql }) => new RegExp(`\\b(from|join) ${table}`).test(sql))
    expect(queries.length).toBeGreaterThan(0)
    return Promise.all(queries.map(async (query) => ({ sql: query.sql, plan: await explain(test.app.db, query) })))
  }

  const urls = () => [
    '/api/recommendations?limit=20',
    '/api/recipes/search?sort=recommended',
    '/api/recipes/search?sort=recommended&roastLevel=DARK',
    '/api/recipes/search?sort=recommended&brewMethod=v60',
    `/api/recipes/search?sort=recommended&cursor=${inPart(1)}`,
    `/api/recipes/search?sort=recommended&cursor=${inPart(2)}`,
    '/api/discover?grinderId=7',
    '/api/discover?grinderId=7&machineId=2',
    '/api/discover?grinderId=7&machineId=2&roast=DARK',
    '/api/discover?grinderId=7&brewStrength=STRONG',
    '/api/discover?grinderId=7&machineId=2&roast=LIGHT&brewStrength=LIGHT',
    `/api/discover?grinderId=7&coffeeId=${coffeeId}`,
    `/api/discover?grinderId=7&machineId=2&coffeeId=${coffeeId}&brewStrength=MEDIUM`,
  ]

  it('reads recipes without a full scan', async () => {
    for (const url of urls()) {
      for (const { sql, plan } of await plansOf(url)) {
        expect(scansOf(plan, '(recipes|r)'), `${url}\n${sql}\n${plan.join('\n')}`).toEqual([])
      }
    }
  })

  it('reads recipes in order without a sort', async () => {
    for (const url of urls()) {
      for (const { sql, plan } of await plansOf(url)) {
        // Sorting only the candidates or the returned rows is allowed.
        if (/json_each|json_array_elements/.test(sql)) continue
        expect(sortsOf(plan), `${url}\n${sql}\n${plan.join('\n')}`).toEqual([])
      }
    }
  })

  it("looks for a member's brews only among the candidates' coffees", async () => {
    const [brewed] = await plansOf('/api/recommendations', '"brewLogs" b')
    expect(scansOf(brewed!.plan, '(b|"?brewLogs"?)'), brewed!.plan.join('\n')).toEqual([])
  })
})
