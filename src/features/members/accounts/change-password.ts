/** Setting, changing and resetting the password of an account. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { AppError, forbidden, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { passwordChangedMail } from '../../../mail/account-templates.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { mayMail, perHour } from '../../../mail/mail-limits.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { proveEmail } from './prove-email.ts'
import { findUser, type User, updateUser } from './queries.ts'
import { deleteSessionsOf, findSessionStart } from './session-queries.ts'
import { type SignedIn, startSession } from './sessions.ts'
import { guardSignIn } from './sign-in-guard.ts'
import { consumeToken, findUsableToken, voidTokens } from './token-queries.ts'
import { hashToken } from './tokens.ts'

/** How long a sign-in counts as recent, so that it can replace the password as proof of ownership. */
const RECENT_MS = 60 * 60_000

/** For requests that can't include a password: somebody at an unattended browser must not add a way to sign in. */
export async function requireRecentSignIn(db: Database, { sessionId }: { sessionId: string }): Promise<void> {
  const startedAt = await findSessionStart(db, sessionId)
  if (startedAt !== undefined && Date.now() - Date.parse(startedAt) <= RECENT_MS) return
  throw forbidden(message("Sign in again first. It's been more than an hour."), 'sign_in_again')
}

/**
 * Makes sure that the request comes from the owner of the account, and not from somebody at an unattended browser.
 * Requires the password or, if the account has none, a sign-in within the last hour.
 */
export async function requireOwner(
  db: Database,
  viewer: { id: number; sessionId: string },
  password: string | undefined,
): Promise<User> {
  const user = orNotFound(await findUser(db, viewer.id), 'Account')
  if (user.passwordHash === null) {
    await requireRecentSignIn(db, viewer)
    return user
  }
  const isRight = await guardSignIn(db, { email: user.email ?? '', device: viewer.sessionId }, async () =>
    (await verifyPassword(password ?? '', user.passwordHash)) ? true : undefined,
  )
  if (!isRight)
    throw new AppError(403, 'wrong_password', message("That isn't your current password"), { field: 'currentPassword' })
  return user
}

/** Ends all other sessions, since whoever knew the old password may have one. */
export async function changePassword(
  db: Database,
  viewer: { id: number; sessionId: string },
  change: { currentPassword: string | undefined; newPassword: string },
  baseUrl: string,
): Promise<void> {
  const { passwordHash: before } = await requireOwner(db, viewer, change.currentPassword)
  const passwordHash = await hashPassword(change.newPassword)
  await transaction(db, async (db) => {
    const user = orNotFound(await lockUser(db, { id: viewer.id }, 'no key update'), 'Account')
    // Hashing takes a while: a reset link may have been used in the meantime, which takes precedence.
    if (user.passwordHash !== before)
      throw forbidden(message('Your password has just been changed. Sign in again.'), 'wrong_password')
    await setPassword(db, user, passwordHash, { exceptSession: viewer.sessionId, baseUrl })
  })
}

/** Sets the password by a mailed link, which proves the address, and signs in. Returns undefined for an invalid link. */
export async function resetPassword(
  db: Database,
  reset: { token: string; password: string },
  client: { device: string | null; baseUrl: string },
): Promise<SignedIn | undefined> {
  const hash = hashToken(reset.token)
  // Checked before hashing, so that made-up tokens cost nothing.
  if (!(await findUsableToken(db, hash, 'reset-password'))) return undefined
  const passwordHash = await hashPassword(reset.password)
  return transaction(db, async (db) => {
    const email = await consumeToken(db, hash, 'reset-password')
    const found = email === undefined ? undefined : await lockUser(db, { email }, 'no key update')
    if (!found) return undefined
    const user = await proveEmail(db, found, undefined)
    await setPassword(db, user, passwordHash, { baseUrl: client.baseUrl })
    return { user, sessionId: await startSession(db, user.id, client.device) }
  })
}

async function setPassword(
  db: Db,
  user: User,
  passwordHash: string,
  { exceptSession, baseUrl }: { exceptSession?: string; baseUrl: string },
): Promise<void> {
  await updateUser(db, user.id, { passwordHash })
  await deleteSessionsOf(db, user.id, exceptSession)
  if (user.email === null) return
  await voidTokens(db, user.email, ['sign-in', 'reset-password'])
  // Limited, since the address may be a stranger's and somebody may change the password over and over.
  if (!(await mayMail(db, 'password-changed', user.email, perHour(5)))) return
  const words = passwordChangedMail(mailLanguage(user), `${baseUrl}/sign-in?way=reset`)
  await enqueue(db, { userId: user.id, recipient: user.email, ...words })
}
