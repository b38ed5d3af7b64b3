/** Finds the differences between two recipes on one grinder. */

import type { BrewRecipe } from './base-recipe.ts'
import type { BrewMethod } from './catalog.ts'
import type { Curve } from './curve.ts'
import { dialMove } from './grind-choice.ts'
import type { Change } from './statement.ts'

/** A recipe whose author may have left out temperature and time. */
export type PartlyTimedRecipe = Omit<BrewRecipe, 'waterTempF' | 'brewTimeSeconds'> & {
  waterTempF: number | null
  brewTimeSeconds: number | null
}

/** Smaller differences in time aren't mentioned, since brews aren't timed more exactly. */
const NOTABLE_TIME_SHARE = 0.05

export function changesBetween(
  method: BrewMethod,
  curve: Curve,
  base: BrewRecipe,
  recipe: PartlyTimedRecipe,
): Change[] {
  const changes: Change[] = []
  const { doseGrams, waterGrams, waterTempF, brewTimeSeconds: seconds } = recipe
  const move = dialMove(curve, base.grindSetting, recipe.grindSetting)
  if (move) changes.push({ code: 'grind_changed', params: { move } })
  if (doseGrams !== base.doseGrams) {
    changes.push({ code: 'dose_changed', params: { grams: doseGrams, base: base.doseGrams } })
  }
  if (waterGrams !== base.waterGrams) {
    const liquid = method.extraction === 'espresso' ? 'yield' : 'water'
    changes.push({ code: 'water_changed', params: { grams: waterGrams, base: base.waterGrams, liquid } })
  }
  if (waterTempF !== null && waterTempF !== base.waterTempF) {
    changes.push({ code: 'temperature_changed', params: { waterTempF, base: base.waterTempF } })
  }
  if (seconds !== null && Math.abs(seconds - base.brewTimeSeconds) >= NOTABLE_TIME_SHARE * base.brewTimeSeconds) {
    changes.push({ code: 'time_changed', params: { seconds, base: base.brewTimeSeconds, kind: kindOf(method) } })
  }
  return changes
}

function kindOf({ extraction }: BrewMethod): 'shot' | 'steep' | 'brew' {
  if (extraction === 'espresso') return 'shot'
  return extraction === 'immersion' ? 'steep' : 'brew'
}
