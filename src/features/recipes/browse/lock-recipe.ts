/**
 * Locks a recipe for a member who votes on, rates, saves or comments on it.
 *
 * To avoid deadlocks, all transactions around recipes lock rows in this order: users, recipes by id, rows that users
 * add to recipes, roasters, coffees, facets. Deleting an account or a recipe follows the same order.
 */
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row } from '../../../db/tables.ts'
import { orNotFound } from '../../../http/errors.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'

/** Locks the row and its counters until the transaction ends. SQLite needs no lock, since it has only one writer. */
const recipeById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', p.id)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
)

/** The same lock, with only the columns that votes, saves and comments need. */
const recipeForUpdate = prepared((db, p: { id: number }) =>
  db
    .selectFrom('recipes')
    .select(['id', 'createdById', 'coffeeProfileId', 'upvotes', 'downvotes'])
    .where('id', '=', p.id)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
)

export async function lockRecipe(db: Db, userId: number, recipeId: number) {
  await lockMember(db, userId)
  return orNotFound(await recipeForUpdate.first(db, { id: recipeId }), 'Recipe')
}

/** Locks and returns the whole row; call `lockMember` first. Undefined if the recipe was deleted. */
export const lockRecipeIfExists = (db: Db, id: number): Promise<Row<'recipes'> | undefined> =>
  recipeById.first(db, { id })

/** Locks all recipes for a coffee, by id. New ones can still be inserted until the coffee itself is locked. */
export function lockRecipesFor(db: Db, coffeeProfileId: number, to: 'change' | 'delete'): Promise<Row<'recipes'>[]> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('coffeeProfileId', '=', coffeeProfileId)
    .orderBy('id')
    .$if(engineOf(db) === 'postgres', (query) => (to === 'delete' ? query.forUpdate() : query.forNoKeyUpdate()))
    .execute()
}
