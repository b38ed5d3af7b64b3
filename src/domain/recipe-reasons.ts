/** Why an adapted recipe is as it is: one plain sentence for each thing that moved it. */

import type { AdaptationRequest, Controls, Target } from './adaptation.ts'
import type { BrewMethod, RoastLevel } from './catalog.ts'
import { describeMove } from './grind-choice.ts'
import { STRENGTHS } from './strength.ts'

export interface Reasoning {
  request: AdaptationRequest
  settled: Required<Controls>
  /** The target at the start, after the roast, after the strength and after the taste, each inside the windows. */
  stages: readonly Target[]
  unnudged: number
  grindSetting: number
}

const ROAST_REASON: Record<RoastLevel, string> = {
  LIGHT: 'A light roast is dense and gives up its flavour slowly',
  MEDIUM_LIGHT: 'A medium-light roast extracts a little slowly',
  MEDIUM: '',
  MEDIUM_DARK: 'A medium-dark roast extracts easily',
  DARK: 'A dark roast extracts fast and turns bitter soon',
}

/** A profile leans by fractions; below this nobody could taste it. */
const NOTABLE_LEAN = 0.1

export function explainStages({ request, settled, stages, unnudged, grindSetting }: Reasoning): string[] {
  const { method, roastLevel, curve, controls, profile } = request
  const [start, roasted, strong, target] = stages as [Target, Target, Target, Target]
  const reasons: string[] = []

  const roastEffects = effects(start, roasted)
  if (roastEffects) reasons.push(`${ROAST_REASON[roastLevel]}: ${roastEffects}.`)

  const strength = settled.strength - STRENGTHS.default
  if (Math.abs(strength) >= NOTABLE_LEAN && strong.ratio !== roasted.ratio) {
    reasons.push(strengthReason(method, strength, controls?.strength === undefined && profile ? 'Your profile' : 'You'))
  }

  const tasteEffects = effects(strong, target)
  if (Math.abs(settled.taste) >= NOTABLE_LEAN && tasteEffects) {
    const whose = controls?.taste === undefined && profile ? 'Your profile leans' : 'You asked for it'
    reasons.push(`${whose} ${settled.taste > 0 ? 'richer' : 'brighter'}: ${tasteEffects}.`)
  }

  const nudge = describeMove(curve, unnudged, grindSetting)
  if (nudge) reasons.push(`Nudged ${nudge}, as you asked.`)
  return reasons
}

function strengthReason(method: BrewMethod, strength: number, whose: string): string {
  const cup = strength > 0 ? 'stronger' : 'lighter'
  const asks = whose === 'You' ? `You asked for a ${cup} cup` : `${whose} asks for a ${cup} cup`
  if (method.extraction === 'espresso')
    return `${asks}: a ${strength > 0 ? 'shorter' : 'longer'} shot from the same dose.`
  return `${asks}: ${strength > 0 ? 'more' : 'less'} coffee to the same water.`
}

/** "hotter water and a finer grind": only what really moved, since a window may have stopped it. */
function effects(from: Target, to: Target): string {
  const moved = [
    direction(to.waterTempF - from.waterTempF, 'hotter water', 'cooler water'),
    direction(to.grindIndex - from.grindIndex, 'a coarser grind', 'a finer grind'),
    direction(to.ratio - from.ratio, 'a little less coffee for the water', 'a little more coffee for the water'),
  ].filter((effect) => effect !== undefined)
  if (moved.length < 2) return moved.join('')
  return `${moved.slice(0, -1).join(', ')} and ${moved.at(-1)}`
}

const direction = (delta: number, up: string, down: string): string | undefined =>
  Math.abs(delta) < 1e-9 ? undefined : delta > 0 ? up : down
