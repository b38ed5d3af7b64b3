import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { type Db, openDatabase } from '#src/db/open.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'
import { createEmptyDatabase } from '#test/support/engines.ts'
import { eventually } from '#test/support/eventually.ts'

const subscribe = (db: Db, email: string) =>
  db.insertInto('subscriptions').values({ email, source: null, createdAt: '2026-03-31T08:00:00.000Z' }).execute()

const emailsOf = async (db: Db) =>
  (await db.selectFrom('subscriptions').select('email').orderBy('email').execute()).map(({ email }) => email)

/** A promise that the test resolves when it is time. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

describe.skipIf(onPostgres)('the SQLite database', () => {
  it.each([
    ['journal_mode', { journal_mode: 'wal' }],
    ['foreign_keys', { foreign_keys: 1 }],
    // The driver itself syncs commits: see wal-sync.test.ts.
    ['synchronous', { synchronous: 1 }],
    // Waiting for another process must not block: see locked-file.test.ts.
    ['busy_timeout', { timeout: 0 }],
  ])('writes with the pragma %s', async (pragma, expected) => {
    const db = await openTestDatabase()
    const { rows } = await db.transaction().execute((db) => sql.raw(`pragma ${pragma}`).execute(db))
    expect(rows).toEqual([expected])
  })

  it.skipIf(process.platform === 'win32')('is readable only by its owner, like its directory', async () => {
    const { config } = await createEmptyDatabase('sqlite')
    const { path } = config as { path: string }
    const db = openDatabase(config)
    await sql`create table secrets (id integer)`.execute(db)
    const modeOf = (file: string) => statSync(file).mode & 0o777
    expect(modeOf(dirname(path))).toBe(0o700)
    for (const suffix of ['', '-wal', '-shm']) expect(modeOf(`${path}${suffix}`), suffix).toBe(0o600)
    await db.destroy()
  })

  it('keeps its rows when closed and opened again', async () => {
    const { config } = await createTestDatabase()
    for (const email of ['a', 'b']) {
      const db = openDatabase(config)
      await subscribe(db, email)
      await db.destroy()
    }
    const db = openDatabase(config)
    expect(await emailsOf(db)).toEqual(['a', 'b'])
    await db.destroy()
  })

  it('waits for another process that is creating the same file', async () => {
    const { config } = await createEmptyDatabase('sqlite')
    const path = (config as { path: string }).path
    mkdirSync(dirname(path))
    const other = new DatabaseSync(path)
    other.exec('begin immediate')
    const db = openDatabase(config)
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const mode = sql`pragma journal_mode`.execute(db)
    const tries = () => prepare.mock.calls.filter(([text]) => text === 'pragma journal_mode = wal').length
    await eventually(() => expect(tries()).toBeGreaterThan(1))
    prepare.mockRestore()
    other.exec('create table theirs (id integer)')
    other.exec('commit')
    expect((await mode).rows).toEqual([{ journal_mode: 'wal' }])
    other.close()
    await db.destroy()
  })

  it('hides an open transaction from other readers without blocking them', async () => {
    const db = await openTestDatabase()
    await db.transaction().execute(async (inner) => {
      await subscribe(inner, 'a')
      expect(await emailsOf(inner)).toEqual(['a'])
      // Would never resolve if it waited, since the transaction ends after it.
      expect(await emailsOf(db)).toEqual([])
      expect((await sql`select count(*) as n from subscriptions`.execute(db)).rows).toEqual([{ n: 0 }])
    })
    expect(await emailsOf(db)).toEqual(['a'])
  })

  it('runs write transactions one at a time, in order', async () => {
    const db = await openTestDatabase()
    const { opened, open } = gate()
    const done: string[] = []
    const first = db.transaction().execute(async (db) => {
      await subscribe(db, 'a')
      await opened
      done.push('transaction')
    })
    const second = subscribe(db, 'b')
    const third = db.transaction().execute(async (db) => {
      done.push(`second transaction after ${await emailsOf(db)}`)
    })
    await setImmediate()
    expect(done).toEqual([])
    open()
    await Promise.all([first, second, third])
    expect(done).toEqual(['transaction', 'second transaction after a,b'])
  })

  it('continues after a failed transaction', async () => {
    const db = await openTestDatabase()
    const failing = db.transaction().execute(async (db) => {
      await subscribe(db, 'a')
      throw new Error('changed my mind')
    })
    const waiting = subscribe(db, 'b')
    await expect(failing).rejects.toThrow('changed my mind')
    await waiting
    expect(await emailsOf(db)).toEqual(['b'])
  })

  it('continues after a failed statement', async () => {
    const db = await openTestDatabase()
    await subscribe(db, 'a')
    await expect(subscribe(db, 'a')).rejects.toThrow('UNIQUE')
    await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toThrow('no such table')
    await subscribe(db, 'b')
    expect(await emailsOf(db)).toEqual(['a', 'b'])
  })

  it('continues after a failed commit, and rolls it back', async () => {
    const db = await openTestDatabase()
    await sql`create table cups (id integer primary key, saucer integer references saucers (id) deferrable initially deferred)`.execute(
      db,
    )
    await sql`create table saucers (id integer primary key)`.execute(db)
    const failing = db.transaction().execute(async (db) => {
      await subscribe(db, 'a')
      await sql`insert into cups (saucer) values (1)`.execute(db)
    })
    const waiting = subscribe(db, 'b')
    await expect(failing).rejects.toThrow('FOREIGN KEY constraint failed')
    await waiting
    expect(await emailsOf(db)).toEqual(['b'])
    expect((await sql`select * from cups`.execute(db)).rows).toEqual([])
  })

  it('continues after SQLite itself has rolled back a transaction', async () => {
    const db = await openTestDatabase()
    const failing = db.transaction().execute(async (db) => {
      await subscribe(db, 'a')
      await sql`insert or rollback into subscriptions (email, ${sql.ref('createdAt')}) values ('a', 'now')`.execute(db)
    })
    await expect(failing).rejects.toThrow('UNIQUE')
    await subscribe(db, 'b')
    expect(await emailsOf(db)).toEqual(['b'])
  })

  it('loses no update under 200 concurrent transactions', async () => {
    const db = await openTestDatabase()
    await sql`create table counter (n integer not null)`.execute(db)
    await sql`insert into counter values (0)`.execute(db)
    const readCounter = async (db: Db) => (await sql<{ n: number }>`select n from counter`.execute(db)).rows[0]!.n
    const count = () =>
      db.transaction().execute(async (db) => {
        const n = await readCounter(db)
        await setImmediate()
        await sql`update counter set n = ${n + 1}`.execute(db)
      })
    await Promise.all(Array.from({ length: 200 }, count))
    expect(await readCounter(db)).toBe(200)
  })
})
