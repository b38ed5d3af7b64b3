/** The parts of the embed API's response that the widget uses. */
import type { Step } from '../../src/domain/steps/step.ts'

export interface Coffee {
  name: string
  slug: string
  roastLevel: string
  flavorNotes: string[]
}

export interface Recipe {
  method: string
  methodName?: string
  doseGrams: number
  waterGrams: number
  ratio: number
  waterTempF: number | null
  grindSize: string | null
  /** The setting that `grindSize` names; null if that is only words. */
  grind?: { grinder: string; setting: number } | null
  brewTimeSeconds: number | null
  notes: string | null
  /** Empty if the response would become too large. */
  steps?: readonly Step[]
  isDefault: boolean
  source?: 'roaster' | 'community'
  shareId?: string | null
  url?: string | null
  coffee: Coffee
}

export interface EmbedConfig {
  accentColor: string
  theme: string
  showPoweredBy: boolean
  canHidePoweredBy?: boolean
  units?: string
}

/** The widget's texts, in the language that it requested. */
export interface Words {
  recipesBy: string
  coffee: string
  water: string
  yield: string
  ratio: string
  temperature: string
  time: string
  grind: string
  brewMethod: string
  fullRecipe: string
  communityRecipe: string
  /** `{brand}` is replaced by the link. */
  poweredBy: string
  noRecipes: string
  steps: string
  start: string
  pause: string
  next: string
  back: string
  close: string
  /** `{step}` and `{count}` are replaced by numbers. */
  stepOf: string
  /** Absent in a cached response that is older than this script, like the other texts for grinders. */
  yourGrinder: string
  /** `{grinder}` is replaced by its name, and `{method}` in the next ones by that of the method. */
  onGrinder: string
  usualFor: string
  cannotGrind: string
  searchGrinders: string
  noGrinder: string
  changeGrinder: string
  showOriginal: string
  notLoaded: string
  /** `{weight}` is replaced by what the scale shows. */
  upTo: string
  /** Names of steps without a label, by action. */
  actions: Readonly<Record<string, string | undefined>>
  roasts: Readonly<Record<string, string | undefined>>
}

export interface Reply {
  roaster: { name: string; slug: string }
  recipes: Recipe[]
  embedConfig: EmbedConfig
  language: string
  words: Words
  /** Sent back with events, so that they count as verified. */
  eventToken?: string
}

/** A coffee with one recipe for each method. */
export interface Choice {
  coffee: Coffee
  recipes: Recipe[]
}

/** Groups recipes by coffee, in the order of the response; of several for one method it takes the default. */
export function choicesOf(recipes: readonly Recipe[]): Choice[] {
  const choices = new Map<string, Choice>()
  for (const recipe of recipes) {
    const { coffee, method } = recipe
    const choice = choices.get(coffee.slug) ?? { coffee, recipes: [] }
    choices.set(coffee.slug, choice)
    const at = choice.recipes.findIndex((each) => each.method === method)
    if (at < 0) choice.recipes.push(recipe)
    else if (recipe.isDefault && !choice.recipes[at]!.isDefault) choice.recipes[at] = recipe
  }
  return [...choices.values()]
}
