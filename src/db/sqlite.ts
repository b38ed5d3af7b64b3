/** SQLite: a Kysely dialect on node:sqlite with a main connection and one for reads during its transactions. */
import { closeSync, mkdirSync, openSync } from 'node:fs'
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
import { isLocked } from './failures.ts'
import { LOCK_TIMEOUT_MS, retryWhileLocked } from './locked-file.ts'
import type { SlowQueryLog } from './slow-query-log.ts'
import { isRead, StatementCache } from './sqlite-statements.ts'
import { type Flush, WalFile, WalSync } from './wal-sync.ts'
import { type ReleaseTurn, WriteQueue } from './write-queue.ts'

/** How long opening waits for another process that is creating the same file. */
const START_TIMEOUT_MS = 10_000
/** The page cache of the main connection. */
const MAIN_CACHE_KB = 14_000
/** Small, since every commit on the main connection empties it. */
const READ_CACHE_KB = 2_000

export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new TwoConnectionAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Without this, Kysely would use one connection at a time, and reads would wait for an open transaction. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Writes take turns on the main connection. Reads outside a transaction run on it too, without a turn: its page cache
 * survives its own commits, while another connection's is emptied by each. Only while a transaction is open do they use
 * the read connection, where WAL shows them the last commit.
 *
 * A commit is acknowledged once the WAL is on the disk. With `synchronous = full` SQLite would block the event loop for
 * that; with `normal` we sync the file ourselves in the thread pool, once for all waiting commits (see wal-sync.ts).
 */
export class SqliteDriver implements Driver {
  readonly #path: string
  readonly #slowQueries: SlowQueryLog
  readonly #writes = new WriteQueue()
  #connections: Connections | undefined
  readonly #onFlushFailed: (error: Error) => void
  #wal: WalSync | undefined
  #walFile: WalFile | undefined

  constructor(path: string, slowQueries: SlowQueryLog, onFlushFailed: (error: Error) => void) {
    this.#path = path
    this.#slowQueries = slowQueries
    this.#onFlushFailed = onFlushFailed
  }

  /** Whether the file is open: the first query opens it. */
  get isOpen(): boolean {
    return this.#connections !== undefined
  }

  /** Runs a read synchronously and without Kysely; retries asynchronously only if the file is locked. */
  read<R>(sql: string, parameters: readonly unknown[]): R[] | Promise<R[]> {
    const run = () => this.#connections!.reader.all<R>(sql, parameters)
    try {
      return run()
    } catch (error) {
      if (!isLocked(error)) throw error
      return retryWhileLocked(run)
    }
  }

