/** Makes a user a member of a roaster, and mails the existing members. */
import type { Db } from '../../../db/open.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { memberJoinedMail } from '../../../mail/templates.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import type { User } from '../../members/accounts/queries.ts'
import { insertMember, listMembers } from './queries.ts'

/** Must run in a transaction that has locked the user. */
export async function addMember(
  db: Db,
  roaster: { id: number; name: string },
  user: Pick<User, 'id' | 'displayName'>,
  baseUrl: string | undefined,
): Promise<void> {
  const others = await listMembers(db, roaster.id)
  if (!(await insertMember(db, roaster.id, user.id))) return
  for (const { id } of others) {
    // The other member may be deleting their account at this moment.
    const other = await lockUser(db, { id }, 'key share')
    if (!other || other.email === null) continue
    const words = memberJoinedMail({
      language: mailLanguage(other),
      to: other.displayName,
      who: user.displayName,
      roaster: roaster.name,
      isProven: other.emailVerifiedAt !== null,
      baseUrl,
    })
    await enqueue(db, { userId: id, recipient: other.email, ...words })
  }
}
