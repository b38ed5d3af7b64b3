/** Takes hold of a coffee that something is going to refer to: it stays until the transaction ends. */
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { orNotFound } from '../../../http/errors.ts'

const coffeeById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('coffees')
    .select('id')
    .where('id', '=', p.id)
    .$if(engineOf(db) === 'postgres', (query) => query.forKeyShare()),
)

/** Whether it is still there. */
export const lockCoffeeIfExists = async (db: Db, id: number): Promise<boolean> =>
  (await coffeeById.first(db, { id })) !== undefined

/** Only inside a transaction, after the member whose thing it is. */
export async function lockCoffee(db: Db, id: number): Promise<void> {
  orNotFound(await coffeeById.first(db, { id }), 'Coffee')
}
