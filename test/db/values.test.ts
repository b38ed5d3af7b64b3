import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database, Db } from '#src/db/open.ts'
import { prepared } from '#src/db/prepared.ts'
import type { Reference } from '#src/domain/catalog.ts'
import { openTestDatabase } from '#test/support/database.ts'

/** These tests run on each engine, since both must return the same values. */
describe('database values in SQLite and PostgreSQL', () => {
  const insertFilter = prepared((db, p: { slug: string; fits: string[]; isRetired: boolean }) =>
    db
      .insertInto('filters')
      .values({ slug: p.slug, name: 'n', type: 'paper', description: 'd', fits: p.fits, isRetired: p.isRetired })
      .returning(['slug', 'fits', 'isRetired']),
  )
  const filterBySlug = prepared((db, p: { slug: string }) =>
    db.selectFrom('filters').select(['slug', 'fits', 'isRetired']).where('slug', '=', p.slug),
  )

  it.each([
    [true, ['v60-01', 'a "quoted" name', 'späť ☕', '\\', '{}']],
    [false, []],
  ])('store %j and %j unchanged, also with RETURNING', async (isRetired, fits) => {
    const db = await openTestDatabase()
    const row = { slug: 'new', fits, isRetired }
    expect(await insertFilter.first(db, row)).toEqual(row)
    expect(await filterBySlug.first(db, { slug: 'new' })).toEqual(row)
    await db.transaction().execute(async (db) => expect(await filterBySlug.first(db, { slug: 'new' })).toEqual(row))
    expect(await db.selectFrom('filters').selectAll().where('slug', '=', 'new').executeTakeFirst()).toMatchObject(row)
  })

  it('compare booleans', async () => {
    const db = await openTestDatabase()
    await insertFilter.run(db, { slug: 'gone', fits: [], isRetired: true })
    const retired = prepared((db, p: { isRetired: boolean }) =>
      db.selectFrom('filters').select('slug').where('isRetired', '=', p.isRetired),
    )
    expect(await retired.all(db, { isRetired: true })).toEqual([{ slug: 'gone' }])
    expect((await retired.all(db, { isRetired: false })).length).toBeGreaterThan(10)
  })

  it('store nested JSON, with numbers as numbers and null as null', async () => {
    const db = await openTestDatabase()
    const references = [{ grindIndex: 0.1, setting: -3, label: null, deep: { list: [1, [2, { three: 3 }]] } }]
    await db
      .updateTable('grinders')
      .set({ references: references as unknown as Reference[] })
      .where('id', '=', 1)
      .execute()
    const row = await db.selectFrom('grinders').select('references').where('id', '=', 1).executeTakeFirst()
    expect(row).toEqual({ references })
  })

  const insertSession = prepared((db, p: { id: string; userId: number; createdAt: string; expiresAt: string }) =>
    db.insertInto('sessions').values({ id: p.id, userId: p.userId, createdAt: p.createdAt, expiresAt: p.expiresAt }),
  )
  const sessionAt = prepared((db, p: { createdAt: string }) =>
    db.selectFrom('sessions').select(['id', 'createdAt']).where('createdAt', '=', p.createdAt),
  )

  async function createUser(db: Db): Promise<number> {
    const user = { email: 'a@example.com', displayName: 'A', passwordHash: null, appleSub: null, createdAt: TIMES[0]! }
    return (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
  }

  const TIMES = [
    '1970-01-01T00:00:00.000Z',
    '2026-03-31T08:00:00.000Z',
    '2026-03-31T08:00:00.001Z',
    '2026-03-31T08:00:00.010Z',
    '2026-03-31T08:00:00.100Z',
    '2026-03-31T08:00:00.120Z',
    '2026-03-31T08:00:00.999Z',
    '9999-12-31T23:59:59.999Z',
  ]

  it('store, find and sort times by the millisecond', async () => {
    const db = await openTestDatabase()
    const userId = await createUser(db)
    const shuffled = [...TIMES.slice(3), ...TIMES.slice(0, 3)]
    for (const at of shuffled) await insertSession.run(db, { id: `s ${at}`, userId, createdAt: at, expiresAt: at })
    for (const at of TIMES) {
      expect(await sessionAt.all(db, { createdAt: at })).toEqual([{ id: `s ${at}`, createdAt: at }])
    }
    const sorted = await db.selectFrom('sessions').select('createdAt').orderBy('createdAt').execute()
    expect(sorted.map(({ createdAt }) => createdAt)).toEqual(TIMES)
    const later = await db.selectFrom('sessions').select('id').where('createdAt', '>', TIMES[5]!).execute()
    expect(later).toHaveLength(2)
  })

  it('accept a Date as a time', async () => {
    const db = await openTestDatabase()
    const at = new Date('2026-03-31T08:00:00.120Z')
    await db
      .insertInto('subscriptions')
      .values({ email: 'a@example.com', source: null, createdAt: at as unknown as string })
      .execute()
    const row = await db.selectFrom('subscriptions').selectAll().executeTakeFirst()
    expect(row).toMatchObject({ email: 'a@example.com', source: null, createdAt: '2026-03-31T08:00:00.120Z' })
  })

  it('count, sum and average as numbers', async () => {
    const db: Database = await openTestDatabase()
    const row = await db
      .selectFrom('brewMethods')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('position').as('sum'),
        fn.avg<number>('position').as('avg'),
      ])
      .select(sql<number>`max(position) - 0.5`.as('odd'))
      .executeTakeFirstOrThrow()
    const { count } = row
    expect(count).toBeGreaterThan(5)
    expect(row).toEqual({ count, sum: (count * (count - 1)) / 2, avg: (count - 1) / 2, odd: count - 1.5 })
  })

  it('never reuse an id', async () => {
    const db = await openTestDatabase()
    const first = await createUser(db)
    await db.deleteFrom('users').execute()
    expect(await createUser(db)).toBeGreaterThan(first)
  })
})
