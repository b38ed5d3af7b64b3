/** Writes a decision into the audit log, in the transaction that carries it out. */
import type { Db } from '../../../db/open.ts'
import type { Actor } from './actor.ts'
import { type AuditEntry, insertEntry } from './queries.ts'

/** How long a decision can be undone. */
export const UNDO_MS = 30 * 24 * 60 * 60_000

export type Decided = Pick<AuditEntry, 'action' | 'subjectType' | 'subjectRef'> &
  Partial<Pick<AuditEntry, 'subjectName' | 'memberId' | 'reason' | 'before' | 'after' | 'undo'>>

export const record = (db: Db, actor: Actor, decided: Decided): Promise<AuditEntry> =>
  insertEntry(db, {
    actorId: actor.id,
    actorName: actor.name,
    subjectName: null,
    memberId: null,
    reason: null,
    before: null,
    after: null,
    undo: null,
    ...decided,
  })

export const undoableUntil = (createdAt: string): string => new Date(Date.parse(createdAt) + UNDO_MS).toISOString()

export const isUndoable = ({ undo, undoneAt, createdAt }: AuditEntry): boolean =>
  undo !== null && undoneAt === null && undoableUntil(createdAt) > new Date().toISOString()
