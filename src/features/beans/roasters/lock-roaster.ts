/** Takes hold of a roaster: nobody else changes it or what is counted from it until the transaction ends. */
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { orNotFound } from '../../../http/errors.ts'
import type { RoasterRow } from './queries.ts'

const roasterById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('roasters')
    .selectAll()
    .where('id', '=', p.id)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
)

/** Only inside a transaction, after users and recipes and before coffees: see recipes/browse/lock-recipe.ts. */
export async function lockRoaster(db: Db, id: number): Promise<RoasterRow> {
  return orNotFound(await roasterById.first(db, { id }), 'Roaster')
}
