import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewRow } from '#src/db/tables.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertManyBrewLogs } from '#test/support/brew-logs.ts'
import { onPostgres } from '#test/support/database.ts'
import { daysAgo } from '#test/support/event-days.ts'
import { explain, type SeenQuery, scansOf } from '#test/support/explain.ts'
import { insertManyCoffees } from '#test/support/many-coffees.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const ROASTERS = 40
const DAYS = 120
const KINDS = ['PAGE_VIEW', 'IMPRESSION', 'CLICK', 'METHOD_SWITCH'] as const

describe('query plans of /api/roaster-portal with many roasters', () => {
  let test: TestApp
  let owner: RoasterMember
  const seen: SeenQuery[] = []

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    const members: RoasterMember[] = []
    for (let i = 0; i < ROASTERS; i++) members.push(await insertRoasterMember(test))
    owner = members[17]!
    for (const { roasterId } of members) await insertHistory(roasterId)
    await insertCatalog()
    await sql`analyze`.execute(test.app.db)
  }, 120_000)
  afterAll(() => test.close())

  async function insertHistory(roasterId: number): Promise<void> {
    const rows: NewRow<'eventDays'>[] = []
    for (let i = 0; i < DAYS; i++) {
      for (const kind of KINDS) {
        const row = { roasterId, day: daysAgo(i), kind, count: 1 + (i % 5) }
        rows.push(
          { ...row, dimension: 'total', value: '' },
          { ...row, dimension: 'source', value: `s${i % 7}.example` },
        )
        rows.push(
          { ...row, dimension: 'method', value: 'v60' },
          { ...row, dimension: 'recipe', value: String(1 + (i % 3)) },
        )
        rows.push({ ...row, dimension: 'coffee', value: String(1 + (i % 9)) })
      }
    }
    for (let i = 0; i < rows.length; i += 500) {
      await test.app.db
        .insertInto('eventDays')
        .values(rows.slice(i, i + 500))
        .execute()
    }
  }

  /** Inserts coffees, each with a library entry and an embed recipe; five belong to the owner's roaster. */
  async function insertCatalog(): Promise<void> {
    const { db } = test.app
    await insertManyCoffees(db, 3600)
    const coffees = await db.selectFrom('coffees').select('id').execute()
    const own = coffees.slice(0, 5).map(({ id }) => id)
    await db.updateTable('coffees').set({ roasterId: owner.roasterId }).where('id', 'in', own).execute()
    await db.updateTable('roasters').set({ coffeeCount: 5 }).where('id', '=', owner.roasterId).execute()
    const now = new Date().toISOString()
    const times = { createdAt: now, updatedAt: now }
    const amounts = { doseGrams: 15, waterGrams: 240, ratio: 16 }
    const open = { waterTempF: null, grindSize: null, brewTimeSeconds: null, notes: null }
    for (let i = 0; i < coffees.length; i += 300) {
      const some = coffees.slice(i, i + 300)
      const entry = { userId: owner.id, personalNotes: null, rating: null, ...times }
      await db
        .insertInto('libraryEntries')
        .values(some.map(({ id }) => ({ ...entry, coffeeProfileId: id })))
        .execute()
      const recipe = { method: 'v60', ...amounts, ...open, isDefault: true, ...times }
      await db
        .insertInto('embedRecipes')
        .values(some.map(({ id }) => ({ ...recipe, coffeeId: id })))
        .execute()
    }
    await insertManyBrewLogs(db, owner.id, 5000)
  }

  const plansOf = async (url: string, table: string) => {
    seen.length = 0
    const { status } = await test.get(url, { token: owner.token })
    expect(status).toBe(200)
    const queries = seen.filter(({ sql }) => sql.includes(`"${table}"`))
    return Promise.all(queries.map(async (query) => ({ sql: query.sql, plan: await explain(test.app.db, query) })))
  }

  it.each(['', '?days=90', '?format=csv', `?from=${daysAgo(100)}&to=${daysAgo(50)}`])(
    'sums daily counts along the primary key, without reading events: analytics%s',
    async (query) => {
      const plans = await plansOf(`/api/roaster-portal/analytics${query}`, 'eventDays')
      expect(plans).toHaveLength(1)
      for (const { sql, plan } of plans) {
        const shown = `${sql}\n${plan.join('\n')}`
        expect(scansOf(plan, '"?eventDays"?'), shown).toEqual([])
        // Each index search includes the range of days instead of filtering all rows of the roaster.
        const searches = plan
          .join('\n')
          .match(
            onPostgres
              ? /Index Cond: .*dimension.*day >= .*day <= /g
              : /SEARCH eventDays .*roasterId=\? AND dimension=\? AND day>\? AND day<\?/g,
          )
        expect(searches, shown).toHaveLength(query.includes('csv') ? 1 : 8)
      }
      expect(seen.filter(({ sql }) => /\bevents\b/.test(sql))).toEqual([])
    },
  )

  it('reads dashboard and coffees along indexes, with fewer than 25 queries', async () => {
    for (const url of ['dashboard', 'coffees']) {
      for (const table of ['eventDays', 'embedRecipes', 'coffees', 'libraryEntries', 'brewLogs']) {
        const plans = await plansOf(`/api/roaster-portal/${url}`, table)
        for (const { sql, plan } of plans) {
          expect(scansOf(plan, `"?(${table}|c|e)"?`), `${sql}\n${plan.join('\n')}`).toEqual([])
        }
      }
      expect(seen.filter(({ sql }) => /from "?events"?\b/.test(sql))).toEqual([])
      expect(seen.length).toBeLessThan(25)
    }
  })
})
