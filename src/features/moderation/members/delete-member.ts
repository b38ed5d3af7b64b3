/**
 * Deletes an account for an operator, with or without what it shared. The account is closed at once and deleted for
 * good after 30 days; until then this can be undone. (An account that its own member deletes is gone at once.)
 */
import type { Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, FOREVER, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import { type User, updateUser } from '../../members/accounts/queries.ts'
import { deleteSessionsOf } from '../../members/accounts/session-queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record, UNDO_MS } from '../audit/record.ts'
import type { Service } from '../decisions/decide.ts'
import { requireMayDecide } from '../decisions/target.ts'
import type { Subject } from '../withheld/queries.ts'
import { withdraw } from '../withheld/withdraw.ts'
import { listSharedBy, listUnusedCoffeesOf } from './queries.ts'

export interface DeletionUndo {
  kind: 'deletion'
  userId: number
  subjects: Subject[]
  /** The suspension that the account had before. */
  suspension: Pick<User, 'suspendedUntil' | 'suspensionReason' | 'suspensionAppeal' | 'suspensionAppealedAt'>
}

export type Content = 'keep' | 'delete'

export function deleteMember(
  service: Service,
  actor: Actor,
  userId: number,
  { content, reason }: { content: Content; reason: string | null },
): Promise<AuditEntry> {
  return transaction(service.db, async (db) => {
    if (actor.id !== null) await lockMember(db, actor.id)
    const user = orNotFound(await lockUser(db, { id: userId }, 'no key update'), 'Member')
    requireMayDecide(actor, user, service.adminEmails)
    if (user.id === actor.id) throw conflict(message("You can't do this to yourself"), 'own_content')
    if (user.deletionDueAt !== null) throw conflict(message('This account is deleted already'), 'already_decided')
    const deletionDueAt = new Date(Date.now() + UNDO_MS).toISOString()
    const subjects = content === 'delete' ? await takeContent(db, userId, deletionDueAt) : []
    // The profile page is gone from now on, with either choice.
    const profile: Subject = { type: 'profile', id: userId }
    if (await withdraw(db, profile, { state: 'deleted', reason, purgeAt: deletionDueAt })) subjects.push(profile)
    const { suspendedUntil, suspensionReason, suspensionAppeal, suspensionAppealedAt } = user
    const suspension = { suspendedUntil, suspensionReason, suspensionAppeal, suspensionAppealedAt }
    await updateUser(db, userId, {
      ...{ deletionDueAt, suspendedUntil: FOREVER, suspensionReason: reason },
      ...{ suspensionAppeal: null, suspensionAppealedAt: null },
    })
    await deleteSessionsOf(db, userId)
    return record(db, actor, {
      action: 'delete-member',
      subjectType: 'member',
      subjectRef: userId,
      subjectName: user.displayName,
      memberId: userId,
      reason,
      after: { content, taken: subjects.length, deletionDueAt },
      undo: { kind: 'deletion', userId, subjects, suspension } satisfies DeletionUndo,
    })
  })
}

async function takeContent(db: Db, userId: number, purgeAt: string): Promise<Subject[]> {
  const { recipes, comments } = await listSharedBy(db, userId)
  const coffees = await listUnusedCoffeesOf(db, userId)
  const subjects: Subject[] = [
    ...recipes.map((id) => ({ type: 'recipe' as const, id })),
    ...comments.map((id) => ({ type: 'comment' as const, id })),
    ...coffees.map((id) => ({ type: 'coffee' as const, id })),
  ]
  const taken: Subject[] = []
  for (const subject of subjects) {
    if (await withdraw(db, subject, { state: 'deleted', reason: null, purgeAt, takesRoaster: true }))
      taken.push(subject)
  }
  return taken
}
