/**
 * Takes hold of a recipe for a member who gives it something: a vote, a rating, a comment.
 *
 * Whatever changes around recipes is taken in one order, so that nobody ever waits in a circle: users, recipes by id,
 * what users gave them, roasters, coffees, facets. An account that ends and a recipe that goes take the same way down.
 */
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row } from '../../../db/tables.ts'
import { orNotFound } from '../../../http/errors.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'

/** Nobody else changes it or what is counted from it until the transaction ends. */
const recipeById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', p.id)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
)

/** The same, with what it takes to give it something. */
const recipeToGive = prepared((db, p: { id: number }) =>
  db
    .selectFrom('recipes')
    .select(['id', 'createdById', 'coffeeProfileId', 'upvotes', 'downvotes'])
    .where('id', '=', p.id)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
)

export async function lockRecipe(db: Db, userId: number, recipeId: number) {
  await lockMember(db, userId)
  return orNotFound(await recipeToGive.first(db, { id: recipeId }), 'Recipe')
}

/** All of it, after the member. Undefined where it is gone: what was given to it may still be taken back. */
export const lockRecipeIfExists = (db: Db, id: number): Promise<Row<'recipes'> | undefined> =>
  recipeById.first(db, { id })

/** All recipes for a coffee, by id. Others may still come until the coffee itself is held. */
export function lockRecipesFor(db: Db, coffeeProfileId: number, to: 'change' | 'delete'): Promise<Row<'recipes'>[]> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('coffeeProfileId', '=', coffeeProfileId)
    .orderBy('id')
    .$if(engineOf(db) === 'postgres', (query) => (to === 'delete' ? query.forUpdate() : query.forNoKeyUpdate()))
    .execute()
}
