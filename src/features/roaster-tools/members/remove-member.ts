/** Removes a member of a roaster, and notifies them by mail unless they removed themselves. */
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Viewer } from '../../../http/access.ts'
import { forbidden, notFound, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { memberRemovedMail } from '../../../mail/templates.ts'
import { lockRoaster } from '../../beans/roasters/lock-roaster.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import { deleteChangesOf } from '../changes/queries.ts'
import { deleteMember, listMembers } from './queries.ts'

export function removeMember(
  db: Database,
  viewer: Viewer,
  { roasterId, userId }: { roasterId: number; userId: number },
  baseUrl: string,
): Promise<void> {
  return transaction(db, async (db) => {
    await lockMember(db, viewer.id)
    const user = orNotFound(await lockUser(db, { id: userId }, 'key share'), 'Member')
    const roaster = await lockRoaster(db, roasterId)
    const members = await listMembers(db, roasterId)
    // Checked again with the lock: of two members who remove each other, only the first one succeeds.
    if (!members.some(({ id }) => id === viewer.id)) {
      throw forbidden(message('Only members of a roaster can do this'), 'not_a_member')
    }
    if (!members.some(({ id }) => id === userId)) throw notFound('Member')
    await deleteMember(db, roasterId, userId)
    await deleteChangesOf(db, roasterId, userId)
    if (userId === viewer.id || user.email === null) return
    const words = memberRemovedMail({
      language: mailLanguage(user),
      to: user.displayName,
      by: viewer.displayName,
      roaster: roaster.name,
      isProven: user.emailVerifiedAt !== null,
      baseUrl,
    })
    await enqueue(db, { userId, recipient: user.email, ...words })
  })
}
