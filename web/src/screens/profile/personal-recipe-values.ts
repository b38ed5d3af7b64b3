/** Converts a personal recipe to form values and back to a request body. */
import type { GrinderModel } from '#domain/catalog.ts'
import { ratioOf } from '#domain/measures.ts'
import type { StepAmounts } from '#domain/steps/step.ts'
import type { Input, Reply } from '../../api/client.ts'
import type { CoffeeChoice } from '../../parts/coffee/coffee-field.tsx'
import { NO_STEPS, type StepsValue, shownSteps, stepsValueOf, toStepsBody } from '../../parts/steps/step-values.ts'
import { settingText, typedSetting } from '../../state/grind-setting.ts'
import { formatTimeField, parseNumber, parseTime } from '../../ui/format.ts'

export type PersonalRecipe = Reply<'listPersonalRecipes'>['recipes'][number]
export type PersonalRecipeBody = Input<'createPersonalRecipe'>['body']

export interface PersonalRecipeValues {
  name: string
  method: string
  coffee: CoffeeChoice | null
  grinderId: number | null
  grindSetting: string
  doseGrams: string
  waterGrams: string
  brewTimeSeconds: string
  steps: StepsValue
  rating: number | null
  notes: string
}

export const toValues = (
  recipe: PersonalRecipe | undefined,
  dial: GrinderModel | undefined,
  extraction: StepAmounts['extraction'] | undefined,
): PersonalRecipeValues => ({
  name: recipe?.name ?? '',
  method: recipe?.method ?? '',
  coffee: recipe?.coffee ?? null,
  grinderId: recipe?.grinderId ?? null,
  grindSetting: recipe ? settingText(dial, recipe.grindSetting) : '',
  doseGrams: recipe ? String(recipe.doseGrams) : '',
  waterGrams: recipe ? String(recipe.waterGrams) : '',
  brewTimeSeconds: formatTimeField(recipe?.brewTimeSeconds),
  steps: recipe && extraction ? stepsOf(recipe, extraction) : NO_STEPS,
  rating: recipe?.rating ?? null,
  notes: recipe?.notes ?? '',
})

/** Only steps that the member wrote: suggested ones can't be edited. */
function stepsOf(recipe: PersonalRecipe, extraction: StepAmounts['extraction']): StepsValue {
  const { steps = [], stepsSource, doseGrams, waterGrams, brewTimeSeconds } = recipe
  if (stepsSource !== 'author') return NO_STEPS
  return stepsValueOf(steps, { doseGrams, waterGrams, brewTimeSeconds, extraction })
}

/** Request body; missing required values are left out, and reported by the form's validation. */
export function toBody(
  values: PersonalRecipeValues,
  dial: GrinderModel | undefined,
  amounts: StepAmounts | undefined,
): PersonalRecipeBody {
  const doseGrams = parseNumber(values.doseGrams)
  const waterGrams = parseNumber(values.waterGrams)
  const steps = toStepsBody(shownSteps(values.steps, amounts))
  return {
    name: values.name.trim() || null,
    method: values.method || undefined,
    coffeeProfileId: values.coffee?.id ?? null,
    grinderId: values.grinderId,
    grindSetting: typedSetting(dial, values.grindSetting),
    doseGrams,
    waterGrams,
    ratio: ratioBetween(doseGrams, waterGrams),
    brewTimeSeconds: parseTime(values.brewTimeSeconds) ?? null,
    steps: steps.length > 0 ? steps : null,
    rating: values.rating,
    notes: values.notes.trim() || null,
  } as PersonalRecipeBody
}

/** 1 while a weight is missing, so that only the weight is reported as missing. */
const ratioBetween = (dose: number | undefined, water: number | undefined): number =>
  typeof dose === 'number' && typeof water === 'number' && dose > 0 ? ratioOf(water, dose) : 1
