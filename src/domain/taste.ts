/** A person's taste and a recipe's taste on the same scales, and how well they match. */

import { ROAST_LEVELS, type RoastLevel, type Window } from './catalog.ts'
import { strengthOfRatio } from './strength.ts'

/** A person's taste, every value 0-1. */
export interface TasteVector {
  strengthPreference: number
  acidityTolerance: number
  roastPreference: number
  bodyVsClarity: number
  bitternessSensitivity: number
  explorerType: number
}

export const TASTE_DIMENSIONS = [
  'strengthPreference',
  'acidityTolerance',
  'roastPreference',
  'bodyVsClarity',
  'bitternessSensitivity',
  'explorerType',
] as const satisfies readonly (keyof TasteVector)[]

export const DEFAULT_TASTE: TasteVector = {
  strengthPreference: 0.5,
  acidityTolerance: 0.5,
  roastPreference: 0.5,
  bodyVsClarity: 0.5,
  bitternessSensitivity: 0.5,
  explorerType: 0.5,
}

/** The same taste as six levels from 1 to 5, as the onboarding asks for it. */
export interface TasteLevels {
  acidityLevel: number
  bodyLevel: number
  sweetnessLevel: number
  bitternessLevel: number
  flavorComplexityLevel: number
  aftertasteLevel: number
}

export const TASTE_LEVELS = [
  'acidityLevel',
  'bodyLevel',
  'sweetnessLevel',
  'bitternessLevel',
  'flavorComplexityLevel',
  'aftertasteLevel',
] as const satisfies readonly (keyof TasteLevels)[]

/** What a cup tasted of, every value 1-5. */
export interface TasteProfile {
  acidity: number
  body: number
  sweetness: number
  bitterness: number
}

/** A recipe's taste on the scales of a taste vector, every value 0-1. */
export interface RecipeTaste {
  strength: number
  acidity: number
  roast: number
  body: number
  bitterness: number
}

export interface TastedRecipe {
  ratio: number
  ratioWindow: Window
  roastLevel: RoastLevel
  /** The coffee's own levels, 1-5. */
  acidityLevel?: number | null
  bodyLevel?: number | null
  tasteProfile?: Partial<TasteProfile> | null
}

type Optional<T> = { [K in keyof T]?: T[K] | null }

/** How a roast usually tastes, where nothing more specific is known. */
const ROAST_TENDENCY: Record<RoastLevel, { acidity: number; body: number; bitterness: number }> = {
  LIGHT: { acidity: 0.8, body: 0.3, bitterness: 0.2 },
  MEDIUM_LIGHT: { acidity: 0.65, body: 0.4, bitterness: 0.3 },
  MEDIUM: { acidity: 0.5, body: 0.5, bitterness: 0.4 },
  MEDIUM_DARK: { acidity: 0.35, body: 0.65, bitterness: 0.6 },
  DARK: { acidity: 0.2, body: 0.8, bitterness: 0.8 },
}

/** Body weighs a little less, because people agree least on it. */
const WEIGHTS = { strength: 1, acidity: 1, roast: 1, body: 0.8 } as const
const WEIGHT_SUM = WEIGHTS.strength + WEIGHTS.acidity + WEIGHTS.roast + WEIGHTS.body

/** LIGHT is 0, DARK is 1. */
export const roastScale = (roast: RoastLevel): number => ROAST_LEVELS.indexOf(roast) / (ROAST_LEVELS.length - 1)

const fromLevel = (level: number | null | undefined): number | undefined =>
  level === null || level === undefined ? undefined : (level - 1) / 4

/** The part of the vector that follows from the six levels; sweetness has no counterpart, and roast isn't asked. */
export function vectorFromLevels(levels: Optional<TasteLevels>): Partial<TasteVector> {
  const acidity = fromLevel(levels.acidityLevel)
  const body = fromLevel(levels.bodyLevel)
  const bitterness = fromLevel(levels.bitternessLevel)
  const complexity = fromLevel(levels.flavorComplexityLevel)
  const heft = [body, fromLevel(levels.aftertasteLevel)].filter((value) => value !== undefined)
  const vector: Partial<TasteVector> = {}
  if (acidity !== undefined) vector.acidityTolerance = acidity
  if (body !== undefined) vector.bodyVsClarity = body
  if (bitterness !== undefined) vector.bitternessSensitivity = 1 - bitterness
  if (complexity !== undefined) vector.explorerType = complexity
  if (heft.length > 0) vector.strengthPreference = heft.reduce((sum, value) => sum + value, 0) / heft.length
  return vector
}

/** Whether any of the six levels is set. */
export const hasLevels = (given: Optional<TasteLevels>): boolean =>
  TASTE_LEVELS.some((name) => given[name] !== null && given[name] !== undefined)

/** Whether a person has set any value of their taste, in either form. */
export const hasAnyTaste = (given: Optional<TasteVector & TasteLevels>): boolean =>
  [...TASTE_DIMENSIONS, ...TASTE_LEVELS].some((name) => given[name] !== null && given[name] !== undefined)

/** Returns a whole vector from the values set in either form: the vector's own win, 0.5 fills the rest. */
export function completeTaste(given: Optional<TasteVector>, levels: Optional<TasteLevels> = {}): TasteVector {
  const vector = { ...DEFAULT_TASTE, ...vectorFromLevels(levels) }
  for (const dimension of TASTE_DIMENSIONS) vector[dimension] = given[dimension] ?? vector[dimension]
  return vector
}

/** A tasted profile takes precedence over the coffee's levels, and these over how the roast usually tastes. */
export function recipeTaste(recipe: TastedRecipe): RecipeTaste {
  const tendency = ROAST_TENDENCY[recipe.roastLevel]
  const tasted = recipe.tasteProfile
  return {
    strength: strengthOfRatio(recipe.ratioWindow, recipe.ratio),
    acidity: fromLevel(tasted?.acidity) ?? fromLevel(recipe.acidityLevel) ?? tendency.acidity,
    roast: roastScale(recipe.roastLevel),
    body: fromLevel(tasted?.body) ?? fromLevel(recipe.bodyLevel) ?? tendency.body,
    bitterness: fromLevel(tasted?.bitterness) ?? tendency.bitterness,
  }
}

/** How well a recipe suits a person, 0-100: lower with distance (less so for explorers) and unwanted bitterness. */
export function tasteMatch(taste: TasteVector, recipe: RecipeTaste): number {
  const squares =
    WEIGHTS.strength * (taste.strengthPreference - recipe.strength) ** 2 +
    WEIGHTS.acidity * (taste.acidityTolerance - recipe.acidity) ** 2 +
    WEIGHTS.roast * (taste.roastPreference - recipe.roast) ** 2 +
    WEIGHTS.body * (taste.bodyVsClarity - recipe.body) ** 2
  const apart = Math.sqrt(squares / WEIGHT_SUM) * (1 - taste.explorerType / 3)
  const tooBitter = Math.max(0, recipe.bitterness - (1 - taste.bitternessSensitivity))
  return Math.round(100 * (1 - Math.min(1, apart + 0.5 * tooBitter)))
}
