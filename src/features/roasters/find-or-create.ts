/** The roaster that somebody names: the one we know, or a placeholder until it is claimed. */
import type { Db } from '../../db/open.ts'
import { roasterSlugsFor } from './names.ts'
import { findRoasterByName, insertRoaster, type RoasterRow } from './queries.ts'

/** Only inside a transaction. Of many at once that name a new roaster one creates it, and all get the same. */
export async function findOrCreateRoaster(db: Db, name: string): Promise<RoasterRow> {
  const known = await findRoasterByName(db, name)
  if (known) return known
  for (const slug of roasterSlugsFor(name)) {
    const roaster = (await insertRoaster(db, name, slug)) ?? (await findRoasterByName(db, name))
    if (roaster) return roaster
    // Another name has this slug.
  }
  throw new Error('Slugs never run out')
}
