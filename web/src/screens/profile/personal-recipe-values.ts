/** Converts a personal recipe to form values and back to a request body. */
import type { GrinderModel } from '#domain/catalog.ts'
import { ratioOf } from '#domain/measures.ts'
import type { Input, Reply } from '../../api/client.ts'
import type { CoffeeChoice } from '../../parts/coffee/coffee-field.tsx'
import { settingText, typedSetting } from '../../state/grind-setting.ts'
import { parseNumber } from '../../ui/format.ts'

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
  rating: number | null
  notes: string
}

export const toValues = (recipe: PersonalRecipe | undefined, dial: GrinderModel | undefined): PersonalRecipeValues => ({
  name: recipe?.name ?? '',
  method: recipe?.method ?? '',
  coffee: recipe?.coffee ?? null,
  grinderId: recipe?.grinderId ?? null,
  grindSetting: recipe ? settingText(dial, recipe.grindSetting) : '',
  doseGrams: recipe ? String(recipe.doseGrams) : '',
  waterGrams: recipe ? String(recipe.waterGrams) : '',
  rating: recipe?.rating ?? null,
  notes: recipe?.notes ?? '',
})

/** Request body; missing required values are left out, and reported by the form's validation. */
export function toBody(values: PersonalRecipeValues, dial: GrinderModel | undefined): PersonalRecipeBody {
  const doseGrams = parseNumber(values.doseGrams)
  const waterGrams = parseNumber(values.waterGrams)
  return {
    name: values.name.trim() || null,
    method: values.method || undefined,
    coffeeProfileId: values.coffee?.id ?? null,
    grinderId: values.grinderId,
    grindSetting: typedSetting(dial, values.grindSetting),
    doseGrams,
    waterGrams,
    ratio: ratioBetween(doseGrams, waterGrams),
    rating: values.rating,
    notes: values.notes.trim() || null,
  } as PersonalRecipeBody
}

/** 1 while a weight is missing, so that only the weight is reported as missing. */
const ratioBetween = (dose: number | undefined, water: number | undefined): number =>
  typeof dose === 'number' && typeof water === 'number' && dose > 0 ? ratioOf(water, dose) : 1
