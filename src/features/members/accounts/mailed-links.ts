/** Mailed links, which sign in, reset a password, confirm an address or disown an account. */
import type { Database, Db } from '../../../db/open.ts'
import type { TokenPurpose } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Language } from '../../../i18n/languages.ts'
import { confirmEmailMail, magicLinkMail, resetPasswordMail } from '../../../mail/account-templates.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { mayMail, perHour } from '../../../mail/mail-limits.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { lockUser } from './lock-user.ts'
import { proveEmail, revokeAccess } from './prove-email.ts'
import { findUserByEmail, type User } from './queries.ts'
import { type SignedIn, startSession } from './sessions.ts'
import { consumeToken, insertAccountToken, voidTokens } from './token-queries.ts'
import { hashToken, randomToken } from './tokens.ts'

const LINK_MS = 60 * 60_000
const CONFIRM_MS = 7 * 24 * 60 * 60_000
/** Links of one kind that an address gets in an hour, so that nobody can flood a stranger's mailbox. */
export const MAX_LINKS_PER_HOUR = 5
const LINKS_LIMIT = perHour(MAX_LINKS_PER_HOUR)

const LINKS = {
  'sign-in': { path: '/account/sign-in', mail: magicLinkMail },
  'reset-password': { path: '/account/reset-password', mail: resetPasswordMail },
} as const

/**
 * Does the same work for every address, to hide whether it has an account; only addresses with one get mail. A newer
 * link makes older ones void. A request above the limit changes nothing, so the last link that was mailed still works.
 */
export async function mailLink(
  db: Database,
  purpose: keyof typeof LINKS,
  email: string,
  { baseUrl, browserHash, language }: { baseUrl: string; browserHash?: string; language?: Language },
): Promise<void> {
  const { path, mail } = LINKS[purpose]
  const token = randomToken()
  await transaction(db, async (db) => {
    if (!(await mayMail(db, purpose, email, LINKS_LIMIT))) return
    const user = await findUserByEmail(db, email)
    const words = mail(mailLanguage(user, language), `${baseUrl}${path}?token=${token}`)
    const expiresAt = new Date(Date.now() + LINK_MS).toISOString()
    await voidTokens(db, email, [purpose])
    await insertAccountToken(db, { hash: hashToken(token), purpose, email, expiresAt, browserHash })
    await enqueue(db, { userId: user?.id ?? null, recipient: email, ...words, deliverable: user !== undefined })
  })
}

interface Client {
  device: string | null
  /** The account of the request's own session, if it has one. */
  viewerId: number | undefined
}

/** Returns undefined for an invalid link. */
export function signInByLink(db: Database, token: string, client: Client): Promise<SignedIn | undefined> {
  return transaction(db, async (db) => {
    const user = await proveByLink(db, token, 'sign-in', client)
    return user && { user, sessionId: await startSession(db, user.id, client.device) }
  })
}

/** Returns undefined for an invalid link. Starts a session unless the client has one of this account. */
export function confirmEmail(
  db: Database,
  token: string,
  client: Client,
): Promise<{ signedIn: SignedIn | undefined } | undefined> {
  return transaction(db, async (db) => {
    const user = await proveByLink(db, token, 'confirm-email', client)
    if (!user) return undefined
    if (client.viewerId === user.id) return { signedIn: undefined }
    return { signedIn: { user, sessionId: await startSession(db, user.id, client.device) } }
  })
}

/** Uses a link, which proves its address. */
async function proveByLink(
  db: Db,
  token: string,
  purpose: TokenPurpose,
  { viewerId }: Client,
): Promise<User | undefined> {
  const email = await consumeToken(db, hashToken(token), purpose)
  const user = email === undefined ? undefined : await lockUser(db, { email }, 'no key update')
  return user && proveEmail(db, user, viewerId)
}

/** Mails another link to confirm the address, with the same hourly limit as other links. */
export async function mailConfirmation(
  db: Database,
  user: User,
  { baseUrl, language }: { baseUrl: string; language?: Language },
): Promise<void> {
  const { id, email } = user
  if (email === null) return
  const token = randomToken()
  await transaction(db, async (db) => {
    if (!(await mayMail(db, 'confirm-email', email, LINKS_LIMIT))) return
    const expiresAt = new Date(Date.now() + CONFIRM_MS).toISOString()
    await insertAccountToken(db, { hash: hashToken(token), purpose: 'confirm-email', email, expiresAt })
    const words = confirmEmailMail(mailLanguage(user, language), `${baseUrl}/account/confirm?token=${token}`)
    await enqueue(db, { userId: id, recipient: email, ...words })
  })
}

/** "This wasn't me": ends all sessions, removes password and identities. Returns false for an invalid link. */
export function revokeAccount(db: Database, token: string): Promise<boolean> {
  return transaction(db, async (db) => {
    const email = await consumeToken(db, hashToken(token), 'not-me')
    const user = email === undefined ? undefined : await lockUser(db, { email }, 'no key update')
    if (!user) return false
    await revokeAccess(db, user)
    return true
  })
}
