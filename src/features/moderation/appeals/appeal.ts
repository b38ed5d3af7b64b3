/** Lets the author of a hidden or deleted thing, or a manager of such a roaster, appeal once. */
import type { Database } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { openItem } from '../queue/queries.ts'
import { isOwn, lockWithheld, type Subject, updateWithheld, type Withheld } from '../withheld/queries.ts'

export function appeal(db: Database, userId: number, subject: Subject, text: string): Promise<Withheld> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    const withheld = await lockWithheld(db, subject)
    if (!withheld || !(await isOwn(db, withheld, userId))) throw notFound('Page')
    if (withheld.state === 'pending') {
      throw conflict(message("A moderator will look at this soon. You don't need to do anything."), 'pending')
    }
    if (withheld.appealedAt !== null) {
      throw conflict(message('You have asked us to look at this again already'), 'already_appealed')
    }
    const changes = { appealText: text, appealedAt: now() }
    await updateWithheld(db, withheld.id, changes)
    await openItem(db, subject, 'appeal')
    return { ...withheld, ...changes }
  })
}
