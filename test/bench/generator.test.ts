import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/db/open.ts'
import { startTestApp } from '#test/support/app.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { fillSqlite } from '../../bench/data/fill-sqlite.ts'
import { prepareSchema } from '../../bench/data/prepare.ts'
import { SIZES } from '../../bench/data/sizes.ts'
import { SESSION_SECRET } from '../../bench/load/server.ts'
import { readFacts } from '../../bench/work/facts.ts'
import { MODERATION } from '../../bench/work/moderation.ts'

async function filled(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'brewprint-generator-')), 'mini.db')
  fillSqlite(path, SIZES.mini, await prepareSchema({ engine: 'sqlite', path }))
  return path
}

const TABLES = [
  'users',
  'roasters',
  'coffees',
  'recipes',
  'votes',
  'brewLogs',
  'ratings',
  'comments',
  'searchWords',
  'reviewItems',
  'auditEntries',
]

function hashOf(path: string): string {
  const db = new DatabaseSync(path)
  const hash = createHash('sha256')
  for (const table of TABLES) hash.update(JSON.stringify(db.prepare(`select * from "${table}" order by 1, 2`).all()))
  db.close()
  return hash.digest('hex')
}

describe('the generated community', () => {
  let path: string
  beforeAll(async () => {
    path = await filled()
  })

  it('has the size that was asked for', () => {
    const db = new DatabaseSync(path)
    const count = (table: string) => (db.prepare(`select count(*) as n from "${table}"`).get() as { n: number }).n
    const { roasters, coffees, users, recipes, votes, logs } = SIZES.mini
    expect([count('roasters'), count('coffees'), count('users')]).toEqual([roasters, coffees, users])
    expect([count('recipes'), count('votes'), count('brewLogs')]).toEqual([recipes, votes, logs])
    db.close()
  })

  it('is one that the service itself could have written', async () => {
    const raw = new DatabaseSync(path)
    expect(raw.prepare('pragma foreign_key_check').all()).toEqual([])
    expect(raw.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    raw.close()
    const db = openDatabase({ engine: 'sqlite', path })
    await expectExactCounters(db)
    await expectExactCatalog(db)
    await db.destroy()
  })

  it('is as skewed as life: few have most of the votes', () => {
    const db = new DatabaseSync(path)
    const rows = db.prepare('select upvotes + downvotes as votes from recipes order by 1 desc').all() as {
      votes: number
    }[]
    const top = rows.slice(0, rows.length / 5).reduce((sum, { votes }) => sum + votes, 0)
    expect(top / SIZES.mini.votes).toBeGreaterThan(0.5)
    db.close()
  })

  it('is the same each time', async () => {
    expect(hashOf(await filled())).toBe(hashOf(path))
  })

  it('has rows for every list of the admin pages, and an operator who reads them', async () => {
    const database = { engine: 'sqlite' as const, path }
    const test = await startTestApp({ database, sessionSecrets: [SESSION_SECRET] })
    const facts = await readFacts(SIZES.mini, database)
    for (const scenario of MODERATION) {
      const { path: url, headers } = scenario.calls(facts)[0]!
      const { status, body } = await test.get(url, { headers })
      expect([scenario.name, status]).toEqual([scenario.name, 200])
      if (body.data) expect(body.data.length, scenario.name).toBeGreaterThan(0)
    }
    await test.close()
  })
})
