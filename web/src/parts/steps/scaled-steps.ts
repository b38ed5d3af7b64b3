/** The steps of a recipe for the size that is chosen. */
import type { BrewMethod } from '#domain/catalog.ts'
import { resizeSteps } from '#domain/steps/resize.ts'
import type { Step } from '#domain/steps/step.ts'
import { findTemplate, type StepTemplate } from '#domain/steps/templates.ts'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { useMethods } from '../../state/catalog.ts'
import type { ScaledRecipe } from '../recipe/scaled-recipe.ts'

type Scaled = Pick<ScaledRecipe, 'recipe' | 'batches'>

/** `recipe` is the unscaled recipe from the server. */
export function useScaledSteps(recipe: Recipe, scaled: Scaled): readonly Step[] {
  const method = useMethods().data?.data.find(({ id }) => id === recipe.brewMethod)
  const isSuggested = recipe.stepsSource === 'suggested'
  const { data } = useRead('listStepTemplates', undefined, {
    enabled: isSuggested,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return scaledSteps(recipe, scaled, method?.extraction, data?.templates ?? [])
}

/** The recipe's steps if its size is unchanged, else resized ones; several batches have the steps of one batch. */
export function scaledSteps(
  recipe: Recipe,
  { recipe: shown, batches }: Scaled,
  extraction: BrewMethod['extraction'] | undefined,
  templates: readonly StepTemplate[],
): readonly Step[] {
  const { steps = [], stepsSource, brewTimeSeconds, brewMethod, machine } = recipe
  if (shown.waterGrams === recipe.waterGrams || !extraction) return steps
  // Suggested steps of a brew that is too large for its brewer are those of one batch.
  const written = { brewTimeSeconds, extraction, ...amountsOf(recipe.batches ?? recipe) }
  const wanted = { brewTimeSeconds: shown.brewTimeSeconds, extraction, ...amountsOf(batches ?? shown) }
  const template = findTemplate(templates, { method: brewMethod, machine: machine.slug })
  return resizeSteps({ steps, isSuggested: stepsSource === 'suggested', amounts: written }, template, wanted)
}

const amountsOf = ({ doseGrams, waterGrams }: { doseGrams: number; waterGrams: number }) => ({ doseGrams, waterGrams })
