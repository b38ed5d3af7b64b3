/** Finds a roaster by name, or creates a placeholder until it is claimed. */
import type { Db } from '../../../db/open.ts'
import { roasterSlugsFor } from './names.ts'
import { findRoasterByName, insertRoaster, type RoasterRow } from './queries.ts'

/** Call it only inside a transaction. Of concurrent callers with one new name, one creates it and all get the same. */
export async function findOrCreateRoaster(db: Db, name: string): Promise<{ roaster: RoasterRow; isNew: boolean }> {
  const known = await findRoasterByName(db, name)
  if (known) return { roaster: known, isNew: false }
  for (const slug of roasterSlugsFor(name)) {
    const created = await insertRoaster(db, name, slug)
    if (created) return { roaster: created, isNew: true }
    const other = await findRoasterByName(db, name)
    if (other) return { roaster: other, isNew: false }
    // A roaster with another name has this slug.
  }
  throw new Error('Slugs never run out')
}
