/** Adding a coffee, with everything that is counted from it and found through it. */
import type { Static } from 'typebox'
import type { Database, Db } from '../../db/open.ts'
import type { NewRow } from '../../db/tables.ts'
import { requireRoastLevel } from '../../http/roast-param.ts'
import { holdMember } from '../recipes/hold.ts'
import { findOrCreateRoaster } from '../roasters/find-or-create.ts'
import { slugsFor } from '../roasters/names.ts'
import { joinCoffeeFacet } from './facets.ts'
import { countCoffee, insertCoffee, insertOrigins } from './queries.ts'
import type { CreateCoffeeBody } from './schemas.ts'
import { originKeys, searchColumns } from './search-text.ts'

type NewCoffeeBody = Omit<Static<typeof CreateCoffeeBody>, 'roasterName'>

type NewCoffee = Pick<
  NewRow<'coffees'>,
  'name' | 'roastLevel' | 'coffeeType' | 'description' | 'acidityLevel' | 'bodyLevel' | 'processingMethod'
> & { origin: string | null; flavorProfile: string | null }

/** The coffee as it will be kept, whichever of its two names each part came under. */
export function readNewCoffee(body: NewCoffeeBody): NewCoffee {
  return {
    name: body.name.trim(),
    roastLevel: requireRoastLevel(body.roastLevel, 'roastLevel'),
    coffeeType: body.coffeeType ?? 'SINGLE_ORIGIN',
    origin: body.origin?.trim() || null,
    flavorProfile: readFlavors(body.flavorProfile ?? body.flavorNotes),
    description: body.description?.trim() || null,
    acidityLevel: body.acidityLevel ?? body.acidity ?? null,
    bodyLevel: body.bodyLevel ?? body.body ?? null,
    processingMethod: body.processingMethod?.trim() || null,
  }
}

function readFlavors(flavors: string | string[] | null | undefined): string | null {
  const notes = [flavors ?? []].flat().map((note) => note.trim())
  return notes.filter(Boolean).join(', ') || null
}

/** The roaster is the one of that name, or a placeholder. */
export function createCoffee(db: Database, userId: number, roasterName: string, coffee: NewCoffee): Promise<number> {
  return db.transaction().execute(async (db) => {
    await holdMember(db, userId)
    const roaster = await findOrCreateRoaster(db, roasterName.trim())
    return addCoffee(db, roaster, coffee, userId)
  })
}

/** Only inside a transaction. */
export async function addCoffee(
  db: Db,
  roaster: { id: number; name: string },
  coffee: NewCoffee,
  submittedById: number | null,
): Promise<number> {
  const now = new Date().toISOString()
  // First, so that of two for one roaster the second waits here and not half-way.
  await countCoffee(db, roaster.id, 1)
  const row = {
    ...coffee,
    ...searchColumns({ ...coffee, roasterName: roaster.name }),
    roasterId: roaster.id,
    submittedById,
    facetId: await joinCoffeeFacet(db, coffee),
    createdAt: now,
    updatedAt: now,
  }
  for (const slug of slugsFor(coffee.name, 'coffee')) {
    const id = await insertCoffee(db, { ...row, slug })
    if (id === undefined) continue
    await insertOrigins(db, id, originKeys(coffee.origin))
    return id
  }
  throw new Error('Slugs never run out')
}
