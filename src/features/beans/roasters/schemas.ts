/** Schemas of roasters in responses. */
import { type Static, Type } from 'typebox'
import { Id, Nullable, OneOf } from '../../../http/schemas.ts'
import type { WithheldRoaster } from '../../moderation/withheld/queries.ts'
import type { RoasterRow } from './queries.ts'

const Words = Nullable(Type.String())

export const RoasterSchema = Type.Object({
  id: Id(),
  name: Type.String(),
  slug: Type.String(),
  description: Words,
  tagline: Words,
  city: Words,
  state: Words,
  country: Words,
  location: Nullable(Type.String({ description: 'City, state and country in one' })),
  logoUrl: Words,
  coverImageUrl: Words,
  websiteUrl: Words,
  isVerified: Type.Boolean(),
  _count: Type.Object({ coffees: Type.Integer() }),
})

export const RoasterDetail = Type.Object({
  ...RoasterSchema.properties,
  website: Nullable(Type.String({ description: 'The same as `websiteUrl`' })),
  style: Words,
  recipeCount: Type.Integer({ description: 'Community recipes for its coffees' }),
  followerCount: Type.Integer(),
  review: Type.Optional(
    OneOf(['pending', 'hidden'], {
      description:
        'Only for its members, or for the member who added the coffee that it came with: it waits for review or a moderator hid it, and nobody else sees it',
    }),
  ),
  reviewReason: Type.Optional(Nullable(Type.String({ description: 'Why a moderator hid it' }))),
})

type ShownRow = Pick<
  RoasterRow,
  | 'id'
  | 'name'
  | 'slug'
  | 'description'
  | 'tagline'
  | 'city'
  | 'state'
  | 'country'
  | 'logoUrl'
  | 'coverImageUrl'
  | 'websiteUrl'
  | 'isVerified'
  | 'coffeeCount'
>

export const toRoaster = (row: ShownRow): Static<typeof RoasterSchema> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  tagline: row.tagline,
  city: row.city,
  state: row.state,
  country: row.country,
  location: [...new Set([row.city, row.state, row.country].filter(Boolean))].join(', ') || null,
  logoUrl: row.logoUrl,
  coverImageUrl: row.coverImageUrl,
  websiteUrl: row.websiteUrl,
  isVerified: row.isVerified,
  _count: { coffees: row.coffeeCount },
})

export const toRoasterDetail = (row: RoasterRow): Static<typeof RoasterDetail> => ({
  ...toRoaster(row),
  website: row.websiteUrl,
  style: row.style,
  recipeCount: row.recipeCount,
  followerCount: row.followerCount,
})

/** A roaster that is visible only to its members, or to the member who created it by adding a coffee. */
export const toWithheldRoaster = ({ roaster, state, reason }: WithheldRoaster) => ({
  ...toRoasterDetail(roaster),
  ...toReview({ state, reason }),
})

export const toReview = ({ state, reason }: Pick<WithheldRoaster, 'state' | 'reason'>) => ({
  review: state === 'pending' ? ('pending' as const) : ('hidden' as const),
  reviewReason: reason,
})
