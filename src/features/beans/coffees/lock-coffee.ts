/** Locks a coffee that a new row will refer to: it can't be deleted before the transaction ends. */
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

/** Returns false if the coffee was deleted. */
export const lockCoffeeIfExists = async (db: Db, id: number): Promise<boolean> =>
  (await coffeeById.first(db, { id })) !== undefined

/** Call it only inside a transaction, after locking the member who owns the new row. */
export async function lockCoffee(db: Db, id: number): Promise<void> {
  orNotFound(await coffeeById.first(db, { id }), 'Coffee')
}
