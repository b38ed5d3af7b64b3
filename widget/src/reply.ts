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
  /** The setting that `grindSize` names; null where it is in words. */
  grind?: { grinder: string; setting: number } | null
  brewTimeSeconds: number | null
  notes: string | null
  /** Empty where the answer would grow too large. */
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

/** What the widget shows, in the language that it asked for. */
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
  /** `{brand}` stands for the link. */
  poweredBy: string
  noRecipes: string
  steps: string
  start: string
  pause: string
  next: string
  back: string
  close: string
  /** `{step}` and `{count}` stand for numbers. */
  stepOf: string
  /** Absent in an answer that is older than this script, as are the others for grinders. */
  yourGrinder: string
  /** `{grinder}` stands for its name, `{method}` in the next ones too. */
  onGrinder: string
  usualFor: string
  cannotGrind: string
  searchGrinders: string
  noGrinder: string
  changeGrinder: string
  showOriginal: string
  notLoaded: string
  /** `{weight}` stands for what the scale shows. */
  upTo: string
  /** What a step is called that has no words of its own. */
  actions: Readonly<Record<string, string | undefined>>
  roasts: Readonly<Record<string, string | undefined>>
}

export interface Reply {
  roaster: { name: string; slug: string }
  recipes: Recipe[]
  embedConfig: EmbedConfig
  language: string
  words: Words
  /** Goes back with events, so that they count as verified. */
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
