import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCursor } from '#src/http/pagination.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertWithRole } from '#test/support/moderation.ts'

const TABLES = [
  'users',
  'recipes',
  'comments',
  'coffees',
  'roasters',
  'auditEntries',
  'reviewItems',
  'withheld',
  'mergedThings',
  'roasterClaims',
  'roasterChanges',
  'reports',
]

const time = new Date(0).toISOString()

/** PostgreSQL scans tables as small as those of a test, whatever their indexes. */
describe.skipIf(onPostgres)('query plans of the lists under /api/admin', () => {
  let test: TestApp
  let operator: Member
  const seen: SeenQuery[] = []
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => void seen.push(query) })
    operator = await insertWithRole(test, 'operator')
  })
  afterAll(() => test.close())

  it.each([
    '/api/admin/queue',
    `/api/admin/queue?cursor=${encodeCursor('oldest', [time, 5])}`,
    `/api/admin/queue?sort=most_reported&cursor=${encodeCursor('most_reported', [3, 5])}`,
    '/api/admin/queue?state=decided',
    '/api/admin/audit-log',
    `/api/admin/audit-log?cursor=${encodeCursor('audit', [5])}`,
    '/api/admin/audit-log?subjectType=recipe&subjectId=3',
    '/api/admin/audit-log?actorId=1',
    '/api/admin/audit-log?memberId=1',
    '/api/admin/members',
    '/api/admin/members?role=moderator',
    `/api/admin/members?cursor=${encodeCursor('newest', [5])}`,
    '/api/admin/members?suspended=true',
    `/api/admin/members?suspended=true&cursor=${encodeCursor('suspended', [time, 5])}`,
    '/api/admin/members?q=brewer',
    `/api/admin/members?q=brewer&cursor=${encodeCursor('name', ['brewer 1', 1])}`,
    '/api/admin/content?type=recipe',
    '/api/admin/content?type=comment',
    '/api/admin/content?type=coffee',
    '/api/admin/content?type=roaster',
    `/api/admin/content?type=comment&cursor=${encodeCursor('comment public', [5])}`,
    '/api/admin/content?state=hidden',
    '/api/admin/content?state=pending',
    `/api/admin/content?state=deleted&cursor=${encodeCursor('recipe deleted', [5])}`,
    '/api/admin/claims',
    '/api/admin/roaster-changes',
    '/api/user/reviews',
    '/coffees/2000000000',
    '/roasters/no-such-roaster',
  ])('reads rows along an index: %s', async (url) => {
    seen.length = 0
    expect((await test.get(url, operator)).status).toBe(url.startsWith('/api/') ? 200 : 404)
    const queries = [...seen]
    expect(queries.length).toBeGreaterThan(1)
    for (const query of queries.filter(({ sql }) => /^\s*select/i.test(sql))) {
      const plan = await explain(test.app.db, query)
      expect([sortsOf(plan), ...TABLES.map((table) => scansOf(plan, table))].flat(), query.sql).toEqual([])
    }
  })
})
