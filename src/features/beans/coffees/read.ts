/** Reads coffees for responses. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import { MAX_FLAVORS, MAX_LIST_BYTES, shorten, shortenToFit } from '../../../http/size-cap.ts'
import { toAuthor } from '../../members/privacy/author.ts'
import { toRoaster } from '../roasters/schemas.ts'
import { type CoffeeDetailRow, type CoffeeRow, findCoffeeRow, listCoffeeRows } from './queries.ts'
import type { CoffeeDetail, CoffeeSchema } from './schemas.ts'

export type Coffee = Static<typeof CoffeeSchema>

/** In the order of the ids. */
export const readCoffees = async (db: Db, ids: readonly number[]): Promise<Coffee[]> =>
  toCoffees(await listCoffeeRows(db, ids))

/** Limited to half of `MAX_LIST_BYTES`, since `GET /api/coffees` returns its list twice. */
export const toCoffees = (rows: readonly CoffeeRow[]): Coffee[] =>
  shortenToFit(
    rows.map((row) => ({ ...toCoffee(row), flavorProfile: shorten(row.flavorProfile, MAX_FLAVORS) })),
    'description',
    MAX_LIST_BYTES / 2,
  )

export async function readCoffee(db: Db, id: number): Promise<Static<typeof CoffeeDetail> | undefined> {
  const row = await findCoffeeRow(db, id)
  return row && toCoffeeDetail(row)
}

/** A coffee that only its author sees: it waits for review, or a moderator hid it. */
export async function readOwnWithheld(
  { db, review }: Pick<FastifyInstance, 'db' | 'review'>,
  id: number,
  viewerId?: number,
) {
  const withheld = await review.findOwn(db, { type: 'coffee', id }, viewerId)
  if (!withheld) return undefined
  return {
    ...toCoffeeDetail(withheld.snapshot as CoffeeDetailRow),
    review: withheld.state === 'pending' ? ('pending' as const) : ('hidden' as const),
    reviewReason: withheld.reason,
  }
}

function toCoffee(row: CoffeeRow): Coffee {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    roastLevel: row.roastLevel,
    coffeeType: row.coffeeType,
    origin: row.origin,
    flavorProfile: row.flavorProfile,
    description: row.description,
    acidityLevel: row.acidityLevel,
    bodyLevel: row.bodyLevel,
    processingMethod: row.processingMethod,
    roasterName: row.roasterName,
    roasterSlug: row.roasterSlug,
    roaster: { id: row.roasterId, name: row.roasterName, slug: row.roasterSlug },
    recipeCount: row.recipeCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

function toCoffeeDetail(row: CoffeeDetailRow): Static<typeof CoffeeDetail> {
  return {
    ...toCoffee(row),
    roaster: toRoaster({
      id: row.roasterId,
      name: row.roasterName,
      slug: row.roasterSlug,
      description: row.roaster_description,
      tagline: row.roaster_tagline,
      city: row.roaster_city,
      state: row.roaster_state,
      country: row.roaster_country,
      logoUrl: row.roaster_logoUrl,
      coverImageUrl: row.roaster_coverImageUrl,
      websiteUrl: row.roaster_websiteUrl,
      isVerified: row.roaster_isVerified,
      coffeeCount: row.roaster_coffeeCount,
    }),
    submittedBy: row.submitter === null ? null : toAuthor(row.submitter, row.submitterId),
    _count: { communityRecipes: row.recipeCount },
  }
}
