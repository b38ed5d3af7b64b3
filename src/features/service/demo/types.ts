/** What the demo community is made from, and the plan that comes out: plain objects that name each other by slug. */

import type { BrewMethod, GrinderModel, RoastLevel } from '../../../domain/catalog.ts'
import type { TasteProfile, TasteVector } from '../../../domain/taste.ts'

/** The catalog's files, as far as the plan reads them. */
export interface DemoCatalog {
  grinders: readonly GrinderModel[]
  machines: readonly { slug: string; brewMethod: string; defaultWaterTempF: number }[]
  filters: readonly { slug: string; type: string; fits: readonly string[] }[]
  methods: readonly BrewMethod[]
}

/** The files of data/demo, one key each. */
export interface DemoContent {
  roasters: readonly DemoRoaster[]
  coffees: readonly DemoCoffee[]
  members: readonly DemoMember[]
  /** By machine: the sizes that people brew on it, and the filters that go into it. */
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
  /** Slugs of the catalog. */
  machines: readonly string[]
  grinders: readonly string[]
  taste: TasteVector
}

/** An espresso basket sizes the dose, every other brewer the water. */
export interface BrewerHabits {
  doseGrams?: readonly number[]
  waterGrams?: readonly number[]
  filters: readonly string[]
}

export interface DemoComment {
  tone: 'praise' | 'question' | 'tip' | 'critique' | 'reply'
  /** Where it makes sense for one method only. */
  method: string | null
  /** Methods where it would sound odd. */
  not?: readonly string[]
  body: string
  /** What the author says to a question. */
  answer?: string
}

/** `{dose}`, `{water}`, `{bloom}`, `{half}`, `{twoThirds}` and `{time}` stand for the recipe's own figures. */
export interface RecipeNote {
  text: string
  /** Said only of recipes with such a filter. */
  filter?: string
  /** Said only of machines whose slug begins so. */
  machines?: readonly string[]
}

export interface PlannedMember {
  slug: string
  email: string
  displayName: string
  taste: TasteVector
  /** Slugs, the first of each is the default. */
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

/** `recipe` is a place in `DemoPlan.recipes`, `member` a slug. */
interface Deed {
  recipe: number
  member: string
  createdAt: string
}

export type PlannedVote = Deed & { vote: 'UP' | 'DOWN' }
/** Stands for one brew of the recipe by that member. */
export type PlannedRating = Deed & { rating: number; notes: string | null }
export type PlannedComment = Deed & { body: string }
export type PlannedSave = Deed

export interface PlannedFollow {
  member: string
  roaster: string
  createdAt: string
}

/** Every list in the order of `createdAt`, so that ids given in order rise with time. */
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
