/** Request and response schemas of roaster claims. */
import { type Static, Type } from 'typebox'
import { Email, Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { WebAddress } from '../../../http/web-address.ts'
import type { ClaimRow } from './queries.ts'

/** An optional text without line breaks or other control characters. */
const Line = (maxLength: number, description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$', description })))

export const ClaimBody = Type.Object({
  businessEmail: Email,
  roasterSlug: Line(120, 'An existing roaster; required without `roasterName`'),
  roasterName: Line(120, 'In any spelling; a roaster that nobody knows yet is created, unverified'),
  proofUrl: WebAddress('A page about the business'),
  notes: Type.Optional(
    Nullable(Type.String({ maxLength: 2000, description: 'For the operator who reviews the claim' })),
  ),
})

export const ClaimSchema = Type.Object({
  id: Id(),
  status: OneOf(['PENDING', 'PENDING_REVIEW', 'APPROVED', 'REJECTED'], {
    description: 'PENDING until the address is confirmed by the emailed link, PENDING_REVIEW until an operator decides',
  }),
  roaster: Type.Object({ name: Type.String(), slug: Type.String() }),
  businessEmail: Type.String(),
  createdAt: Timestamp,
})

const OwnClaim = Type.Object({
  ...ClaimSchema.properties,
  proofUrl: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  decidedAt: Nullable(Timestamp),
})

export const ClaimReply = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  claim: ClaimSchema,
})

export const ClaimsReply = Type.Object({
  claims: Type.Array(OwnClaim),
  cursor: Nullable(Type.String()),
  nextCursor: Nullable(Type.String()),
  hasMore: Type.Boolean(),
})

export const toClaim = (row: ClaimRow): Static<typeof ClaimSchema> => ({
  id: row.id,
  status: row.status,
  roaster: { name: row.roasterName, slug: row.roasterSlug },
  businessEmail: row.businessEmail,
  createdAt: row.createdAt,
})

export const toOwnClaim = (row: ClaimRow): Static<typeof OwnClaim> => ({
  ...toClaim(row),
  proofUrl: row.proofUrl,
  notes: row.notes,
  decidedAt: row.decidedAt,
})
