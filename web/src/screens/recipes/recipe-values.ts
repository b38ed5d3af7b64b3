/** Values of the recipe form, and their conversion to a request body. */
import type { GrinderModel } from '#domain/catalog.ts'
import { ratioOf, roundWater } from '#domain/measures.ts'
import { normalizeTags } from '#domain/recipe-words.ts'
import type { StepAmounts } from '#domain/steps/step.ts'
import type { Input, Reply } from '../../api/client.ts'
import type { Recipe } from '../../api/schema.ts'
import type { Taste } from '../../parts/brew/taste-sliders.tsx'
import type { CoffeeChoice } from '../../parts/coffee/coffee-field.tsx'
import { NO_STEPS, type StepsValue, shownSteps, stepsValueOf, toStepsBody } from '../../parts/steps/step-values.ts'
import { typedSetting } from '../../state/grind-setting.ts'
import { formatTimeField, parseNumber, parseTime } from '../../ui/format.ts'
import { storedNumber } from '../../ui/typed-number.ts'

export type Machine = Reply<'listMachines'>['machines'][number]
export type Grinder = Reply<'listGrinders'>['grinders'][number]

export interface RecipeValues {
  coffee: CoffeeChoice | null
  machine: Machine | null
  grinder: Grinder | null
  filterId: string
  setting: string
  dose: string
  water: string
  ratio: string
  /** Which of the two is computed. */
  follows: 'water' | 'ratio'
  temperature: string
  time: string
  notes: string
  taste: Taste | null
  steps: StepsValue
  title: string
  description: string
  /** Separated by commas. */
  tags: string
  difficulty: '' | NonNullable<Recipe['difficulty']>
  yield: string
  /** The recipe that this one started from. */
  inspiredBy: { recipeId: number; title: string } | null
}

export const BLANK: RecipeValues = {
  coffee: null,
  machine: null,
  grinder: null,
  filterId: '',
  setting: '',
  dose: '',
  water: '',
  ratio: '',
  follows: 'ratio',
  temperature: '',
  time: '',
  notes: '',
  taste: null,
  steps: NO_STEPS,
  title: '',
  description: '',
  tags: '',
  difficulty: '',
  yield: '',
  inspiredBy: null,
}

/** Fields of the form, by their names in the request body. */
export const RECIPE_FIELDS = [
  'coffeeProfileId',
  'machineId',
  'grinderId',
  'filterId',
  'grindSetting',
  'doseGrams',
  'waterGrams',
  'ratio',
  'waterTempF',
  'brewTimeSeconds',
  'notes',
  'steps',
  'title',
  'description',
  'tags',
  'difficulty',
  'yieldGrams',
] as const

type Amounts = Pick<RecipeValues, 'dose' | 'water' | 'ratio' | 'follows'>

/** Computes the third of dose, water and ratio: typed water makes the ratio follow, and the other way round. */
export function withAmount(values: Amounts, name: 'dose' | 'water' | 'ratio', text: string): Amounts {
  const follows = name === 'water' ? 'ratio' : name === 'ratio' ? 'water' : values.follows
  const next = { ...values, [name]: text, follows }
  const dose = storedNumber(next.dose)
  const given = storedNumber(follows === 'ratio' ? next.water : next.ratio)
  // Emptying a field doesn't empty the computed one.
  if (!dose || !given || !(dose > 0) || !(given > 0)) return next
  return follows === 'ratio'
    ? { ...next, ratio: String(ratioOf(given, dose)) }
    : { ...next, water: String(roundWater(given * dose)) }
}

type Body = Input<'publishRecipe'>['body']

/** Request body; missing and unreadable values are reported by the form's validation. */
export function toBody(values: RecipeValues, dial: GrinderModel | undefined, amounts: StepAmounts | undefined): Body {
  return {
    coffeeProfileId: values.coffee?.id,
    machineId: values.machine?.id,
    grinderId: values.grinder?.id,
    filterId: values.filterId === '' ? null : Number(values.filterId),
    grindSetting: typedSetting(dial, values.setting),
    doseGrams: parseNumber(values.dose),
    waterGrams: parseNumber(values.water),
    ratio: parseNumber(values.ratio),
    waterTempF: parseNumber(values.temperature) ?? null,
    brewTimeSeconds: parseTime(values.time) ?? null,
    notes: values.notes.trim() || null,
    tasteProfile: values.taste,
    steps: stepsBody(values.steps, amounts),
    title: values.title.trim() || null,
    description: values.description.trim() || null,
    tags: readTags(values.tags),
    difficulty: values.difficulty || null,
    yieldGrams: parseNumber(values.yield) ?? null,
    inspiredByRecipeId: values.inspiredBy?.recipeId ?? null,
  } as Body
}

function stepsBody(value: StepsValue, amounts: StepAmounts | undefined): Body['steps'] {
  const steps = toStepsBody(shownSteps(value, amounts))
  return steps.length > 0 ? steps : null
}

/** Parses tags such as "Iced, light roast". */
export const readTags = (text: string): string[] => normalizeTags(text.split(/[,;\n]/))

/** Only steps that the author wrote: suggested ones can't be edited. */
function stepsOf(recipe: Recipe, extraction: StepAmounts['extraction'] | undefined): StepsValue {
  const { steps = [], stepsSource, doseGrams, waterGrams, brewTimeSeconds } = recipe
  if (stepsSource !== 'author' || !extraction) return NO_STEPS
  return stepsValueOf(steps, { doseGrams, waterGrams, brewTimeSeconds, extraction })
}

/** Form values of a recipe. */
export function toValues(
  recipe: Recipe,
  machine: Machine | null,
  grinder: Grinder | null,
  label: string,
  extraction: StepAmounts['extraction'] | undefined,
): RecipeValues {
  const text = (number: number | null) => (number === null ? '' : String(number))
  return {
    coffee: recipe.coffee,
    machine,
    grinder,
    filterId: text(recipe.filterId),
    setting: label,
    dose: text(recipe.doseGrams),
    water: text(recipe.waterGrams),
    ratio: text(recipe.ratio),
    follows: 'ratio',
    temperature: text(recipe.waterTempF),
    time: formatTimeField(recipe.brewTimeSeconds),
    notes: recipe.notes ?? '',
    taste: recipe.tasteProfile,
    steps: stepsOf(recipe, extraction),
    title: recipe.title ?? '',
    description: recipe.description ?? '',
    tags: recipe.tags.join(', '),
    difficulty: recipe.difficulty ?? '',
    yield: text(recipe.yieldGrams),
    inspiredBy: null,
  }
}
