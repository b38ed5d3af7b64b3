/** Signs a member in with an Apple identity; creates or links an account where needed. */

import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict } from '../../../http/errors.ts'
import type { Identity } from './apple-identity.ts'
import { lockUser } from './lock-user.ts'
import { insertUser, linkApple, type User } from './queries.ts'
import { welcome } from './register.ts'
import { startSession } from './sessions.ts'

export async function signInWithApple(
  db: Database,
  identity: Identity,
  bodyEmail: string | undefined,
  baseUrl: string,
): Promise<{ user: User; sessionId: string }> {
  return transaction(db, async (db) => {
    const known = await lockUser(db, { appleSub: identity.sub }, 'share')
    const user =
      known ??
      (identity.email && identity.emailVerified
        ? await createOrJoin(db, identity.sub, identity.email)
        : await createUnverified(db, identity.sub, identity.email ?? bodyEmail, baseUrl))
    return { user, sessionId: await startSession(db, user.id) }
  })
}

/** Creates an account for an address that Apple has verified, or links the identity to the account that has it. */
async function createOrJoin(db: Db, appleSub: string, email: string): Promise<User> {
  const user = (await insertUser(db, { email, appleSub })) ?? (await linkApple(db, email, appleSub))
  if (!user) throw conflict('The account of this address is linked to another identity', 'identity_taken')
  return user
}

/** Creates an account. An unverified address never opens an existing account: it is only stored if it is free. */
async function createUnverified(db: Db, appleSub: string, email: string | undefined, baseUrl: string): Promise<User> {
  const named = email && (await insertUser(db, { email, appleSub }))
  if (named) {
    await welcome(db, named, email, baseUrl)
    return named
  }
  // If this insert fails as well, a concurrent request has just created the account of the same identity.
  const user = (await insertUser(db, { email: null, appleSub })) ?? (await lockUser(db, { appleSub }, 'share'))
  if (!user) throw conflict('This sign-in is already under way; please try again')
  return user
}
