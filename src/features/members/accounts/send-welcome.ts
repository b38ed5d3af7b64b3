/** Sends the welcome mail, with links to confirm the address or to disown an account that somebody else created. */
import type { Db } from '../../../db/open.ts'
import { welcomeMail } from '../../../mail/account-templates.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { mayMail, perDay } from '../../../mail/mail-limits.ts'
import { enqueue } from '../../../mail/outbox.ts'
import type { User } from './queries.ts'
import { insertAccountToken } from './token-queries.ts'
import { hashToken, randomToken } from './tokens.ts'

const LINKS_MS = 7 * 24 * 60 * 60_000

/** Registering and deleting an account again and again must not flood a stranger's mailbox. */
const WELCOME_LIMIT = perDay(3)

export async function sendWelcome(db: Db, user: User, email: string, baseUrl: string): Promise<void> {
  if (!(await mayMail(db, 'welcome', email, WELCOME_LIMIT))) return
  const expiresAt = new Date(Date.now() + LINKS_MS).toISOString()
  const [confirm, notMe] = [randomToken(), randomToken()]
  await insertAccountToken(db, { hash: hashToken(confirm), purpose: 'confirm-email', email, expiresAt })
  await insertAccountToken(db, { hash: hashToken(notMe), purpose: 'not-me', email, expiresAt })
  const words = welcomeMail(
    mailLanguage(user),
    `${baseUrl}/account/confirm?token=${confirm}`,
    `${baseUrl}/account/not-me?token=${notMe}`,
  )
  await enqueue(db, { userId: user.id, recipient: email, ...words })
}
