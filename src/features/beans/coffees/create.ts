/** Adds a coffee, with its counters and search data. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import type { NewRow } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { cleanName, closeBidi } from '../../../domain/invisible.ts'
import { originKeys } from '../../../domain/origins.ts'
import { conflict } from '../../../http/errors.ts'
import { readName } from '../../../http/read-name.ts'
import { requireRoastLevel } from '../../../http/roast-param.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { findOrCreateRoaster } from '../roasters/find-or-create.ts'
import { slugsFor } from '../roasters/names.ts'
import { incrementCoffeeFacet } from './facets.ts'
import { countCoffee, insertCoffee, insertOrigins } from './queries.ts'
import type { CreateCoffeeBody } from './schemas.ts'
import { searchColumns } from './search-text.ts'

type NewCoffeeBody = Omit<Static<typeof CreateCoffeeBody>, 'roasterName'>

export type NewCoffee = Pick<
  NewRow<'coffees'>,
  'name' | 'roastLevel' | 'coffeeType' | 'description' | 'acidityLevel' | 'bodyLevel'
> & { origin: string | null; flavorProfile: string | null; processingMethod: string | null }

/** Returns the coffee as it will be stored; reads fields with two names under either of them. */
export function readNewCoffee(body: NewCoffeeBody): NewCoffee {
  return {
    name: readName(body.name, 'name'),
    roastLevel: requireRoastLevel(body.roastLevel, 'roastLevel'),
    coffeeType: body.coffeeType ?? 'SINGLE_ORIGIN',
    origin: cleanName(body.origin ?? '') || null,
    flavorProfile: readFlavors(body.flavorProfile ?? body.flavorNotes),
    description: closeBidi(body.description?.trim() ?? '') || null,
    acidityLevel: body.acidityLevel ?? body.acidity ?? null,
    bodyLevel: body.bodyLevel ?? body.body ?? null,
    processingMethod: cleanName(body.processingMethod ?? '') || null,
  }
}

export function readFlavors(flavors: string | string[] | null | undefined): string | null {
  const notes = [flavors ?? []].flat().map(cleanName)
  return notes.filter(Boolean).join(', ') || null
}

/** Everything that a member wrote about a coffee, for review by moderators; null if they wrote nothing. */
export function coffeeText(
  written: Partial<Pick<NewCoffee, 'name' | 'origin' | 'flavorProfile' | 'description' | 'processingMethod'>> & {
    roasterName?: string | null
  },
): string | null {
  const { name, roasterName, origin, flavorProfile, description, processingMethod } = written
  const texts = [name, roasterName, origin, flavorProfile, description, processingMethod].filter(Boolean)
  return texts.join('\n') || null
}

/** Uses the roaster of that name, or creates a placeholder. */
export function createCoffee(
  { db, quotas, review }: Pick<FastifyInstance, 'db' | 'quotas' | 'review'>,
  userId: number,
  roasterName: string,
  coffee: NewCoffee,
): Promise<number> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    await quotas.count(db, userId, 'coffees')
    const { roaster, isNew } = await findOrCreateRoaster(db, roasterName)
    if (isNew) await quotas.count(db, userId, 'roasters')
    const id = await addCoffee(db, roaster, coffee, userId)
    const text = coffeeText({ ...coffee, roasterName: isNew ? roasterName : null })
    await review.hold(db, userId, { type: 'coffee', id }, { text })
    return id
  })
}

/** Call it only inside a transaction. Uses the wanted slug or, without one, the first that is free. */
export async function addCoffee(
  db: Db,
  roaster: { id: number },
  coffee: NewCoffee,
  submittedById: number | null,
  wantedSlug?: string,
): Promise<number> {
  const now = new Date().toISOString()
  // Locks the roaster first, so that a concurrent insert for the same roaster waits here and not half-way.
  const { name: roasterName } = await countCoffee(db, roaster.id, 1)
  const row = {
    ...coffee,
    ...searchColumns({ ...coffee, roasterName }),
    roasterId: roaster.id,
    submittedById,
    facetId: await incrementCoffeeFacet(db, coffee),
    createdAt: now,
    updatedAt: now,
  }
  for (const slug of wantedSlug ? [wantedSlug] : slugsFor(coffee.name, 'coffee')) {
    const id = await insertCoffee(db, { ...row, slug })
    if (id === undefined) continue
    await insertOrigins(db, id, originKeys(coffee.origin))
    return id
  }
  throw slugTaken()
}

export const slugTaken = () => conflict(message('This roaster already has a coffee with this slug'), 'slug_taken')
