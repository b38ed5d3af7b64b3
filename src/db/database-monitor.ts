/** After a database failure, finds its cause, logs it, and logs when the database works again. */
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

  /** Reports a database failure; repeated calls for the same failure are cheap. */
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

  /** Whether the last write failed because the disk is full. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Reports a successful write, which ends a full-disk incident. */
  wrote(): void {
    if (!this.#isFull) return
    this.#isFull = false
    this.#full.end()
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#looking
  }

  /** Pings the database every second until it answers; logs nothing if the first ping succeeds. */
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

  /** Returns the error of a ping, or undefined if it succeeded. */
  #ask(): Promise<unknown> {
    return ping(this.#db).then(
      () => undefined,
      (error) => error,
    )
  }
}
