/**
 * Merges a duplicate into the coffee or roaster that stays. What members have (recipes, brews, library, follows) moves
 * over, once per member; what is left of the duplicate is withheld as deleted, so that undoing can bring it back.
 */

import type { Db } from '../../../db/open.ts'
import { badRequest, conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { UNDO_MS } from '../audit/record.ts'
import { deleteMerged, insertMerged } from '../merged/queries.ts'
import { closeItem } from '../queue/queries.ts'
import { findWithheld, type Subject, updateWithheld } from '../withheld/queries.ts'
import { restore } from '../withheld/restore.ts'
import { readSnapshot } from '../withheld/snapshot.ts'
import { withdraw } from '../withheld/withdraw.ts'
import type { Context, Decision } from './context.ts'
import { type CoffeeMoves, mergeCoffee, unmergeCoffee } from './merge-coffees.ts'
import { mergeRoaster, type RoasterMoves, unmergeRoaster } from './merge-roasters.ts'
import { findTarget } from './target.ts'

export type MergeUndo =
  | { kind: 'merge'; type: 'coffee'; fromId: number; intoId: number; moves: CoffeeMoves }
  | { kind: 'merge'; type: 'roaster'; fromId: number; intoId: number; moves: RoasterMoves }

export const merge: Decision = async (context) => {
  const { db, target, intoId } = context
  const { type, id } = target.subject
  if (type !== 'coffee' && type !== 'roaster') {
    throw badRequest(message('Only coffees and roasters can be merged'), 'subjectType')
  }
  if (intoId === undefined) throw badRequest(message('Choose what to merge this into'), 'intoId')
  if (intoId === id) throw badRequest(message('Choose two different things to merge'), 'intoId')
  const into = await findTarget(db, { type, id: intoId })
  if (target.withheld || into.withheld) {
    throw conflict(message('This is hidden. Restore it first.'), 'already_decided')
  }
  const undo: MergeUndo =
    type === 'coffee'
      ? { kind: 'merge', type, fromId: id, intoId, moves: await mergeCoffee(db, id, intoId) }
      : { kind: 'merge', type, fromId: id, intoId, moves: await mergeRoaster(db, id, intoId) }
  await insertMerged(db, type, { fromId: id, intoId, slug: type === 'roaster' ? slugOf(target.snapshot) : null })
  await takeDuplicate(context)
  return { action: 'merge', before: { name: target.name }, after: { intoId, name: into.name }, undo }
}

const slugOf = (snapshot: object): string => (snapshot as { slug: string }).slug

async function takeDuplicate({ db, target, reason }: Context): Promise<void> {
  const purgeAt = new Date(Date.now() + UNDO_MS).toISOString()
  await withdraw(db, target.subject, { state: 'deleted', reason, purgeAt })
  const withheld = await findWithheld(db, target.subject)
  // A duplicate isn't its author's fault, so it isn't listed among their withheld things.
  if (withheld) await updateWithheld(db, withheld.id, { authorId: null })
  await closeItem(db, target.subject)
}

/** Restores the duplicate, and moves back those of its rows that are still where they were moved to. */
export async function unmerge(db: Db, { type, fromId, intoId, moves }: MergeUndo): Promise<void> {
  const subject: Subject = { type, id: fromId }
  const withheld = await findWithheld(db, subject)
  if (!withheld) throw conflict(message("There's nothing left to restore"), 'nothing_left')
  if (!(await readSnapshot(db, { type, id: intoId }))) {
    throw conflict(message('What this was merged into is hidden or merged itself. Undo that first.'), 'parent_missing')
  }
  await deleteMerged(db, type, fromId)
  await restore(db, withheld)
  if (type === 'coffee') await unmergeCoffee(db, fromId, intoId, moves)
  else await unmergeRoaster(db, fromId, intoId, moves)
}
