/** Adapts a brewer's recipe to a coffee, a grinder, a person and a kitchen. */

import { type Amounts, amountsAt, amountsFor, type Brewer, type BrewRecipe } from './base-recipe.ts'
import { brewTimeSeconds } from './brew-time.ts'
import { atVolume, type BrewerMethod, brewerMethod } from './brewer-method.ts'
import type { BrewMethod, RoastLevel } from './catalog.ts'
import { methodSetting } from './chart.ts'
import { type Controls, resolveControls } from './controls.ts'
import { reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import type { Finding } from './finding.ts'
import { nudgeSetting, reachWarning, settingForMethod, stepsBetween } from './grind-choice.ts'
import type { Kitchen } from './kitchen.ts'
import { roundTemperature } from './measures.ts'
import { readingOf } from './notation.ts'
import { changesBetween } from './recipe-changes.ts'
import { findRecipeNotes } from './recipe-findings.ts'
import { explain } from './recipe-reasons.ts'
import { startingRatio, type Target, type TargetStages, targetStages } from './recipe-target.ts'
import type { Change, Reason, Warning } from './statement.ts'
import type { TasteVector } from './taste.ts'

export interface AdaptationRequest {
  method: BrewMethod
  brewer: Brewer
  roastLevel: RoastLevel
  /** The grinder model's curve, or the owner's calibrated one. */
  curve: Curve
  controls?: Controls
  profile?: TasteVector | null
  /** Water in grams, for espresso the yield. Defaults to the brewer's usual size. */
  volumeGrams?: number
  kitchen?: Kitchen
}

export interface Adaptation {
  /** The method on this brewer, for one batch of this volume. */
  method: BrewerMethod
  /** The ratios of this brewer and roast, for comparing strengths. */
  ratio: BrewerMethod['ratio']
  base: BrewRecipe
  adapted: BrewRecipe
  /** The controls that were applied, filled in from the profile. */
  resolvedControls: Required<Controls>
  /** The differences from the base. */
  changes: Change[]
  /** One for each influence that changed the recipe. */
  why: Reason[]
  warnings: Warning[]
  /** Notes about the brewer, the kitchen and the size of the brew. */
  findings: Finding[]
}

const NOTHING_ASKED = { strength: 3, taste: 0, grindNudgeSteps: 0 }

export function adaptRecipe(request: AdaptationRequest): Adaptation {
  const { brewer, curve, roastLevel, controls = {}, profile, kitchen } = request
  const usual = brewerMethod(request.method, brewer)
  const resolvedControls = resolveControls(controls, profile)
  const stagesOf = (method: BrewerMethod) =>
    targetStages(method, brewer.defaultWaterTempF, roastLevel, resolvedControls, kitchen)
  // The ratio determines the number of batches, and the size of one batch how coarse to grind.
  const { ratio } = stagesOf(usual).final
  const method = atVolume(usual, batchWater(sizedAmounts(usual, ratio, request.volumeGrams), request))
  const stages = stagesOf(method)
  const base = baseAt(usual, request)
  const neutral = settingForMethod(curve, method, agedNeutral(stages))
  const unnudged = settingForMethod(curve, method, stages.final.grindIndex)
  const grindSetting = nudgeSetting(curve, unnudged, resolvedControls.grindNudgeSteps)
  const neutralIndex = methodSetting(curve, method) ? curve.indexAt(neutral) : agedNeutral(stages)
  const adapted = recipeAt(request, method, stages.final, grindSetting, neutralIndex)
  return {
    method,
    ratio: { ...usual.ratio, ideal: startingRatio(usual, roastLevel) },
    base,
    adapted,
    resolvedControls,
    changes: changesBetween(method, curve, base, adapted),
    why: explain({ method, roastLevel, curve, controls, profile, resolvedControls, stages, unnudged, grindSetting }),
    warnings: warn(method, curve, resolvedControls.grindNudgeSteps, unnudged, grindSetting),
    findings: findRecipeNotes({ request, method, stages, resolvedControls, base, adapted }),
  }
}

/**
 * The index at which the brew takes its usual time. It includes the shift for the coffee's age, since older coffee is
 * ground finer only to keep that time.
 */
const agedNeutral = ({ roasted, tasted, final }: TargetStages): number =>
  roasted.grindIndex + final.grindIndex - tasted.grindIndex

function baseAt(usual: BrewerMethod, request: AdaptationRequest): BrewRecipe {
  const { brewer, curve, volumeGrams } = request
  const amounts = sizedAmounts(usual, usual.ratio.ideal, volumeGrams)
  const method = atVolume(usual, batchWater(amounts, request))
  const stages = targetStages(method, brewer.defaultWaterTempF, 'MEDIUM', NOTHING_ASKED)
  const setting = settingForMethod(curve, method, stages.start.grindIndex)
  const neutralIndex = methodSetting(curve, method) ? curve.indexAt(setting) : stages.start.grindIndex
  const base = recipeAt(
    request,
    method,
    { ...stages.start, waterTempF: brewer.defaultWaterTempF },
    setting,
    neutralIndex,
  )
  return volumeGrams === undefined ? { ...base, brewTimeSeconds: method.brewTimeSeconds.ideal } : base
}

const sizedAmounts = (method: BrewerMethod, ratio: number, volumeGrams: number | undefined) =>
  volumeGrams === undefined ? amountsAt(method, ratio) : amountsFor(method, ratio, volumeGrams)

/**
 * The water of one batch. Without a requested volume it is the brewer's usual water, even if the ratio changes the
 * yield of a shot.
 */
const batchWater = (amounts: Amounts & Pick<BrewRecipe, 'batches'>, { volumeGrams, ...request }: AdaptationRequest) =>
  volumeGrams === undefined
    ? brewerMethod(request.method, request.brewer).waterGrams.ideal
    : (amounts.batches ?? amounts).waterGrams

function recipeAt(
  { curve, volumeGrams }: AdaptationRequest,
  method: BrewerMethod,
  target: Target,
  grindSetting: number,
  neutralIndex: number,
): BrewRecipe {
  const amounts: Amounts & Pick<BrewRecipe, 'batches'> = sizedAmounts(method, target.ratio, volumeGrams)
  const grindIndex = curve.indexAt(grindSetting)
  const { doseGrams } = amounts.batches ?? amounts
  // Uses the exact ratio, since the rounded ratio of a tiny dose would change the time.
  const ratio = volumeGrams === undefined ? amounts.ratio : target.ratio
  const timed = { doseGrams, ratio, grindIndex, ...(method.extraction === 'espresso' && { neutralIndex }) }
  return {
    ...amounts,
    grindSetting,
    grindIndex: reportedIndex(grindIndex),
    waterTempF: roundTemperature(target.waterTempF),
    brewTimeSeconds: brewTimeSeconds(method, timed),
  }
}

function warn(method: BrewMethod, curve: Curve, nudge: number, unnudged: number, setting: number): Warning[] {
  const warnings: Warning[] = []
  const unreachable = reachWarning(curve, method)
  if (unreachable) warnings.push(unreachable)
  const made = Math.abs(stepsBetween(curve, unnudged, setting))
  if (made < Math.abs(nudge)) {
    const params = { setting: readingOf(curve.grinder, setting), made, asked: Math.abs(nudge) }
    warnings.push({ code: 'nudge_cut_short', params })
  }
  const { min, max } = method.grindIndex
  const index = curve.indexAt(setting)
  if (!unreachable && made > 0 && (nudge > 0 ? index > max : index < min)) {
    warnings.push({ code: 'nudge_out_of_range', params: { method: method.id, way: nudge > 0 ? 'coarser' : 'finer' } })
  }
  return warnings
}
