/** Converts a taste profile between its six levels and the vector that the server matches with. */
import { msg } from '@lingui/core/macro'
import { type TasteLevels, type TasteVector, vectorFromLevels } from '#domain/taste.ts'
import type { Input, OperationId, Reply } from '../../api/client.ts'
import { QUESTIONS } from './taste-labels.ts'

export const TITLE = msg`Your taste`
export type TasteProfile = NonNullable<Reply<'getProfile'>['profile']>

export const BY_TASTE = [
  'getProfile',
  'getTasteProfile',
  'getMe',
  'listRecommendations',
] as const satisfies readonly OperationId[]

/** Levels that were answered so far. */
export const levelsOf = (profile: TasteProfile | null): Partial<TasteLevels> =>
  Object.fromEntries(
    QUESTIONS.flatMap(({ name }) => (profile && profile[name] !== null ? [[name, profile[name]]] : [])),
  )

/** Fields of the profile that hold components of the vector. */
const BESIDE_LEVELS: Partial<Record<keyof TasteVector, keyof Input<'patchProfile'>['body']>> = {
  strengthPreference: 'strengthPreference',
  acidityTolerance: 'acidityTolerance',
  bodyVsClarity: 'bodyPreference',
  bitternessSensitivity: 'bitternessPreference',
}

/** Request body that clears the vector's components which these levels determine: a stored one would take precedence. */
export function withoutVector(levels: Partial<TasteLevels>): Input<'patchProfile'>['body'] {
  const named = Object.keys(vectorFromLevels(levels)) as (keyof TasteVector)[]
  return Object.fromEntries(named.flatMap((name) => (BESIDE_LEVELS[name] ? [[BESIDE_LEVELS[name], null]] : [])))
}
