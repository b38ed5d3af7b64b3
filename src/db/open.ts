/** Opens the configured database, on SQLite or PostgreSQL. */
import { Kysely, PostgresIntrospector, sql, type Transaction } from 'kysely'
import type { DatabaseConfig } from '../config.ts'
import { connectorOf, createPool, MAX_CONNECTIONS, postgresDialect } from './postgres.ts'
import { readerOn } from './postgres-reads.ts'
import { SlowQueryLog } from './slow-query-log.ts'
import { SqliteDriver, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'
import type { Engine } from './values.ts'

/** The database or a transaction on it: the first parameter of every query function. */
export type Db = Kysely<Tables> | Transaction<Tables>
export type Database = Kysely<Tables>

export interface DatabaseListeners {
  /** Called when an idle connection was lost. */
  onError?: (error: Error) => void
  onQuery?: (query: { sql: string; parameters: readonly unknown[]; ms: number }) => void
  slowQueries?: SlowQueryLog
  /** Called when SQLite's WAL could not be synced: the process must end (see wal-sync.ts). */
  onFlushFailed?: (error: Error) => void
}

/** Runs a read without Kysely; synchronously on SQLite, unless the file is locked. */
export type DirectRead = <R>(sql: string, parameters: readonly unknown[]) => R[] | Promise<R[]>

interface Internals {
  driver: SqliteDriver | undefined
  pool: ReturnType<typeof createPool> | undefined
  read: DirectRead
}

const internals = new WeakMap<Db, Internals>()

export function openDatabase(
  config: DatabaseConfig,
  { onError = () => {}, onQuery, slowQueries = new SlowQueryLog(), onFlushFailed = () => {} }: DatabaseListeners = {},
): Database {
  const driver = config.engine === 'sqlite' ? new SqliteDriver(config.path, slowQueries, onFlushFailed) : undefined
  const pool = config.engine === 'postgres' ? createPool(config.url, onError) : undefined
  const connect = pool && connectorOf(pool, slowQueries)
  const db = new Kysely<Tables>({
    ...(onQuery && {
      log: ({ query: { sql, parameters }, queryDurationMillis }) =>
        onQuery({ sql, parameters, ms: queryDurationMillis }),
    }),
    dialect: pool ? postgresDialect(pool, connect!) : sqliteDialect(driver!),
  })
  const read: DirectRead = connect ? readerOn(connect) : (sql, parameters) => driver!.read(sql, parameters)
  internals.set(db, { driver, pool, read: onQuery ? withQueryListener(read, onQuery) : read })
  return db
}

const engines = new WeakMap<Db, Engine>()

export function engineOf(db: Db): Engine {
  let engine = engines.get(db)
  if (!engine) {
    engine = db.introspection instanceof PostgresIntrospector ? 'postgres' : 'sqlite'
    engines.set(db, engine)
  }
  return engine
}

/** Returns the usage of the PostgreSQL connection pool; undefined on SQLite. */
export function poolOf(db: Database): { total: number; idle: number; waiting: number; max: number } | undefined {
  const pool = internals.get(db)?.pool
  if (!pool) return undefined
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, max: MAX_CONNECTIONS }
}

/** Returns undefined inside a transaction, and before the SQLite file is opened. */
export function directRead(db: Db): DirectRead | undefined {
  const known = internals.get(db)
  return known && (known.pool || known.driver?.isOpen) ? known.read : undefined
}

function withQueryListener(read: DirectRead, onQuery: NonNullable<DatabaseListeners['onQuery']>): DirectRead {
  return async <R>(sql: string, parameters: readonly unknown[]) => {
    const start = performance.now()
    const rows = await read<R>(sql, parameters)
    onQuery({ sql, parameters, ms: performance.now() - start })
    return rows
  }
}

/** Resolves when the database answers, and throws when it doesn't. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
