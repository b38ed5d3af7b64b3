/** After a database failure, finds its cause, logs it, and logs when the database works again. */
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { errorMessage, isDiskFull, isPoolExhausted } from './failures.ts'
import { IncidentLog } from './incident-log.ts'
import { type Database, ping, poolOf } from './open.ts'

const PROBE_INTERVAL_MS = 1000

export class DatabaseMonitor {
  readonly #db: Database
  readonly #unreachable: IncidentLog
  readonly #poolExhausted: IncidentLog
  readonly #diskFull: IncidentLog
  readonly #stopped = new AbortController()
  #probing: Promise<void> | undefined
  #isFull = false

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db
    this.#unreachable = new IncidentLog(log, 'databaseGone')
    this.#poolExhausted = new IncidentLog(log, 'connectionsTaken')
    this.#diskFull = new IncidentLog(log, 'diskFull')
  }

  /** Reports a database failure; repeated calls for the same failure are cheap. */
  failed(error: unknown): void {
    if (this.#stopped.signal.aborted) return
    if (isDiskFull(error)) {
      this.#isFull = true
      this.#diskFull.begin(errorMessage(error))
    } else {
      this.#probing ??= this.#probe().finally(() => {
        this.#probing = undefined
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
    this.#diskFull.end()
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#probing
  }

  /** Pings the database every second until it answers; logs nothing if the first ping succeeds. */
  async #probe(): Promise<void> {
    const { signal } = this.#stopped
    for (let failure = await this.#ping(); failure && !signal.aborted; failure = await this.#ping()) {
      const pool = poolOf(this.#db)
      if (pool && isPoolExhausted(failure))
        this.#poolExhausted.begin(`${pool.max} in use, ${pool.waiting} wait for one`)
      else this.#unreachable.begin(errorMessage(failure))
      await setTimeout(PROBE_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {})
    }
    if (signal.aborted) return
    this.#unreachable.end()
    this.#poolExhausted.end()
  }

  /** Returns the error of a ping, or undefined if it succeeded. */
  #ping(): Promise<unknown> {
    return ping(this.#db).then(
      () => undefined,
      (error) => error,
    )
  }
}
