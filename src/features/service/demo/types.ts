/** The demo community's input files and the resulting plan: plain objects that refer to each other by slug. */

import type { Brewer, BrewMethod, GrinderModel, RoastLevel } from '../../../domain/catalog.ts'
import type { TasteProfile, TasteVector } from '../../../domain/taste.ts'

/** The parts of the catalog's files that the plan uses. */
export interface DemoCatalog {
  grinders: readonly GrinderModel[]
  machines: readonly (Brewer & { slug: string; brewMethod: string })[]
  filters: readonly { slug: string; type: string; fits: readonly string[] }[]
  methods: readonly BrewMethod[]
}

/** The files of data/demo, one key for each. */
export interface DemoContent {
  roasters: readonly DemoRoaster[]
  coffees: readonly DemoCoffee[]
  members: readonly DemoMember[]
  /** By machine: the amounts that people brew with it, and the filters that fit it. */
  brewers: Readonly<Record<string, BrewerHabits>>
  comments: readonly DemoComment[]
  notes: {
    /** By method. */
    recipes: Readonly<Record<string, readonly RecipeNote[]>>
    /** By rating, 1-5. */
    brews: Readonly<Record<string, readonly string[]>>
  }
}

export interface DemoRoaster {
  slug: string
  name: string
  tagline: string
  description: string
  city: string
  state: string
  country: string
  websiteUrl: string
  style: string
  logoUrl: null
  isVerified: boolean
}

export interface DemoCoffee {
  /** Its roaster's slug. */
  roaster: string
  slug: string
  name: string
  roastLevel: RoastLevel
  coffeeType: 'SINGLE_ORIGIN' | 'BLEND' | 'DECAF'
  origin: string
  processingMethod: string
  flavorProfile: string
  acidityLevel: number
  bodyLevel: number
  description: string
  /** Methods that it is mostly bought for. */
  suits: readonly string[]
}

export interface DemoMember {
  slug: string
  displayName: string
  /** Slugs in the catalog. */
  machines: readonly string[]
  grinders: readonly string[]
  taste: TasteVector
}

/** An espresso basket determines the dose, every other brewer the water. */
export interface BrewerHabits {
  doseGrams?: readonly number[]
  waterGrams?: readonly number[]
  filters: readonly string[]
}

export interface DemoComment {
  tone: 'praise' | 'question' | 'tip' | 'critique' | 'reply'
  /** The only method that the comment fits, if it is about one. */
  method: string | null
  /** Methods that the comment doesn't fit. */
  not?: readonly string[]
  body: string
  /** The author's reply to a question. */
  answer?: string
}

/** `{dose}`, `{water}`, `{bloom}`, `{half}`, `{twoThirds}` and `{time}` are replaced by the recipe's figures. */
export interface RecipeNote {
  text: string
  /** Only for recipes with this type of filter. */
  filter?: string
  /** Only for machines whose slug begins with one of these. */
  machines?: readonly string[]
}

export interface PlannedMember {
  slug: string
  email: string
  displayName: string
  taste: TasteVector
  /** Slugs. */
  machines: readonly string[]
  grinders: readonly string[]
  createdAt: string
}

export type PlannedRoaster = DemoRoaster & { createdAt: string }
export type PlannedCoffee = Omit<DemoCoffee, 'suits'> & { createdAt: string }

export interface PlannedRecipe {
  /** Slugs. */
  author: string
  coffee: string
  grinder: string
  machine: string
  filter: string | null
  brewMethod: string
  grindSetting: number
  grindIndex: number
  ratio: number
  doseGrams: number
  waterGrams: number
  brewTimeSeconds: number | null
  waterTempF: number | null
  notes: string | null
  tasteProfile: TasteProfile | null
  createdAt: string
}

/** `recipe` is an index in `DemoPlan.recipes`, `member` a slug. */
interface PlannedAction {
  recipe: number
  member: string
  createdAt: string
}

export type PlannedVote = PlannedAction & { vote: 'UP' | 'DOWN' }
/** Also counts as one brew of the recipe by that member. */
export type PlannedRating = PlannedAction & { rating: number; notes: string | null }
export type PlannedComment = PlannedAction & { body: string }
export type PlannedSave = PlannedAction

export interface PlannedFollow {
  member: string
  roaster: string
  createdAt: string
}

/** Every list is sorted by `createdAt`, so that ids rise with time. */
export interface DemoPlan {
  members: PlannedMember[]
  roasters: PlannedRoaster[]
  coffees: PlannedCoffee[]
  recipes: PlannedRecipe[]
  votes: PlannedVote[]
  ratings: PlannedRating[]
  comments: PlannedComment[]
  follows: PlannedFollow[]
  saves: PlannedSave[]
}
