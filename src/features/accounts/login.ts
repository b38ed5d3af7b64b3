/** Signing in with a password. */
import type { Database } from '../../db/open.ts'
import { verifyPassword } from './passwords.ts'
import { findUserByEmail, holdUser, type User } from './queries.ts'
import { startSession } from './sessions.ts'

/** Undefined, after the same work, whether the address or the password is wrong. */
export async function signInWithPassword(
  db: Database,
  email: string,
  password: string,
): Promise<{ user: User; sessionId: string } | undefined> {
  const found = await findUserByEmail(db, email)
  const matches = await verifyPassword(password, found?.passwordHash)
  if (!found || !matches) return undefined
  return db.transaction().execute(async (db) => {
    // Hashing takes a while: a password that was removed meanwhile, or went with its account, opens nothing.
    const user = await holdUser(db, { id: found.id })
    if (user?.passwordHash !== found.passwordHash) return undefined
    return user && { user, sessionId: await startSession(db, user.id) }
  })
}
