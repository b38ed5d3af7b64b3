/** Gives a member another role. Only operators do. */
import type { Role } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import { findUser, type User, updateUser } from '../../members/accounts/queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record, UNDO_MS } from '../audit/record.ts'
import type { Service } from '../decisions/decide.ts'
import { roleOf } from '../roles/role.ts'

export function changeRole(service: Service, actor: Actor, userId: number, role: Role): Promise<AuditEntry> {
  return transaction(service.db, async (db) => {
    if (actor.id !== null) await lockMember(db, actor.id)
    const user = orNotFound(await lockUser(db, { id: userId }, 'no key update'), 'Member')
    requireRoleChange(service, actor, user, role)
    await updateUser(db, userId, { role })
    return record(db, actor, {
      action: 'change-role',
      subjectType: 'member',
      subjectRef: userId,
      subjectName: user.displayName,
      memberId: userId,
      before: { role: user.role },
      after: { role },
      undo: { kind: 'role', userId, role: user.role },
    })
  })
}

function requireRoleChange({ adminEmails }: Service, actor: Actor, user: User, role: Role): void {
  if (user.id === actor.id) throw conflict(message("You can't change your own role"), 'own_role')
  if (roleOf(user, adminEmails) !== user.role) {
    throw conflict(message('The configuration makes this account an operator (ADMIN_EMAILS)'), 'set_by_configuration')
  }
  if (user.role === role) throw conflict(message('This account has that role already'), 'already_decided')
}

/** Previews a change of role; throws the same errors as the change itself. */
export async function previewRole(service: Service, actor: Actor, userId: number, role: Role) {
  const user = orNotFound(await findUser(service.db, userId), 'Member')
  requireRoleChange(service, actor, user, role)
  return {
    ...{ displayName: user.displayName, before: user.role, after: role },
    undoableUntil: new Date(Date.now() + UNDO_MS).toISOString(),
  }
}
