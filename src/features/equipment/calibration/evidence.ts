/** What a member's logged brews say about their grinders. */

import { wantedGrind } from '../../../domain/brewer-method.ts'
import type { BrewEvidence, Feedback } from '../../../domain/calibration.ts'
import { signsOf } from '../../../domain/taste-words.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { TastedBrew } from './queries.ts'

/** The most brews of one grinder that count: older ones say little more. */
const MAX_BREWS = 40
/** The lowest rating which means that the grind was about right. */
const GOOD = 4

export type DatedEvidence = BrewEvidence & { createdAt: string }

/** `brews` must be sorted newest first, as the result is. */
export function evidenceFor(
  catalog: Catalog,
  brews: readonly TastedBrew[],
  grinderId: number,
  forgottenAt: string | null | undefined,
): DatedEvidence[] {
  return brews
    .filter((brew) => brew.grinderId === grinderId && (!forgottenAt || brew.createdAt > forgottenAt))
    .flatMap((brew) => toEvidence(catalog, brew) ?? [])
    .slice(0, MAX_BREWS)
}

function toEvidence(catalog: Catalog, brew: TastedBrew): DatedEvidence | undefined {
  const feedback = feedbackOf(brew)
  const wanted = wantedIndex(catalog, brew)
  if (feedback === undefined || wanted === undefined || brew.grindSetting === null) return undefined
  const { grindSetting: setting, coffeeProfileId: coffeeId, createdAt } = brew
  return { grindIndex: wanted, setting, feedback, coffeeId, createdAt }
}

/** A sour brew is under-extracted, so it was ground too coarse. Strength alone says nothing about the grind. */
function feedbackOf({ extractionFeedback, outcome, rating }: TastedBrew): Feedback | undefined {
  const signs = signsOf({ feedback: extractionFeedback, outcome })
  const isOver = signs.bitter || signs.harsh
  if (signs.sour !== isOver) return signs.sour ? 'TOO_COARSE' : 'TOO_FINE'
  if (signs.sour) return undefined
  return signs.balanced || (rating !== null && rating >= GOOD) ? 'JUST_RIGHT' : undefined
}

function wantedIndex(
  catalog: Catalog,
  { method: id, machineId, waterGrams, roastLevel }: TastedBrew,
): number | undefined {
  const method = catalog.findMethod(id)
  const machine = machineId === null ? undefined : catalog.requireMachine(machineId)
  return method && wantedGrind(method, machine, waterGrams, roastLevel)
}
