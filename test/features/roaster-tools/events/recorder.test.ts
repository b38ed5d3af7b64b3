import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { EventRecorder, type NewEvent } from '#src/features/roaster-tools/events/recorder.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'
import { eventsOf, expectExactDays, insertRecipeFor, plantCoffee } from '#test/support/embeds.ts'
import type { SeenQuery } from '#test/support/explain.ts'

const UNKNOWN = 2_000_000_000

const click = (roasterId: number, values: Partial<NewEvent> = {}): NewEvent => ({
  kind: 'CLICK',
  roasterId,
  coffeeId: null,
  recipeId: null,
  method: null,
  source: null,
  ...values,
})

describe('EventRecorder.record', () => {
  let test: TestApp
  let recorder: EventRecorder
  let roasterId: number
  const seen: SeenQuery[] = []
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    recorder = test.app.events
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    roasterId = await insertRoaster(test.app.db)
    seen.length = 0
  })

  const batches = () => seen.filter(({ sql }) => /insert into events/.test(sql))
  const batchSizes = () => batches().map(({ parameters }) => JSON.parse(String(parameters[0])).length)
  const many = (count: number) => Array.from({ length: count }, () => recorder.record(click(roasterId)))

  /** Blocks writes of events while `work` runs. */
  async function holdUp<T>(work: () => Promise<T>): Promise<T> {
    return test.app.db.transaction().execute(async (db) => {
      if (onPostgres) await sql`lock table events in exclusive mode`.execute(db)
      return work()
    })
  }

  it('writes concurrent events in one transaction', async () => {
    await Promise.all(many(40))
    expect(batchSizes()).toEqual([40])
    expect(await eventsOf(test.app.db, roasterId)).toHaveLength(40)
    await expectExactDays(test.app.db)
  })

  it('writes events that arrive during a write in the next transaction', async () => {
    const recorded = await holdUp(async () => {
      const first = recorder.record(click(roasterId))
      await setImmediate()
      await setImmediate()
      const second = many(7)
      await setImmediate()
      return later(Promise.all([first, ...second, ...many(8)]))
    })
    await recorded()
    expect(batchSizes()).toEqual([1, 15])
    await expectExactDays(test.app.db)
  })

  it('resolves only once the event is committed', async () => {
    let isRecorded = false
    const recorded = await holdUp(async () => {
      const recorded = recorder.record(click(roasterId)).then(() => {
        isRecorded = true
      })
      for (let turn = 0; turn < 20; turn++) await setImmediate()
      expect(isRecorded).toBe(false)
      return later(recorded)
    })
    await recorded()
    expect(await eventsOf(test.app.db, roasterId)).toHaveLength(1)
  })

  it('runs the same statements for any number of events', async () => {
    for (const count of [1, 3, 600]) await Promise.all(many(count))
    expect(batchSizes()).toEqual([1, 3, 500, 100])
    expect(new Set(batches().map(({ sql }) => sql)).size).toBe(1)
    const added = seen.filter(({ sql }) => /insert into "eventDays"/.test(sql))
    expect(added).toHaveLength(4)
    expect(new Set(added.map(({ sql }) => sql)).size).toBe(1)
  })

  it('stores every field', async () => {
    const planted = await plantCoffee(test.app.db, { roasterId })
    const recipe = await insertRecipeFor(test.app.db, planted)
    const full = { coffeeId: planted.coffee.id, recipeId: recipe.id, method: 'v60', source: 'shop.example/"ü"' }
    const before = new Date().toISOString()
    await recorder.record({ ...click(roasterId, full), kind: 'METHOD_SWITCH' })
    await recorder.record(click(roasterId))
    const [first, second] = await eventsOf(test.app.db, roasterId)
    expect(first).toMatchObject({ ...full, kind: 'METHOD_SWITCH', roasterId })
    expect(first!.createdAt >= before && first!.createdAt <= new Date().toISOString()).toBe(true)
    expect(second).toMatchObject(click(roasterId))
  })

  it('rejects only the event of an unknown roaster, and clears unknown coffees and recipes', async () => {
    const { db } = test.app
    const kept = await plantCoffee(db, { roasterId })
    const { id: recipeId } = await insertRecipeFor(db, kept)
    const coffeeId = kept.coffee.id
    const outcomes = await Promise.allSettled([
      recorder.record(click(roasterId, { coffeeId, recipeId })),
      recorder.record(click(UNKNOWN)),
      recorder.record(click(roasterId, { coffeeId: UNKNOWN, recipeId: UNKNOWN, method: 'v60' })),
      recorder.record(click(roasterId, { coffeeId, recipeId: UNKNOWN })),
      recorder.record(click(roasterId, { coffeeId: UNKNOWN })),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect(outcomes[1]).toMatchObject({ reason: { statusCode: 404, message: "We couldn't find that roaster" } })
    expect(await eventsOf(db, roasterId)).toMatchObject([
      { coffeeId, recipeId },
      { coffeeId: null, recipeId: null, method: 'v60' },
      { coffeeId, recipeId: null },
      { coffeeId: null, recipeId: null },
    ])
    await expectExactDays(db)
  })

  it('rejects with 503 while 10,000 events are waiting', async () => {
    const waiting = many(10_000)
    await expect(recorder.record(click(roasterId))).rejects.toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '5' },
    })
    await Promise.all(waiting)
    await recorder.record(click(roasterId))
    const { n } = await test.app.db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('roasterId', '=', roasterId)
      .executeTakeFirstOrThrow()
    expect(n).toBe(10_001)
    await expectExactDays(test.app.db)
  })

  it('is preceded by one query that finds the subject of the event', async () => {
    const planted = await plantCoffee(test.app.db, { roasterId })
    const { shareId } = await insertRecipeFor(test.app.db, planted)
    const { roaster, coffee } = planted
    const calls = [
      ['/api/embed/track-click', { shareId }],
      ['/api/embed/track-click', { shareId: `${roaster.slug}/${coffee.slug}` }],
      ['/api/embed/track-click', { shareId: roaster.slug }],
      ['/api/track', { roasterId }],
      ['/api/track', { roasterId, coffeeId: coffee.id }],
    ] as const
    for (const [url, body] of calls) {
      seen.length = 0
      expect((await test.post(url, body)).status).toBe(200)
      expect(seen.filter(({ sql }) => /^\s*select/i.test(sql))).toHaveLength(1)
    }
  })
})

