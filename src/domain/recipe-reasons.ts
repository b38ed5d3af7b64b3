/** Explains an adapted recipe: one reason for each influence that changed it. */

import type { BrewMethod, RoastLevel } from './catalog.ts'
import type { Controls } from './controls.ts'
import type { Curve } from './curve.ts'
import { dialMove } from './grind-choice.ts'
import type { Target, TargetStages } from './recipe-target.ts'
import type { Effect, Reason } from './statement.ts'
import { STRENGTHS } from './strength.ts'
import type { TasteVector } from './taste.ts'

export interface Reasoning {
  method: BrewMethod
  roastLevel: RoastLevel
  curve: Curve
  /** As requested, so that a reason can tell the person's request from their profile. */
  controls: Controls
  profile?: TasteVector | null
  resolvedControls: Required<Controls>
  stages: TargetStages
  unnudged: number
  grindSetting: number
}

/** Smaller preferences of a profile can't be tasted, and aren't mentioned. */
export const NOTABLE_LEAN = 0.1

export function explain(reasoning: Reasoning): Reason[] {
  const { method, roastLevel, curve, stages, unnudged, grindSetting } = reasoning
  const effects = effectsOf(method, stages.start, stages.roasted)
  const move = dialMove(curve, unnudged, grindSetting)
  return [
    ...(effects.length > 0 ? [{ code: 'roast_level' as const, params: { roast: roastLevel, effects } }] : []),
    ...strengthReason(reasoning),
    ...tasteReason(reasoning),
    ...(move ? [{ code: 'grind_nudge' as const, params: { move } }] : []),
  ]
}

function strengthReason({ method, controls, profile, resolvedControls, stages }: Reasoning): Reason[] {
  const more = resolvedControls.strength - STRENGTHS.default
  if (Math.abs(more) < NOTABLE_LEAN || stages.strengthened.ratio === stages.roasted.ratio) return []
  const by = controls.strength === undefined && profile ? 'profile' : 'you'
  const effect = method.extraction === 'espresso' ? 'shot' : 'coffee'
  return [{ code: 'strength_wish', params: { by, wanted: more > 0 ? 'stronger' : 'lighter', effect } }]
}

function tasteReason({ method, controls, profile, resolvedControls, stages }: Reasoning): Reason[] {
  const effects = effectsOf(method, stages.strengthened, stages.tasted)
  if (Math.abs(resolvedControls.taste) < NOTABLE_LEAN || effects.length === 0) return []
  const by = controls.taste === undefined && profile ? 'profile' : 'you'
  return [{ code: 'taste_wish', params: { by, wanted: resolvedControls.taste > 0 ? 'richer' : 'brighter', effects } }]
}

/** Only actual changes, since a window may have prevented some. */
function effectsOf({ extraction }: BrewMethod, from: Target, to: Target): Effect[] {
  const [weaker, stronger] =
    extraction === 'espresso' ? (['longer_shot', 'shorter_shot'] as const) : (['less_coffee', 'more_coffee'] as const)
  return [
    ...direction(to.waterTempF - from.waterTempF, 'hotter_water', 'cooler_water'),
    ...direction(to.grindIndex - from.grindIndex, 'coarser_grind', 'finer_grind'),
    ...direction(to.ratio - from.ratio, weaker, stronger),
  ]
}

const direction = (delta: number, up: Effect, down: Effect): Effect[] =>
  Math.abs(delta) < 1e-9 ? [] : [delta > 0 ? up : down]
