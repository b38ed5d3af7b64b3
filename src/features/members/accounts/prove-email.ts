/** Marks the address of an account as proven, once somebody has shown that they receive its mail. */
import type { Db } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'
import { deleteEmailChange } from './email-change-queries.ts'
import { removeCredentials, type User, updateUser } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { deleteTokensOf } from './token-queries.ts'

/**
 * Records the proof. Whoever registered an address that isn't theirs must not keep a way in: the first proof removes
 * the password, the identities, the sessions and the pending links from before, unless it comes with a session of the
 * same account. Call it with the user locked.
 */
export async function proveEmail(db: Db, user: User, viewerId: number | undefined): Promise<User> {
  if (user.emailVerifiedAt !== null) return user
  if (viewerId !== user.id) await revokeAccess(db, user)
  return (await updateUser(db, user.id, { emailVerifiedAt: now() }))!
}

export async function revokeAccess(db: Db, user: User): Promise<void> {
  await removeCredentials(db, user.id)
  await deleteSessionsOf(db, user.id)
  await deleteEmailChange(db, user.id)
  if (user.email !== null) await deleteTokensOf(db, user.email)
}
