import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#src/db/open.ts'
import { openDatabase } from '#src/db/open.ts'
import { prepared } from '#src/db/prepared.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'

const NOW = '2026-03-31T08:00:00.000Z'

const insertSubscription = prepared((db, p: { email: string; source: string | null; createdAt: string | Date }) =>
  db.insertInto('subscriptions').values({ email: p.email, source: p.source, createdAt: p.createdAt as string }),
)
const subscriptionsOf = prepared((db, p: { source: string }) =>
  db.selectFrom('subscriptions').selectAll().where('source', '=', p.source).orderBy('email'),
)

const subscribe = (db: Db, email: string, source: string | null = 'test', createdAt: string | Date = NOW) =>
  insertSubscription.run(db, { email, source, createdAt })

describe('prepared', () => {
  it('builds the query once and then only passes values', async () => {
    const db = await openTestDatabase()
    let builds = 0
    const byEmail = prepared((db, p: { email: string }) => {
      builds++
      return db.selectFrom('subscriptions').select('email').where('email', '=', p.email)
    })
    await subscribe(db, 'ada@example.com')
    await subscribe(db, 'grace@example.com')
    expect(builds).toBe(0)
    expect(await byEmail.first(db, { email: 'ada@example.com' })).toEqual({ email: 'ada@example.com' })
    expect(await byEmail.first(db, { email: 'grace@example.com' })).toEqual({ email: 'grace@example.com' })
    expect(await byEmail.first(db, { email: 'nobody@example.com' })).toBeUndefined()
    await db.transaction().execute((db) => byEmail.all(db, { email: 'ada@example.com' }))
    expect(builds).toBe(1)
  })

  it('works with every database of the same engine', async () => {
    const other = await createTestDatabase()
    const db = await openTestDatabase()
    const second = openDatabase(other.config)
    await subscribe(db, 'here@example.com')
    await subscribe(second, 'there@example.com')
    expect((await subscriptionsOf.all(db, { source: 'test' })).map(({ email }) => email)).toEqual(['here@example.com'])
    expect((await subscriptionsOf.all(second, { source: 'test' })).map(({ email }) => email)).toEqual([
      'there@example.com',
    ])
    await second.destroy()
    await other.drop()
  })

  it('puts each value in its place, next to constants and repeated values', async () => {
    const db = await openTestDatabase()
    const find = prepared((db, p: { low: string; high: string; limit: number }) =>
      db
        .selectFrom('subscriptions')
        .select('email')
        .where('source', '=', 'places')
        .where('email', '>=', p.low)
        .where('email', '<', p.high)
        .where('email', '!=', p.low)
        .orderBy('email')
        .limit(p.limit),
    )
    for (const email of ['a', 'b', 'c', 'd', 'e']) await subscribe(db, email, 'places')
    await subscribe(db, 'bb', 'elsewhere')
    const emails = async (values: { low: string; high: string; limit: number }) =>
      (await find.all(db, values)).map(({ email }) => email)
    expect(await emails({ low: 'a', high: 'e', limit: 10 })).toEqual(['b', 'c', 'd'])
    expect(await emails({ high: 'e', limit: 1, low: 'b' })).toEqual(['c'])
  })

  it('passes values as parameters, whatever they contain', async () => {
    const db = await openTestDatabase()
    const awkward = `'; drop table users; -- $1 ? \\ "☕" \u2028`
    await subscribe(db, 'a@example.com', awkward)
    expect(await subscriptionsOf.all(db, { source: awkward })).toMatchObject([
      { email: 'a@example.com', source: awkward, createdAt: NOW },
    ])
  })

  it('run returns the number of affected rows', async () => {
    const db = await openTestDatabase()
    const rename = prepared((db, p: { from: string; to: string }) =>
      db.updateTable('subscriptions').set({ source: p.to }).where('source', '=', p.from),
    )
    expect(await subscribe(db, 'a')).toBe(1)
    expect(await subscribe(db, 'b')).toBe(1)
    expect(await rename.run(db, { from: 'test', to: 'done' })).toBe(2)
    expect(await rename.run(db, { from: 'test', to: 'done' })).toBe(0)
  })

  it.runIf(onPostgres)(
    'creates a prepared statement on its connection, unlike a query that is built each time',
    async () => {
      const db = await openTestDatabase()
      const statements = await db.transaction().execute(async (db) => {
        await subscriptionsOf.all(db, { source: 'test' })
        await db.selectFrom('subscriptions').select('email').execute()
        return (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
      })
      expect(statements).toEqual([{ statement: expect.stringContaining('order by "email"') }])
    },
  )

  it('runs within the given transaction', async () => {
    const db = await openTestDatabase()
    const count = async (db: Db) => (await subscriptionsOf.all(db, { source: 'test' })).length
    const attempt = db.transaction().execute(async (inner) => {
      await subscribe(inner, 'a@example.com')
      expect(await count(inner)).toBe(1)
      expect(await count(db)).toBe(0)
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await count(db)).toBe(0)
    await db.transaction().execute((db) => subscribe(db, 'a@example.com'))
    expect(await count(db)).toBe(1)
  })
})
