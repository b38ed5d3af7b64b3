/** Request and response schemas of a roaster's profile, for its members. */
import { type Static, Type } from 'typebox'
import { Nullable, OneOf, Timestamp } from '../../../../http/schemas.ts'
import { PictureAddress, WebAddress } from '../../../../http/web-address.ts'
import type { RoasterRow } from '../../../beans/roasters/queries.ts'
import { RoasterDetail, toRoasterDetail } from '../../../beans/roasters/schemas.ts'

const Words = (maxLength: number, description?: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, description })))

/** Fields that are left out stay unchanged; an empty text or null clears a field. */
export const ProfileBody = Type.Object({
  name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
      description: 'The slug stays as it is',
    }),
  ),
  description: Words(5000),
  tagline: Words(200),
  city: Words(100),
  state: Words(100),
  country: Words(100),
  style: Words(100),
  websiteUrl: WebAddress("The roaster's own website"),
  instagramHandle: Words(200, 'With or without the @, or as a link'),
  contactEmail: Words(254, 'An email address'),
  logoUrl: PictureAddress('The logo'),
  coverImageUrl: PictureAddress('The wide image at the top of its page'),
})

const PortalRoaster = Type.Object({
  ...RoasterDetail.properties,
  instagramHandle: Nullable(Type.String()),
  contactEmail: Nullable(Type.String()),
  isPremium: Type.Boolean(),
  pendingChanges: Type.Array(
    Type.Object({ field: OneOf(['name', 'websiteUrl']), value: Nullable(Type.String()), createdAt: Timestamp }),
    { description: 'What waits for review' },
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

export const ProfileReply = Type.Object({ roaster: PortalRoaster })

type PortalRoaster = Static<typeof PortalRoaster>

export const toPortalRoaster = (row: RoasterRow, pendingChanges: PortalRoaster['pendingChanges']): PortalRoaster => ({
  ...toRoasterDetail(row),
  instagramHandle: row.instagramHandle,
  contactEmail: row.contactEmail,
  isPremium: row.isPremium,
  pendingChanges,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
