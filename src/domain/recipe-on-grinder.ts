/**
 * A recipe's grind on a member's own grinder. Recipe cards, recipe pages, dial-in, discover, the timer and the brew log
 * all use it, so that they agree.
 */

import type { BrewMethod } from './catalog.ts'
import { type Conversion, convert, isSameDial, reportedIndex } from './conversion.ts'
import type { Curve } from './curve.ts'
import { carryWarning } from './grind-choice.ts'
import { formatSetting, type SettingRange } from './notation.ts'
import { roundTo4 } from './positions.ts'
import type { Basis, ConversionConfidence } from './uncertainty.ts'
import type { Warning } from './warning.ts'

/** The grind as the author wrote it. */
export interface WrittenGrind {
  /** The author's grinder. */
  curve: Curve
  setting: number
  /** Used only if the setting isn't on the dial, which the catalog may have corrected since. */
  grindIndex: number
}

export interface GrindOnGrinder {
  setting: number
  /** As the dial shows it. */
  label: string
  range: SettingRange
  rangeLabel: string
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
  const warning = carryWarning(to, method, from.indexAt(setting)) ?? (isSame ? undefined : noteOf(answer))
  return {
    setting: own,
    label: formatSetting(to.grinder, own),
    range: answer.range,
    rangeLabel: answer.rangeLabel,
    grindIndex: reportedIndex(to.indexAt(own)),
    confidence: answer.confidence,
    basis: answer.basis,
    isSame,
    ...(warning && { warning }),
  }
}

const noteOf = ({ note, reachable }: Conversion): Warning | undefined =>
  note === undefined ? undefined : { code: reachable ? 'beyond_known_points' : 'dial_ends', message: note }

function settingOnDial({ curve, setting, grindIndex }: WrittenGrind): number {
  const { minGrindSetting: min, maxGrindSetting: max } = curve.grinder
  return setting >= min && setting <= max ? setting : curve.settingAt(grindIndex)
}
