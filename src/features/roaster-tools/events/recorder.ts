/** Records events of embeds and pages, durably and in batches: many events, one commit. */
import { setImmediate } from 'node:timers/promises'
import { isDatabaseUnavailable, isForeignKeyViolation } from '../../../db/failures.ts'
import type { IncidentLog } from '../../../db/incident-log.ts'
import type { Database } from '../../../db/open.ts'
import { retryWhenRolledBack } from '../../../db/transaction.ts'
import { BUSY, notFound, unavailable } from '../../../http/errors.ts'
import type { StoredEvent } from './days.ts'
import { insertBatch } from './queries.ts'

/** `isVerified` is true by default. */
export type NewEvent = Omit<StoredEvent, 'createdAt' | 'isVerified'> & Partial<Pick<StoredEvent, 'isVerified'>>

interface Waiting {
  event: StoredEvent
  resolve: () => void
  reject: (error: unknown) => void
}

const MAX_WAITING = 10_000
/** A larger batch wouldn't be faster, and with SQLite it would delay readers. */
const MAX_BATCH = 500

export class EventRecorder {
  readonly #db: Database
  readonly #overflow: IncidentLog | undefined
  readonly #waiting: Waiting[] = []
  #writing: Promise<void> | undefined

  constructor(db: Database, overflow?: IncidentLog) {
    this.#db = db
    this.#overflow = overflow
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves when the event is committed. Responses wait for it, so that no confirmed event is lost. */
  async record(event: NewEvent): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#overflow?.begin(`${MAX_WAITING} are waiting`)
      throw unavailable(BUSY)
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ event: { isVerified: true, ...event, createdAt: new Date().toISOString() }, resolve, reject })
    this.#writing ??= this.#write()
    await promise
  }

  /** Resolves when no event is waiting. */
  async drain(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Batches all events that arrive in this turn of the event loop or during the previous commit.
      await setImmediate()
      await this.#commit(this.#waiting.splice(0, MAX_BATCH))
    }
    this.#writing = undefined
    this.#overflow?.end()
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#insert(batch.map(({ event }) => event))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      // Not retried one by one: all would fail, and the batch may have been committed before the connection was lost.
      if (isDatabaseUnavailable(error)) for (const { reject } of batch) reject(error)
      else for (const each of batch) await this.#commitAlone(each)
    }
  }

  /** Inserts a single event, so that one that fails doesn't affect the others. */
  async #commitAlone({ event, resolve, reject }: Waiting): Promise<void> {
    // The recipe or coffee may have been deleted since it was looked up: the event is then counted without it.
    const forms = [event, { ...event, recipeId: null }, { ...event, recipeId: null, coffeeId: null }]
    for (const form of forms) {
      try {
        await this.#insert([form])
        return resolve()
      } catch (error) {
        if (!isForeignKeyViolation(error)) return reject(error)
      }
    }
    reject(notFound('Roaster'))
  }

  #insert(events: readonly StoredEvent[]): Promise<void> {
    return retryWhenRolledBack(() => insertBatch(this.#db, events))
  }
}
