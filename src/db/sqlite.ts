/** The embedded engine: a Kysely dialect on node:sqlite, with one connection that writes and one that reads. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { encodeParameters } from './values.ts'

const BUSY_TIMEOUT_MS = 5000
const MAX_CACHED_STATEMENTS = 500

export const sqliteDialect = (path: string): Dialect => ({
  createDriver: () => new SqliteDriver(path),
  createAdapter: () => new TwoConnectionAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Kysely would hand out one connection at a time, and a read would wait for whatever transaction is open. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Reads outside a transaction run at once on their own connection: WAL shows them the last commit, and no
 * half-done transaction of another request. Everything that writes takes turns on the writer.
 */
class SqliteDriver implements Driver {
  readonly #path: string
  #writer!: StatementCache
  #reader!: StatementCache
  readonly #turns = new Turns()

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    mkdirSync(dirname(this.#path), { recursive: true })
    const writer = new DatabaseSync(this.#path, { timeout: BUSY_TIMEOUT_MS })
    writer.exec('pragma journal_mode = wal')
    writer.exec('pragma synchronous = full')
    writer.exec('pragma foreign_keys = on')
    writer.exec('pragma temp_store = memory')
    const reader = new DatabaseSync(this.#path, { timeout: BUSY_TIMEOUT_MS, readOnly: true })
    reader.exec('pragma temp_store = memory')
    this.#writer = new StatementCache(writer)
    this.#reader = new StatementCache(reader)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader, this.#writer, this.#turns)
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('commit')
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader.database.close()
    this.#writer.database.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: StatementCache
  readonly #writer: StatementCache
  readonly #turns: Turns
  #endTurn: (() => void) | undefined

  constructor(reader: StatementCache, writer: StatementCache, turns: Turns) {
    this.#reader = reader
    this.#writer = writer
    this.#turns = turns
  }

  async begin(): Promise<void> {
    const endTurn = await this.#turns.next()
    try {
      // Immediate: two writers never meet half-way with a lock that neither can raise.
      this.#writer.database.exec('begin immediate')
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  end(how: 'commit' | 'rollback'): void {
    try {
      if (how === 'commit' || this.#writer.database.isTransaction) this.#writer.database.exec(how)
      this.#endTurn?.()
      this.#endTurn = undefined
    } catch (error) {
      // A commit that failed is rolled back by Kysely, which then ends the turn.
      if (how === 'rollback') this.#endTurn?.()
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#writer.run<R>(query)
    if (query.query.kind === 'SelectQueryNode' || this.#reader.isRead(query.sql)) return this.#reader.run<R>(query)
    const endTurn = await this.#turns.next()
    try {
      return this.#writer.run<R>(query)
    } finally {
      endTurn()
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield* (this.#endTurn ? this.#writer : this.#reader).stream<R>(query)
  }
}

/** Hands out turns in order of asking. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  async next(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

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
class StatementCache {
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
