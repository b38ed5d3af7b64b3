import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#src/db/open.ts'
import { transaction } from '#src/db/transaction.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'

describe('transaction', () => {
  it.runIf(onPostgres)('retries after a deadlock', async () => {
    const db = await openTestDatabase()
    await sql`create table pair (id integer primary key, n integer not null)`.execute(db)
    await sql`insert into pair values (1, 0), (2, 0)`.execute(db)
    let begun = 0
    let held = 0
    const bothHoldTheirFirst = Promise.withResolvers<void>()
    const addTo = (first: number, second: number) =>
      transaction(db, async (trx: Db) => {
        begun++
        await sql`update pair set n = n + 1 where id = ${first}`.execute(trx)
        if (++held === 2) bothHoldTheirFirst.resolve()
        await bothHoldTheirFirst.promise
        await sql`update pair set n = n + 1 where id = ${second}`.execute(trx)
      })
    await Promise.all([addTo(1, 2), addTo(2, 1)])
    expect(begun).toBeGreaterThan(2)
    expect((await sql<{ n: number }>`select n from pair`.execute(db)).rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('does not retry after any other error', async () => {
    const db = await openTestDatabase()
    let begun = 0
    const failing = transaction(db, async () => {
      begun++
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(begun).toBe(1)
  })
})
