/** A taste as its owner told it, between the six levels and the vector that the server matches with. */
import { type TasteLevels, type TasteVector, vectorFromLevels } from '#domain/taste.ts'
import type { Input, OperationId, Reply } from '../../api/client.ts'
import { QUESTIONS } from './taste-labels.ts'

export const TITLE = 'Your taste'
export type TasteProfile = NonNullable<Reply<'getProfile'>['profile']>

export const BY_TASTE = [
  'getProfile',
  'getTasteProfile',
  'getMe',
  'listRecommendations',
] as const satisfies readonly OperationId[]

/** What was told so far; the rest is missing. */
export const levelsOf = (profile: TasteProfile): Partial<TasteLevels> =>
  Object.fromEntries(QUESTIONS.flatMap(({ name }) => (profile[name] === null ? [] : [[name, profile[name]]])))

/** How the vector's parts are called beside the levels; its sixth has no name there. */
const BESIDE_LEVELS: Partial<Record<keyof TasteVector, keyof Input<'patchProfile'>['body']>> = {
  strengthPreference: 'strengthPreference',
  acidityTolerance: 'acidityTolerance',
  bodyVsClarity: 'bodyPreference',
  bitternessSensitivity: 'bitternessPreference',
}

/** What was once told of the vector counts before the levels: it is taken back where the levels say the same. */
export function withoutVector(levels: Partial<TasteLevels>): Input<'patchProfile'>['body'] {
  const named = Object.keys(vectorFromLevels(levels)) as (keyof TasteVector)[]
  return Object.fromEntries(named.flatMap((name) => (BESIDE_LEVELS[name] ? [[BESIDE_LEVELS[name], null]] : [])))
}
