/** Transactions around a coffee that are retried after a concurrent change. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { unavailable } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { listRecipeIds } from './change-queries.ts'

class ConcurrentChange extends Error {}

const ATTEMPTS = 20

/** Runs a transaction; retries it if recipes were added, or the coffee moved, before the coffee was locked. */
export async function retryOnConflict<T>(db: Database, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await transaction(db, work)
    } catch (error) {
      if (!(error instanceof ConcurrentChange)) throw error
    }
  }
  throw unavailable(message('Somebody else is changing this coffee right now. Try again in a moment.'))
}

/** Throws if the coffee was moved in the meantime, so that the wrong roaster was locked. */
export function requireSameRoaster(coffee: { roasterId: number }, roasterId: number): void {
  if (coffee.roasterId !== roasterId) throw new ConcurrentChange()
}

/** Throws unless the coffee's recipes are those that were locked before it. While it is locked, none can be added. */
export async function requireUnchanged(db: Db, coffeeId: number, held: readonly { id: number }[]): Promise<void> {
  const there = await listRecipeIds(db, coffeeId)
  if (there.length !== held.length || there.some((id, i) => id !== held[i]!.id)) throw new ConcurrentChange()
}
