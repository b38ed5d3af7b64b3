/** Work that must see everything around a coffee at rest, and begins again where something came in between. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { unavailable } from '../../../http/errors.ts'
import { listRecipeIds } from './change-queries.ts'

class ConcurrentChange extends Error {}

const ATTEMPTS = 20

/** A transaction, again if recipes were published, or the coffee moved, while it was on its way to the coffee. */
export async function retryOnConflict<T>(db: Database, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await transaction(db, work)
    } catch (error) {
      if (!(error instanceof ConcurrentChange)) throw error
    }
  }
  throw unavailable('Much is happening around this coffee; please try again in a moment')
}

/** What was held for a coffee's roaster was held for another one, if it moved meanwhile. */
export function requireSameRoaster(coffee: { roasterId: number }, roasterId: number): void {
  if (coffee.roasterId !== roasterId) throw new ConcurrentChange()
}

/** With the coffee held no more recipes can come: those that are there must be those that were held before it. */
export async function requireUnchanged(db: Db, coffeeId: number, held: readonly { id: number }[]): Promise<void> {
  const there = await listRecipeIds(db, coffeeId)
  if (there.length !== held.length || there.some((id, i) => id !== held[i]!.id)) throw new ConcurrentChange()
}
