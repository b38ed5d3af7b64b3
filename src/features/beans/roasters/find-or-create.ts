/** Finds a roaster by name, or creates a placeholder until it is claimed. */
import type { Db } from '../../../db/open.ts'
import { checkRoasterName, nameTooSimilar } from './check-name.ts'
import { roasterSlugsFor } from './names.ts'
import { findRoasterByLook, findRoasterByName, insertRoaster, type RoasterRow } from './queries.ts'

/**
 * Call it only inside a transaction. Of concurrent callers with the same new name, one creates the roaster and all get
 * it. Throws 409 for a new name that looks like that of another roaster, and 400 for a reserved one.
 */
export async function findOrCreateRoaster(db: Db, text: string): Promise<{ roaster: RoasterRow; isNew: boolean }> {
  const known = await findRoasterByName(db, text)
  if (known) return { roaster: known, isNew: false }
  const name = checkRoasterName(text, 'roasterName')
  for (const slug of roasterSlugsFor(name)) {
    const created = await insertRoaster(db, name, slug)
    if (created) return { roaster: created, isNew: true }
    const other = await findRoasterByName(db, name)
    if (other) return { roaster: other, isNew: false }
    const alike = await findRoasterByLook(db, name)
    if (alike) throw nameTooSimilar(alike.name, 'roasterName')
    // The slug is taken by a roaster with another name: tries the next one.
  }
  throw new Error('Slugs never run out')
}
