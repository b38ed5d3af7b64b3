/** Explains an adapted recipe: one plain sentence for each influence that changed it. */

import type { BrewMethod, RoastLevel } from './catalog.ts'
import type { Controls } from './controls.ts'
import type { Curve } from './curve.ts'
import { describeMove } from './grind-choice.ts'
import type { Target, TargetStages } from './recipe-target.ts'
import { STRENGTHS } from './strength.ts'
import type { TasteVector } from './taste.ts'

export interface Reasoning {
  method: BrewMethod
  roastLevel: RoastLevel
  curve: Curve
  /** As requested, so that a reason can tell the person's request from their profile. */
  controls: Controls
  profile?: TasteVector | null
  settled: Required<Controls>
  stages: TargetStages
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

/** Smaller leans of a profile can't be tasted, and aren't mentioned. */
const NOTABLE_LEAN = 0.1

export function explain(reasoning: Reasoning): string[] {
  const { method, roastLevel, curve, stages, unnudged, grindSetting } = reasoning
  const roast = effects(method, stages.start, stages.roasted)
  const nudge = describeMove(curve, unnudged, grindSetting)
  return [
    roast && `${ROAST_REASON[roastLevel]}: ${roast}.`,
    strengthReason(reasoning),
    tasteReason(reasoning),
    nudge && `Nudged ${nudge}, as you asked.`,
  ].filter((reason): reason is string => Boolean(reason))
}

function strengthReason({ method, controls, profile, settled, stages }: Reasoning): string | undefined {
  const more = settled.strength - STRENGTHS.default
  if (Math.abs(more) < NOTABLE_LEAN || stages.strengthened.ratio === stages.roasted.ratio) return undefined
  const whose = controls.strength === undefined && profile ? 'Your profile asks' : 'You asked'
  const asked = `${whose} for a ${more > 0 ? 'stronger' : 'lighter'} cup`
  if (method.extraction === 'espresso') return `${asked}: a ${more > 0 ? 'shorter' : 'longer'} shot from the same dose.`
  return `${asked}: ${more > 0 ? 'more' : 'less'} coffee to the same water.`
}

function tasteReason({ method, controls, profile, settled, stages }: Reasoning): string | undefined {
  const moved = effects(method, stages.strengthened, stages.tasted)
  if (Math.abs(settled.taste) < NOTABLE_LEAN || !moved) return undefined
  const whose = controls.taste === undefined && profile ? 'Your profile leans' : 'You asked for it'
  return `${whose} ${settled.taste > 0 ? 'richer' : 'brighter'}: ${moved}.`
}

/** "hotter water and a finer grind": only what changed, since a window may have limited it. */
function effects({ extraction }: BrewMethod, from: Target, to: Target): string {
  const [weaker, stronger] =
    extraction === 'espresso'
      ? ['a longer shot', 'a shorter shot']
      : ['a little less coffee for the water', 'a little more coffee for the water']
  const moved = [
    direction(to.waterTempF - from.waterTempF, 'hotter water', 'cooler water'),
    direction(to.grindIndex - from.grindIndex, 'a coarser grind', 'a finer grind'),
    direction(to.ratio - from.ratio, weaker, stronger),
  ].filter((effect) => effect !== undefined)
  if (moved.length < 2) return moved.join('')
  return `${moved.slice(0, -1).join(', ')} and ${moved.at(-1)}`
}

const direction = (delta: number, up: string, down: string): string | undefined =>
  Math.abs(delta) < 1e-9 ? undefined : delta > 0 ? up : down
