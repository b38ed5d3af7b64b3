/** Deleting an account: everything of the user goes at once; community recipes stay without a name. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { withdrawFromCounters } from '../../recipes/votes/counters.ts'
import { lockUser } from './lock-user.ts'

export async function deleteAccount(db: Database, userId: number): Promise<boolean> {
  return transaction(db, async (db) => {
    // Locked first, so that nothing of this user is added between the counting and the deleting.
    const user = await lockUser(db, { id: userId }, 'update')
    if (!user) return false
    await withdrawFromCounters(db, userId)
    if (user.email !== null) {
      await db.deleteFrom('accountTokens').where('email', '=', user.email).execute()
      // Links asked for before there was an account; mail to others at this address isn't this user's.
      await db.deleteFrom('outbox').where('recipient', '=', user.email).where('deliverable', '=', false).execute()
    }
    // Foreign keys take the rest along, and leave recipes and coffees without their author.
    await db.deleteFrom('users').where('id', '=', userId).execute()
    return true
  })
}
