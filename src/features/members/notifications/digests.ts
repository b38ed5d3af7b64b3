/** Mails authors what happened on a recipe since the last mail about it, at most once an hour for each kind. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { digestMail } from '../../../mail/notification-templates.ts'
import { mailAuthor, wantsMail } from './notify-author.ts'
import { type DigestKey, deleteDigest, findDueDigest, lockAuthor, lockDueDigest, restartDigest } from './queries.ts'

/** Handles all digests that are due and returns how many had events. Several nodes can do this at the same time. */
export async function sendDueDigests(db: Database, baseUrl: string): Promise<number> {
  let sent = 0
  for (;;) {
    const due = await findDueDigest(db)
    if (!due) return sent
    if (await transaction(db, (db) => sendDigest(db, due, baseUrl))) sent++
  }
}

/** Locks the author first, as deleting an account does. Another node may have sent the digest since it was found. */
async function sendDigest(db: Db, due: DigestKey, baseUrl: string): Promise<boolean> {
  const author = await lockAuthor(db, due.recipeId)
  const digest = await lockDueDigest(db, due)
  if (!digest) return false
  const { kind, count } = digest
  if (count === 0 || author?.id !== digest.userId || !wantsMail(author, kind)) {
    await deleteDigest(db, due)
    return false
  }
  await restartDigest(db, due)
  await mailAuthor(db, author, due, baseUrl, (about) => digestMail({ ...about, kind, count }))
  return true
}
