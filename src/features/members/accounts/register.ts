/** Registration with a password, and the welcome mail that lets the address's owner object. */

import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict } from '../../../http/errors.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { welcomeMail } from '../../../mail/templates.ts'
import { hashPassword } from './passwords.ts'
import {
  deleteSessionsOf,
  findUserByEmail,
  insertAccountToken,
  insertUser,
  removeCredentials,
  type User,
  useAccountToken,
} from './queries.ts'
import { startSession } from './sessions.ts'
import { hashToken, randomToken } from './tokens.ts'

const NOT_ME_MS = 7 * 24 * 60 * 60_000

export async function register(
  db: Database,
  account: { email: string; password: string; displayName?: string },
  baseUrl: string,
): Promise<{ user: User; sessionId: string }> {
  const passwordHash = await hashPassword(account.password)
  return transaction(db, async (db) => {
    const user = await insertUser(db, { email: account.email, displayName: account.displayName, passwordHash })
    if (!user) throw conflict('This email address is already registered', 'email_taken')
    await welcome(db, user, account.email, baseUrl)
    return { user, sessionId: await startSession(db, user.id) }
  })
}

/** Sends the welcome mail. The address isn't verified yet, so its owner can remove the account's credentials. */
export async function welcome(db: Db, user: User, email: string, baseUrl: string): Promise<void> {
  const token = randomToken()
  const expiresAt = new Date(Date.now() + NOT_ME_MS).toISOString()
  await insertAccountToken(db, { hash: hashToken(token), purpose: 'not-me', email, expiresAt })
  const words = welcomeMail(user.displayName, `${baseUrl}/api/auth/not-me?token=${token}`)
  await enqueue(db, { userId: user.id, recipient: email, ...words })
}

/** "This wasn't me": ends all sessions, removes password and Apple identity. Returns false for an invalid link. */
export function revokeAccount(db: Database, token: string): Promise<boolean> {
  return transaction(db, async (db) => {
    const email = await useAccountToken(db, hashToken(token), 'not-me')
    const user = email === undefined ? undefined : await findUserByEmail(db, email)
    if (!user) return false
    await removeCredentials(db, user.id)
    await deleteSessionsOf(db, user.id)
    return true
  })
}
