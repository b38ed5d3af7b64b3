/** Updates a coffee's search data after a change of its texts. */
import type { Db } from '../../../db/open.ts'
import { originKeys } from '../../../domain/origins.ts'
import { deleteOrigins, insertOrigins, listTexts, updateTexts } from './queries.ts'
import { searchColumns } from './search-text.ts'

/**
 * Call it after a change of a coffee's name, origin, flavours or process or, for all its coffees, of a roaster's name;
 * in the same transaction.
 */
export async function updateCoffeeTexts(db: Db, of: { coffeeId: number } | { roasterId: number }): Promise<void> {
  for (const { id, ...coffee } of await listTexts(db, of)) {
    await updateTexts(db, id, searchColumns(coffee))
    await deleteOrigins(db, id)
    await insertOrigins(db, id, originKeys(coffee.origin))
  }
}
