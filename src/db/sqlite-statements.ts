/** Prepared statements of one node:sqlite connection, and how their rows become objects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { encodeParameters } from './values.ts'

const MAX_CACHED_STATEMENTS = 500

type Decode = (value: unknown) => unknown

interface CachedStatement {
  statement: StatementSync
  columns: string[]
  /** Decoders by column, or none where every column is a plain value. */
  decoders: (Decode | undefined)[] | undefined
}

const DECODERS: Record<string, Decode> = {
  boolean: (value) => (value === null ? null : value === 1),
  json: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** Prepares each SQL text once, and gives booleans and JSON back as such, by the columns' declared types. */
export class StatementCache {
  readonly database: DatabaseSync
  readonly #statements = new Map<string, CachedStatement>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  isRead(sql: string): boolean {
    return /^\s*(select|with|explain|pragma)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql)
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const cached = this.#prepare(sql)
    const values = encodeParameters(parameters, 'sqlite') as SQLInputValue[]
    if (cached.columns.length === 0) {
      const { changes, lastInsertRowid } = cached.statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    }
    const rows = cached.statement.all(...values) as unknown as unknown[][]
    return { rows: rows.map((row) => toObject(row, cached)) as R[] }
  }

  *stream<R>({ sql, parameters }: CompiledQuery): IterableIterator<QueryResult<R>> {
    // Not from the cache: a statement can't be used again while it is being read.
    const cached = prepare(this.database, sql)
    for (const row of cached.statement.iterate(...(encodeParameters(parameters, 'sqlite') as SQLInputValue[]))) {
      yield { rows: [toObject(row as unknown as unknown[], cached) as R] }
    }
  }

  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    const cached = prepare(this.database, sql)
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest)
        break
      }
    }
    this.#statements.set(sql, cached)
    return cached
  }
}

function prepare(database: DatabaseSync, sql: string): CachedStatement {
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  const metadata = statement.columns()
  const decoders = metadata.map(({ type }) => (type ? DECODERS[type.toLowerCase()] : undefined))
  return {
    statement,
    columns: metadata.map(({ name }) => name),
    decoders: decoders.some(Boolean) ? decoders : undefined,
  }
}

function toObject(row: unknown[], { columns, decoders }: CachedStatement): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (let i = 0; i < columns.length; i++) {
    const decode = decoders?.[i]
    object[columns[i]!] = decode ? decode(row[i]) : row[i]
  }
  return object
}
