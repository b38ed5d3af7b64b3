/** Kysely's own SQLite dialect on node:sqlite: one connection, and each statement is prepared on every use. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Tables } from '../../src/db/tables.ts'

export type PlainDatabase = Kysely<Tables>

export function openPlainDatabase(path: string): PlainDatabase {
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal')
  // Makes commits durable when they are acknowledged, as the service does.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec('pragma cache_size = -14000')
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    }
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: { close: () => database.close(), prepare } }) })
}
