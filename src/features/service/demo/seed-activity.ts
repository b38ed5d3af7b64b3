/** Inserts what the demo members did: votes, ratings and the brews behind them, comments, saves and follows. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { insertAll } from './insert-all.ts'
import type { DemoPlan } from './plan.ts'
import type { Ids, Roasters } from './seed-recipes.ts'

export async function insertActivity(
  db: Db,
  plan: DemoPlan,
  members: Ids,
  roasters: Roasters,
  recipes: readonly Row<'recipes'>[],
): Promise<void> {
  const deed = ({ recipe, member, createdAt }: { recipe: number; member: string; createdAt: string }) => ({
    recipeId: recipes[recipe]!.id,
    userId: members.get(member)!,
    createdAt,
  })
  const votes = plan.votes.map((each) => ({ ...deed(each), vote: each.vote }))
  const ratings = plan.ratings.map((each) => ({
    ...deed(each),
    rating: each.rating,
    notes: each.notes,
    updatedAt: each.createdAt,
  }))
  const brews = plan.ratings.map((each, i) => ({ ...ratings[i]!, ...brewOf(recipes[each.recipe]!) }))
  const comments = plan.comments.map((each) => ({ ...deed(each), body: each.body }))
  const follows = plan.follows.map(({ member, roaster, createdAt }) => ({
    userId: members.get(member)!,
    roasterId: roasters.get(roaster)!.id,
    createdAt,
  }))
  await insertAll(db, 'votes', votes)
  await insertAll(db, 'ratings', ratings)
  await insertAll(db, 'brewLogs', brews)
  await insertAll(db, 'comments', comments)
  await insertAll(db, 'savedRecipes', plan.saves.map(deed))
  await insertAll(db, 'follows', follows)
}

/** The columns of a brew that follows the recipe exactly. */
const brewOf = (recipe: Row<'recipes'>) => ({
  coffeeProfileId: recipe.coffeeProfileId,
  grinderId: recipe.grinderId,
  machineId: recipe.machineId,
  method: recipe.brewMethod,
  doseGrams: recipe.doseGrams,
  waterGrams: recipe.waterGrams,
  grindSetting: recipe.grindSetting,
  grindIndex: recipe.grindIndex,
  waterTempF: recipe.waterTempF,
  brewTimeSeconds: recipe.brewTimeSeconds,
  tasteProfile: null,
  extractionFeedback: null,
})
