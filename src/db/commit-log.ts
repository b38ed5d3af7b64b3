/** Makes commits durable: the log is flushed beside the event loop, once for all commits that wait for it. */
import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const openFile = promisify(open)
const closeFile = promisify(close)
const flushFile = promisify(fdatasync)

/** Resolves when everything written before the call is on the disk. */
export type Flush = () => Promise<void>

export class CommitLog {
  readonly #flush: Flush
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(flush: Flush) {
    this.#flush = flush
  }

  /** After a commit; a flush that is under way may have begun before it, so the next one counts. */
  flushed(): Promise<void> {
    if (!this.#running) return this.#start()
    this.#next ??= this.#running.then(
      () => this.#startNext(),
      () => this.#startNext(),
    )
    return this.#next
  }

  /** Resolves when no flush is under way; whether it failed is for those who waited for it. */
  async settled(): Promise<void> {
    for (let flush = this.#running; flush; flush = this.#next ?? this.#running) await flush.catch(() => {})
  }

  #startNext(): Promise<void> {
    this.#next = undefined
    return this.#start()
  }

  #start(): Promise<void> {
    const running = this.#flush().finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }
}

/** A file that is flushed again and again; it is there by the first commit. */
export class FlushedFile {
  readonly #path: string
  #handle: Promise<number> | undefined

  constructor(path: string) {
    this.#path = path
  }

  flush = async (): Promise<void> => {
    // Opened for writing, since some systems flush nothing else.
    this.#handle ??= openFile(this.#path, 'r+').catch((error) => {
      this.#handle = undefined
      throw error
    })
    await flushFile(await this.#handle)
  }

  async close(): Promise<void> {
    if (this.#handle) await closeFile(await this.#handle)
  }
}
