/** Following a roaster and no longer doing so: the row and the roaster's count change together, or not at all. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { changeFollowers, countFollowers, deleteFollow, insertFollow } from './queries.ts'

/** Asking again changes nothing. Both give the number of followers. */
export function follow(db: Database, userId: number, roasterId: number): Promise<number> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    if (await insertFollow(db, { userId, roasterId })) await changeFollowers(db, roasterId, 1)
    return countFollowers(db, roasterId)
  })
}

export function unfollow(db: Database, userId: number, roasterId: number): Promise<number> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    if (await deleteFollow(db, { userId, roasterId })) await changeFollowers(db, roasterId, -1)
    return countFollowers(db, roasterId)
  })
}
