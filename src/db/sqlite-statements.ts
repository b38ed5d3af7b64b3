/** Caches the prepared statements of one node:sqlite connection and turns their rows into objects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { rowBuilder } from './row-builder.ts'
import type { SlowQueryLog } from './slow-query-log.ts'
import { encodeParameters } from './values.ts'

/** In characters of SQL. A prepared statement takes about 30 bytes for each, so this is 12 MB. */
const MAX_CACHED_TEXT = 400_000

interface CachedStatement {
  statement: StatementSync
  /** Undefined for statements that return no rows. */
  toObject: ((values: unknown[]) => Record<string, unknown>) | undefined
}

/** Prepares each SQL text once, and decodes booleans and JSON by the declared types of the columns. */
export class StatementCache {
  readonly database: DatabaseSync
  readonly #slowQueries: SlowQueryLog
  readonly #statements = new LRUCache<string, CachedStatement>({
    maxSize: MAX_CACHED_TEXT,
    sizeCalculation: (_, sql) => sql.length,
  })

  constructor(database: DatabaseSync, slowQueries: SlowQueryLog) {
    this.database = database
    this.#slowQueries = slowQueries
  }

  /** Runs a statement that returns rows. */
  all<R>(sql: string, parameters: readonly unknown[]): R[] {
    const { statement, toObject } = this.#prepare(sql)
    const start = performance.now()
    try {
      const rows = statement.all(...(encodeParameters(parameters, 'sqlite') as SQLInputValue[])) as unknown[]
      for (let i = 0; i < rows.length; i++) rows[i] = toObject!(rows[i] as unknown[])
      return rows as R[]
    } finally {
      this.#slowQueries.note(sql, start)
    }
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, toObject } = this.#prepare(sql)
    if (toObject) return { rows: this.all<R>(sql, parameters) }
    const start = performance.now()
    try {
      const { changes, lastInsertRowid } = statement.run(...(encodeParameters(parameters, 'sqlite') as SQLInputValue[]))
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    } finally {
      this.#slowQueries.note(sql, start)
    }
  }

  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    const cached = prepare(this.database, sql)
    this.#statements.set(sql, cached)
    return cached
  }
}

export const isRead = (sql: string): boolean =>
  /^\s*(select|with|explain|pragma)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql)

/**
 * SQLite plans a statement again each time a parameter directly after `limit` is bound, which takes longer than running
 * most list queries. It doesn't do so for an expression.
 */
const preventReplanning = (sql: string): string => sql.replaceAll(/\blimit \?/gi, 'limit ? + 0')

function prepare(database: DatabaseSync, sql: string): CachedStatement {
  const statement = database.prepare(preventReplanning(sql))
  statement.setReturnArrays(true)
  const columns = statement.columns()
  return { statement, toObject: columns.length > 0 ? rowBuilder(columns) : undefined }
}
