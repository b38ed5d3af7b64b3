/**
 * Group commit for SQLite: makes commits durable without blocking the event loop.
 *
 * Problem: with `synchronous = full` every commit waits for the disk inside SQLite and blocks the event loop. A commit
 * takes 0.1 ms, its flush 1 to 10 ms.
 *
 * Protocol: in WAL mode with `synchronous = normal` SQLite writes a commit to the log without flushing it. That keeps
 * the database consistent after a power cut (the log is check-summed), but the last commits may be missing. So after
 * each commit we call `fdatasync` on the log ourselves, in libuv's thread pool, and acknowledge the commit only when it
 * returns. Commits that arrive while a flush runs share the next one.
 *
 * Invariants:
 * - A commit is acknowledged only after a flush that began after it has succeeded.
 * - Checkpoints are SQLite's own: before it copies log pages into the database it flushes the log, afterwards the
 *   database, so a flushed commit is in one of the two files at every moment.
 * - Two processes may use one file: each flushes after its own commits, and a flush covers whatever the other has
 *   written before it.
 * - **A failed flush is final.** The system may have dropped the pages that it couldn't write, so a later flush that
 *   succeeds proves nothing. All waiting and all later commits are rejected; the process must end, and the next start
 *   recovers from what is on the disk, as PostgreSQL does.
 *
 * Measurement: see "Group commit" in bench/RESULTS.md.
 */
import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const openFile = promisify(open)
const closeFile = promisify(close)
const syncData = promisify(fdatasync)

/** Resolves when everything written before the call is on the disk. */
export type Flush = () => Promise<void>

export class WalSync {
  readonly #flush: Flush
  readonly #onFailure: (error: Error) => void
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #failure: Error | undefined

  constructor(flush: Flush, onFailure: (error: Error) => void = () => {}) {
    this.#flush = flush
    this.#onFailure = onFailure
  }

  /** Called after a commit. If a flush is running, it may have begun before the commit: waits for the next one. */
  flushed(): Promise<void> {
    if (!this.#running) return this.#start()
    this.#next ??= this.#running.then(
      () => this.#startNext(),
      () => this.#startNext(),
    )
    return this.#next
  }

  /** Resolves when no flush is running, even if the last one failed. */
  async idle(): Promise<void> {
    for (let flush = this.#running; flush; flush = this.#next ?? this.#running) await flush.catch(() => {})
  }

  #startNext(): Promise<void> {
    this.#next = undefined
    return this.#start()
  }

  #start(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure)
    const running = this.#flush()
      .catch((error: Error) => {
        this.#fail(error)
        throw error
      })
      .finally(() => {
        if (this.#running === running) this.#running = undefined
      })
    this.#running = running
    return running
  }

  #fail(error: Error): void {
    if (this.#failure) return
    this.#failure = error
    this.#onFailure(error)
  }
}

/** The WAL file, opened at the first flush: it doesn't exist before the first commit. */
export class WalFile {
  readonly #path: string
  #handle: Promise<number> | undefined

  constructor(path: string) {
    this.#path = path
  }

  flush = async (): Promise<void> => {
    // Opened for writing, since some systems only sync writable files.
    this.#handle ??= openFile(this.#path, 'r+')
    await syncData(await this.#handle)
  }

  async close(): Promise<void> {
    const handle = await this.#handle?.catch(() => undefined)
    if (handle !== undefined) await closeFile(handle)
  }
}
