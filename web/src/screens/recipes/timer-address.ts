/** The timer, set up for a recipe, and through it the log. */
import type { Recipe } from '../../api/operations.ts'
import { timerHref } from '../timer/brew-query.ts'

/** The recipe's setting goes along only on its own grinder: on another one it would be logged falsely. */
export function timerAddress(recipe: Recipe, ownGrinder: string | undefined): string {
  const { grindSetting } = recipe
  const isOwn = recipe.grinder.slug === ownGrinder
  return timerHref({
    method: recipe.brewMethod,
    coffeeProfileId: recipe.coffeeProfileId,
    machineId: recipe.machineId,
    ...(isOwn && { grinderId: recipe.grinderId }),
    ...(isOwn && typeof grindSetting === 'number' && { grindSetting }),
    doseGrams: recipe.doseGrams,
    waterGrams: recipe.waterGrams,
    waterTempF: recipe.waterTempF ?? undefined,
    brewTimeSeconds: recipe.brewTimeSeconds ?? undefined,
    recipeId: recipe.id,
  })
}
