/** Finds out what is wrong when something failed because of the database, and when it is over. */
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { errorMessage, isDiskFull, isPoolExhausted } from './failures.ts'
import { IncidentLog } from './incident-log.ts'
import { type Database, ping, poolOf } from './open.ts'

const LOOK_AGAIN_MS = 1000

export class DatabaseMonitor {
  readonly #db: Database
  readonly #gone: IncidentLog
  readonly #taken: IncidentLog
  readonly #full: IncidentLog
  readonly #stopped = new AbortController()
  #looking: Promise<void> | undefined
  #isFull = false

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db
    this.#gone = new IncidentLog(log, 'databaseGone')
    this.#taken = new IncidentLog(log, 'connectionsTaken')
    this.#full = new IncidentLog(log, 'diskFull')
  }

  /** Whoever failed because of the database says so here, however often. */
  failed(error: unknown): void {
    if (this.#stopped.signal.aborted) return
    if (isDiskFull(error)) {
      this.#isFull = true
      this.#full.begin(errorMessage(error))
    } else {
      this.#looking ??= this.#look(error).finally(() => {
        this.#looking = undefined
      })
    }
  }

  /** Whether the last change found no room. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** A change was stored: there is room again. */
  wrote(): void {
    if (!this.#isFull) return
    this.#isFull = false
    this.#full.end()
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#looking
  }

  /** One that failed may have been unlucky; while nobody gets an answer, it asks once a second. */
  async #look(error: unknown): Promise<void> {
    const { signal } = this.#stopped
    for (let failure = await this.#ask(); failure && !signal.aborted; failure = await this.#ask()) {
      const pool = poolOf(this.#db)
      if (pool && isPoolExhausted(failure)) this.#taken.begin(`${pool.max} in use, ${pool.waiting} wait for one`)
      else this.#gone.begin(errorMessage(error))
      await setTimeout(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
    }
    if (signal.aborted) return
    this.#gone.end()
    this.#taken.end()
  }

  /** What is wrong, or nothing. */
  #ask(): Promise<unknown> {
    return ping(this.#db).then(
      () => undefined,
      (error) => error,
    )
  }
}
