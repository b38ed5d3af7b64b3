/** Changes the address of an account, once both the old address and the new one have confirmed it. */
import { isUniqueViolation } from '../../../db/failures.ts'
import type { Database, Db } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'
import { transaction } from '../../../db/transaction.ts'
import { AppError, conflict, forbidden, orNotFound } from '../../../http/errors.ts'
import type { Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { approveNewEmailMail, confirmNewEmailMail, emailChangedMail } from '../../../mail/account-templates.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { isBanned } from '../../moderation/bans/queries.ts'
import {
  confirmEmailChange,
  deleteEmailChange,
  type EmailChange,
  findEmailChangeByToken,
  replaceEmailChange,
} from './email-change-queries.ts'
import { lockUser } from './lock-user.ts'
import { findUserByEmail, type User, updateUser } from './queries.ts'
import { deleteTokensOf } from './token-queries.ts'
import { hashToken, randomToken } from './tokens.ts'

const CHANGE_MS = 24 * 60 * 60_000
const CONFIRM_PATH = '/account/email'

/**
 * Mails a link to both addresses. The old one needn't confirm if it was never proven: members who mistyped their
 * address couldn't correct it otherwise. If the new address already has an account, no mail is sent to it, and the
 * response doesn't reveal that.
 */
export async function requestEmailChange(
  db: Database,
  userId: number,
  newEmail: string,
  { baseUrl, language: wanted }: { baseUrl: string; language?: Language },
): Promise<void> {
  await transaction(db, async (db) => {
    const user = orNotFound(await lockUser(db, { id: userId }, 'no key update'), 'Account')
    if (user.email === newEmail) throw conflict(message("That's already your email address"), 'email_unchanged')
    await requireNotBanned(db, newEmail)
    const isTaken = (await findUserByEmail(db, newEmail)) !== undefined
    const oldToken = user.email !== null && user.emailVerifiedAt !== null ? randomToken() : null
    const newToken = randomToken()
    await replaceEmailChange(db, {
      userId,
      newEmail,
      oldTokenHash: oldToken && hashToken(oldToken),
      newTokenHash: hashToken(newToken),
      oldConfirmedAt: null,
      newConfirmedAt: null,
      createdAt: now(),
      expiresAt: new Date(Date.now() + CHANGE_MS).toISOString(),
    })
    const language = mailLanguage(user, wanted)
    const linkTo = (token: string) => `${baseUrl}${CONFIRM_PATH}?token=${token}`
    if (oldToken) {
      const words = approveNewEmailMail(language, newEmail, linkTo(oldToken))
      await enqueue(db, { userId, recipient: user.email!, ...words })
    }
    const words = confirmNewEmailMail(language, linkTo(newToken))
    await enqueue(db, { userId, recipient: newEmail, ...words, deliverable: !isTaken })
  })
}

async function requireNotBanned(db: Db, email: string): Promise<void> {
  if (await isBanned(db, { email })) throw forbidden(message("You can't use this email address here"), 'banned')
}

export interface Confirmation {
  change: EmailChange
  /** Which of the two links it was. */
  by: 'old' | 'new'
  isComplete: boolean
}

/** Confirms a change by one of its links, and carries it out once no other confirmation is missing. */
export function confirmChange(db: Database, token: string): Promise<Confirmation> {
  const hash = hashToken(token)
  return transaction(db, async (db) => {
    const found = await findEmailChangeByToken(db, hash)
    const user = found && (await lockUser(db, { id: found.userId }, 'no key update'))
    const by = found?.oldTokenHash === hash ? 'old' : 'new'
    const change = user && (await confirmEmailChange(db, hash, by))
    if (!user || !change) throw new AppError(400, 'invalid_token', message('This link has expired or was already used'))
    const isComplete =
      change.newConfirmedAt !== null && (change.oldTokenHash === null || change.oldConfirmedAt !== null)
    if (isComplete) await makeChange(db, user, change.newEmail)
    return { change, by, isComplete }
  })
}

async function makeChange(db: Db, user: User, newEmail: string): Promise<void> {
  // The address may have been banned since the links were mailed.
  await requireNotBanned(db, newEmail)
  try {
    await updateUser(db, user.id, { email: newEmail, emailVerifiedAt: now() })
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
  await deleteEmailChange(db, user.id)
  if (user.email === null) return
  await deleteTokensOf(db, user.email)
  await enqueue(db, { userId: user.id, recipient: user.email, ...emailChangedMail(mailLanguage(user)) })
}

const emailTaken = () => conflict(message("There's already an account with this email address"), 'email_taken')
