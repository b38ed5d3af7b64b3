import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Db } from '#src/db/open.ts'
import type { NewRow } from '#src/db/tables.ts'
import { deleteOldEvents } from '#src/features/roaster-tools/events/queries.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'

const NOW = new Date('2026-06-30T12:00:00.000Z')
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms).toISOString()

async function insertClicks(db: Db, roasterId: number, moments: readonly string[]): Promise<void> {
  const rows = moments.map(
    (createdAt): NewRow<'events'> => ({
      kind: 'CLICK',
      roasterId,
      coffeeId: null,
      recipeId: null,
      method: null,
      source: null,
      createdAt,
    }),
  )
  await db.insertInto('events').values(rows).execute()
}

const momentsOf = async (db: Db) =>
  (await db.selectFrom('events').select('createdAt').orderBy('id').execute()).map(({ createdAt }) => createdAt)

describe('deleteOldEvents', () => {
  it('deletes any number of events older than 90 days, and keeps the daily counts', async () => {
    const db = await openTestDatabase()
    const roasterId = await insertRoaster(db)
    const old = Array.from({ length: 1203 }, (_, i) => daysAgo(200, i))
    const kept = [daysAgo(90), daysAgo(89), daysAgo(0)]
    await insertClicks(db, roasterId, [...old, daysAgo(90, -1), ...kept])
    const day = { roasterId, dimension: 'total', day: '2025-12-12', value: '', kind: 'CLICK', count: 1203 } as const
    await db.insertInto('eventDays').values(day).execute()
    await deleteOldEvents(db, NOW)
    expect(await momentsOf(db)).toEqual(kept)
    expect(await db.selectFrom('eventDays').selectAll().execute()).toEqual([day])
  })

  it('deletes nothing if no event is old', async () => {
    const db = await openTestDatabase()
    await deleteOldEvents(db, NOW)
    const recent = Array.from({ length: 700 }, () => daysAgo(1))
    await insertClicks(db, await insertRoaster(db), recent)
    await deleteOldEvents(db, NOW)
    expect(await momentsOf(db)).toHaveLength(700)
  })
})

describe('hourly cleanup', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('deletes old events', async () => {
    const test = await startTestApp()
    const { db } = test.app
    const now = new Date().toISOString()
    await insertClicks(db, await insertRoaster(db), ['2020-01-01T00:00:00.000Z', now])
    vi.advanceTimersByTime(60 * 60_000)
    await eventually(async () => expect(await momentsOf(db)).toEqual([now]))
    await test.close()
  })
})
