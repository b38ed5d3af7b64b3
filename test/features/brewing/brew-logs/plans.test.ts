import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWeek } from '#src/features/brewing/brew-logs/week.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertManyBrewLogs } from '#test/support/brew-logs.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'

const MANY = 10_000

describe('query plans of /api/brew-logs with ten thousand logs', () => {
  let test: TestApp
  let ada: Member
  const seen: SeenQuery[] = []

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    ada = await register(test)
    // Logs of four members, since the database prefers to scan a smaller table.
    const others = [await register(test), await register(test), await register(test)]
    for (const { id } of [...others, ada]) await insertManyBrewLogs(test.app.db, id, MANY, { hoursApart: 4 })
  }, 120_000)
  afterAll(() => test.close())

  const urls = [
    '/api/brew-logs',
    '/api/brew-logs?rating=5',
    '/api/brew-logs?rating=2&limit=100',
    '/api/brew-logs?savedAsRecipe=true',
    '/api/brew-logs?savedAsRecipe=false',
    '/api/brew-logs?coffeeProfileId=1',
    '/api/brew-logs?coffeeProfileId=1&rating=3&savedAsRecipe=true',
    '/api/brew-logs/last',
    '/api/brew-logs/weekly-stats',
    '/api/brew-logs/weekly-stats?tz=Pacific/Auckland',
  ]

  it.each(urls)('%s reads along indexes, without a full scan or sort', async (url) => {
    seen.length = 0
    const { status } = await test.get(url, { token: ada.token })
    expect(status).toBe(200)
    const queries = seen.filter(({ sql }) => sql.includes('"brewLogs"'))
    expect(queries.length).toBeGreaterThan(0)
    expect(queries.length).toBeLessThanOrEqual(30)
    for (const query of queries) {
      const plan = await explain(test.app.db, query)
      const shown = `${query.sql}\n${plan.join('\n')}`
      // Counting a member's logs may scan a table of four members.
      if (!query.sql.includes('count(*)')) expect(scansOf(plan, '"?(brewLogs|b)"?'), shown).toEqual([])
      // Sorting only the rows of a page is allowed.
      if (!/json_each|json_array_elements/.test(query.sql)) expect(sortsOf(plan), shown).toEqual([])
    }
  })

  it('readWeek reads fewer than 3,000 rows', async () => {
    let rows = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length
        return result
      },
    }
    const db = test.app.db.withPlugin(counting)
    const week = await readWeek(db, test.app.catalog, ada.id, 'Europe/Berlin', new Date(), ENGLISH_READER)
    expect(week.stats.allTimeBrews).toBe(MANY)
    expect(week.stats.streak).toBeGreaterThan(1000)
    // 42 brews a week, 300 for evidence, and one for each day of a streak of more than four years.
    expect(rows).toBeLessThan(3000)
    expect(week.stats.totalBrews).toBeGreaterThan(35)
    expect(week.stats.totalBrews).toBeLessThan(45)
  })

  it('GET /api/brew-logs counts up to ten thousand logs', async () => {
    const { body } = await test.get('/api/brew-logs?limit=1', { token: ada.token })
    expect(body.total).toBe(MANY)
    expect(body).not.toHaveProperty('totalIsCapped')
    await test.post('/api/brew-logs', { method: 'v60' }, { token: ada.token })
    const more = await test.get('/api/brew-logs?limit=1', { token: ada.token })
    expect(more.body).toMatchObject({ total: MANY, totalIsCapped: true })
  })
})
