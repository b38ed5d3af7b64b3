/** A method's recipe for this brewer, this coffee, this grinder and this person. */

import { amountsAt, type Brewer, type BrewRecipe, baseRecipe } from './base-recipe.ts'
import { brewTimeSeconds } from './brew-time.ts'
import type { BrewMethod, RoastLevel } from './catalog.ts'
import { ROAST_INDEX_SHIFT } from './chart.ts'
import { reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import { inSentence, nudgeSetting, reachWarning, settingForMethod, stepsBetween } from './grind-choice.ts'
import { clampTo, roundTemperature } from './measures.ts'
import { formatSetting } from './notation.ts'
import { describeChanges } from './recipe-changes.ts'
import { explainStages } from './recipe-reasons.ts'
import { ratioAtStrength, STRENGTHS } from './strength.ts'
import type { TasteVector } from './taste.ts'

/** What a person asks for; a control that is left out is filled from their profile. */
export interface Controls {
  /** 1 weak … 5 strong. */
  strength?: number
  /** -2 brighter … +2 richer. */
  taste?: number
  /** -5 finer … +5 coarser, in positions of their own grinder. */
  grindNudgeSteps?: number
}

export interface AdaptationRequest {
  method: BrewMethod
  brewer: Brewer
  roastLevel: RoastLevel
  /** The grinder's own curve, or its owner's calibrated one. */
  curve: Curve
  controls?: Controls
  profile?: TasteVector | null
}

export interface Adaptation {
  base: BrewRecipe
  adapted: BrewRecipe
  /** The controls as they were applied, after the profile. */
  settled: Required<Controls>
  /** What differs from the base, in a brewer's words. */
  changes: string[]
  /** One sentence for each thing that moved the recipe. */
  why: string[]
  warnings: string[]
}

/** Where a recipe is heading, before it is put into windows and onto a dial. */
export interface Target {
  ratio: number
  grindIndex: number
  waterTempF: number
}

/** Water below this is never heated, so neither roast nor taste can ask for hotter. */
const HOT_ABOVE_F = 150

/** Dense light beans want hotter water, brittle dark ones cooler; the grind's share is the chart's. */
const ROAST_TEMPERATURE_SHIFT_F: Record<RoastLevel, number> = {
  LIGHT: 4,
  MEDIUM_LIGHT: 2,
  MEDIUM: 0,
  MEDIUM_DARK: -4,
  DARK: -8,
}

/** One step towards richer; towards brighter it is the reverse. */
const TASTE_STEP = { ratioShare: -0.02, index: -1.5, temperature: 1 }

export function adaptRecipe(request: AdaptationRequest): Adaptation {
  const { method, brewer, curve, roastLevel, profile } = request
  const settled = settleControls(request.controls ?? {}, profile)
  const base = baseRecipe(method, brewer, curve)
  const isHot = brewer.defaultWaterTempF > HOT_ABOVE_F

  const start = { ratio: method.ratio.ideal, grindIndex: method.grindIndex.ideal, waterTempF: brewer.defaultWaterTempF }
  const roasted = withRoast(start, roastLevel, isHot)
  const strong = { ...roasted, ratio: ratioAtStrength(method.ratio, settled.strength) }
  const target = withTaste(strong, settled.taste, isHot)
  const stages = [start, roasted, strong, target].map((stage) => withinWindows(method, stage))

  const unnudged = settingForMethod(curve, method, stages[3]!.grindIndex)
  const grindSetting = nudgeSetting(curve, unnudged, settled.grindNudgeSteps)
  const adapted = recipeAt(method, curve, stages[3]!, grindSetting)
  return {
    base,
    adapted,
    settled,
    changes: describeChanges(method, curve, base, adapted),
    why: explainStages({ request, settled, stages, unnudged, grindSetting }),
    warnings: warn(method, curve, settled.grindNudgeSteps, unnudged, grindSetting),
  }
}

export function settleControls(controls: Controls, profile?: TasteVector | null): Required<Controls> {
  const lean = profile
    ? {
        strength: 2 * (profile.strengthPreference - 0.5),
        taste: profile.bodyVsClarity - 0.5 - (profile.acidityTolerance - 0.5),
      }
    : { strength: 0, taste: 0 }
  return {
    strength: controls.strength ?? STRENGTHS.default + lean.strength,
    taste: controls.taste ?? lean.taste,
    grindNudgeSteps: controls.grindNudgeSteps ?? 0,
  }
}

function withRoast(target: Target, roast: RoastLevel, isHot: boolean): Target {
  return {
    ...target,
    grindIndex: target.grindIndex + ROAST_INDEX_SHIFT[roast],
    waterTempF: target.waterTempF + (isHot ? ROAST_TEMPERATURE_SHIFT_F[roast] : 0),
  }
}

function withTaste(target: Target, steps: number, isHot: boolean): Target {
  return {
    ratio: target.ratio * (1 + TASTE_STEP.ratioShare * steps),
    grindIndex: target.grindIndex + TASTE_STEP.index * steps,
    waterTempF: target.waterTempF + (isHot ? TASTE_STEP.temperature * steps : 0),
  }
}

function withinWindows(method: BrewMethod, target: Target): Target {
  return {
    ratio: clampTo(method.ratio, target.ratio),
    grindIndex: clampTo(method.grindIndex, target.grindIndex),
    waterTempF: clampTo(method.waterTempF, target.waterTempF),
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

function warn(method: BrewMethod, curve: Curve, nudge: number, unnudged: number, setting: number): string[] {
  const warnings: string[] = []
  const unreachable = reachWarning(curve, method)
  if (unreachable) warnings.push(unreachable)
  const made = Math.abs(stepsBetween(curve, unnudged, setting))
  if (made < Math.abs(nudge)) {
    const end = formatSetting(curve.grinder, setting)
    warnings.push(
      made === 0
        ? `The dial stands at its end, ${end}: there is no step left to nudge it by.`
        : `The dial ends at ${end}: only ${made} of the ${Math.abs(nudge)} steps you asked for could be made.`,
    )
  }
  const { min, max } = method.grindIndex
  const index = curve.indexAt(setting)
  if (!unreachable && made > 0 && (nudge > 0 ? index > max : index < min)) {
    warnings.push(
      `Your nudge makes the grind ${nudge > 0 ? 'coarser' : 'finer'} than ${inSentence(method)} usually takes.`,
    )
  }
  return warnings
}
