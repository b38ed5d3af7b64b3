/**
 * Withdraws a thing from the public. Its rows, and those that members added to it, move to `withheldRows`: what isn't
 * in its table can't be shown by any existing or future list, search, feed, page, embed or counter. `restore.ts` moves
 * the rows back.
 *
 * Locks follow recipes/browse/lock-recipe.ts: users, recipes by id, roasters, coffees, facets. Call `withdraw` in a
 * transaction that has locked the users.
 */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { findWholeCoffee, lockWholeCoffee } from '../../beans/coffees/change-queries.ts'
import { decrementCoffeeFacet } from '../../beans/coffees/facets.ts'
import { lockRoaster } from '../../beans/roasters/lock-roaster.ts'
import { updateCounts } from '../../beans/roasters/queries.ts'
import { resizeFacets } from '../../recipes/browse/facets.ts'
import { lockRecipesFor } from '../../recipes/browse/lock-recipe.ts'
import { countComments } from '../../recipes/comments/queries.ts'
import * as queries from './queries.ts'
import { readSnapshot } from './snapshot.ts'

export interface Withdrawal {
  state: queries.Withheld['state']
  reason: string | null
  /** When it is deleted for good; null to keep it until somebody decides. */
  purgeAt?: string | null
  /** Whether a roaster that exists only because of the coffee is withdrawn with it. */
  takesRoaster?: boolean
}

/** Returns false if there is no such thing in public. */
export async function withdraw(db: Db, subject: queries.Subject, withdrawal: Withdrawal): Promise<boolean> {
  const known = await readSnapshot(db, subject)
  if (!known) return false
  const { purgeAt = null, takesRoaster = false, ...rest } = withdrawal
  const store = () =>
    queries.insertWithheld(db, subject, { ...rest, purgeAt, authorId: known.authorId, snapshot: known.snapshot })
  switch (subject.type) {
    case 'recipe':
      return withdrawRecipe(db, subject.id, store)
    case 'comment':
      return withdrawComment(db, subject.id, store)
    case 'coffee':
      return withdrawCoffee(db, subject.id, takesRoaster, store)
    case 'roaster':
      return withdrawRoaster(db, subject.id, store)
    case 'profile':
      return withdrawProfile(db, subject.id, store)
  }
}

/** Inserts the entry that the rows are stored with, and returns its id. */
type Store = () => Promise<number>

async function withdrawRecipe(db: Db, id: number, store: Store): Promise<boolean> {
  const recipe = await queries.lockRecipe(db, id)
  if (!recipe) return false
  const withheldId = await store()
  await moveRecipes(db, withheldId, [recipe])
  await queries.addRecipes(db, 'roasters', recipe.roasterId, -1)
  await queries.addRecipes(db, 'coffees', recipe.coffeeProfileId, -1)
  await leaveFacets(db, [recipe])
  return true
}

async function withdrawComment(db: Db, id: number, store: Store): Promise<boolean> {
  const found = await queries.findComment(db, id)
  // Locks the recipe first, as everything that changes its comments does.
  if (!found || !(await queries.lockRecipe(db, found.recipeId))) return false
  const comment = await queries.lockComment(db, id)
  if (!comment) return false
  await queries.storeComment(db, await store(), comment)
  await queries.deleteRows(db, 'comments', [id])
  await countComments(db, comment.recipeId, -1)
  return true
}

async function withdrawCoffee(db: Db, id: number, takesRoaster: boolean, store: Store): Promise<boolean> {
  await lockRecipesFor(db, id, 'delete')
  const found = await findWholeCoffee(db, id)
  if (!found) return false
  // Takes the stronger lock before it is known whether the roaster goes too, since upgrading a lock could deadlock.
  await (takesRoaster ? queries.lockWholeRoaster : lockRoaster)(db, found.roasterId)
  const coffee = await lockWholeCoffee(db, id, 'delete')
  if (!coffee) return false
  // Read again, to include recipes that were added before the coffee was locked.
  const recipes = await lockRecipesFor(db, id, 'delete')
  const withheldId = await store()
  await moveRecipes(db, withheldId, recipes)
  await moveCoffees(db, withheldId, [coffee])
  await updateCounts(db, coffee.roasterId, { coffees: -1, recipes: -recipes.length })
  await leaveFacets(db, recipes)
  const roaster = takesRoaster && (await queries.findUnusedRoaster(db, coffee.roasterId))
  if (roaster) await moveRoaster(db, withheldId, roaster)
  return true
}

async function withdrawRoaster(db: Db, id: number, store: Store): Promise<boolean> {
  const recipes = await queries.lockRecipesOf(db, id)
  const roaster = await queries.lockWholeRoaster(db, id)
  if (!roaster) return false
  const coffees = await queries.lockCoffeesOf(db, id)
  const withheldId = await store()
  await moveRecipes(db, withheldId, recipes)
  await moveCoffees(db, withheldId, coffees)
  await moveRoaster(db, withheldId, roaster)
  await leaveFacets(db, recipes)
  return true
}

async function moveRoaster(db: Db, withheldId: number, roaster: Row<'roasters'>): Promise<void> {
  await queries.storeThings(db, withheldId, 'roasters', [roaster])
  await queries.storeParts(db, withheldId, 'roasters', [roaster.id])
  await queries.deleteRows(db, 'roasters', [roaster.id])
}

/** The account stays: only its name and its profile page are taken from the public. */
async function withdrawProfile(db: Db, id: number, store: Store): Promise<boolean> {
  await store()
  await queries.hideProfile(db, id)
  return true
}

async function moveRecipes(db: Db, withheldId: number, recipes: readonly Row<'recipes'>[]): Promise<void> {
  if (recipes.length === 0) return
  const ids = recipes.map(({ id }) => id)
  await queries.storeThings(db, withheldId, 'recipes', recipes)
  await queries.storeParts(db, withheldId, 'recipes', ids)
  await queries.deleteRows(db, 'recipes', ids)
}

async function moveCoffees(db: Db, withheldId: number, coffees: readonly Row<'coffees'>[]): Promise<void> {
  if (coffees.length === 0) return
  const ids = coffees.map(({ id }) => id)
  await queries.storeThings(db, withheldId, 'coffees', coffees)
  await queries.storeParts(db, withheldId, 'coffees', ids)
  await queries.deleteRows(db, 'coffees', ids)
  for (const { facetId } of coffees) await decrementCoffeeFacet(db, facetId)
}

async function leaveFacets(db: Db, recipes: readonly { facetId: number }[]): Promise<void> {
  const sizes = new Map<number, number>()
  for (const { facetId } of recipes) sizes.set(facetId, (sizes.get(facetId) ?? 0) - 1)
  await resizeFacets(db, sizes)
}
