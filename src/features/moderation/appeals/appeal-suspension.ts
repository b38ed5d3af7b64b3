/** Lets a member appeal against a suspension, once for each suspension. */
import type { Database } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'
import { transaction } from '../../../db/transaction.ts'
import { isSuspended } from '../../../http/access.ts'
import { conflict, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import { type User, updateUser } from '../../members/accounts/queries.ts'
import { openItem } from '../queue/queries.ts'

export function appealSuspension(db: Database, userId: number, text: string): Promise<User> {
  return transaction(db, async (db) => {
    const user = orNotFound(await lockUser(db, { id: userId }, 'no key update'), 'Account')
    if (!isSuspended(user)) throw conflict(message("Your account isn't suspended"), 'not_suspended')
    if (user.suspensionAppealedAt !== null) {
      throw conflict(message('You have asked us to look at this again already'), 'already_appealed')
    }
    await openItem(db, { type: 'profile', id: userId }, 'appeal')
    return (await updateUser(db, userId, { suspensionAppeal: text, suspensionAppealedAt: now() }))!
  })
}
