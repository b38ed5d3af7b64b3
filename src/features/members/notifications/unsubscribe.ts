/** Unsubscribes by the token of a link, from mails about a member's recipes or from the newsletter. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { deleteSubscription, findSubscription } from '../../service/forms/queries.ts'
import { KINDS } from './kinds.ts'
import { findUnsubscribeToken, updatePreferences } from './queries.ts'

const NEWSLETTER = message("You won't get our newsletter anymore.")

/** Returns which mails the link would end, or undefined for an unknown or expired token. */
export async function findMailsToEnd(db: Db, token: string): Promise<Message | undefined> {
  const known = await findUnsubscribeToken(db, token)
  if (known) return KINDS[known.kind].ended
  return (await findSubscription(db, token)) && NEWSLETTER
}

/** Returns which mails have ended, or undefined for an unknown token. Repeating it changes nothing more. */
export function unsubscribe(db: Database, token: string): Promise<Message | undefined> {
  return transaction(db, async (db) => {
    const known = await findUnsubscribeToken(db, token)
    if (known) {
      await updatePreferences(db, known.userId, { [KINDS[known.kind].preference]: false })
      return KINDS[known.kind].ended
    }
    const subscription = await findSubscription(db, token)
    await deleteSubscription(db, token)
    return subscription && NEWSLETTER
  })
}