  async init(): Promise<void> {
    try {
      createDatabaseFile(this.#path)
      const { database, hasWal } = await openMain(this.#path)
      const readConnection = openReadConnection(this.#path)
      this.#connections = new Connections(
        new StatementCache(database, this.#slowQueries),
        new StatementCache(readConnection, this.#slowQueries),
      )
      if (hasWal) {
        this.#walFile = new WalFile(`${this.#path}-wal`)
        this.#wal = new WalSync(this.#timed(this.#walFile.flush), this.#onFlushFailed)
      }
    } catch (error) {
      const { message } = error as Error
      throw new Error(`The database file ${this.#path} (DATABASE_URL or DATA_DIR) can't be used: ${message}`, {
        cause: error,
      })
    }
  }

  /** Adds flushes to the slow-query log as `commit`: they take most of the time of a slow write. */
  #timed(flush: Flush): Flush {
    return async () => {
      const start = performance.now()
      await flush()
      this.#slowQueries.note('commit', start)
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#connections!, this.#writes, () => this.#wal?.flushed())
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    // Closing the last connection deletes the WAL: a running flush must end first.
    await this.#wal?.idle()
    this.#connections?.close()
    await this.#walFile?.close()
  }
}

/** Creates the file readable by its owner only; SQLite gives its other files the same permissions. */
function createDatabaseFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}

/** Falls back to `synchronous = full` without a WAL, which some file systems don't support. */
async function openMain(path: string): Promise<{ database: DatabaseSync; hasWal: boolean }> {
  const database = new DatabaseSync(path, { timeout: 0 })
  const hasWal = await enableWal(database)
  database.exec(`pragma synchronous = ${hasWal ? 'normal' : 'full'}`)
  database.exec(`pragma cache_size = -${MAIN_CACHE_KB}`)
  database.exec('pragma foreign_keys = on')
  database.exec('pragma temp_store = memory')
  return { database, hasWal }
}

/** Switches to WAL mode; waits if another process is creating the file at the same time. */
async function enableWal(database: DatabaseSync): Promise<boolean> {
  const { journal_mode: mode } = await retryWhileLocked(
    () => database.prepare('pragma journal_mode = wal').get() as { journal_mode: string },
    performance.now() + START_TIMEOUT_MS,
  )
  return mode === 'wal'
}

function openReadConnection(path: string): DatabaseSync {
  const readConnection = new DatabaseSync(path, { timeout: 0, readOnly: true })
  readConnection.exec('pragma temp_store = memory')
  readConnection.exec(`pragma cache_size = -${READ_CACHE_KB}`)
  return readConnection
}

class Connections {
  readonly main: StatementCache
  readonly readConnection: StatementCache
  /** Whether a transaction is open on the main connection. */
  isWriting = false

  constructor(main: StatementCache, readConnection: StatementCache) {
    this.main = main
    this.readConnection = readConnection
  }

  /** The connection for a read outside a transaction. */
  get reader(): StatementCache {
    return this.isWriting ? this.readConnection : this.main
  }

  close(): void {
    this.readConnection.database.close()
    this.main.database.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #connections: Connections
  readonly #writes: WriteQueue
  readonly #flush: () => Promise<void> | undefined
  #release: ReleaseTurn | undefined
  #hasWritten = false

  constructor(connections: Connections, writes: WriteQueue, flush: () => Promise<void> | undefined) {
    this.#connections = connections
    this.#writes = writes
    this.#flush = flush
  }

  get #main(): StatementCache {
    return this.#connections.main
  }

  async begin(): Promise<void> {
    const deadline = performance.now() + LOCK_TIMEOUT_MS
    const release = await this.#writes.acquire()
    try {
      // Locks at the start: of two deferred transactions that read first, only one could get the write lock.
      await retryWhileLocked(() => {
        this.#main.database.exec('begin immediate')
        this.#connections.isWriting = true
      }, deadline)
      this.#hasWritten = false
      this.#release = release
    } catch (error) {
      release()
      throw error
    }
  }

  /** If this throws, Kysely calls `rollback`, which ends the turn. */
  async commit(): Promise<void> {
    await retryWhileLocked(() => this.#main.database.exec('commit'))
    const flushed = this.#hasWritten ? this.#flush() : undefined
    // The next transaction may begin while this one is being flushed.
    this.#endTransaction()
    await flushed
  }

  rollback(): void {
    // Already committed, and only the flush failed: another transaction may have the turn now.
    if (!this.#release) return
    try {
      if (this.#main.database.isTransaction) this.#main.database.exec('rollback')
    } finally {
      this.#endTransaction()
    }
  }

  #endTransaction(): void {
    this.#connections.isWriting = false
    this.#release?.()
    this.#release = undefined
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isReading = query.query.kind === 'SelectQueryNode' || isRead(query.sql)
    if (this.#release) {
      if (!isReading) this.#hasWritten = true
      return this.#main.run<R>(query)
    }
    if (isReading) return retryWhileLocked(() => this.#connections.reader.run<R>(query))
    const deadline = performance.now() + LOCK_TIMEOUT_MS
    const release = await this.#writes.acquire()
    let flushed: Promise<void> | undefined
    let result: QueryResult<R>
    try {
      result = await retryWhileLocked(() => this.#main.run<R>(query), deadline)
      flushed = this.#flush()
    } finally {
      release()
    }
    await flushed
    return result
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported: read long lists in pages, as keyset-scan.ts does')
  }
}
