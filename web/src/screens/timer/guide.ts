/** The steps that the timer leads through, for the amounts of one brew: the recipe's, else the usual ones. */
import type { BrewMethod } from '#domain/catalog.ts'
import { type BrewPlan, planSteps } from '#domain/steps/plan.ts'
import { resizeSteps, type SizedSteps } from '#domain/steps/resize.ts'
import { isEspresso, type Step, type StepAmounts } from '#domain/steps/step.ts'
import { findTemplate, type StepTemplate } from '#domain/steps/templates.ts'

export interface Guide {
  /** None for a stopwatch. */
  steps: readonly Step[]
  brewTimeSeconds: number | null
  /** Whether the steps are the usual ones for the brewer or method, instead of an author's. */
  isSuggested: boolean
  isEspresso: boolean
}

/** Only counts up, to the target time if there is one. */
export const stopwatch = (brewTimeSeconds: number | undefined): Guide => ({
  steps: [],
  brewTimeSeconds: brewTimeSeconds ?? null,
  isSuggested: false,
  isEspresso: false,
})

export const isGuided = ({ steps }: Guide): boolean => steps.length > 0

export function planOf({ steps, brewTimeSeconds }: Guide): BrewPlan {
  if (steps.length > 0) return planSteps(steps, brewTimeSeconds)
  const wait: Step = { action: 'wait', ...(brewTimeSeconds !== null && { durationSeconds: brewTimeSeconds }) }
  return planSteps([wait], brewTimeSeconds)
}

export interface RecipeWithSteps {
  steps?: readonly Step[]
  stepsSource?: 'author' | 'suggested'
  doseGrams: number
  waterGrams: number
  brewTimeSeconds?: number | null
}

export interface Brewed {
  doseGrams?: number
  waterGrams?: number
  brewTimeSeconds?: number
  method?: Pick<BrewMethod, 'id' | 'extraction'>
  /** Slug of the brewer. */
  machine?: string
}

export function guideFor(brew: Brewed, recipe: RecipeWithSteps | undefined, templates: readonly StepTemplate[]): Guide {
  const { method, machine } = brew
  const doseGrams = brew.doseGrams ?? recipe?.doseGrams
  const waterGrams = brew.waterGrams ?? recipe?.waterGrams
  const brewTimeSeconds = brew.brewTimeSeconds ?? recipe?.brewTimeSeconds ?? null
  if (!method || !doseGrams || !waterGrams) return stopwatch(brewTimeSeconds ?? undefined)
  const amounts = { doseGrams, waterGrams, brewTimeSeconds, extraction: method.extraction }
  const own = recipe && ownSteps(recipe, amounts)
  const template = findTemplate(templates, { method: method.id, machine })
  const steps = resizeSteps(own ?? { steps: [], isSuggested: true, amounts }, template, amounts)
  const isBrewed = planSteps(steps, brewTimeSeconds).steps.some(({ phase }) => phase === 'brew')
  if (!isBrewed) return stopwatch(brewTimeSeconds ?? undefined)
  return { steps, brewTimeSeconds, isSuggested: own === undefined, isEspresso: isEspresso(method) }
}

/** Only steps that the author wrote: suggested ones may be for another brewer than the one that is used now. */
function ownSteps(recipe: RecipeWithSteps, { extraction }: StepAmounts): SizedSteps | undefined {
  const { steps = [], stepsSource, doseGrams, waterGrams, brewTimeSeconds = null } = recipe
  if (stepsSource !== 'author' || steps.length === 0) return undefined
  return { steps, isSuggested: false, amounts: { doseGrams, waterGrams, brewTimeSeconds, extraction } }
}
