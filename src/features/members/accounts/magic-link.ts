/** Sign-in with a mailed link. */

import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { magicLinkMail } from '../../../mail/templates.ts'
import { findUserByEmail, insertAccountToken, type User, useAccountToken } from './queries.ts'
import { startSession } from './sessions.ts'
import { hashToken, randomToken } from './tokens.ts'

const LINK_MS = 60 * 60_000

/** Does the same work for every address, to hide whether it has an account; only addresses with one get mail. */
export async function sendMagicLink(db: Database, email: string, baseUrl: string): Promise<void> {
  const token = randomToken()
  const words = magicLinkMail(`${baseUrl}/api/auth/magic-link/verify?token=${token}`)
  await transaction(db, async (db) => {
    const user = await findUserByEmail(db, email)
    const expiresAt = new Date(Date.now() + LINK_MS).toISOString()
    await insertAccountToken(db, { hash: hashToken(token), purpose: 'sign-in', email, expiresAt })
    await enqueue(db, { userId: user?.id ?? null, recipient: email, ...words, deliverable: user !== undefined })
  })
}

export function signInByLink(db: Database, token: string): Promise<{ user: User; sessionId: string } | undefined> {
  return transaction(db, async (db) => {
    const email = await useAccountToken(db, hashToken(token), 'sign-in')
    const user = email === undefined ? undefined : await findUserByEmail(db, email)
    return user && { user, sessionId: await startSession(db, user.id) }
  })
}
