import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { migrations } from '#src/db/migrations/index.ts'
import type { Database } from '#src/db/open.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { createEmptyDatabase, type EmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { readOldRows, writeOldDatabase } from '#test/support/old-database.ts'
import { startHealthy } from '#test/support/reviving.ts'

const LEVEL = '0005-grind-science'

const demo = (name: string): unknown[] =>
  JSON.parse(readFileSync(new URL(`../../data/demo/${name}.json`, import.meta.url), 'utf8'))

/** Starts two processes at the same time, and expects no errors in either. */
async function startTwo({ env }: EmptyDatabase, extra: Record<string, string> = {}): Promise<void> {
  const nodes = await Promise.all([1, 2].map(() => startHealthy({ ...env, ...extra })))
  for (const { stdout, stderr } of nodes) {
    expect(stderr).toBe('')
    expect(stdout).not.toMatch(/ (error|fatal) /)
  }
}

async function expectMigratedOnce(db: Database): Promise<void> {
  const applied = await db.selectFrom('migrations').selectAll().orderBy('name').execute()
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
}

const countRows = async (db: Database, table: 'users' | 'roasters' | 'coffees' | 'grinders') =>
  (await db.selectFrom(table).select('id').execute()).length

describe.each(ENGINES)('two nodes that start at the same time on %s', (engine) => {
  it('create one schema and one demo community in an empty database', async () => {
    const database = await createEmptyDatabase(engine)
    await startTwo(database, { SEED_DEMO: 'true' })
    await lookInto(database, async (db) => {
      await expectMigratedOnce(db)
      await expectConsistent(db)
      expect(await countRows(db, 'users')).toBe(demo('members').length)
      expect(await countRows(db, 'roasters')).toBe(demo('roasters').length)
      expect(await countRows(db, 'coffees')).toBe(demo('coffees').length)
    })
  })

  it('migrate an old database once', async () => {
    const database = await createEmptyDatabase(engine)
    await writeOldDatabase(database, LEVEL)
    const before = await readOldRows(database, LEVEL)
    await startTwo(database)
    expect(await readOldRows(database, LEVEL)).toEqual(before)
    await lookInto(database, async (db) => {
      await expectMigratedOnce(db)
      await expectConsistent(db)
    })
  })
})
