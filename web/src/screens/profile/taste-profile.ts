/** Converts a taste profile between the answers on its screen and the two forms that the server keeps. */
import { msg } from '@lingui/core/macro'
import { type TasteLevels, type TasteVector, vectorFromLevels } from '#domain/taste.ts'
import type { Input, OperationId, Reply } from '../../api/client.ts'

export const TITLE = msg`Your taste`
export type TasteProfile = NonNullable<Reply<'getProfile'>['profile']>

export const BY_TASTE = [
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
/** Differences below come from arithmetic. */
const SAME = 1e-6

/**
 * What to show: the levels that were answered, except where the vector, which another program may have set, says
 * otherwise, because recipes are matched with it. A vector's 0.5 without a level was never told.
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
  // Of all answers, because strength follows from two of them.
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

/** Request body of these answers. It clears the vector's components which they determine: those would take precedence. */
export function toBody({ roast, ...levels }: Answers): Input<'patchProfile'>['body'] {
  const named = Object.keys(vectorFromLevels(levels)) as (keyof TasteVector)[]
  return {
    ...Object.fromEntries(named.flatMap((name) => (BESIDE_LEVELS[name] ? [[BESIDE_LEVELS[name], null]] : []))),
    ...levels,
    ...(roast !== undefined && { roastPreference: toShare(roast) }),
  }
}

/** Whether the vector has a curiosity of its own, which only the vector's route can clear. */
export const hasOwnCuriosity = (profile: TasteProfile | null, taste: TasteVector): boolean => {
  const level = profile?.flavorComplexityLevel
  return Math.abs(taste.explorerType - (level == null ? 0.5 : toShare(level))) >= SAME
}
