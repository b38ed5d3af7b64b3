/** Runs transactions, and retries those that PostgreSQL rolled back because of a concurrent one. */
import { setTimeout } from 'node:timers/promises'
import { isRolledBack } from './failures.ts'
import type { Database, Db } from './open.ts'

const ATTEMPTS = 5
/** Gives the other transaction time to finish; an immediate retry would conflict with it again. */
const PAUSE_MS = 20

/**
 * Runs `work` in a transaction. After a deadlock or a serialization failure it is retried, so `work` should do nothing
 * but query.
 */
export const transaction = <T>(db: Database, work: (db: Db) => Promise<T>): Promise<T> =>
  retryWhenRolledBack(() => db.transaction().execute(work))

/** The same for a single statement. */
export async function retryWhenRolledBack<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRolledBack(error)) throw error
      await setTimeout(PAUSE_MS * attempt * (1 + Math.random()))
    }
  }
}
