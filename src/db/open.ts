/** Opens the configured database; the one place that chooses between the two engines. */
import { Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import type { DatabaseConfig } from '../config.ts'
import { createPool, postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'
import type { Engine } from './values.ts'

/** What every query function takes: the database, or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>
export type Database = Kysely<Tables>

/** Whoever wants to see the queries as they are run. */
export interface DatabaseListeners {
  /** A connection was lost while nobody used it. */
  onError?: (error: Error) => void
  onQuery?: (query: { sql: string; parameters: readonly unknown[]; ms: number }) => void
}

export function openDatabase(
  config: DatabaseConfig,
  { onError = () => {}, onQuery }: DatabaseListeners = {},
): Database {
  return new Kysely<Tables>({
    ...(onQuery && {
      log: ({ query: { sql, parameters }, queryDurationMillis }) =>
        onQuery({ sql, parameters, ms: queryDurationMillis }),
    }),
    dialect:
      config.engine === 'postgres' ? postgresDialect(createPool(config.url, onError)) : sqliteDialect(config.path),
  })
}

export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** Answers when the database does. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
