/**
 * A recipe's grind on a member's own grinder. Recipe cards, recipe pages, dial-in, discover, the timer and the brew log
 * all use it, so that they agree.
 */

import type { BrewMethod } from './catalog.ts'
import { convert, isSameDial, reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import { carryWarning } from './grind-choice.ts'
import type { SettingRange } from './notation.ts'
import { roundTo4 } from './positions.ts'
import type { Warning } from './statement.ts'
import type { Basis, ConversionConfidence } from './uncertainty.ts'

/** The grind as the author wrote it. */
export interface WrittenGrind {
  /** The author's grinder. */
  curve: Curve
  setting: number
  /** Used only if the setting isn't on the dial, whose range the catalog may have corrected since then. */
  grindIndex: number
}

export interface GrindOnGrinder {
  setting: number
  range: SettingRange
  /** The index of the setting on this grinder, 0-100. */
  grindIndex: number
  confidence: ConversionConfidence
  basis: Basis
  /** True if it is the author's own setting, without a conversion. */
  isSame: boolean
  /** Set if the number alone would mislead: the dial ends before it, or the curve is only extrapolated there. */
  warning?: Warning
}

export function recipeOnGrinder(written: WrittenGrind, to: Curve, method: BrewMethod): GrindOnGrinder {
  const { curve: from } = written
  const setting = settingOnDial(written)
  const answer = convert(from, to, setting, [])
  const isSame = isSameDial(from, to)
  const own = isSame ? roundTo4(setting) : answer.setting
  const warning = carryWarning(to, method, from.indexAt(setting)) ?? (isSame ? undefined : answer.note)
  return {
    setting: own,
    range: answer.range,
    grindIndex: reportedIndex(to.indexAt(own)),
    confidence: answer.confidence,
    basis: answer.basis,
    isSame,
    ...(warning && { warning }),
  }
}

function settingOnDial({ curve, setting, grindIndex }: WrittenGrind): number {
  const { minGrindSetting: min, maxGrindSetting: max } = curve.grinder
  return setting >= min && setting <= max ? setting : curve.settingAt(grindIndex)
}
