/** The lists of an export about mail: what a member wrote to us, subscribed to, and was sent. */
import type { TSchema } from 'typebox'
import { Timestamp } from '../../../http/schemas.ts'
import { columns, Int, OrNull, type Section, Str } from './section.ts'

/**
 * Rows of an account, and rows with its address that were sent without signing in; the latter only if the address is
 * proven, since they may be somebody else's. The two are separate queries in a union, so that each uses its index.
 */
const ofAddress = (table: string, schemas: Record<string, TSchema>): Section => ({
  from: `"${table}" t join (
    select m.id, m."userId" as "ownerId" from "${table}" m where m."userId" is not null
    union all select m.id, u.id from "${table}" m join users u on u.email = m.email
      where u."emailVerifiedAt" is not null and m."userId" is null) own on own.id = t.id`,
  owner: 'own."ownerId"',
  key: 't.id',
  start: 0,
  fields: columns('t', { id: Int, ...schemas, createdAt: Timestamp }),
})

/** Mails of an account and, if its address is proven, all other mails to it and those that forward its messages. */
const mails: Section = {
  from: `outbox t join (
    select m.id, m."userId" as "ownerId" from outbox m where m."userId" is not null
    union all select m.id, u.id from outbox m join users u on u.email = m.recipient
      where u."emailVerifiedAt" is not null and (m."userId" is null or m."userId" <> u.id)
    union all select m.id, u.id from outbox m join users u on u.email = m."replyTo"
      where u."emailVerifiedAt" is not null and m."userId" is null and m.recipient <> m."replyTo") own on own.id = t.id`,
  owner: 'own."ownerId"',
  key: 't.id',
  start: 0,
  fields: columns('t', { recipient: Str, subject: Str, createdAt: Timestamp, sentAt: OrNull.Time }),
}

export const MAIL_SECTIONS: Readonly<Record<string, Section>> = {
  contactMessages: ofAddress('contactMessages', { name: Str, email: Str, subject: Str, message: Str }),
  demoRequests: ofAddress('demoRequests', {
    name: Str,
    email: Str,
    company: OrNull.Str,
    website: OrNull.Str,
    message: OrNull.Str,
  }),
  equipmentSuggestions: ofAddress('equipmentSuggestions', {
    kind: Str,
    brand: Str,
    model: Str,
    url: OrNull.Str,
    notes: OrNull.Str,
    email: OrNull.Str,
  }),
  subscriptions: {
    from: 'subscriptions t join users u on u.email = t.email and u."emailVerifiedAt" is not null',
    owner: 'u.id',
    key: 't.email',
    start: '',
    fields: columns('t', { email: Str, source: OrNull.Str, createdAt: Timestamp, confirmedAt: OrNull.Time }),
  },
  notificationDigests: {
    from: '"notificationDigests" t',
    owner: 't."userId"',
    key: `t."recipeId" || ' ' || t.kind`,
    start: '',
    fields: columns('t', { recipeId: Int, kind: Str, count: Int, dueAt: Timestamp }),
  },
  unsubscribeTokens: {
    from: '"unsubscribeTokens" t',
    owner: 't."userId"',
    key: 't.kind',
    start: '',
    fields: columns('t', { kind: Str, createdAt: Timestamp }),
  },
  mails,
}
