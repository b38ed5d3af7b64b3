import { beforeEach, describe, expect, it } from 'vitest'
import { type Database, type Db, poolOf } from '#src/db/open.ts'
import { queryRaw } from '#src/db/raw-sql.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'

describe.runIf(onPostgres)('queryRaw on PostgreSQL outside a transaction', () => {
  let db: Database
  beforeEach(async () => {
    db = await openTestDatabase()
  })

  const pidAfter = async (seconds: number): Promise<number> =>
    (await queryRaw<{ pid: number }>(db, 'select pg_backend_pid() as pid from pg_sleep(?)', [seconds]))[0]!.pid
  const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

  it('shares a few connections, and returns them to the pool', async () => {
    const pids = await Promise.all(many(60, () => pidAfter(0.01)))
    expect(new Set(pids).size).toBe(4)
    expect(poolOf(db)).toMatchObject({ total: 4, idle: 4, waiting: 0 })
  })

  it('returns each caller its own rows', async () => {
    const answers = await Promise.all(many(200, (n) => queryRaw<{ n: number }>(db, 'select ?::int as n', [n])))
    expect(answers.map(([row]) => row!.n)).toEqual(many(200, (n) => n))
  })

  it('rejects only the queries that fail', async () => {
    const divide = (by: number) => queryRaw<{ n: number }>(db, 'select 12 / ?::int as n', [by])
    const answers = await Promise.allSettled(many(40, (n) => divide(n % 4)))
    expect(answers.map(({ status }) => status)).toEqual(many(40, (n) => (n % 4 === 0 ? 'rejected' : 'fulfilled')))
  })

  it('continues on other connections when one is lost', async () => {
    const waiting = Promise.allSettled(many(8, () => pidAfter(1)))
    // A transaction uses its own connection; the shared read connections are all busy.
    const victim = await eventually(() => db.transaction().execute(endOne))
    const outcomes = await waiting
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      ...many(6, () => 'fulfilled'),
      ...many(2, () => 'rejected'),
    ])
    const pids = await Promise.all(many(20, () => pidAfter(0)))
    expect(pids).not.toContain(victim)
  })

  async function endOne(trx: Db): Promise<number> {
    const sleeping = `datname = current_database() and wait_event = 'PgSleep'`
    const ended = 'select pid, pg_terminate_backend(pid) from pg_stat_activity'
    const [row] = await queryRaw<{ pid: number }>(trx, `${ended} where ${sleeping} limit 1`, [])
    expect(row).toBeDefined()
    return row!.pid
  }

  it('sees nothing of an open transaction', async () => {
    await db.schema.createTable('laneTest').addColumn('n', 'integer').execute()
    const count = async () => (await queryRaw<{ n: number }>(db, 'select count(*) as n from "laneTest"', []))[0]!.n
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('laneTest' as never)
        .values({ n: 1 } as never)
        .execute()
      expect(await Promise.all(many(20, count))).toEqual(many(20, () => 0))
    })
    expect(await count()).toBe(1)
  })
})
