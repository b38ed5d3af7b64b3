import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/features/members/quotas/limits.ts'
import { type Answer, startTestApp, type TestApp } from '#test/support/app.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

/** Tables in which a route may add rows without a daily limit, and why. */
const UNLIMITED: Record<string, string> = {
  tasteProfiles: 'one for each account',
  emailChanges: 'one for each account',
  outbox: 'mails are limited for each address',
  attempts: 'what counts the mails and guesses',
  accountTokens: 'as many as mails',
  sessions: 'as many as sign-ins',
  embedSettings: 'one for each roaster',
  reviewItems: 'one for each thing that was reported or withheld',
  coffeeFacets: 'one for each combination of values that a coffee can have',
  originFacets: 'one for each combination of values that a coffee can have',
  recipeFacets: 'one for each combination of values that a recipe can have',
}

/** Words of texts that a request changes. */
const isIndex = (table: string) => /Search|^searchWord|^sqlite_/.test(table)

describe('daily quotas', () => {
  let test: TestApp
  let routes: string[]
  let tables: string[]
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    routes = operationsOf(await descriptionOf(test.app))
      .filter(({ method, operation }) => method !== 'GET' && /required|member|optional/.test(operation['x-access']))
      .map(({ name }) => name)
    tables = (await test.app.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !isIndex(name) && !(name in UNLIMITED))
  })
  afterAll(() => test.close())

  async function countRows(): Promise<Record<string, number>> {
    const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`)
    const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(test.app.db)
    return rows[0]!
  }

  async function exhaust({ member }: SampleWorld): Promise<void> {
    const day = new Date().toISOString().slice(0, 10)
    const { db } = test.app
    await db.deleteFrom('dailyCounts').where('userId', '=', member.id).execute()
    for (const [kind, { later }] of Object.entries(LIMITS)) {
      await db.insertInto('dailyCounts').values({ userId: member.id, kind, day, count: later }).execute()
    }
  }

  function call(name: string, world: SampleWorld): Promise<Answer> {
    const { url, body } = sampleOf(name, world)
    return test.call(name.split(' ')[0]!, url, { body, token: world.member.token })
  }

  it('apply to every route that adds a row for an account', async () => {
    expect(routes.length).toBeGreaterThan(50)
    const limited: string[] = []
    for (const name of routes) {
      const isClaim = name === 'POST /api/roaster-claims'
      const world = await plantSamples(test, { isRoaster: !isClaim })
      await exhaust(world)
      const before = await countRows()
      const { status, body } = await call(name, world)
      if (status === 429) {
        expect(body, name).toMatchObject({ code: 'quota_reached' })
        limited.push(name)
      }
      const after = await countRows()
      const grown = tables.filter((table) => after[table]! > before[table]!)
      expect(grown, `${name} added rows to these tables beyond the daily limits`).toEqual([])
    }
    expect(limited.length).toBeGreaterThan(15)
  }, 300_000)
})
