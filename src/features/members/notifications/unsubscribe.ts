/** Ends mails by the token of a link: those about one's recipes, or the newsletter. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { deleteSubscription, findSubscription } from '../../service/forms/queries.ts'
import { KINDS } from './kinds.ts'
import { findUnsubscribeToken, updatePreferences } from './queries.ts'

const NEWSLETTER = 'with the newsletter'

/** Returns which mails the link is about, to complete "emails …"; undefined if nobody gets them any more. */
export async function findMailsToEnd(db: Db, token: string): Promise<string | undefined> {
  const known = await findUnsubscribeToken(db, token)
  if (known) return KINDS[known.kind].description
  return (await findSubscription(db, token)) && NEWSLETTER
}

/** Returns which mails have ended, or undefined for an unknown token. Repeating it changes nothing more. */
export function unsubscribe(db: Database, token: string): Promise<string | undefined> {
  return transaction(db, async (db) => {
    const known = await findUnsubscribeToken(db, token)
    if (known) {
      await updatePreferences(db, known.userId, { [KINDS[known.kind].preference]: false })
      return KINDS[known.kind].description
    }
    const subscription = await findSubscription(db, token)
    await deleteSubscription(db, token)
    return subscription && NEWSLETTER
  })
}
