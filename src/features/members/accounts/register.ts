/** Registration with a password. */
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict } from '../../../http/errors.ts'
import type { Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { checkDisplayName } from '../names/check-display-name.ts'
import { hashPassword } from './passwords.ts'
import { insertUser } from './queries.ts'
import { type Admission, admitNewMember, requireRegistration } from './registration.ts'
import { sendWelcome } from './send-welcome.ts'
import { type SignedIn, startSession } from './sessions.ts'

export interface NewAccount {
  email: string
  password: string
  displayName?: string
  device: string | null
  language?: Language
}

export async function register(
  db: Database,
  account: NewAccount,
  admission: Admission,
  baseUrl: string,
): Promise<SignedIn> {
  requireRegistration(admission)
  const { email, language } = account
  const passwordHash = await hashPassword(account.password)
  return transaction(db, async (db) => {
    const displayName = account.displayName && (await checkDisplayName(db, account.displayName))
    const user = await insertUser(db, { email, displayName, passwordHash, language })
    if (!user) {
      throw conflict(
        message("There's already an account with this email address. Sign in, or get a sign-in link by email."),
        'email_taken',
      )
    }
    await admitNewMember(db, admission, user)
    await sendWelcome(db, user, email, baseUrl)
    return { user, sessionId: await startSession(db, user.id, account.device) }
  })
}
