/** Adapts a method's recipe to a brewer, a coffee, a grinder and a person. */

import { amountsAt, type Brewer, type BrewRecipe, baseRecipe } from './base-recipe.ts'
import { brewTimeSeconds } from './brew-time.ts'
import type { BrewMethod, RoastLevel } from './catalog.ts'
import { type Controls, settleControls } from './controls.ts'
import { reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import { inSentence, nudgeSetting, reachWarning, settingForMethod, stepsBetween } from './grind-choice.ts'
import { roundTemperature } from './measures.ts'
import { formatSetting } from './notation.ts'
import { describeChanges } from './recipe-changes.ts'
import { explain } from './recipe-reasons.ts'
import { type Target, targetStages } from './recipe-target.ts'
import type { TasteVector } from './taste.ts'
import type { Warning } from './warning.ts'

export interface AdaptationRequest {
  method: BrewMethod
  brewer: Brewer
  roastLevel: RoastLevel
  /** The grinder model's curve, or the owner's calibrated one. */
  curve: Curve
  controls?: Controls
  profile?: TasteVector | null
}

export interface Adaptation {
  base: BrewRecipe
  adapted: BrewRecipe
  /** The controls that were applied, filled in from the profile. */
  settled: Required<Controls>
  /** The differences from the base, in a brewer's words. */
  changes: string[]
  /** One sentence for each influence that changed the recipe. */
  why: string[]
  warnings: Warning[]
}

export function adaptRecipe(request: AdaptationRequest): Adaptation {
  const { method, brewer, curve, roastLevel, controls = {}, profile } = request
  const settled = settleControls(controls, profile)
  const base = baseRecipe(method, brewer, curve)
  const stages = targetStages(method, brewer, roastLevel, settled)
  const unnudged = settingForMethod(curve, method, stages.tasted.grindIndex)
  const grindSetting = nudgeSetting(curve, unnudged, settled.grindNudgeSteps)
  const adapted = recipeAt(method, curve, stages.tasted, grindSetting)
  return {
    base,
    adapted,
    settled,
    changes: describeChanges(method, curve, base, adapted),
    why: explain({ method, roastLevel, curve, controls, profile, settled, stages, unnudged, grindSetting }),
    warnings: warn(method, curve, settled.grindNudgeSteps, unnudged, grindSetting),
  }
}

function recipeAt(method: BrewMethod, curve: Curve, target: Target, grindSetting: number): BrewRecipe {
  const amounts = amountsAt(method, target.ratio)
  const grindIndex = curve.indexAt(grindSetting)
  return {
    ...amounts,
    grindSetting,
    grindIndex: reportedIndex(grindIndex),
    waterTempF: roundTemperature(target.waterTempF),
    brewTimeSeconds: brewTimeSeconds(method, { ...amounts, grindIndex }),
  }
}

function warn(method: BrewMethod, curve: Curve, nudge: number, unnudged: number, setting: number): Warning[] {
  const warnings: Warning[] = []
  const unreachable = reachWarning(curve, method)
  if (unreachable) warnings.push(unreachable)
  const made = Math.abs(stepsBetween(curve, unnudged, setting))
  if (made < Math.abs(nudge)) {
    const end = formatSetting(curve.grinder, setting)
    const message =
      made === 0
        ? `The dial stands at its end, ${end}: there is no step left to nudge it by.`
        : `The dial ends at ${end}: only ${made} of the ${Math.abs(nudge)} steps you asked for could be made.`
    warnings.push({ code: 'nudge_cut_short', message })
  }
  const { min, max } = method.grindIndex
  const index = curve.indexAt(setting)
  if (!unreachable && made > 0 && (nudge > 0 ? index > max : index < min)) {
    const way = nudge > 0 ? 'coarser' : 'finer'
    const message = `Your nudge makes the grind ${way} than ${inSentence(method)} usually takes.`
    warnings.push({ code: 'nudge_out_of_range', message })
  }
  return warnings
}
