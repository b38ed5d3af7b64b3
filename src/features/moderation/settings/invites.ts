/** Creates and removes invitations, with entries in the audit log. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/errors.ts'
import { deleteInvite, type InviteRow, insertInvite, insertInviteAgain } from '../../members/accounts/invite-queries.ts'
import { hashToken, randomToken } from '../../members/accounts/tokens.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record } from '../audit/record.ts'

const DAY_MS = 24 * 60 * 60_000

export interface InviteUndo {
  kind: 'invite'
  id: number
  /** The removed invitation, which undoing restores; null if it was created, so that undoing removes it. */
  removed: InviteRow | null
}

export interface Invited {
  id: number
  /** Shown only once, since the database stores only its hash. */
  token: string
  expiresAt: string
}

export function createInvite(
  db: Database,
  actor: Actor,
  { uses, days, note }: { uses: number; days: number; note: string | null },
): Promise<Invited> {
  const token = randomToken()
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
  return transaction(db, async (db) => {
    const id = await insertInvite(db, { hash: hashToken(token), usesLeft: uses, note, expiresAt })
    await record(db, actor, {
      ...{ action: 'invite', subjectType: 'invite', subjectRef: id, after: { uses, expiresAt, note } },
      undo: { kind: 'invite', id, removed: null } satisfies InviteUndo,
    })
    return { id, token, expiresAt }
  })
}

export function removeInvite(db: Database, actor: Actor, id: number): Promise<AuditEntry> {
  return transaction(db, async (db) => {
    const removed = await deleteInvite(db, id)
    if (!removed) throw notFound('Invitation')
    const { usesLeft, expiresAt, note } = removed
    return record(db, actor, {
      ...{ action: 'remove-invite', subjectType: 'invite', subjectRef: id, before: { usesLeft, expiresAt, note } },
      undo: { kind: 'invite', id, removed } satisfies InviteUndo,
    })
  })
}

export async function undoInvite(db: Db, { id, removed }: InviteUndo): Promise<void> {
  if (removed) await insertInviteAgain(db, removed)
  else await deleteInvite(db, id)
}
