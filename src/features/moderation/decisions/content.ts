/** Decisions about things: hide, delete, restore, or dismiss the reports. */
import { conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { appealRejectedMail, deletedMail, hiddenMail, restoredMail } from '../../../mail/moderation-templates.ts'
import { UNDO_MS } from '../audit/record.ts'
import { closeItem } from '../queue/queries.ts'
import { lockWithheld, updateWithheld, type Withheld } from '../withheld/queries.ts'
import { restore } from '../withheld/restore.ts'
import { withdraw } from '../withheld/withdraw.ts'
import type { Context, Decision } from './context.ts'
import { notifyAuthors } from './notify-author.ts'

/** How to return a thing to its previous state. */
export interface ThingUndo {
  kind: 'thing'
  state: 'public' | Withheld['state']
  reason: string | null
}

export const hide: Decision = (context) => withdrawContent(context, 'hidden')
export const remove: Decision = (context) => withdrawContent(context, 'deleted')

async function withdrawContent(context: Context, state: 'hidden' | 'deleted') {
  const { db, target, reason, baseUrl } = context
  const undo = await setState(context, state)
  await closeItem(db, target.subject)
  await notifyAuthors(context, state === 'hidden' ? hiddenMail : deletedMail, { name: target.name, reason, baseUrl })
  return { action: state === 'hidden' ? 'hide' : 'delete', before: { state: undo.state }, after: { state }, undo }
}

/** Changes the state of a thing, public or not, and returns how to change it back. */
export async function setState(
  { db, target, reason }: Pick<Context, 'db' | 'target' | 'reason'>,
  state: Withheld['state'],
): Promise<ThingUndo> {
  const purgeAt = state === 'deleted' ? new Date(Date.now() + UNDO_MS).toISOString() : null
  const withheld = await lockWithheld(db, target.subject)
  if (!withheld) {
    if (!(await withdraw(db, target.subject, { state, reason, purgeAt, takesRoaster: true }))) throw changedMeanwhile()
    return { kind: 'thing', state: 'public', reason: null }
  }
  if (withheld.state === state) throw conflict(ALREADY[state], 'already_decided')
  await updateWithheld(db, withheld.id, { state, reason, purgeAt })
  return { kind: 'thing', state: withheld.state, reason: withheld.reason }
}

const ALREADY = {
  hidden: message('This is hidden already'),
  deleted: message('This is deleted already'),
  pending: message('This waits for review already'),
}

const changedMeanwhile = () =>
  conflict(message('This has changed in the meantime. Look at it again.'), 'changed_meanwhile')

/** Makes a thing public: one that was hidden or deleted, or one that waited for its first review. */
export const approve: Decision = async (context) => {
  const { db, target, reason, baseUrl } = context
  const withheld = await lockWithheld(db, target.subject)
  if (!withheld) throw conflict(message('This is public already'), 'already_decided')
  const { state, reason: oldReason } = withheld
  await restore(db, withheld)
  await closeItem(db, target.subject)
  await notifyAuthors(context, restoredMail, { name: target.name, reason, baseUrl })
  const undo: ThingUndo = { kind: 'thing', state, reason: oldReason }
  return { action: state === 'pending' ? 'approve' : 'restore', before: { state }, after: { state: 'public' }, undo }
}

/** Closes the reports of a thing that is fine, or rejects an appeal. */
export const dismiss: Decision = async (context) => {
  const { db, target, item, reason, baseUrl } = context
  if (!(await closeItem(db, target.subject))) throw conflict(message('Nothing waits here'), 'already_decided')
  // An author who appealed expects an answer.
  if (item?.cause === 'appeal') {
    await notifyAuthors(context, appealRejectedMail, { name: target.name, reason, baseUrl })
  }
  return { action: 'dismiss', undo: { kind: 'item' } }
}
