/** The next step after a cup whose grinder or setting is unknown: a direction, without figures. */

import type { BrewMethod } from './catalog.ts'
import type { NextStep, NextStepKind } from './next-step.ts'
import { type Rule, ruleFor } from './next-step-rules.ts'
import { signsOf, type Tasted } from './taste-words.ts'

export interface FeltBrew extends Tasted {
  method: Pick<BrewMethod, 'extraction' | 'brewTimeSeconds'>
  brewTimeSeconds?: number | null
}

/** Uses the same rules as `nextStep`. */
export function nextStepByFeel(brew: FeltBrew): NextStep | undefined {
  const rule = ruleFor(brew.method, signsOf(brew), brew.brewTimeSeconds)
  if (rule === undefined) return undefined
  const { cause, technique, alternative } = rule
  return {
    kind: kindOf(rule),
    cause,
    rule: rule.rule,
    ...(technique && { technique }),
    ...(alternative && { alternative }),
  }
}

function kindOf({ cause, yieldShare, doseShare, timeShare, grindPoints }: Rule): NextStepKind {
  if (cause === 'balanced') return 'none'
  if (cause === 'papery') return 'rinse-paper'
  if (cause === 'uneven') return 'more-even'
  if (doseShare !== undefined) return doseShare > 0 ? 'more-coffee' : 'less-coffee'
  if (yieldShare !== undefined) return yieldShare > 0 ? 'more-yield' : 'less-yield'
  if (timeShare !== undefined) return 'longer'
  return grindPoints! < 0 ? 'finer' : 'coarser'
}
