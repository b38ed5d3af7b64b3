/** The grinder and the brewer that are meant by "mine". */
import type { Db } from '../../../db/open.ts'
import type { Catalog, Grinder, Machine } from '../catalog/catalog.ts'
import { findPreferredOwned, GRINDERS, MACHINES } from './queries.ts'

/** The default, else the one that was added first; undefined where the user has none. */
export async function findPreferredGrinder(db: Db, catalog: Catalog, userId: number): Promise<Grinder | undefined> {
  const owned = await findPreferredOwned(db, GRINDERS, userId)
  return owned && catalog.requireGrinder(owned.thingId)
}

export async function findPreferredMachine(db: Db, catalog: Catalog, userId: number): Promise<Machine | undefined> {
  const owned = await findPreferredOwned(db, MACHINES, userId)
  return owned && catalog.requireMachine(owned.thingId)
}
