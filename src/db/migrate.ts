/** Applies all pending migrations in one transaction, under a lock. */
import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, columnTypes } from './columns.ts'
import { retryWhileLocked } from './locked-file.ts'
import { migrations } from './migrations/index.ts'
import { type Database, type Db, engineOf } from './open.ts'
import { NO_STATEMENT_LIMIT } from './postgres.ts'
import { transaction } from './transaction.ts'
import type { Engine } from './values.ts'

export interface Migration {
  name: string
  up(db: Kysely<never>, types: ColumnTypes, engine: Engine): Promise<void>
}

export class MigrationError extends Error {}

/** The key of the advisory lock: an arbitrary number that is the same on every node. */
const LOCK = 7_274_523_101
/** How long another process may take to migrate the same SQLite file. */
const WAIT_FOR_OTHERS_MS = 10 * 60_000

export async function migrate(db: Database, all: readonly Migration[] = migrations): Promise<string[]> {
  const current = await appliedMigrations(db)
  if (all.every(({ name }, i) => name === current[i]) && current.length === all.length) return []
  const engine = engineOf(db)
  const applyPending = async (db: Db) => {
    if (engine === 'postgres') await waitForTurn(db)
    await createMigrationsTable(db, engine)
    const applied = await appliedMigrations(db)
    refuseUnknown(applied, all)
    const pending = all.filter(({ name }) => !applied.includes(name))
    for (const migration of pending) await apply(db, migration, engine)
    return pending.map(({ name }) => name)
  }
  return retryWhileLocked(() => transaction(db, applyPending), performance.now() + WAIT_FOR_OTHERS_MS)
}

/** Waits without a time limit until no other node is migrating. */
async function waitForTurn(db: Db): Promise<void> {
  await sql.raw(NO_STATEMENT_LIMIT).execute(db)
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
}

/** Returns the names of the applied migrations, in order; none for a new database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables =
    engineOf(db) === 'postgres'
      ? sql`select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'migrations'`
      : sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`
  if ((await tables.execute(db)).rows.length === 0) return []
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function apply(db: Db, migration: Migration, engine: Engine): Promise<void> {
  try {
    await migration.up(db as unknown as Kysely<never>, columnTypes(engine), engine)
    await db.insertInto('migrations').values({ name: migration.name, appliedAt: new Date().toISOString() }).execute()
  } catch (error) {
    throw new MigrationError(
      `Migration ${migration.name} failed, the database is as it was before: ${(error as Error).message}`,
      { cause: error },
    )
  }
}

function refuseUnknown(applied: readonly string[], all: readonly Migration[]): void {
  const unknown = applied.find((name) => !all.some((migration) => migration.name === name))
  if (unknown) {
    throw new MigrationError(`The database was written by a newer version of Brewprint (it has migration ${unknown})`)
  }
}

function createMigrationsTable(db: Db, engine: Engine): Promise<void> {
  const types = columnTypes(engine)
  return db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', types.key, (column) => column.primaryKey())
    .addColumn('appliedAt', types.timestamp, (column) => column.notNull())
    .execute()
}
