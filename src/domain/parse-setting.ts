/**
 * Parses a grind setting, for every interface in the same way: as the grinder's dial shows it if it is a reading of
 * that dial ("7.0" on a K-Max, "5.1" on an Ode, "16E" on a Sette), otherwise as the plain number in our responses (70,
 * 5.3333, 16.5). A number is read like its shortest text, so 8.5 and "8.5" are the same.
 */

import type { GrinderModel } from './catalog.ts'
import { isReadWithoutTurns, readingOf } from './notation.ts'
import { nearestPosition, positionOfGap, stepAt } from './positions.ts'
import { readSetting } from './read-setting.ts'

export type ParsedSetting =
  | {
      readonly ok: true
      readonly setting: number
      /** The setting was followed by more words: "24, a touch finer when fresh". */
      readonly hasNote?: true
    }
  | { readonly ok: false; readonly problem: SettingProblem }

export type SettingProblem = 'unreadable' | 'out-of-range'

export function parseSetting(grinder: GrinderModel, input: number | string): ParsedSetting {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const read = readSetting(grinder, String(input))
  if (read === undefined || !Number.isFinite(read.value)) return { ok: false, problem: 'unreadable' }
  const value = positionOfGap(grinder, read.value) ?? read.value
  if (value < min || value > max) return { ok: false, problem: 'out-of-range' }
  // 5.3333333 and 5 1/3 become the position 5.3333; 5.33 stays as it was written.
  const position = nearestPosition(grinder, value)
  const isOnPosition = Math.abs(value - position) < stepAt(grinder) / 1e3
  return { ok: true, setting: isOnPosition ? position : value, ...(read.hasNote && { hasNote: true }) }
}

/**
 * Returns the other meaning of a bare whole number on a dial of numbers and clicks, as the dial shows it. It is read as
 * clicks, but "7" on a K-Max may mean 7.0, and "2" on a JX-Pro two turns. Undefined if nothing else can be meant.
 */
export function otherReading(grinder: GrinderModel, text: string): string | undefined {
  const { notation, maxGrindSetting: max } = grinder
  if (notation.kind !== 'turns' || notation.perNumber === undefined || !/^\s*0*[1-9]\d{0,3}\s*$/.test(text)) {
    return undefined
  }
  const { perTurn, perNumber } = notation
  const isNumber = isReadWithoutTurns(grinder)
  const meant = Number(text) * (isNumber ? perNumber : perTurn)
  return meant > max || (isNumber && meant >= perTurn) ? undefined : readingOf(grinder, meant).text
}
