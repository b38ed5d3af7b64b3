/** Converts a taste profile between the answers on its screen and the two forms that the server stores. */
import { msg } from '@lingui/core/macro'
import { type TasteLevels, type TasteVector, vectorFromLevels } from '#domain/taste.ts'
import type { Input, OperationId, Reply } from '../../api/client.ts'

export const TITLE = msg`Your taste`
export type TasteProfile = NonNullable<Reply<'getProfile'>['profile']>

export const TASTE_INVALIDATES = [
  'getProfile',
  'getTasteProfile',
  'getMe',
  'listRecommendations',
] as const satisfies readonly OperationId[]

/** From 1 to 5 each; what wasn't answered is left out. */
export interface Answers extends Partial<TasteLevels> {
  /** From light to dark. */
  roast?: number
}

const toShare = (level: number): number => (level - 1) / 4
const toLevel = (share: number): number => Math.round(share * 4) + 1
/** Smaller differences are rounding errors. */
const SAME = 1e-6

/**
 * The answers to show: the stored levels, except where the vector differs from them. Another program may have set the
 * vector, and recipes are matched with it. A component of 0.5 without a level means that nothing was answered.
 */
export function answersOf(profile: TasteProfile | null, taste: TasteVector): Answers {
  const shown = (level: number | null | undefined, share: number): number | undefined => {
    if (Math.abs(share - (level == null ? 0.5 : toShare(level))) < SAME) return level ?? undefined
    return toLevel(share)
  }
  return withoutGaps({
    acidityLevel: shown(profile?.acidityLevel, taste.acidityTolerance),
    bodyLevel: shown(profile?.bodyLevel, taste.bodyVsClarity),
    sweetnessLevel: profile?.sweetnessLevel ?? undefined,
    bitternessLevel: shown(profile?.bitternessLevel, 1 - taste.bitternessSensitivity),
    flavorComplexityLevel: shown(profile?.flavorComplexityLevel, taste.explorerType),
    aftertasteLevel: profile?.aftertasteLevel ?? undefined,
    roast:
      profile?.roastPreference == null && taste.roastPreference === 0.5 ? undefined : toLevel(taste.roastPreference),
  })
}

const withoutGaps = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, level]) => level !== undefined))

/** The vector that these changes lead to. */
export const changedTaste = (taste: TasteVector, answers: Answers, changes: Answers): TasteVector => {
  const changed = Object.keys(vectorFromLevels(changes)) as (keyof TasteVector)[]
  // Computed from all answers, because strength depends on two of them.
  const all = vectorFromLevels({ ...answers, ...changes })
  return {
    ...taste,
    ...Object.fromEntries(changed.map((name) => [name, all[name]])),
    ...(changes.roast !== undefined && { roastPreference: toShare(changes.roast) }),
  }
}

/** Fields of the profile that hold components of the vector. */
const BESIDE_LEVELS: Partial<Record<keyof TasteVector, keyof Input<'patchProfile'>['body']>> = {
  strengthPreference: 'strengthPreference',
  acidityTolerance: 'acidityTolerance',
  bodyVsClarity: 'bodyPreference',
  bitternessSensitivity: 'bitternessPreference',
}

/** Request body. Clears the components of the vector that the answers determine, as they would take precedence. */
export function toBody({ roast, ...levels }: Answers): Input<'patchProfile'>['body'] {
  const named = Object.keys(vectorFromLevels(levels)) as (keyof TasteVector)[]
  return {
    ...Object.fromEntries(named.flatMap((name) => (BESIDE_LEVELS[name] ? [[BESIDE_LEVELS[name], null]] : []))),
    ...levels,
    ...(roast !== undefined && { roastPreference: toShare(roast) }),
  }
}

/** Whether the vector's curiosity differs from the answer; only the vector's route can clear it. */
export const hasSeparateExplorerType = (profile: TasteProfile | null, taste: TasteVector): boolean => {
  const level = profile?.flavorComplexityLevel
  return Math.abs(taste.explorerType - (level == null ? 0.5 : toShare(level))) >= SAME
}
