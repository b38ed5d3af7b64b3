/** Converts a setting of one grinder to another, with a range and a confidence. */

import { isCalibrated } from './calibrated-curve.ts'
import { type BrewMethod, type GrinderModel, grinderName } from './catalog.ts'
import { type Curve, clampIndex } from './curve.ts'
import { readingOf, type SettingRange } from './notation.ts'
import { movePosition, nearestPosition, roundTo4 } from './positions.ts'
import { rangeAround, spanOf } from './range-around.ts'
import type { Warning } from './statement.ts'
import {
  type Basis,
  type ConversionConfidence,
  combine,
  confidenceOf,
  type Uncertainty,
  uncertaintyAt,
} from './uncertainty.ts'

export interface GrinderSetting {
  slug: string
  brand: string
  name: string
  setting: number
}

export interface Conversion {
  from: GrinderSetting
  to: GrinderSetting & { range: SettingRange }
  /** The index of the source's setting on the common scale, 0-100. */
  grindIndex: number
  setting: number
  range: SettingRange
  confidence: ConversionConfidence
  basis: Basis
  /** False if the target can't grind that fine or coarse; the setting is then its nearest end. */
  reachable: boolean
  /** Ids of the methods whose window contains the index. */
  methods: string[]
  /** Set if the numbers alone would mislead. */
  note?: Warning
}

export { rangeAround } from './range-around.ts'

/** An index beyond the reach by less than this counts as the end, since the difference is floating-point noise. */
const REACH_TOLERANCE = 1e-6

/** `setting` must be on the source's dial (see parseSetting); otherwise throws a RangeError that names its range. */
export function convert(from: Curve, to: Curve, setting: number, methods: readonly BrewMethod[]): Conversion {
  const index = from.indexAt(setting)
  const isSameGrinder = isSameDial(from, to)
  const reach = isSameGrinder ? 'within' : reachOf(to, index)
  const uncertainty = isSameGrinder
    ? certain(from, index)
    : combine(uncertaintyAt(from, index), uncertaintyAt(to, index))
  const target = nearestPosition(to.grinder, isSameGrinder ? setting : to.settingAt(index))
  const range = reach === 'within' ? rangeAround(to, index, uncertainty, target) : rangeAtEnd(to, target, reach)
  const source = describe(from.grinder, roundTo4(setting))
  const answer = { ...describe(to.grinder, target), range }
  const grindIndex = reportedIndex(index)
  const note = reach === 'within' ? noteWithin(from, to, index) : noteBeyond(from, to, source.setting, target, reach)
  return {
    from: source,
    to: answer,
    grindIndex,
    setting: answer.setting,
    range,
    confidence: confidenceOf(uncertainty),
    basis: uncertainty.basis,
    reachable: reach === 'within',
    methods: methodsAt(methods, index),
    ...(note && { note }),
  }
}

/** The index for responses: clamped to the scale, in hundredths. */
export const reportedIndex = (index: number): number => Math.round(clampIndex(index) * 100) / 100

/** The index for the database: in hundredths, not clamped, since Turkish and some espresso lie below 0. */
export const storedIndex = (index: number): number => Math.round(index * 100) / 100

/** Returns the ids of the methods whose window contains an index. */
export function methodsAt(methods: readonly BrewMethod[], index: number): string[] {
  return methods.filter(({ grindIndex }) => index >= grindIndex.min && index <= grindIndex.max).map(({ id }) => id)
}

/** Whether a setting means the same on both: they are the same curve, or the same model without calibration. */
export const isSameDial = (a: Curve, b: Curve): boolean =>
  a === b || (a.grinder.slug === b.grinder.slug && !isCalibrated(a) && !isCalibrated(b))

type Reach = 'within' | 'too-fine' | 'too-coarse'

function reachOf(to: Curve, index: number): Reach {
  if (index < to.finestIndex - REACH_TOLERANCE) return 'too-fine'
  return index > to.coarsestIndex + REACH_TOLERANCE ? 'too-coarse' : 'within'
}

/** No uncertainty on the same grinder: whatever its index, the same setting grinds the same. */
const certain = (curve: Curve, index: number): Uncertainty => ({ ...uncertaintyAt(curve, index), halfWidth: 0 })

/** Beyond the reach, returns only the end of the dial and one step inwards. */
function rangeAtEnd({ grinder, direction }: Curve, end: number, reach: Reach): SettingRange {
  return spanOf([end, movePosition(grinder, end, reach === 'too-fine' ? 1 : -1, direction)])
}

const describe = ({ slug, brand, model }: GrinderModel, setting: number): GrinderSetting => ({
  slug,
  brand,
  name: model,
  setting,
})

function noteBeyond(from: Curve, to: Curve, setting: number, end: number, reach: Reach): Warning {
  return {
    code: 'dial_ends',
    params: {
      grinder: grinderName(to.grinder),
      setting: readingOf(to.grinder, end),
      way: reach === 'too-fine' ? 'fine' : 'coarse',
      from: grinderName(from.grinder),
      fromSetting: readingOf(from.grinder, setting),
    },
  }
}

function noteWithin(from: Curve, to: Curve, index: number): Warning | undefined {
  const carriedOn = [from, to].filter((curve) => uncertaintyAt(curve, index).basis === 'extrapolated')
  if (carriedOn.length === 0) return undefined
  const grinders = [...new Set(carriedOn.map(({ grinder }) => grinderName(grinder)))]
  return { code: 'beyond_known_points', params: { grinders } }
}
