/** Finds the grinder and the brewer to use when a user names none. */
import type { Db } from '../../../db/open.ts'
import type { Catalog, Grinder, Machine } from '../catalog/catalog.ts'
import { findPreferredOwned, GRINDERS, MACHINES } from './queries.ts'

/** Returns the default grinder, else the one that was added first; undefined if the user has none. */
export async function findPreferredGrinder(db: Db, catalog: Catalog, userId: number): Promise<Grinder | undefined> {
  const owned = await findPreferredOwned(db, GRINDERS, userId)
  return owned && catalog.requireGrinder(owned.thingId)
}

export async function findPreferredMachine(db: Db, catalog: Catalog, userId: number): Promise<Machine | undefined> {
  const owned = await findPreferredOwned(db, MACHINES, userId)
  return owned && catalog.requireMachine(owned.thingId)
}
