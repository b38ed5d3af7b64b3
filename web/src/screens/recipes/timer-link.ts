/** Link to the timer for a recipe on the viewer's own equipment. */
import { timerHref } from '../../parts/brew/brew-query.ts'
import type { OnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import type { ScaledRecipe } from '../../parts/recipe/scaled-recipe.ts'

/** For one batch. Uses the recipe's grinder where the viewer has none. */
export function recipeTimerHref(
  { recipe, batches }: Pick<ScaledRecipe, 'recipe' | 'batches'>,
  mine: OnMyGrinder | undefined,
  machineId: number | undefined,
): string {
  const { grinderId, grindSetting } = recipe
  const { doseGrams, waterGrams } = batches ?? recipe
  const asWritten = typeof grindSetting === 'number' ? { grinderId, grindSetting } : {}
  return timerHref({
    method: recipe.brewMethod,
    coffeeProfileId: recipe.coffeeProfileId,
    machineId,
    ...(mine ? { grinderId: mine.grinder.id, grindSetting: mine.grind.setting } : asWritten),
    doseGrams,
    waterGrams,
    waterTempF: recipe.waterTempF ?? undefined,
    brewTimeSeconds: recipe.brewTimeSeconds ?? undefined,
    recipeId: recipe.id,
  })
}
