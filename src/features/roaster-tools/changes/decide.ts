/** An operator's decision about a change that a member of a verified roaster asked for. The member gets a mail. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { roasterChangeMail } from '../../../mail/templates.ts'
import { lockRoaster } from '../../beans/roasters/lock-roaster.ts'
import type { RoasterRow } from '../../beans/roasters/queries.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import { findChange, type RoasterChange, takeChange } from './queries.ts'
import { changeWebsite, renameRoaster } from './rename.ts'

/**
 * Returns undefined if no such change is pending. Throws 409 if another roaster has taken the name since it was asked
 * for. `then` runs in the same transaction and gets the roaster as it was before the change.
 */
export function decideChange(
  db: Database,
  id: number,
  isApproved: boolean,
  baseUrl?: string,
  then?: (db: Db, change: RoasterChange, before: RoasterRow) => Promise<unknown>,
): Promise<RoasterChange | undefined> {
  return transaction(db, async (db) => {
    const known = await findChange(db, id)
    // Locks the account first, as deleting an account does.
    const user = known && (await lockUser(db, { id: known.userId }, 'share'))
    const change = user && (await takeChange(db, id))
    if (!change) return undefined
    const before = await lockRoaster(db, change.roasterId)
    const { name: oldName } = before
    const { roasterId, field, value } = change
    if (isApproved && field === 'name') await renameRoaster(db, roasterId, value!)
    if (isApproved && field === 'websiteUrl') await changeWebsite(db, roasterId, value, 'operator')
    if (user.email !== null) {
      const thing = field === 'name' ? 'name' : 'website'
      const isProven = user.emailVerifiedAt !== null
      const words = roasterChangeMail({
        language: mailLanguage(user),
        to: user.displayName,
        roaster: oldName,
        thing,
        isApproved,
        isProven,
        baseUrl,
      })
      await enqueue(db, { userId: user.id, recipient: user.email, ...words })
    }
    await then?.(db, change, before)
    return change
  })
}
