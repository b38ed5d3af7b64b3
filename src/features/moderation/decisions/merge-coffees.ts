/** Moves the recipes, brews and library entries of one coffee to another one, and back. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { orNotFound } from '../../../http/errors.ts'
import { findWholeCoffee, lockWholeCoffee } from '../../beans/coffees/change-queries.ts'
import { lockRoasters } from '../../beans/coffees/move.ts'
import { facetOf, moveFacet } from '../../recipes/browse/facets.ts'
import { lockRecipesFor } from '../../recipes/browse/lock-recipe.ts'
import { addRecipes } from '../withheld/queries.ts'
import * as queries from './merge-queries.ts'

/** The ids of the moved rows; for the library, the ids of the members. */
export interface CoffeeMoves {
  recipes: number[]
  brewLogs: number[]
  personalRecipes: number[]
  library: number[]
  embedRecipes: number[]
}

const LIBRARY = { table: 'libraryEntries', column: 'coffeeProfileId' } as const

export async function mergeCoffee(db: Db, fromId: number, intoId: number): Promise<CoffeeMoves> {
  await lockRecipesFor(db, fromId, 'change')
  const into = await lockBoth(db, fromId, intoId)
  // Read again, to include recipes that were added before the coffee was locked.
  const recipes = await lockRecipesFor(db, fromId, 'change')
  await moveRecipes(db, recipes, into)
  return {
    recipes: recipes.map(({ id }) => id),
    brewLogs: await queries.moveFollowing(db, 'brewLogs', fromId, intoId),
    personalRecipes: await queries.moveFollowing(db, 'personalRecipes', fromId, intoId),
    library: await queries.moveOncePerMember(db, LIBRARY, fromId, intoId),
    embedRecipes: await queries.moveEmbedRecipes(db, fromId, intoId),
  }
}

export async function unmergeCoffee(db: Db, fromId: number, intoId: number, moves: CoffeeMoves): Promise<void> {
  const recipes = await queries.lockRecipesById(db, moves.recipes, intoId)
  const from = await lockBoth(db, intoId, fromId)
  await moveRecipes(db, recipes, from)
  await queries.moveFollowingBack(db, 'brewLogs', moves.brewLogs, intoId, fromId)
  await queries.moveFollowingBack(db, 'personalRecipes', moves.personalRecipes, intoId, fromId)
  await queries.moveMembersBack(db, LIBRARY, moves.library, intoId, fromId)
  await queries.moveEmbedRecipesBack(db, moves.embedRecipes, intoId, fromId)
}

/** Locks the roasters and then the coffees, the lower id first. Returns the coffee that the rows are moved to. */
async function lockBoth(db: Db, fromId: number, toId: number): Promise<Row<'coffees'>> {
  const found = await Promise.all([fromId, toId].map((id) => findWholeCoffee(db, id)))
  const roasterIds = found.map((coffee) => orNotFound(coffee, 'Coffee').roasterId)
  await lockRoasters(db, roasterIds)
  const locked = new Map<number, Row<'coffees'>>()
  for (const id of [fromId, toId].sort((a, b) => a - b)) {
    locked.set(id, orNotFound(await lockWholeCoffee(db, id, 'change'), 'Coffee'))
  }
  return locked.get(toId)!
}

async function moveRecipes(db: Db, recipes: readonly Row<'recipes'>[], to: Row<'coffees'>): Promise<void> {
  for (const recipe of recipes) {
    const { roastLevel, roasterId } = to
    const facetId = await moveFacet(db, recipe.facetId, facetOf({ ...recipe, roastLevel }))
    await queries.updateRecipeCoffee(db, recipe.id, { coffeeProfileId: to.id, roasterId, roastLevel, facetId })
  }
  const [first] = recipes
  if (!first) return
  await addRecipes(db, 'coffees', first.coffeeProfileId, -recipes.length)
  await addRecipes(db, 'coffees', to.id, recipes.length)
  if (first.roasterId === to.roasterId) return
  await addRecipes(db, 'roasters', first.roasterId, -recipes.length)
  await addRecipes(db, 'roasters', to.roasterId, recipes.length)
}
