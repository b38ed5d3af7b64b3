/** The steps that the timer leads through, for the amounts of one brew: the recipe's, else the usual ones. */
import type { BrewMethod } from '#domain/catalog.ts'
import { type BrewPlan, planSteps } from '#domain/steps/plan.ts'
import { stepsFor } from '#domain/steps/rounding.ts'
import { storeSteps } from '#domain/steps/shares.ts'
import { isEspresso, type Step, type StepAmounts, type StoredStep } from '#domain/steps/step.ts'
import { findTemplate, type StepTemplate } from '#domain/steps/templates.ts'

export interface Guide {
  /** None for a stopwatch. */
  steps: readonly Step[]
  brewTimeSeconds: number | null
  /** Nobody wrote the steps: they are the usual ones for the brewer or method. */
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
  const own = recipe?.stepsSource === 'author' ? authorSteps(recipe, amounts) : []
  const stored = own.length > 0 ? undefined : findTemplate(templates, { method: method.id, machine })?.steps
  const steps = stored ? stepsFor(stored, amounts) : own
  const isBrewed = planSteps(steps, brewTimeSeconds).steps.some(({ phase }) => phase === 'brew')
  if (!isBrewed) return stopwatch(brewTimeSeconds ?? undefined)
  return { steps, brewTimeSeconds, isSuggested: stored !== undefined, isEspresso: isEspresso(method) }
}

/** As they were written for the recipe's own amounts, else scaled. */
function authorSteps(recipe: RecipeWithSteps, amounts: StepAmounts): readonly Step[] {
  const { steps = [], doseGrams, waterGrams, brewTimeSeconds = null } = recipe
  const isSame =
    doseGrams === amounts.doseGrams && waterGrams === amounts.waterGrams && brewTimeSeconds === amounts.brewTimeSeconds
  if (isSame) return steps
  const stored: StoredStep[] = storeSteps(steps, { ...amounts, doseGrams, waterGrams, brewTimeSeconds })
  return stepsFor(stored, amounts)
}
