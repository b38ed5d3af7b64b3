/** Updates the search data of a roaster's coffees after it was renamed. */
import type { Db } from '../../../db/open.ts'
import { originKeys } from '../../../domain/origins.ts'
import { deleteOrigins, insertOrigins, listTexts, updateTexts } from './queries.ts'
import { searchColumns } from './search-text.ts'

/** Call it in the transaction that changes the name. */
export async function updateCoffeeTexts(db: Db, roasterId: number): Promise<void> {
  for (const { id, ...coffee } of await listTexts(db, roasterId)) {
    await updateTexts(db, id, searchColumns(coffee))
    await deleteOrigins(db, id)
    await insertOrigins(db, id, originKeys(coffee.origin))
  }
}
