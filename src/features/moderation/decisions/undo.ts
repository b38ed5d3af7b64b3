/** Undoes a decision within 30 days, from its entry in the audit log. Undoing is a decision as well. */
import type { Db } from '../../../db/open.ts'
import type { Role } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, forbidden, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import { findUser, updateUser } from '../../members/accounts/queries.ts'
import { voidTokens } from '../../members/accounts/token-queries.ts'
import type { Actor } from '../audit/actor.ts'
import { type AuditEntry, findEntry, lockEntry, markUndone } from '../audit/queries.ts'
import { isUndoable, record } from '../audit/record.ts'
import { deleteBans } from '../bans/queries.ts'
import { type CoffeeUndo, editCoffee } from '../content/edit-coffee.ts'
import { type GrinderUndo, undoGrinder } from '../equipment/decide.ts'
import { type SuggestionUndo, undoSuggestion } from '../equipment/remove-suggestion.ts'
import type { DeletionUndo } from '../members/delete-member.ts'
import { openItem, type ReviewItem } from '../queue/queries.ts'
import { type RoasterUndo, undoForRoaster } from '../roasters/undo.ts'
import { hasRole } from '../roles/role.ts'
import { type SettingsUndo, storeSettings } from '../settings/change.ts'
import { type InviteUndo, undoInvite } from '../settings/invites.ts'
import { lockWithheld, type Subject } from '../withheld/queries.ts'
import { restore } from '../withheld/restore.ts'
import { readSnapshot } from '../withheld/snapshot.ts'
import { setState, type ThingUndo } from './content.ts'
import type { Service } from './decide.ts'
import type { SuspensionUndo } from './members.ts'
import { type MergeUndo, unmerge } from './merge.ts'
import { findTarget, requireMayDecide, requireNotManager } from './target.ts'

/** `reopens` is why the thing waited in the queue before the decision. */
export type Undo = UndoOf & { reopens?: ReviewItem['cause'] }

type UndoOf =
  | ThingUndo
  | { kind: 'item' }
  | { kind: 'warning' }
  | SuspensionUndo
  | MergeUndo
  | { kind: 'role'; userId: number; role: Role }
  | RoasterUndo
  | SettingsUndo
  | InviteUndo
  | DeletionUndo
  | CoffeeUndo
  | GrinderUndo
  | SuggestionUndo
  | { kind: 'password-link'; userId: number }

/** Decisions that only operators take, so that only they can undo them. */
const OF_OPERATORS = ['role', 'deletion', 'settings', 'invite', 'roaster-columns', 'password-link']

export async function undoDecision(
  service: Service & { catalog?: Catalog },
  actor: Actor,
  id: number,
): Promise<AuditEntry> {
  const { catalog } = service
  const edited = await findEntry(service.db, id)
  if (catalog && edited && isUndoable(edited) && (edited.undo as Undo).kind === 'coffee') {
    const { facts } = edited.undo as CoffeeUndo
    const prepare = async (db: Db) => {
      if (actor.id !== null) await lockMember(db, actor.id)
      if (edited.memberId !== null) await lockUser(db, { id: edited.memberId }, 'key share')
      await lockUndoable(db, id)
    }
    return editCoffee({ db: service.db, catalog }, actor, edited.subjectRef, facts, { undoes: id, prepare })
  }
  return transaction(service.db, async (db) => {
    if (actor.id !== null) await lockMember(db, actor.id)
    const { memberId, subjectType, subjectRef } = orNotFound(await findEntry(db, id), 'Entry')
    // Locks the member before the entry, since every decision locks the member first.
    const member = memberId === null ? undefined : await lockUser(db, { id: memberId }, 'no key update')
    requireMayDecide(actor, member, service.adminEmails)
    if (subjectType === 'roaster') await requireNotManager(db, actor, { type: subjectType, id: subjectRef })
    const entry = await lockUndoable(db, id)
    const undo = entry.undo as Undo
    if (OF_OPERATORS.includes(undo.kind) && !hasRole(actor.role, 'operator')) {
      throw forbidden(message('Only operators can do this'), 'not_an_operator')
    }
    await carryOut(db, entry, undo)
    if (undo.reopens) await openItem(db, subjectOf(entry), undo.reopens)
    await markUndone(db, id)
    const { subjectName, before, after } = entry
    return record(db, actor, {
      ...{ action: 'undo', subjectType, subjectRef, subjectName, memberId },
      ...{ before: after, after: before, reason: null },
    })
  })
}

