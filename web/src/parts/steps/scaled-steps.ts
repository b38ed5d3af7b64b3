/** The steps of a recipe for the size that is chosen. */
import type { BrewMethod } from '#domain/catalog.ts'
import { stepsFor } from '#domain/steps/rounding.ts'
import { storeSteps } from '#domain/steps/shares.ts'
import type { Step } from '#domain/steps/step.ts'
import type { Recipe } from '../../api/schema.ts'
import type { ScaledRecipe } from '../recipe/scaled-recipe.ts'

/** `recipe` as the server sent it; its own steps where the size is its own. Several batches have the steps of one. */
export function scaledSteps(
  recipe: Recipe,
  { recipe: shown, batches }: Pick<ScaledRecipe, 'recipe' | 'batches'>,
  extraction: BrewMethod['extraction'] | undefined,
): readonly Step[] {
  const { steps = [] } = recipe
  if (shown.waterGrams === recipe.waterGrams || !extraction) return steps
  const { brewTimeSeconds } = recipe
  // Suggested steps of a brew that is too large for its brewer are those of one batch.
  const written = { brewTimeSeconds, extraction, ...amountsOf(recipe.batches ?? recipe) }
  const wanted = { brewTimeSeconds: shown.brewTimeSeconds, extraction, ...amountsOf(batches ?? shown) }
  return stepsFor(storeSteps(steps, written), wanted)
}

const amountsOf = ({ doseGrams, waterGrams }: { doseGrams: number; waterGrams: number }) => ({ doseGrams, waterGrams })
