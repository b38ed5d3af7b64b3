/** Selects the roaster that the demo page shows by default. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { type FoundRoaster, findEmbedRoaster } from './queries.ts'

/** The roaster of the first embed recipe, else of the first community recipe, else of the first coffee. */
const candidates = [
  prepared((db) =>
    db
      .selectFrom('embedRecipes as e')
      .innerJoin('coffees as c', 'c.id', 'e.coffeeId')
      .innerJoin('roasters as r', 'r.id', 'c.roasterId')
      .select('r.slug')
      .orderBy('e.id')
      .limit(1),
  ),
  prepared((db) =>
    db
      .selectFrom('recipes as e')
      .innerJoin('roasters as r', 'r.id', 'e.roasterId')
      .select('r.slug')
      .orderBy('e.id')
      .limit(1),
  ),
  prepared((db) =>
    db
      .selectFrom('coffees as c')
      .innerJoin('roasters as r', 'r.id', 'c.roasterId')
      .select('r.slug')
      .orderBy('c.id')
      .limit(1),
  ),
]

export async function findDemoRoaster(db: Db): Promise<FoundRoaster | undefined> {
  for (const candidate of candidates) {
    const found = await candidate.first(db, {})
    if (found) return findEmbedRoaster(db, found.slug)
  }
  return undefined
}
