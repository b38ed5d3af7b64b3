/** The embedded engine: a Kysely dialect on node:sqlite, with one connection that writes and one that reads. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
import { StatementCache } from './sqlite-statements.ts'

const BUSY_TIMEOUT_MS = 5000

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
    try {
      mkdirSync(dirname(this.#path), { recursive: true })
      this.#writer = new StatementCache(openWriter(this.#path))
      this.#reader = new StatementCache(openReader(this.#path))
    } catch (error) {
      const { message } = error as Error
      throw new Error(`The database file ${this.#path} (DATABASE_URL or DATA_DIR) can't be used: ${message}`, {
        cause: error,
      })
    }
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

function openWriter(path: string): DatabaseSync {
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  writer.exec('pragma journal_mode = wal')
  writer.exec('pragma synchronous = full')
  writer.exec('pragma foreign_keys = on')
  writer.exec('pragma temp_store = memory')
  return writer
}

function openReader(path: string): DatabaseSync {
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true })
  reader.exec('pragma temp_store = memory')
  return reader
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
