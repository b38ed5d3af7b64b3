/** Sign-in with a password. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts'
import { findUserByEmail, setPasswordHash, type User } from './queries.ts'
import { startSession } from './sessions.ts'

/** Returns undefined after the same work for a wrong address and a wrong password, so that timing reveals neither. */
export async function signInWithPassword(
  db: Database,
  email: string,
  password: string,
): Promise<{ user: User; sessionId: string } | undefined> {
  const found = await findUserByEmail(db, email)
  const matches = await verifyPassword(password, found?.passwordHash)
  if (!found || !matches) return undefined
  const newHash = isOutdatedHash(found.passwordHash!) ? await hashPassword(password) : undefined
  return transaction(db, async (db) => {
    // Hashing takes a while: the password may have been changed or the account deleted meanwhile.
    const user = await lockUser(db, { id: found.id }, 'share')
    if (!user || user.passwordHash !== found.passwordHash) return undefined
    if (newHash) await setPasswordHash(db, user.id, newHash)
    return { user, sessionId: await startSession(db, user.id) }
  })
}
