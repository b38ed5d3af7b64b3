/** Transactions that may meet others half-way. */
import { setTimeout } from 'node:timers/promises'
import { isRolledBack } from './failures.ts'
import type { Database, Db } from './open.ts'

const ATTEMPTS = 5
/** The other one needs a moment to take what it waited for; whoever is at once back would be in its way again. */
const PAUSE_MS = 20

/**
 * Begins again where PostgreSQL took it back because it and another waited for each other: words of a vocabulary that
 * many share, for one, come in no order that all could keep. For work that does nothing but query.
 */
export const transact = <T>(db: Database, work: (db: Db) => Promise<T>): Promise<T> =>
  againIfRolledBack(() => db.transaction().execute(work))

/** The same for a single statement. */
export async function againIfRolledBack<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRolledBack(error)) throw error
      await setTimeout(PAUSE_MS * attempt * (1 + Math.random()))
    }
  }
}
