/** The dialled-in recipe, computed in the browser or taken from the server's response. */

import { type AdaptationRequest, adaptRecipe } from '#domain/adaptation.ts'
import type { BrewRecipe } from '#domain/base-recipe.ts'
import { isCalibrated } from '#domain/calibration.ts'
import { expectedAround } from '#domain/chart.ts'
import { reachWarning } from '#domain/grind-choice.ts'
import type { SettingRange } from '#domain/notation.ts'
import type { Basis, ConversionConfidence } from '#domain/uncertainty.ts'
import type { Reply } from '#web/api/client.ts'
import { formatRange, formatSetting } from '#web/i18n/dial-labels.ts'
import type { Statement } from '#web/i18n/statements.ts'

export interface DialledRecipe extends BrewRecipe {
  /** The setting as the dial shows it. */
  settingLabel: string
}

export interface Answer {
  base: DialledRecipe
  adapted: DialledRecipe
  /** The range in which the right setting is expected. */
  range: SettingRange
  rangeLabel: string
  confidence: ConversionConfidence
  basis: Basis
  isReachable: boolean
  isCalibrated: boolean
  why: readonly Statement[]
  warnings: readonly Statement[]
  /** Notes about the brewer and the size, as codes with parameters. */
  findings: readonly AnswerFinding[]
}

export interface AnswerFinding {
  code: string
  params: object
}

export function answerHere(request: AdaptationRequest): Answer {
  const { curve } = request
  const { base, adapted, why, warnings, findings, method } = adaptRecipe(request)
  const { expected, confidence, basis } = expectedAround(curve, method, adapted.grindSetting)
  const dialled = (recipe: BrewRecipe) => ({
    ...recipe,
    settingLabel: formatSetting(curve.grinder, recipe.grindSetting),
  })
  return {
    base: dialled(base),
    adapted: dialled(adapted),
    range: expected,
    rangeLabel: formatRange(curve.grinder, expected),
    confidence,
    basis,
    isReachable: reachWarning(curve, method) === undefined,
    isCalibrated: isCalibrated(curve),
    why,
    warnings,
    findings,
  }
}

export function answerOf({
  baseRecipe,
  adaptedRecipe,
  whyDetails,
  warnings,
  notes,
  equipment,
}: Reply<'adaptRecipe'>): Answer {
  const { range, rangeLabel, confidence, basis, isReachable, isCalibrated } = equipment.grinder
  return {
    base: figuresOf(baseRecipe),
    adapted: figuresOf(adaptedRecipe),
    range,
    rangeLabel,
    confidence,
    basis,
    isReachable,
    isCalibrated,
    why: whyDetails,
    warnings,
    findings: notes.map(({ code, params }) => ({ code, params })),
  }
}

type AnsweredRecipe = Reply<'adaptRecipe'>['baseRecipe']

function figuresOf({ method, methodName, steps, stepsSource, ...figures }: AnsweredRecipe): DialledRecipe {
  return figures
}
