/** What to say about the next step after a tasted brew: the cause, then each thing to change. */
import type { Curve } from './curve.ts'
import { dialMove } from './grind-choice.ts'
import type { NextStep } from './next-step.ts'
import { readingOf } from './notation.ts'
import type { Advice } from './statement.ts'

/** The brew that the step starts from; what isn't known is null. */
export interface SteppedFrom {
  curve: Curve | null
  grindSetting: number | null
  doseGrams: number | null
  waterGrams: number | null
  waterTempF: number | null
  brewTimeSeconds: number | null
}

export function adviceFor(step: NextStep, from: SteppedFrom): Advice[] {
  const { kind, cause, technique } = step
  const amounts = amountsOf(step, from)
  const figures = [...grindMove(step, from, amounts.length === 0 && !technique), ...amounts]
  const byFeel: Advice[] = figures.length > 0 || kind === 'rinse-paper' ? [] : [{ code: 'by_feel', params: { kind } }]
  return [
    { code: 'taste_cause', params: { cause } },
    ...(technique ? [{ code: 'technique' as const, params: { technique } }] : []),
    ...figures,
    ...byFeel,
    ...(step.alternative === 'hotter' ? [{ code: 'hotter_instead' as const, params: {} }] : []),
    ...(step.isFromOwnBrews ? [{ code: 'half_way_to_best' as const, params: {} }] : []),
    ...(step.isAtEnd ? [{ code: 'grind_at_end' as const, params: {} }] : []),
  ]
}

function grindMove({ grindSetting }: NextStep, from: SteppedFrom, isOnlyChange: boolean): Advice[] {
  const { curve } = from
  if (grindSetting === undefined || curve === null || from.grindSetting === null) return []
  const move = dialMove(curve, from.grindSetting, grindSetting)
  if (!move) return []
  return [{ code: 'move_grind', params: { move, setting: readingOf(curve.grinder, grindSetting), isOnlyChange } }]
}

function amountsOf({ doseGrams, waterGrams, waterTempF, brewTimeSeconds }: NextStep, from: SteppedFrom): Advice[] {
  const amounts: Advice[] = []
  if (doseGrams !== undefined) amounts.push({ code: 'set_dose', params: { grams: doseGrams, before: from.doseGrams } })
  if (waterGrams !== undefined) {
    amounts.push({ code: 'set_yield', params: { grams: waterGrams, before: from.waterGrams } })
  }
  if (waterTempF !== undefined) {
    amounts.push({ code: 'set_temperature', params: { waterTempF, before: from.waterTempF } })
  }
  if (brewTimeSeconds !== undefined) {
    amounts.push({ code: 'set_time', params: { seconds: brewTimeSeconds, before: from.brewTimeSeconds } })
  }
  return amounts
}
