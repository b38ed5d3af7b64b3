import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { deleteOldEvents } from '#src/features/roaster-tools/events/queries.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { onPostgres } from '#test/support/database.ts'
import { eventsOf, expectExactDays } from '#test/support/embeds.ts'

const script = readFileSync(new URL('../../deploy/partition-events.sql', import.meta.url), 'utf8')

describe.runIf(onPostgres)('deploy/partition-events.sql', () => {
  it('keeps all events, and the app records and deletes events as before', async () => {
    const test = await startTestApp()
    onTestFinished(() => test.close())
    const { db, events } = test.app
    const roasterId = await insertRoaster(db)
    const click = { kind: 'CLICK', roasterId, coffeeId: null, recipeId: null, method: 'v60', source: null } as const
    for (let n = 0; n < 3; n++) await events.record(click)
    const before = await eventsOf(db, roasterId)

    await db.transaction().execute((db) => sql.raw(script).execute(db))
    expect(await eventsOf(db, roasterId)).toEqual(before)
    await Promise.all(Array.from({ length: 50 }, () => events.record(click)))
    expect(await eventsOf(db, roasterId)).toHaveLength(53)
    await expectExactDays(db)

    const old = new Date(Date.now() - 100 * 86_400_000).toISOString()
    await sql`insert into events (kind, "roasterId", "createdAt") values ('CLICK', ${roasterId}, ${old})`.execute(db)
    await deleteOldEvents(db)
    expect(await eventsOf(db, roasterId)).toHaveLength(53)
  })

  it('keepEventPartitions drops the partitions of old days', async () => {
    const test = await startTestApp()
    onTestFinished(() => test.close())
    const { db } = test.app
    await db.transaction().execute((db) => sql.raw(script).execute(db))
    const partitions = async () => {
      const found = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
        where inhparent = 'events'::regclass order by 1`.execute(db)
      return found.rows.map(({ name }) => name)
    }
    expect(await partitions()).toHaveLength(5)
    await sql`create table events20200101 partition of events for values from ('2020-01-01') to ('2020-01-02')`.execute(
      db,
    )
    await sql`select "keepEventPartitions"(90)`.execute(db)
    expect(await partitions()).toHaveLength(5)
    expect(await partitions()).not.toContain('events20200101')
  })
})
