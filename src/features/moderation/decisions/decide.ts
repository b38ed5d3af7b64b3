/** Carries out a decision of a moderator or an operator, in one transaction with its entry in the audit log. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { badRequest } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record } from '../audit/record.ts'
import { findItemOf, type ReviewItem } from '../queue/queries.ts'
import type { Subject } from '../withheld/queries.ts'
import { approve, dismiss, hide, remove } from './content.ts'
import type { Decision } from './context.ts'
import { ban, suspend, unsuspend, warn } from './members.ts'
import { merge } from './merge.ts'
import { findReported, findTarget, lockTargetAuthor, requireMayDecide, requireNotManager } from './target.ts'

export const ACTIONS = [
  ...(['hide', 'restore', 'delete', 'dismiss'] as const),
  ...(['warn', 'suspend', 'unsuspend', 'ban', 'merge'] as const),
] as const
export type Action = (typeof ACTIONS)[number]

const DECISIONS: Record<Action, Decision> = {
  hide,
  restore: approve,
  delete: remove,
  dismiss,
  warn,
  suspend,
  unsuspend,
  ban,
  merge,
}

/** The author is told why. */
const NEEDS_REASON: readonly Action[] = ['hide', 'delete', 'warn', 'suspend', 'ban']

export interface Order {
  action: Action
  subject: Subject
  reason?: string
  until?: string
  intoId?: number
}

export interface Service {
  db: Database
  adminEmails: readonly string[]
  /** For links in mails; undefined if it isn't an address that others could open. */
  baseUrl: string | undefined
}

export function decide({ db, adminEmails, baseUrl }: Service, actor: Actor, order: Order): Promise<AuditEntry> {
  const { action, subject, until, intoId } = order
  const reason = order.reason?.trim() || null
  if (reason === null && NEEDS_REASON.includes(action)) throw badRequest(message('Say why'), 'reason')
  const find = action === 'dismiss' ? findReported : findTarget
  return transaction(db, async (db) => {
    if (actor.id !== null) await lockMember(db, actor.id)
    const found = await find(db, subject)
    const author = await lockTargetAuthor(db, found)
    requireMayDecide(actor, author, adminEmails)
    await requireNotManager(db, actor, subject)
    // Read again with the author locked: another moderator may have decided in the meantime.
    const target = await find(db, subject)
    const item = await findOpenItem(db, subject)
    const decided = await DECISIONS[action]({ db, actor, target, author, item, reason, until, intoId, baseUrl })
    const isClosed = item && !(await findOpenItem(db, subject))
    return record(db, actor, {
      subjectType: subject.type,
      subjectRef: subject.id,
      subjectName: target.name || null,
      memberId: author?.id ?? null,
      reason,
      ...decided,
      // Undoing the decision reopens the queue item that it closed.
      ...(decided.undo && isClosed && { undo: { ...decided.undo, reopens: item.cause } }),
    })
  })
}

async function findOpenItem(db: Db, subject: Subject): Promise<ReviewItem | undefined> {
  const item = await findItemOf(db, subject)
  return item?.state === 'open' ? item : undefined
}
