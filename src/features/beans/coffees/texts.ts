/** Keeps what a coffee is found by equal to what it is called. */
import type { Db } from '../../../db/open.ts'
import { originKeys } from '../../../domain/origins.ts'
import { deleteOrigins, insertOrigins, listTexts, updateTexts } from './queries.ts'
import { searchColumns } from './search-text.ts'

/**
 * After a change of a coffee's name, origin, flavours or process, or of its roaster's name: then for all its coffees. Only
 * inside the transaction of that change.
 */
export async function updateCoffeeTexts(db: Db, of: { coffeeId: number } | { roasterId: number }): Promise<void> {
  for (const { id, ...coffee } of await listTexts(db, of)) {
    await updateTexts(db, id, searchColumns(coffee))
    await deleteOrigins(db, id)
    await insertOrigins(db, id, originKeys(coffee.origin))
  }
}
