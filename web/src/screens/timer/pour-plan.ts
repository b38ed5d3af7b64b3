/** When to pour how much, for brewers that are poured by hand: a bloom, two slow pours, and time to run through. */

import { t } from '@lingui/core/macro'
import type { Formatter } from '#domain/units/formatter.ts'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'

export interface PourStep {
  atSeconds: number
  /** What the scale shows at the end of the step. */
  toGrams: number
  text: string
}

/** Methods that are poured by hand. */
const POURED_BY_HAND = ['v60', 'pour-over']

/** Ratios and times that a plan can be made for. */
const RATIO = { min: 10, max: 22 }
const SECONDS = { min: 90, max: 480 }

const BLOOM_TO_DOSE = 3
const BLOOM_SECONDS = { share: 0.25, min: 30, max: 45 }
const FIRST_POUR_SHARE = 0.6
/** The rest of the time the bed drains by itself. */
const POURED_BY = 0.7

type Poured = Pick<BrewQuery, 'method' | 'doseGrams' | 'waterGrams' | 'brewTimeSeconds'>

export function pourPlan(brew: Poured, format: Formatter): PourStep[] | undefined {
  const { method = '', doseGrams, waterGrams, brewTimeSeconds } = brew
  if (!POURED_BY_HAND.includes(method) || !doseGrams || !waterGrams || !brewTimeSeconds) return undefined
  if (!isWithin(RATIO, waterGrams / doseGrams) || !isWithin(SECONDS, brewTimeSeconds)) return undefined
  const { share, min, max } = BLOOM_SECONDS
  const bloomed = Math.min(max, Math.max(min, toFive(share * brewTimeSeconds)))
  const poured = toFive(POURED_BY * brewTimeSeconds)
  const bloom = toFive(BLOOM_TO_DOSE * doseGrams)
  const half = toFive(FIRST_POUR_SHARE * waterGrams)
  return [
    { atSeconds: 0, toGrams: bloom, text: bloomText(format.weight(bloom)) },
    { atSeconds: bloomed, toGrams: half, text: pourToText(format.weight(half)) },
    { atSeconds: toFive((bloomed + poured) / 2), toGrams: waterGrams, text: pourToText(format.weight(waterGrams)) },
    { atSeconds: poured, toGrams: waterGrams, text: t`Let it drain` },
  ]
}

const bloomText = (water: string): string => t`Pour ${water} and let it bloom`

const pourToText = (water: string): string => t`Pour slowly to ${water}`

/** The current step. */
export const stepAt = (plan: readonly PourStep[], seconds: number): PourStep | undefined =>
  plan.findLast(({ atSeconds }) => atSeconds <= seconds)

const toFive = (value: number): number => Math.round(value / 5) * 5

const isWithin = ({ min, max }: { min: number; max: number }, value: number): boolean => value >= min && value <= max
