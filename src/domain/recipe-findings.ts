/** Finds notes about an adapted recipe: on the brewer, the size of the brew and the kitchen. */

import type { AdaptationRequest } from './adaptation.ts'
import type { BrewRecipe } from './base-recipe.ts'
import type { BrewerMethod } from './brewer-method.ts'
import { DAYS_PER_WEEK } from './calendar.ts'
import { methodSetting } from './chart.ts'
import type { Controls } from './controls.ts'
import { extractionOf, TASTEABLE_TDS } from './extraction.ts'
import type { Finding } from './finding.ts'
import { boilingPointF } from './kitchen.ts'
import { roundDose, roundWater } from './measures.ts'
import type { TargetStages } from './recipe-target.ts'
import { sizeFindings } from './scaling.ts'
import { STRENGTHS } from './strength.ts'

interface Adapted {
  request: AdaptationRequest
  method: BrewerMethod
  stages: TargetStages
  resolvedControls: Required<Controls>
  base: BrewRecipe
  adapted: BrewRecipe
}

/** A shot outside this range is reported, since it needs another grind. */
const SHOT_SECONDS = { min: 20, max: 45 }
/** Smaller preferences, such as those from a profile, can't be tasted and aren't mentioned. */
const NOTABLE = 0.1
const NOTABLE_WEEKS = 2

export function findRecipeNotes(made: Adapted): Finding[] {
  const { request, method, adapted } = made
  return [
    ...(request.volumeGrams === undefined ? cutToCapacity(made) : sizeFindings(method, adapted)),
    ...fullBasket(made),
    ...temperature(made),
    ...shotTime(request, method, adapted),
    ...kitchen(request, method),
    ...isBelowTasteThreshold(made),
  ]
}

/** Reports if the requested ratio doesn't fit into the brewer at its usual size. */
function cutToCapacity({ method, stages, adapted }: Adapted): Finding[] {
  if (method.isFullBasket) return []
  const { ratio } = stages.final
  const isEspresso = method.extraction === 'espresso'
  const [amount, wanted, made] = isEspresso
    ? (['water', roundWater(adapted.doseGrams * ratio), adapted.waterGrams] as const)
    : (['dose', roundDose(adapted.waterGrams / ratio), adapted.doseGrams] as const)
  if (wanted === made) return []
  return [{ code: 'cut_to_capacity', params: { amount, grams: made, limit: wanted > made ? 'most' : 'least' } }]
}

function fullBasket({ method, resolvedControls }: Adapted): Finding[] {
  const more = resolvedControls.strength - STRENGTHS.default
  if (!method.isFullBasket || Math.abs(more) < NOTABLE) return []
  return [{ code: 'full_basket', params: { wanted: more > 0 ? 'stronger' : 'lighter' } }]
}

function temperature({ request, method, stages }: Adapted): Finding[] {
  if (method.temperature === 'fixed') return [{ code: 'machine_sets_temperature', params: {} }]
  const altitudeMeters = request.kitchen?.altitudeMeters
  if (!altitudeMeters || stages.final.waterTempF >= stages.tasted.waterTempF) return []
  return [{ code: 'boils_cooler', params: { altitudeMeters, boilingF: Math.floor(boilingPointF(altitudeMeters)) } }]
}

/** A grinder that can't grind for espresso at all has a separate warning. */
function shotTime(
  { curve }: AdaptationRequest,
  method: BrewerMethod,
  { brewTimeSeconds: seconds }: BrewRecipe,
): Finding[] {
  if (method.extraction !== 'espresso' || !methodSetting(curve, method)) return []
  if (seconds < SHOT_SECONDS.min) return [{ code: 'shot_runs_fast', params: { seconds } }]
  return seconds > SHOT_SECONDS.max ? [{ code: 'shot_runs_slow', params: { seconds } }] : []
}

function kitchen({ kitchen }: AdaptationRequest, method: BrewerMethod): Finding[] {
  const weeks = Math.floor((kitchen?.daysOffRoast ?? 0) / DAYS_PER_WEEK)
  const hardness = kitchen?.waterHardness
  const findings: Finding[] = []
  if (method.extraction === 'espresso' && weeks >= NOTABLE_WEEKS) {
    findings.push({ code: 'aged_coffee', params: { weeks } })
  }
  if (hardness === 'SOFT' || hardness === 'HARD') findings.push({ code: 'water_hardness', params: { hardness } })
  return findings
}

/** Compares with the recipe for this coffee without any preferences, since only their effect should be tasted. */
function isBelowTasteThreshold({ request, method, stages, resolvedControls, adapted }: Adapted): Finding[] {
  const isAsked =
    Math.abs(resolvedControls.strength - STRENGTHS.default) >= NOTABLE ||
    Math.abs(resolvedControls.taste) >= NOTABLE ||
    resolvedControls.grindNudgeSteps !== 0
  if (!isAsked || method.isFullBasket) return []
  const neutralIndex = stages.roasted.grindIndex
  const without = { ratio: stages.roasted.ratio, grindIndex: neutralIndex, neutralIndex }
  const index = request.curve.indexAt(adapted.grindSetting)
  const withWishes = { ratio: adapted.ratio, grindIndex: index, neutralIndex }
  const change = extractionOf(method, withWishes).tds.percent - extractionOf(method, without).tds.percent
  if (Math.abs(change) >= TASTEABLE_TDS) return []
  return [{ code: 'may_not_taste', params: { tdsChange: Math.round(change * 100) / 100 } }]
}
