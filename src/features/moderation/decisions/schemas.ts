/** Request and response schemas of decisions. */
import { Type } from 'typebox'
import { ROLES, SUBJECT_TYPES } from '../../../db/tables.ts'
import { Id, Nullable, OneOf, Text, Timestamp } from '../../../http/schemas.ts'
import { AuditEntrySchema } from '../audit/schemas.ts'
import { ACTIONS } from './decide.ts'

export const SubjectTypeSchema = OneOf(SUBJECT_TYPES, { description: 'A profile has the id of its member' })

export const DecisionBody = Type.Object({
  action: OneOf(ACTIONS, {
    description:
      'hide, delete (both reversible), restore (also what waits for review), dismiss (the reports), warn, suspend, unsuspend or ban (the author), merge (a coffee or roaster into another)',
  }),
  subjectType: SubjectTypeSchema,
  subjectId: Id(),
  reason: Type.Optional(
    Text(500, 'For the author, who reads it by email; required to hide, delete, warn, suspend and ban'),
  ),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'When a suspension ends, within a year' })),
  intoId: Type.Optional(Id('What a duplicate is merged into')),
})

export const PreviewQuery = Type.Object({
  preview: Type.Optional(Type.Boolean({ description: 'Only say what it would change; `entry` is null' })),
})

const Effect = Type.Object({
  action: OneOf(ACTIONS),
  subject: Type.Object({ type: OneOf(SUBJECT_TYPES), id: Id(), name: Type.String() }),
  state: OneOf(['public', 'pending', 'hidden', 'deleted'], { description: 'Before the decision' }),
  author: Nullable(Type.Object({ id: Id(), displayName: Type.String(), role: OneOf(ROLES) })),
  counts: Type.Record(Type.String(), Type.Integer(), {
    description: 'What goes with it: recipes, comments, votes, saves, brews …; each counted up to 10,000',
  }),
  into: Nullable(Type.Object({ id: Id(), name: Type.String() })),
  until: Nullable(Timestamp),
  tellsAuthor: Type.Boolean({ description: 'Whether the author gets an email' }),
  undoableUntil: Nullable(Timestamp),
})

export const DecisionReply = Type.Object({ effect: Effect, entry: Nullable(AuditEntrySchema) })
