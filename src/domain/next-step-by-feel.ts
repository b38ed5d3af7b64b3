/** The next step after a cup whose grinder or setting is unknown: a direction, without a setting. */

import type { BrewMethod } from './catalog.ts'
import { type NextStep, signsOf, type TastedBrew } from './next-step.ts'

export interface FeltBrew extends Pick<TastedBrew, 'feedback' | 'outcome'> {
  method: Pick<BrewMethod, 'extraction'>
}

/** Uses the same rules as `nextStep`. */
export function nextStepByFeel(brew: FeltBrew): NextStep | undefined {
  const { sour, watery, bitter, harsh, balanced } = signsOf(brew)
  const isOver = bitter || harsh
  if (balanced) return { kind: 'none', advice: 'Balanced: brew it exactly like this again.' }
  if (sour && isOver) {
    const evenly = brew.method.extraction === 'espresso' ? 'distribute and tamp level' : 'wet all of it and stir'
    const advice = `Sour and bitter together means uneven: same grind, ${evenly}, and use a little less coffee.`
    return { kind: 'more-even', advice }
  }
  if (watery && isOver) {
    return { kind: 'more-coffee', advice: 'Thin and bitter: use a little more coffee, and grind a little coarser.' }
  }
  if (sour || watery) {
    return { kind: 'finer', advice: 'Under-extracted: grind a little finer, and leave the rest.' }
  }
  return isOver ? { kind: 'coarser', advice: 'Over-extracted: grind a little coarser, and leave the rest.' } : undefined
}