/** Locks the entry, so that it is undone only once. Throws if it can't be undone any more. */
async function lockUndoable(db: Db, id: number): Promise<AuditEntry> {
  const entry = orNotFound(await lockEntry(db, id), 'Entry')
  if (entry.undoneAt !== null) throw conflict(message('This was undone already'), 'already_undone')
  if (!isUndoable(entry)) throw conflict(message("This can't be undone any more"), 'too_late')
  return entry
}

const subjectOf = ({ subjectType, subjectRef }: AuditEntry): Subject =>
  ({ type: subjectType, id: subjectRef }) as Subject

async function carryOut(db: Db, entry: AuditEntry, undo: Undo): Promise<void> {
  switch (undo.kind) {
    case 'thing':
      return undoThing(db, subjectOf(entry), undo)
    case 'item':
      // The caller handles `reopens`; nothing else has changed.
      return
    case 'warning':
      // The mail can't be recalled, but the warning doesn't count any more.
      return
    case 'suspension': {
      const { suspendedUntil, suspensionReason, suspensionAppeal, suspensionAppealedAt } = undo
      await deleteBans(db, undo.bans)
      await updateUser(db, undo.userId, {
        ...{ suspendedUntil, suspensionReason, suspensionAppeal, suspensionAppealedAt },
      })
      return
    }
    case 'merge':
      return unmerge(db, undo)
    case 'role':
      await updateUser(db, undo.userId, { role: undo.role })
      return
    case 'claim':
    case 'membership':
    case 'roaster':
    case 'change':
    case 'roaster-columns':
      return undoForRoaster(db, undo)
    case 'settings':
      return storeSettings(db, undo.values)
    case 'invite':
      return undoInvite(db, undo)
    case 'deletion':
      return undoDeletion(db, undo)
    case 'grinder':
      return undoGrinder(db, entry.subjectRef, undo)
    case 'suggestion':
      return undoSuggestion(db, undo)
    case 'password-link': {
      const user = await findUser(db, undo.userId)
      if (user?.email) await voidTokens(db, user.email, ['reset-password'])
      return
    }
    case 'coffee':
      throw conflict(message('Change the coffee back by hand'), 'by_hand')
  }
}

async function undoThing(db: Db, subject: Subject, { state, reason }: ThingUndo): Promise<void> {
  if (state === 'public') {
    const withheld = await lockWithheld(db, subject)
    if (!withheld) {
      // Its author may have deleted it.
      if (!(await readSnapshot(db, subject))) throw conflict(message("There's nothing left to restore"), 'nothing_left')
      throw conflict(message('This is public already'), 'already_decided')
    }
    return restore(db, withheld)
  }
  await setState({ db, target: await findTarget(db, subject), reason }, state)
  if (state === 'pending') await openItem(db, subject, 'held')
}

async function undoDeletion(db: Db, undo: DeletionUndo): Promise<void> {
  await updateUser(db, undo.userId, { deletionDueAt: null, ...undo.suspension })
  // Coffees before recipes before comments, since each needs the one before.
  const order = ['roaster', 'coffee', 'recipe', 'comment', 'profile']
  for (const subject of undo.subjects.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))) {
    const withheld = await lockWithheld(db, subject)
    if (withheld) await restore(db, withheld)
  }
}
