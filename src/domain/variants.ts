/** Ranks the ways to brew a coffee on given equipment, the model's and the community's, best first. */

import { type Adaptation, type AdaptationRequest, adaptRecipe } from './adaptation.ts'
import type { RoastLevel, Window } from './catalog.ts'
import type { Finding } from './finding.ts'
import { blendedScore, MODEL_WILSON } from './ranking.ts'
import { changesBetween, type PartlyTimedRecipe } from './recipe-changes.ts'
import { type GrindOnGrinder, recipeOnGrinder, type WrittenGrind } from './recipe-on-grinder.ts'
import { scaleOwnRecipe, sizeFindings } from './scaling.ts'
import type { Change } from './statement.ts'
import { recipeTaste, type TasteProfile, type TasteVector, tasteMatch } from './taste.ts'
import { wilsonScore } from './wilson.ts'

export type VariantSource =
  | { type: 'model' }
  | { type: 'community'; recipeId: number; author: string; upvotes: number; downvotes: number }

export interface Variant {
  /** `balanced`, `brighter`, `richer` or `community-{recipeId}`. */
  id: string
  source: VariantSource
  recipe: PartlyTimedRecipe
  /** 0-1; variants are sorted by it. */
  score: number
  /** 0-100; null if the taste is unknown. */
  tasteMatchScore: number | null
  changes: Change[]
  /** The name of the coffee that it was written for, if it isn't the requested one. */
  otherCoffee?: string
  findings: Finding[]
  /** Only of a community recipe: its setting on this grinder. */
  grind?: GrindOnGrinder
}

export interface TastedCoffee {
  roastLevel: RoastLevel
  acidityLevel?: number | null
  bodyLevel?: number | null
}

/** A community recipe as it was written for its author's grinder. */
export interface CommunityRecipe {
  id: number
  author: string
  upvotes: number
  downvotes: number
  doseGrams: number
  waterGrams: number
  ratio: number
  grind: WrittenGrind
  waterTempF: number | null
  brewTimeSeconds: number | null
  tasteProfile: Partial<TasteProfile> | null
  coffee: TastedCoffee
  /** The name of that coffee, if it isn't the requested one. */
  otherCoffee?: string
}

export interface VariantRequest extends AdaptationRequest {
  coffee: TastedCoffee
  community: readonly CommunityRecipe[]
}

/** The requested taste, and one step either way. */
const MODEL_VARIANTS = [
  { id: 'balanced', taste: 0 },
  { id: 'brighter', taste: -1 },
  { id: 'richer', taste: 1 },
] as const

const MAX_COMMUNITY = 5

/** `adaptation` must be the result of this request: it is the balanced variant. */
export function rankVariants(request: VariantRequest, adaptation: Adaptation): Variant[] {
  const variants = [
    ...MODEL_VARIANTS.map((kind) => modelVariant(request, adaptation, kind)),
    ...request.community.slice(0, MAX_COMMUNITY).map((recipe) => communityVariant(request, adaptation, recipe)),
  ]
  // The sort is stable and balanced comes first, so it wins its ties.
  return variants.sort((a, b) => b.score - a.score)
}

function modelVariant(request: VariantRequest, adaptation: Adaptation, kind: (typeof MODEL_VARIANTS)[number]): Variant {
  const { curve, coffee, profile } = request
  const { resolvedControls, base, method } = adaptation
  const { adapted: recipe, findings } =
    kind.taste === 0
      ? adaptation
      : adaptRecipe({ ...request, controls: { ...resolvedControls, taste: resolvedControls.taste + kind.taste } })
  const match = matchOf(adaptation.ratio, profile, recipe.ratio, coffee, null)
  return {
    id: kind.id,
    source: { type: 'model' },
    recipe,
    score: blendedScore(MODEL_WILSON, match),
    tasteMatchScore: match,
    changes: changesBetween(method, curve, base, recipe),
    findings,
  }
}

function communityVariant(request: VariantRequest, adaptation: Adaptation, own: CommunityRecipe): Variant {
  const { curve, profile, volumeGrams } = request
  const { base, method } = adaptation
  const grind = recipeOnGrinder(own.grind, curve, request.method)
  const written: PartlyTimedRecipe = {
    doseGrams: own.doseGrams,
    waterGrams: own.waterGrams,
    ratio: own.ratio,
    grindSetting: grind.setting,
    grindIndex: grind.grindIndex,
    waterTempF: own.waterTempF,
    brewTimeSeconds: own.brewTimeSeconds,
  }
  const recipe = volumeGrams === undefined ? written : scaleOwnRecipe(method, curve, written, volumeGrams)
  const match = matchOf(request.method.ratio, profile, own.ratio, own.coffee, own.tasteProfile)
  const { upvotes, downvotes } = own
  return {
    id: `community-${own.id}`,
    source: { type: 'community', recipeId: own.id, author: own.author, upvotes, downvotes },
    recipe,
    score: blendedScore(wilsonScore(upvotes, downvotes), match),
    tasteMatchScore: match,
    changes: changesBetween(method, curve, base, recipe),
    findings: volumeGrams === undefined ? [] : sizeFindings(method, recipe),
    grind,
    ...(own.otherCoffee !== undefined && { otherCoffee: own.otherCoffee }),
  }
}

function matchOf(
  ratioWindow: Window,
  profile: TasteVector | null | undefined,
  ratio: number,
  coffee: TastedCoffee,
  tasteProfile: Partial<TasteProfile> | null,
): number | null {
  if (!profile) return null
  return tasteMatch(profile, recipeTaste({ ...coffee, ratio, ratioWindow, tasteProfile }))
}
