/** Schemas of the audit log. */
import { type Static, Type } from 'typebox'
import { SUBJECT_TYPES } from '../../../db/tables.ts'
import { Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import type { AuditEntry } from './queries.ts'
import { isUndoable, undoableUntil } from './record.ts'

export const AUDIT_SUBJECTS = [
  ...SUBJECT_TYPES,
  ...(['member', 'claim', 'roaster-change', 'invite', 'settings', 'backup', 'grinder', 'suggestion'] as const),
] as const

const Details = Nullable(Type.Object({}, { additionalProperties: true }))

export const AuditEntrySchema = Type.Object({
  id: Id(),
  actorId: Nullable(Id()),
  actorName: Type.String(),
  action: Type.String(),
  subject: Type.Object({
    type: OneOf(AUDIT_SUBJECTS),
    id: Type.Integer(),
    name: Nullable(Type.String()),
  }),
  memberId: Nullable(Type.Integer({ description: 'Whom it concerns' })),
  reason: Nullable(Type.String()),
  before: Details,
  after: Details,
  createdAt: Timestamp,
  undoneAt: Nullable(Timestamp),
  isUndoable: Type.Boolean(),
  undoableUntil: Nullable(Timestamp),
})

export const toAuditEntry = (entry: AuditEntry): Static<typeof AuditEntrySchema> => ({
  id: entry.id,
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action,
  subject: { type: entry.subjectType, id: entry.subjectRef, name: entry.subjectName },
  memberId: entry.memberId,
  reason: entry.reason,
  before: entry.before,
  after: entry.after,
  createdAt: entry.createdAt,
  undoneAt: entry.undoneAt,
  isUndoable: isUndoable(entry),
  undoableUntil: entry.undo === null ? null : undoableUntil(entry.createdAt),
})
