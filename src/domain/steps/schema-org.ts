/** A recipe with its steps in the vocabulary of schema.org, for search engines and other programs. */

import { isoDuration } from './iso-duration.ts'
import type { BrewPlan, PlannedStep } from './plan.ts'

/** The parts of a recipe that the caller has already put into words. */
export interface DescribedRecipe {
  name: string
  url?: string
  description?: string
  author?: string
  image?: string
  datePublished?: string
  keywords?: readonly string[]
  /** "Coffee brewed with a V60". */
  category?: string
  /** "320 g of coffee". */
  yield: string
  /** "20 g of coffee", "320 g of water". */
  ingredients: readonly string[]
  /** "Hario V60 02", "Comandante C40 MK4". */
  tools: readonly string[]
  /** Stars from 1 to 5; left out without any rating, since an empty one is invalid. */
  rating?: { value: number; count: number }
}

export interface HowToStep {
  '@type': 'HowToStep'
  position: number
  name?: string
  text: string
  /** How long the step takes. */
  timeRequired?: string
  url?: string
}

/** `describe` puts a step into a sentence: "At 0:45 pour slowly to 190 g". */
export function howToSteps(
  { steps, isTimed }: BrewPlan,
  describe: (step: PlannedStep) => string,
  url?: string,
): HowToStep[] {
  return steps.map((step) => {
    const seconds = isTimed ? step.endSeconds - step.startSeconds : 0
    return {
      '@type': 'HowToStep',
      position: step.index + 1,
      ...(step.label && { name: step.label }),
      text: describe(step),
      ...(seconds > 0 && { timeRequired: isoDuration(seconds) }),
      ...(url && { url: `${url}#step-${step.index + 1}` }),
    }
  })
}

export function schemaOrgRecipe(recipe: DescribedRecipe, plan: BrewPlan, describe: (step: PlannedStep) => string) {
  const { rating } = recipe
  const hasTime = plan.isTimed || plan.brewTimeSeconds > 0
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    ...(recipe.url && { url: recipe.url }),
    ...(recipe.description && { description: recipe.description }),
    ...(recipe.author && { author: { '@type': 'Person', name: recipe.author } }),
    ...(recipe.image && { image: recipe.image }),
    ...(recipe.datePublished && { datePublished: recipe.datePublished }),
    ...(recipe.category && { recipeCategory: recipe.category }),
    ...(recipe.keywords?.length && { keywords: recipe.keywords.join(', ') }),
    recipeYield: recipe.yield,
    ...(hasTime && { cookTime: isoDuration(plan.brewTimeSeconds), totalTime: isoDuration(plan.brewTimeSeconds) }),
    recipeIngredient: [...recipe.ingredients],
    tool: recipe.tools.map((name) => ({ '@type': 'HowToTool', name })),
    recipeInstructions: howToSteps(plan, describe, recipe.url),
    ...(rating &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          ratingCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}
