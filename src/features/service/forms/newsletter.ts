/** Subscribing to the newsletter: an address is subscribed once its owner has confirmed it by a mailed link. */
import type { Database } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Language } from '../../../i18n/languages.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { mayMail, perDay } from '../../../mail/mail-limits.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { newsletterMail } from '../../../mail/templates.ts'
import { unsubscribeUrl } from '../../../mail/unsubscribe-url.ts'
import { findUserByEmail } from '../../members/accounts/queries.ts'
import { randomToken } from '../../members/accounts/tokens.ts'
import { isSubscribed, upsertSubscription } from './queries.ts'

const TO_CONFIRM = perDay(3)

/** Mails a link, unless the address is subscribed or over the daily limit. Links in earlier mails stay valid. */
export async function requestSubscription(
  db: Database,
  { email, source, wantedLanguage }: { email: string; source: string | null; wantedLanguage?: Language },
  baseUrl: string,
): Promise<void> {
  await transaction(db, async (db) => {
    if (await isSubscribed(db, email)) return
    if (!(await mayMail(db, 'newsletter', email, TO_CONFIRM))) return
    const token = await upsertSubscription(db, { email, source, token: randomToken() })
    if (token === undefined) return
    const confirm = `${baseUrl}/newsletter/confirm?token=${token}`
    const language = mailLanguage(await findUserByEmail(db, email), wantedLanguage)
    const words = newsletterMail(language, { confirm, unsubscribe: unsubscribeUrl(baseUrl, token) })
    await enqueue(db, { userId: null, recipient: email, ...words })
  })
}
