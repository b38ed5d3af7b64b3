import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isDatabaseUnavailable, isForeignKeyViolation, isUniqueViolation } from '#src/db/failures.ts'
import { type Database, type Db, openDatabase } from '#src/db/open.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { closedPort } from '#test/support/ports.ts'

const NOW = '2026-03-31T08:00:00.000Z'
const subscribe = (db: Db, email: string) =>
  db.insertInto('subscriptions').values({ email, source: null, createdAt: NOW }).execute()
const createUser = (db: Db, email: string) =>
  db
    .insertInto('users')
    .values({ email, displayName: 'A', passwordHash: null, appleSub: null, createdAt: NOW })
    .execute()

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('nothing failed'),
    (error: unknown) => error,
  )

const kindsOf = (error: unknown) => ({
  unique: isUniqueViolation(error),
  foreignKey: isForeignKeyViolation(error),
  unavailable: isDatabaseUnavailable(error),
})

const MISTAKE = { unique: false, foreignKey: false, unavailable: false }
const UNAVAILABLE = { ...MISTAKE, unavailable: true }

describe('isUniqueViolation, isForeignKeyViolation and isDatabaseUnavailable', () => {
  it('isUniqueViolation is true for a duplicate primary key or unique column', async () => {
    const db = await openTestDatabase()
    await subscribe(db, 'a')
    await createUser(db, 'a')
    expect(kindsOf(await failureOf(subscribe(db, 'a')))).toEqual({ ...MISTAKE, unique: true })
    expect(kindsOf(await failureOf(createUser(db, 'a')))).toEqual({ ...MISTAKE, unique: true })
  })

  it('isForeignKeyViolation is true for a reference to a missing row', async () => {
    const db = await openTestDatabase()
    const session = { id: 's', userId: 12345, createdAt: NOW, expiresAt: NOW }
    const error = await failureOf(db.insertInto('sessions').values(session).execute())
    expect(kindsOf(error)).toEqual({ ...MISTAKE, foreignKey: true })
  })

  it.each([
    ['a missing value', sql`insert into subscriptions (email) values ('a')`],
    ['a missing table', sql`select * from nowhere`],
    ['a query that is none', sql`selct 1`],
  ])('are all false for a faulty query: %s', async (_, query) => {
    const db = await openTestDatabase()
    expect(kindsOf(await failureOf(query.execute(db)))).toEqual(MISTAKE)
  })

  it('are all false for errors that are not of the database', async () => {
    expect(kindsOf(await failureOf(readFile('/no/such/file')))).toEqual(MISTAKE)
    expect(kindsOf('not even an error')).toEqual(MISTAKE)
  })

  it('isDatabaseUnavailable is true for a failed fdatasync', () => {
    const failed = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' })
    expect(kindsOf(failed)).toEqual(UNAVAILABLE)
  })

  it('isDatabaseUnavailable is true for a refused connection', async () => {
    const db = openDatabase({ engine: 'postgres', url: `postgres://u@127.0.0.1:${await closedPort()}/db` })
    onTestFinished(() => db.destroy())
    expect(kindsOf(await failureOf(subscribe(db, 'a')))).toEqual(UNAVAILABLE)
  })

  it('isDatabaseUnavailable is true for an unknown host name', async () => {
    const db = openDatabase({ engine: 'postgres', url: 'postgres://u@nowhere.invalid/db' })
    onTestFinished(() => db.destroy())
    expect(kindsOf(await failureOf(subscribe(db, 'a')))).toEqual(UNAVAILABLE)
  })

  it('isDatabaseUnavailable is true when each address of the host refuses the connection', async () => {
    const socket = connect({
      host: 'several.example',
      port: await closedPort(),
      lookup: (_host, _options, found) =>
        found(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '127.0.0.2', family: 4 },
        ]),
    })
    const [error] = await once(socket, 'error').catch((error: unknown) => [error])
    expect(error).toBeInstanceOf(AggregateError)
    expect(kindsOf(error)).toEqual(UNAVAILABLE)
  })
})

describe.skipIf(onPostgres)('isDatabaseUnavailable on SQLite', () => {
  const onWriter = (db: Database, pragma: string) =>
    db.transaction().execute((db) => sql.raw(`pragma ${pragma}`).execute(db))

  it('is true while another process holds the write lock', async () => {
    const { config } = await createTestDatabase()
    const db = openDatabase(config)
    const other = new DatabaseSync((config as { path: string }).path)
    onTestFinished(async () => {
      other.close()
      await db.destroy()
    })
    await onWriter(db, 'busy_timeout = 20')
    other.exec('begin immediate')
    expect(kindsOf(await failureOf(subscribe(db, 'a')))).toEqual(UNAVAILABLE)
    expect(kindsOf(await failureOf(db.transaction().execute((db) => subscribe(db, 'a'))))).toEqual(UNAVAILABLE)
    expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
    other.exec('rollback')
    await db.transaction().execute((db) => subscribe(db, 'a'))
  })

  it('is true when the disk is full', async () => {
    const db = await openTestDatabase()
    await onWriter(db, 'max_page_count = 1')
    const growing = db.transaction().execute((db) => subscribe(db, 'x'.repeat(1_000_000)))
    expect(kindsOf(await failureOf(growing))).toEqual(UNAVAILABLE)
    await onWriter(db, 'max_page_count = 1000000')
    await subscribe(db, 'x'.repeat(1_000_000))
  })
})

describe.runIf(onPostgres)('isDatabaseUnavailable on PostgreSQL', () => {
  it('is true for a statement timeout', async () => {
    const db = await openTestDatabase()
    await subscribe(db, 'a')
    const holding = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (db) => {
      await db.deleteFrom('subscriptions').execute()
      held.resolve()
      await holding.promise
    })
    await held.promise
    const waiting = db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = 20`.execute(db)
      await db.deleteFrom('subscriptions').execute()
    })
    expect(kindsOf(await failureOf(waiting))).toEqual(UNAVAILABLE)
    holding.resolve()
    await holder
  })

  it('is true for a read-only server, as after a failover', async () => {
    const db = await openTestDatabase()
    const writing = db.transaction().execute(async (db) => {
      await sql`set transaction read only`.execute(db)
      await subscribe(db, 'a')
    })
    expect(kindsOf(await failureOf(writing))).toEqual(UNAVAILABLE)
  })

  it('is true for a terminated connection, and the next query reconnects', async () => {
    const db = await openTestDatabase()
    const killed = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    expect(kindsOf(await failureOf(killed))).toEqual(UNAVAILABLE)
    await eventually(() => subscribe(db, 'a'))
  })

  it('is true for a connection terminated within a transaction, which is rolled back', async () => {
    const db = await openTestDatabase()
    const interrupted = db.transaction().execute(async (inner) => {
      await subscribe(inner, 'a')
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inner)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
      await eventually(async () => {
        const { rows: left } = await sql`select from pg_stat_activity where pid = ${rows[0]!.pid}`.execute(db)
        expect(left).toEqual([])
      })
      await subscribe(inner, 'b')
    })
    expect(kindsOf(await failureOf(interrupted))).toEqual(UNAVAILABLE)
    expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
  })
})
