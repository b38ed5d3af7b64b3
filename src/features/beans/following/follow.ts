/** Follows and unfollows roasters; the row and the roaster's counter change in one transaction. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { changeFollowers, countFollowers, deleteFollow, insertFollow } from './queries.ts'

/** Repeating it changes nothing. Both functions return the number of followers. */
export function follow(
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  userId: number,
  roasterId: number,
): Promise<number> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    if (await insertFollow(db, { userId, roasterId })) {
      await quotas.count(db, userId, 'follows')
      await changeFollowers(db, roasterId, 1)
    }
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
