import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { prepared } from '#src/db/prepared.ts'
import { executeRaw, queryRaw } from '#src/db/raw-sql.ts'
import { type SlowQuery, SlowQueryLog } from '#src/db/slow-query-log.ts'
import { startTestApp } from '#test/support/app.ts'
import { createTestDatabase, onPostgres } from '#test/support/database.ts'
import { collectLog, WARN } from '#test/support/log.ts'
import { queueMail } from '#test/support/mail.ts'

/** Counts to 300,000 on either engine, which takes some tens of milliseconds. */
const COUNTING = 'with recursive c(n) as (select 1 union all select n + 1 from c where n < 300000)'
const SECRET = 'tell nobody'
const LIMIT_MS = 5

const countPrepared = prepared((db, p: { secret: string }) =>
  db
    .withRecursive('c(n)', (db) =>
      db
        .selectNoFrom(sql<number>`1`.as('n'))
        .unionAll((eb) => eb.selectFrom('c').select(sql<number>`n + 1`.as('n')).where('n', '<', 300_000)),
    )
    .selectFrom('c')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(sql<string>`cast(n as text)`, '<>', p.secret),
)

const setAttempts = `update "outbox" set "attempts" = (${COUNTING} select count(*) from c) where "recipient" <> ?`

async function openMeasured(limitMs: number): Promise<{ db: Database; slow: SlowQuery[]; slowQueries: SlowQueryLog }> {
  const { config, drop } = await createTestDatabase()
  const slow: SlowQuery[] = []
  const slowQueries = new SlowQueryLog(limitMs, (query) => slow.push(query))
  const db = openDatabase(config, { slowQueries })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  await queueMail(db)
  slow.length = 0
  return { db, slow, slowQueries }
}

const WAYS: [string, (db: Database) => Promise<unknown>][] = [
  [
    'written with the query builder',
    (db) => sql`${sql.raw(COUNTING)} select count(*) from c where ${SECRET} <> ''`.execute(db),
  ],
  ['compiled once', (db) => countPrepared.all(db, { secret: SECRET })],
  [
    'put together from texts',
    (db) => queryRaw(db, `${COUNTING} select count(*) from c where cast(n as text) <> ?`, [SECRET]),
  ],
  ['a change', (db) => executeRaw(db, setAttempts, [SECRET])],
  ['within a transaction', (db) => db.transaction().execute((db) => executeRaw(db, setAttempts, [SECRET]))],
]

describe('SlowQueryLog', () => {
  it.each(WAYS)('reports a slow query once, with its SQL and without its values: %s', async (_way, run) => {
    const { db, slow } = await openMeasured(LIMIT_MS)
    await run(db)
    const told = slow.filter(({ sql }) => /recursive/.test(sql))
    expect(told).toEqual([{ sql: expect.any(String), ms: expect.any(Number), times: 1, worstMs: told[0]?.ms }])
    expect(told[0]!.ms).toBeGreaterThanOrEqual(LIMIT_MS)
    expect(JSON.stringify(slow)).not.toContain(SECRET)
  })

  it.each(WAYS)('counts queries without reporting them when the limit is 0: %s', async (_way, run) => {
    const { db, slow, slowQueries } = await openMeasured(0)
    const before = slowQueries.count
    await run(db)
    expect(slow).toEqual([])
    expect(slowQueries.count).toBeGreaterThan(before)
    expect(slowQueries.totalMs).toBeGreaterThan(0)
  })

  it('writes a warning to the log of the app', async () => {
    const { logger, lines } = collectLog()
    const test = await startTestApp({ slowQueryMs: LIMIT_MS }, { logger })
    onTestFinished(() => test.close())
    await queryRaw(test.app.db, `${COUNTING} select count(*) from c where cast(n as text) <> ?`, [SECRET])
    const told = lines.filter(({ msg, sql }) => msg.startsWith('Slow query: ') && /recursive/.test(String(sql)))
    expect(told).toEqual([expect.objectContaining({ level: WARN, times: 1 })])
    expect(JSON.stringify(lines)).not.toContain(SECRET)
  })

  it('reports a slow query that fails', async () => {
    const { db, slow } = await openMeasured(LIMIT_MS)
    const broken = onPostgres ? "cast(count(*) || '{' as json)" : "json(count(*) || '{')"
    await expect(queryRaw(db, `${COUNTING} select ${broken} from c`, [])).rejects.toThrow(/json/i)
    expect(slow).toHaveLength(1)
  })
})

describe('SlowQueryLog with a repeated slow query', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reports each SQL text at most once a minute, with its count and its longest time', () => {
    const slow: SlowQuery[] = []
    const slowQueries = new SlowQueryLog(100, (query) => slow.push(query))
    const take = (sql: string, ms: number) => {
      const start = performance.now()
      vi.advanceTimersByTime(ms)
      slowQueries.note(sql, start)
    }
    take('select 1', 100)
    expect(slow).toEqual([])
    take('select 1', 150)
    take('select 2', 101)
    for (const ms of [200, 9000, 300]) take('select 1', ms)
    vi.advanceTimersByTime(60_000)
    take('select 1', 120)
    expect(slow).toEqual([
      { sql: 'select 1', ms: 150, times: 1, worstMs: 150 },
      { sql: 'select 2', ms: 101, times: 1, worstMs: 101 },
      { sql: 'select 1', ms: 120, times: 4, worstMs: 9000 },
    ])
    expect(slowQueries.slow).toBe(6)
  })
})
