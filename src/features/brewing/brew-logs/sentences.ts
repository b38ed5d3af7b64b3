/** English sentences for the next step after a tasted brew. */
import type { Curve } from '../../../domain/curve.ts'
import { describeMove } from '../../../domain/grind-choice.ts'
import { formatDuration } from '../../../domain/measures.ts'
import type { NextStep, NextStepKind } from '../../../domain/next-step.ts'
import type { Cause, Technique } from '../../../domain/next-step-rules.ts'
import { formatSetting } from '../../../domain/notation.ts'

/** The brew that the step starts from; what isn't known is null. */
export interface SteppedFrom {
  curve: Curve | null
  grindSetting: number | null
  doseGrams: number | null
  waterGrams: number | null
  waterTempF: number | null
  brewTimeSeconds: number | null
}

const CAUSES: Record<Cause, string> = {
  balanced: 'Balanced',
  under: 'Under-extracted',
  over: 'Over-extracted',
  uneven: 'Sour and bitter together means uneven',
  thin_and_bitter: 'Thin and bitter',
  weak: 'Too weak, which is a matter of the amounts and not of the grind',
  strong: 'Too strong, which is a matter of the amounts and not of the grind',
  papery: 'That is the filter paper',
}

const TECHNIQUES: Record<Technique, string> = {
  distribute_and_tamp: 'distribute and tamp level',
  stir_bloom: 'wet all of the bed and stir the bloom',
  stir: 'stir it well',
  gentler: 'stir and press more gently',
  rinse_paper: 'rinse it with hot water before you brew',
}

/** Without figures, for a brew whose dial isn't known. */
const BY_FEEL: Record<NextStepKind, string> = {
  none: 'brew it exactly like this again',
  finer: 'grind a little finer, and leave the rest',
  coarser: 'grind a little coarser, and leave the rest',
  'more-even': 'use a little less coffee or a little coarser grind',
  'more-coffee': 'use a little more coffee',
  'less-coffee': 'use a little less coffee',
  'more-yield': 'let a little more run into the cup',
  'less-yield': 'stop the shot a little earlier',
  hotter: 'use hotter water',
  cooler: 'use cooler water',
  longer: 'let it brew longer',
  shorter: 'let it brew shorter',
  'rinse-paper': '',
}

export function adviceFor(step: NextStep, from: SteppedFrom): string {
  const figures = [grind(step, from), dose(step, from), drink(step, from), water(step, from), time(step, from)]
  const told = figures.filter((figure) => figure !== undefined)
  const technique = step.technique && TECHNIQUES[step.technique]
  const actions = [
    ...(technique ? [technique] : []),
    ...(told.length > 0 ? told : BY_FEEL[step.kind] ? [BY_FEEL[step.kind]] : []),
  ]
  const isOnlyGrind = told.length === 1 && step.grindSetting !== undefined && !technique
  return [
    `${CAUSES[step.cause]}: ${listed(actions)}${isOnlyGrind ? ', and leave the rest' : ''}.`,
    ...(step.alternative === 'hotter' ? ['Hotter water would do as well; a finer grind would choke the shot.'] : []),
    ...(step.isFromOwnBrews ? ['That is half-way to your best brew of this coffee.'] : []),
    ...(step.isAtEnd ? ['The grind is at the end of what this method takes.'] : []),
  ].join(' ')
}

function grind({ grindSetting }: NextStep, { curve, grindSetting: from }: SteppedFrom): string | undefined {
  if (grindSetting === undefined || curve === null || from === null) return undefined
  return `grind ${describeMove(curve, from, grindSetting)}, to ${formatSetting(curve.grinder, grindSetting)}`
}

const dose = ({ doseGrams }: NextStep, from: SteppedFrom): string | undefined =>
  doseGrams === undefined ? undefined : `dose ${doseGrams} g${insteadOf(from.doseGrams)}`

const drink = ({ waterGrams }: NextStep, from: SteppedFrom): string | undefined =>
  waterGrams === undefined ? undefined : `stop the shot at ${waterGrams} g${insteadOf(from.waterGrams)}`

const water = ({ waterTempF }: NextStep, from: SteppedFrom): string | undefined =>
  waterTempF === undefined ? undefined : `use water at ${waterTempF} °F${insteadOf(from.waterTempF)}`

const time = ({ brewTimeSeconds }: NextStep, from: SteppedFrom): string | undefined =>
  brewTimeSeconds === undefined
    ? undefined
    : `brew for ${formatDuration(brewTimeSeconds)}${from.brewTimeSeconds === null ? '' : ` instead of ${formatDuration(from.brewTimeSeconds)}`}`

const insteadOf = (value: number | null): string => (value === null ? '' : ` instead of ${value}`)

const listed = (actions: readonly string[]): string =>
  actions.length < 2 ? actions.join('') : `${actions.slice(0, -1).join(', ')}, and ${actions.at(-1)}`
