/** Sign-in with a password. */
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts'
import { type User, updateUser } from './queries.ts'
import { type SignedIn, startSession } from './sessions.ts'

/** Returns undefined for a wrong address or password, after the same work for both, so that timing reveals nothing. */
export async function signInWithPassword(
  db: Database,
  found: User | undefined,
  password: string,
  device: string | null,
): Promise<SignedIn | undefined> {
  const matches = await verifyPassword(password, found?.passwordHash)
  if (!found || !matches) return undefined
  const newHash = isOutdatedHash(found.passwordHash!) ? await hashPassword(password) : undefined
  return transaction(db, async (db) => {
    // Hashing takes a while: the password may have been changed or the account deleted in the meantime.
    const user = await lockUser(db, { id: found.id }, newHash ? 'no key update' : 'share')
    if (!user || user.passwordHash !== found.passwordHash) return undefined
    if (newHash) await updateUser(db, user.id, { passwordHash: newHash })
    return { user, sessionId: await startSession(db, user.id, device) }
  })
}
