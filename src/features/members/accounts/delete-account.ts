/** Deletes an account with everything that belongs to it; community recipes stay, without an author. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { deletePrivateGrinders, listPrivateIds } from '../../equipment/own-grinders/queries.ts'
import { eraseMember } from '../../moderation/audit/queries.ts'
import { withdrawFromCounters } from '../../recipes/votes/counters.ts'
import { eraseMailOf } from '../../service/forms/queries.ts'
import { lockUser } from './lock-user.ts'

export async function deleteAccount(db: Database, userId: number): Promise<boolean> {
  return transaction(db, async (db) => {
    // Locked first, so that no rows of this user are added between counting and deleting.
    const user = await lockUser(db, { id: userId }, 'update')
    if (!user) return false
    await withdrawFromCounters(db, userId)
    if (user.email !== null) {
      await db.deleteFrom('accountTokens').where('email', '=', user.email).execute()
      // Sign-in links requested before the account existed. Other mail to this address may belong to other users.
      await db.deleteFrom('outbox').where('recipient', '=', user.email).where('deliverable', '=', false).execute()
    }
    await eraseMailOf(db, user)
    await eraseMember(db, userId)
    const grinders = await listPrivateIds(db, userId)
    // Foreign keys delete the remaining rows, and set the author of recipes and coffees to null.
    await db.deleteFrom('users').where('id', '=', userId).execute()
    // Grinders of shared recipes and those in the catalog aren't private, so they stay.
    await deletePrivateGrinders(db, grinders)
    return true
  })
}