/** Wraps a promise in a function, so that an async function can return it without awaiting it. */
const later =
  <T>(promise: Promise<T>) =>
  () =>
    promise

describe('EventRecorder while the app closes', () => {
  it('writes all waiting events', async () => {
    const database = await createTestDatabase()
    const test = await startTestApp({ database: database.config })
    const roasterId = await insertRoaster(test.app.db)
    const recorded = Promise.all(Array.from({ length: 1200 }, () => test.app.events.record(click(roasterId))))
    await test.app.close()
    await recorded
    const db = openDatabase(database.config)
    expect(await eventsOf(db, roasterId)).toHaveLength(1200)
    await expectExactDays(db)
    await db.destroy()
    await database.drop()
  })
})

describe.runIf(onPostgres)('EventRecorder on several nodes with one PostgreSQL', () => {
  it('adds up concurrent writes of two nodes', async () => {
    const database = await createTestDatabase()
    const nodes = [openDatabase(database.config), openDatabase(database.config)]
    const [db] = nodes as [Database]
    const recorders = nodes.map((each) => new EventRecorder(each))
    const roasterId = await insertRoaster(db)
    const recorded: Promise<void>[] = []
    for (let turn = 0; turn < 20; turn++) {
      for (const [n, recorder] of recorders.entries()) {
        // The two nodes write in opposite orders.
        for (let i = 0; i < 10; i++) {
          const method = `m${n === 0 ? i : 9 - i}`
          recorded.push(recorder.record(click(roasterId, { method })))
        }
      }
      await setImmediate()
    }
    await Promise.all(recorded)
    expect(await eventsOf(db, roasterId)).toHaveLength(400)
    await expectExactDays(db)
    await Promise.all(nodes.map((each) => each.destroy()))
    await database.drop()
  })

  it('retries a transaction that PostgreSQL aborted in a deadlock', async () => {
    const db = await openTestDatabase()
    const recorder = new EventRecorder(db)
    const [a, b] = [await insertRoaster(db), await insertRoaster(db)]
    const clicks = () => Promise.all([recorder.record(click(a)), recorder.record(click(b))])
    await clicks()
    const touch = (roasterId: number) => sql`update "eventDays" set count = count where "roasterId" = ${roasterId}`
    const isWaited = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const recorded = await db.transaction().execute(async (other) => {
      // A long timeout, so that PostgreSQL aborts the transaction of the recorder.
      await sql`set local deadlock_timeout = '30s'`.execute(other)
      await touch(b).execute(other)
      const recorded = clicks()
      while ((await isWaited.execute(db)).rows[0]!.n === 0) await setImmediate()
      await touch(a).execute(other)
      return later(recorded)
    })
    await recorded()
    expect(await db.selectFrom('events').select('id').execute()).toHaveLength(4)
    await expectExactDays(db)
  })
})
