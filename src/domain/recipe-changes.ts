/** Describes the differences between two recipes on one grinder, in a brewer's words. */

import type { BrewRecipe } from './base-recipe.ts'
import type { BrewMethod } from './catalog.ts'
import type { Curve } from './curve.ts'
import { describeMove } from './grind-choice.ts'
import { formatDuration } from './measures.ts'

/** A recipe whose author may have left out temperature and time. */
export type PartlyTimedRecipe = Omit<BrewRecipe, 'waterTempF' | 'brewTimeSeconds'> & {
  waterTempF: number | null
  brewTimeSeconds: number | null
}

/** Smaller differences in time aren't mentioned, since brews aren't timed more exactly. */
const NOTABLE_TIME_SHARE = 0.05

export function describeChanges(
  method: BrewMethod,
  curve: Curve,
  base: BrewRecipe,
  recipe: PartlyTimedRecipe,
): string[] {
  const changes: string[] = []
  const move = describeMove(curve, base.grindSetting, recipe.grindSetting)
  if (move) changes.push(`grind ${move}`)
  if (recipe.doseGrams !== base.doseGrams) changes.push(`dose ${recipe.doseGrams} g instead of ${base.doseGrams}`)
  if (recipe.waterGrams !== base.waterGrams) {
    const liquid = method.extraction === 'espresso' ? 'yield' : 'water'
    changes.push(`${liquid} ${recipe.waterGrams} g instead of ${base.waterGrams}`)
  }
  if (recipe.waterTempF !== null && recipe.waterTempF !== base.waterTempF) {
    changes.push(`water at ${recipe.waterTempF} °F instead of ${base.waterTempF}`)
  }
  const time = recipe.brewTimeSeconds
  if (time !== null && Math.abs(time - base.brewTimeSeconds) >= NOTABLE_TIME_SHARE * base.brewTimeSeconds) {
    changes.push(`${timeWord(method)} ${formatDuration(time)} instead of ${formatDuration(base.brewTimeSeconds)}`)
  }
  return changes
}

function timeWord({ extraction }: BrewMethod): string {
  if (extraction === 'espresso') return 'shot in'
  return extraction === 'immersion' ? 'steep for' : 'brew for'
}
