/** The embedded engine: a Kysely dialect on node:sqlite, with one connection and another for reads beside its transactions. */
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

/** How long the first statement waits for another process that is creating the same file. */
const START_TIMEOUT_MS = 10_000
/** Of the database's pages, in memory. */
const MAIN_CACHE_KB = 14_000
/** With every commit of the other it is empty again. */
const READ_CACHE_KB = 2_000

export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createDriver: () => driver,
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
 * Everything that writes takes turns on the main connection. Reads outside a transaction run on it too, at once: its own
 * commits leave its cache as it is, and another connection would have to read every page again after each. Only while a
 * transaction waits half-done for something else do they go readConnection, where WAL shows them the last commit.
 *
 * A commit counts once its log is on the disk. SQLite would wait for that in place (`synchronous = full`) and everybody
 * with it; `normal` leaves it to us, and the flush goes on beside the event loop, one for all that wait.
 */
export class SqliteDriver implements Driver {
  readonly #path: string
  readonly #watch: SlowQueryLog
  readonly #writes = new WriteQueue()
  #connections: Connections | undefined
  readonly #onFlushFailed: (error: Error) => void
  #wal: WalSync | undefined
  #walFile: WalFile | undefined

  constructor(path: string, watch: SlowQueryLog, onFlushFailed: (error: Error) => void) {
    this.#path = path
    this.#watch = watch
    this.#onFlushFailed = onFlushFailed
  }

  /** Whether anything was asked yet, which opens the file. */
  get isOpen(): boolean {
    return this.#connections !== undefined
  }

  /** Runs a read in place, without the query builder around it. */
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
      createPrivately(this.#path)
      const { database, hasLog } = await openMain(this.#path)
      const readConnection = openReadConnection(this.#path)
      this.#connections = new Connections(
        new StatementCache(database, this.#watch),
        new StatementCache(readConnection, this.#watch),
      )
      if (hasLog) {
        this.#walFile = new WalFile(`${this.#path}-wal`)
        this.#wal = new WalSync(this.#watched(this.#walFile.flush), this.#onFlushFailed)
      }
    } catch (error) {
      const { message } = error as Error
      throw new Error(`The database file ${this.#path} (DATABASE_URL or DATA_DIR) can't be used: ${message}`, {
        cause: error,
      })
    }
  }

  /** Of a write that takes long, most is the way to the disk. */
  #watched(flush: Flush): Flush {
    return async () => {
      const start = performance.now()
      await flush()
      this.#watch.note('commit', start)
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
    // The log goes with the last connection: a flush that is under way must find it.
    await this.#wal?.settled()
    this.#connections?.close()
    await this.#walFile?.close()
  }
}

/** Readable by its owner alone; SQLite gives its other files the same permissions. */
function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}

/** Some file systems can't share the log's index: there SQLite itself must see to every commit. */
async function openMain(path: string): Promise<{ database: DatabaseSync; hasLog: boolean }> {
  const database = new DatabaseSync(path, { timeout: 0 })
  const hasLog = await keepLog(database)
  database.exec(`pragma synchronous = ${hasLog ? 'normal' : 'full'}`)
  database.exec(`pragma cache_size = -${MAIN_CACHE_KB}`)
  database.exec('pragma foreign_keys = on')
  database.exec('pragma temp_store = memory')
  return { database, hasLog }
}

/** Of two processes that create a file at once, one finds it locked. */
async function keepLog(database: DatabaseSync): Promise<boolean> {
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
  /** Whether a transaction is open on the main one. */
  isWriting = false

  constructor(main: StatementCache, readConnection: StatementCache) {
    this.main = main
    this.readConnection = readConnection
  }

  /** For a read that belongs to no transaction. */
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
  /** Whether the open transaction has written anything so far. */
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
    const release = await this.#writes.next()
    try {
      // Immediate: two writers never meet half-way with a lock that neither can raise.
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

  /** A commit that fails is rolled back by Kysely, which then ends the turn. */
  async commit(): Promise<void> {
    await retryWhileLocked(() => this.#main.database.exec('commit'))
    const isDurable = this.#hasWritten ? this.#flush() : undefined
    // The next may begin while this one is on its way to the disk.
    this.#leave()
    await isDurable
  }

  rollback(): void {
    // Committed already, and only the flush failed: the turn is another's by now.
    if (!this.#release) return
    try {
      if (this.#main.database.isTransaction) this.#main.database.exec('rollback')
    } finally {
      this.#leave()
    }
  }

  #leave(): void {
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
    const release = await this.#writes.next()
    let isDurable: Promise<void> | undefined
    let result: QueryResult<R>
    try {
      result = await retryWhileLocked(() => this.#main.run<R>(query), deadline)
      isDurable = this.#flush()
    } finally {
      release()
    }
    await isDurable
    return result
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // What is read little by little would stand in the way of commits on the main one.
    yield* (this.#release ? this.#main : this.#connections.readConnection).stream<R>(query)
  }
}
