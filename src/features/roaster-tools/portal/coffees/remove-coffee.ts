/** Deletes a coffee and its recipes, and updates all counters. Brew logs stay, without the reference. */
import type { Database, Db } from '../../../../db/open.ts'
import { conflict, orNotFound } from '../../../../http/errors.ts'
import { message } from '../../../../i18n/message.ts'
import { decrementCoffeeFacet } from '../../../beans/coffees/facets.ts'
import { requireUnchanged, retryOnConflict } from '../../../beans/coffees/retry-on-conflict.ts'
import { lockRoaster } from '../../../beans/roasters/lock-roaster.ts'
import { updateCounts } from '../../../beans/roasters/queries.ts'
import { lockMember } from '../../../members/accounts/lock-user.ts'
import { resizeFacets } from '../../../recipes/browse/facets.ts'
import { lockRecipesFor } from '../../../recipes/browse/lock-recipe.ts'
import { type CoffeeKey, deleteCoffee, deleteRecipesFor, findOwnCoffee, lockOwnCoffee } from '../queries.ts'

/** Answers 409 if others have published recipes for the coffee, since these belong to them. */
export function removeCoffee(db: Database, key: CoffeeKey, userId: number): Promise<void> {
  return retryOnConflict(db, async (db) => {
    await lockMember(db, userId)
    const { id } = orNotFound(await findOwnCoffee(db, key), 'Coffee')
    const recipes = await lockRecipesFor(db, id, 'delete')
    if (recipes.some(({ createdById }) => createdById !== userId)) {
      throw conflict(
        message('Members have shared recipes for this coffee, so you can change it but not delete it'),
        'has_recipes',
      )
    }
    const roaster = await lockRoaster(db, key.roasterId)
    const coffee = orNotFound(await lockOwnCoffee(db, key, 'delete'), 'Coffee')
    await requireUnchanged(db, id, recipes)
    await deleteRecipesFor(db, id)
    await deleteCoffee(db, id)
    await updateCounts(db, roaster.id, { coffees: -1, recipes: -recipes.length })
    await leaveFacets(db, recipes)
    await decrementCoffeeFacet(db, coffee.facetId)
  })
}

async function leaveFacets(db: Db, recipes: readonly { facetId: number }[]): Promise<void> {
  const sizes = new Map<number, number>()
  for (const { facetId } of recipes) sizes.set(facetId, (sizes.get(facetId) ?? 0) - 1)
  await resizeFacets(db, sizes)
}
