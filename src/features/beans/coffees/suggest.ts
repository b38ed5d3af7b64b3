/** Suggests existing coffees while a member fills in a form, so that none is added twice. */

import { scanPositions } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { inIds } from '../../../db/raw-sql.ts'
import { findRoasterByText } from '../roasters/queries.ts'
import { searchIds } from '../search/search.ts'

export const MAX_SUGGESTIONS = 5
/** A misspelt name may mean one of several roasters. */
const LIKELY_ROASTERS = 3

export async function suggestCoffees(db: Db, name: string, roaster: string): Promise<number[]> {
  const roasterIds = roaster ? await findLikelyRoasters(db, roaster) : []
  if (!name) return listPopular(db, roasterIds)
  // If the roaster is unknown, searches by the name alone.
  const conditions = roasterIds.length > 0 ? [inIds(db, 'roasterId', roasterIds)] : []
  return searchIds(db, {
    table: 'coffees',
    column: 'searchText',
    query: name,
    words: 'most',
    limit: MAX_SUGGESTIONS,
    conditions,
    isNarrow: conditions.length > 0,
  })
}

async function findLikelyRoasters(db: Db, text: string): Promise<number[]> {
  const known = await findRoasterByText(db, text)
  if (known) return [known.id]
  return searchIds(db, { table: 'roasters', column: 'nameKey', query: text, limit: LIKELY_ROASTERS })
}

async function listPopular(db: Db, roasterIds: readonly number[]): Promise<number[]> {
  const group = { column: 'roasterId', values: roasterIds }
  const places = await scanPositions(db, { table: 'coffees', order: 'recipeCount', group, limit: MAX_SUGGESTIONS })
  return places.map(({ id }) => id)
}
