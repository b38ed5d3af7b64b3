/** Lets authors change their things while these wait for review, and delete pending or hidden ones. */
import type { Db } from '../../../db/open.ts'
import { AppError, conflict, forbidden } from '../../../http/errors.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { closeItem, findItemOf } from '../queue/queries.ts'
import * as queries from './queries.ts'
import { restore } from './restore.ts'
import { withdraw } from './withdraw.ts'

export const HIDDEN: Message = message(
  "A moderator has hidden this, so it can't be changed. You can delete it, or ask us to look at it again.",
)

/** Undefined if a moderator has deleted the thing: its author can't see it either. */
async function lockOwn(db: Db, userId: number, subject: queries.Subject): Promise<queries.Withheld | undefined> {
  const withheld = await queries.lockWithheld(db, subject)
  return withheld && withheld.authorId === userId && withheld.state !== 'deleted' ? withheld : undefined
}

/**
 * Puts something that waits for review back into its tables, so that the transaction can change it like a public thing.
 * Returns a function that withdraws it again, to call before the transaction ends, or undefined if it isn't waiting.
 * Throws 409 if a moderator hid it. Call it with the member locked.
 */
export async function releaseForEdit(
  db: Db,
  userId: number,
  subject: queries.Subject,
): Promise<(() => Promise<void>) | undefined> {
  const held = await lockOwn(db, userId, subject)
  if (!held) return undefined
  if (held.state === 'hidden') throw conflict(HIDDEN, 'hidden')
  const roasters = (await queries.readStored(db, held.id)).get('roasters') ?? []
  await restoreForAuthor(db, held)
  return async () => {
    const { reason, createdAt, appealText, appealedAt } = held
    await withdraw(db, subject, { state: 'pending', reason, takesRoaster: true })
    const again = await queries.findWithheld(db, subject)
    await queries.updateWithheld(db, again!.id, { createdAt, appealText, appealedAt })
    // The coffee may have moved to another roaster and left this one unused.
    for (const { id } of roasters) await deleteIfUnused(db, id as number)
  }
}

async function restoreForAuthor(db: Db, held: queries.Withheld): Promise<void> {
  try {
    await restore(db, held)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'parent_missing') throw error
    throw conflict(message("What this belongs to isn't public at the moment, so it can't be changed"), 'parent_missing')
  }
}

async function deleteIfUnused(db: Db, roasterId: number): Promise<void> {
  if (await queries.findUnusedRoaster(db, roasterId)) await queries.deleteRows(db, 'roasters', [roasterId])
}

/** Deletes a withheld thing for good. Returns false if it isn't withheld or theirs. Call it with the member locked. */
export async function deleteOwn(db: Db, userId: number, subject: queries.Subject): Promise<boolean> {
  const withheld = await lockOwn(db, userId, subject)
  if (!withheld) return false
  if (subject.type === 'coffee' && (await queries.isUsedByOthers(db, withheld.id, userId))) {
    throw forbidden(message("Other members use this coffee, so it can't be deleted"), 'in_use')
  }
  await queries.deleteWithheld(db, withheld.id)
  // If others reported it, the item stays open for a moderator.
  if ((await findItemOf(db, subject))?.reportCount === 0) await closeItem(db, subject)
  return true
}
