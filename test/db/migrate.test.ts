import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { appliedMigrations, type Migration, MigrationError, migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { type Database, openDatabase } from '#src/db/open.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'

const NAMES = migrations.map(({ name }) => name)

const createTable = (name: string, table: string): Migration => ({
  name,
  up: (db, types) => db.schema.createTable(table).addColumn('id', types.idType, types.id).execute(),
})
const kettles = createTable('0001-kettles', 'kettles')
const scales = createTable('0002-scales', 'scales')

/** Fails after some of its statements have run. */
const broken: Migration = {
  name: '0003-broken',
  async up(db, types) {
    await db.schema.createTable('spoons').addColumn('id', types.idType, types.id).execute()
    await sql`insert into spoons (id) values (1)`.execute(db)
    await sql`insert into kettles (id) values (99)`.execute(db)
    await sql`insert into nowhere (id) values (1)`.execute(db)
  },
}

async function tablesOf(db: Database): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name).sort()
}

const kettlesOf = async (db: Database) => (await sql<{ id: number }>`select id from kettles`.execute(db)).rows

describe('migrate', () => {
  it('creates the current schema in an empty database, and has nothing to do the second time', async () => {
    const db = await openTestDatabase('empty')
    expect(await appliedMigrations(db)).toEqual([])
    expect(await migrate(db)).toEqual(NAMES)
    expect(await appliedMigrations(db)).toEqual(NAMES)
    expect(await tablesOf(db)).toEqual(expect.arrayContaining(['grinders', 'migrations', 'outbox', 'recipes', 'users']))

    const before = await db.selectFrom('migrations').selectAll().orderBy('name').execute()
    expect(await migrate(db)).toEqual([])
    expect(await db.selectFrom('migrations').selectAll().orderBy('name').execute()).toEqual(before)
  })

  it('applies only new migrations, and keeps the existing data', async () => {
    const db = await openTestDatabase('empty')
    await migrate(db, [kettles])
    await sql`insert into kettles (id) values (7)`.execute(db)
    expect(await migrate(db, [kettles, scales])).toEqual(['0002-scales'])
    expect(await tablesOf(db)).toEqual(['kettles', 'migrations', 'scales'])
    expect(await kettlesOf(db)).toEqual([{ id: 7 }])
  })

  it('rolls back all migrations of the run when one fails', async () => {
    const db = await openTestDatabase('empty')
    await migrate(db, [kettles])
    await sql`insert into kettles (id) values (7)`.execute(db)

    const failure = await migrate(db, [kettles, scales, broken]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MigrationError)
    expect((failure as Error).message).toMatch(
      /^Migration 0003-broken failed, the database is as it was before: .*nowhere/,
    )
    expect(await tablesOf(db)).toEqual(['kettles', 'migrations'])
    expect(await appliedMigrations(db)).toEqual(['0001-kettles'])
    expect(await kettlesOf(db)).toEqual([{ id: 7 }])

    expect(await migrate(db, [kettles, scales])).toEqual(['0002-scales'])
  })

  it('leaves an empty database empty when a migration fails', async () => {
    const db = await openTestDatabase('empty')
    await expect(migrate(db, [kettles, broken])).rejects.toThrow(MigrationError)
    expect(await tablesOf(db)).toEqual([])
  })

  it('throws for a database written by a newer version, and changes nothing', async () => {
    const db = await openTestDatabase('empty')
    await migrate(db, [kettles, scales])
    await expect(migrate(db, [kettles, createTable('0003-mills', 'mills')])).rejects.toThrow(
      /written by a newer version of Brewprint \(it has migration 0002-scales\)/,
    )
    await expect(migrate(db, [kettles])).rejects.toThrow(MigrationError)
    expect(await tablesOf(db)).toEqual(['kettles', 'migrations', 'scales'])
  })

  it('applies each migration once when several nodes start at the same time', async () => {
    const database = await createTestDatabase('empty')
    const script = fileURLToPath(new URL('migrating-process.ts', import.meta.url))
    const start = () => promisify(execFile)(process.execPath, [script, JSON.stringify(database.config)])
    const outputs = (await Promise.all([start(), start(), start()])).map(({ stdout }) => JSON.parse(stdout))
    expect(outputs.sort((a, b) => b.length - a.length)).toEqual([NAMES, [], []])

    const db = openDatabase(database.config)
    expect(await appliedMigrations(db)).toEqual(NAMES)
    await db.destroy()
    await database.drop()
  })

  it.runIf(onPostgres)('runs without a statement timeout', async () => {
    const db = await openTestDatabase('empty')
    const usual = (await sql`show statement_timeout`.execute(db)).rows
    const timeouts: unknown[] = []
    const ask = async (db: Parameters<Migration['up']>[0]) => {
      timeouts.push(...(await sql`show statement_timeout`.execute(db)).rows)
    }
    await migrate(db, [{ name: '0001-ask', up: ask }])
    await sql`show statement_timeout`.execute(db).then(({ rows }) => timeouts.push(...rows))
    expect(timeouts).toEqual([{ statement_timeout: '0' }, ...usual])
    expect(usual).not.toEqual([{ statement_timeout: '0' }])
  })
})
