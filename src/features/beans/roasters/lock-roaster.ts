/** Locks a roaster: nobody else can change it or its counters until the transaction ends. */
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

/** Call it inside a transaction, after locking users and recipes, before coffees: see recipes/browse/lock-recipe.ts. */
export async function lockRoaster(db: Db, id: number): Promise<RoasterRow> {
  return orNotFound(await roasterById.first(db, { id }), 'Roaster')
}
