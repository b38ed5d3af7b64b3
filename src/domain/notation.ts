/** Formats a setting as its dial shows it. */

import type { GrinderModel } from './catalog.ts'
import { lastPosition, nearestPosition, roundTo4, stepAt } from './positions.ts'

export interface SettingRange {
  min: number
  max: number
}

type NotationOf<K extends GrinderModel['notation']['kind']> = Extract<GrinderModel['notation'], { kind: K }>

/** Returns the setting as the dial shows it, or the nearest one that it can show. */
export function formatSetting(grinder: GrinderModel, setting: number): string {
  const { notation } = grinder
  switch (notation.kind) {
    case 'number':
      return String(roundTo4(setting))
    case 'clicks':
      return counted(roundTo4(setting), 'click')
    case 'microns':
      return `${roundTo4(setting)} µm`
    case 'parts':
      return inParts(setting, notation.perNumber)
    case 'letters':
      return inLetters(grinder, notation, setting)
    case 'turns':
      return notation.perNumber
        ? inTurnsAndNumbers(grinder, notation.perTurn, notation.perNumber, setting)
        : inTurns(grinder, notation.perTurn, setting)
  }
}

/** Formats a range of settings on one dial, with its unit once: "22–26 clicks". */
export function formatRange(grinder: GrinderModel, range: SettingRange): string {
  const [low, high] = formatEnds(grinder, range)
  if (low === high) return low
  return low.includes('turn') || high.includes('turn') ? `${low} – ${high}` : `${low}–${high}`
}

/** The ends of a range for a sentence, with their unit once: "22" and "26 clicks"; both alike if it is one setting. */
export function formatEnds(grinder: GrinderModel, { min, max }: SettingRange): [low: string, high: string] {
  const high = formatSetting(grinder, max)
  // Both ends in the same number of parts: "0.9.1–1.7.1", since "9.1–1.7.1" would seem to run backwards.
  const isPastFirstTurn = isReadWithoutTurns(grinder) && high.split('.').length === 3
  const low = isPastFirstTurn ? withTurns(formatSetting(grinder, min)) : formatSetting(grinder, min)
  const isWhole = low === high || low.includes('turn') || high.includes('turn')
  return [isWhole ? low : low.replace(/ \D+$/, ''), high]
}

const withTurns = (label: string): string => (label.split('.').length === 2 ? `0.${label}` : label)

/** Describes the whole dial, with plain numbers if it is read differently: "1A to 10Z (1 to 10.96)". */
export function describeDial(grinder: GrinderModel): string {
  const { minGrindSetting: min, maxGrindSetting: max, notation } = grinder
  const low = formatSetting(grinder, min)
  const high = formatSetting(grinder, max)
  if (notation.kind === 'clicks' || notation.kind === 'microns' || high === String(max)) return `${min} to ${high}`
  const unit = unitOf(grinder)
  return `${low} to ${high} (${min} to ${unit ? counted(max, unit) : max})`
}

/** What a turns dial counts between its turns: clicks or dots on some, only printed numbers on others. */
export function unitOf({ scale }: GrinderModel): 'click' | 'dot' | undefined {
  const unit = /^(?:total )?(click|dot)s /.exec(scale)?.[1]
  return unit === 'click' || unit === 'dot' ? unit : undefined
}

/**
 * Dials of hardly more than one turn (the 1Zpresso K series, the ZP6) are read without it: number and click, "4.5". All
 * others with numbers and clicks have the turn first: "2.4.1".
 */
export function isReadWithoutTurns({ notation, maxGrindSetting }: GrinderModel): boolean {
  return notation.kind === 'turns' && maxGrindSetting <= 2 * notation.perTurn
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

function inParts(setting: number, perNumber: number): string {
  const parts = Math.round(setting * perNumber)
  const part = parts % perNumber
  const whole = (parts - part) / perNumber
  return part === 0 ? String(whole) : `${whole}.${part}`
}

/** Formats as macro number and micro letter: the letter nearest to the position. */
function inLetters(grinder: GrinderModel, { letters, first, step }: NotationOf<'letters'>, setting: number): string {
  const position = nearestPosition(grinder, setting)
  const number = Math.floor(position)
  const readings = [number, number - 1, number + 1]
    .filter((macro) => macro >= Math.floor(grinder.minGrindSetting) && macro <= grinder.maxGrindSetting)
    .map((macro) => {
      const nearest = Math.round((position - macro - first) / step)
      const place = Math.min(letters.length - 1, Math.max(0, nearest))
      return { label: `${macro}${letters[place]}`, miss: roundTo4(Math.abs(position - macro - first - place * step)) }
    })
  return readings.reduce((best, reading) => (reading.miss < best.miss ? reading : best)).label
}

function inTurnsAndNumbers(grinder: GrinderModel, perTurn: number, perNumber: number, setting: number): string {
  const clicks = Math.round(nearestPosition(grinder, setting))
  const turns = Math.floor(clicks / perTurn)
  const number = Math.floor((clicks % perTurn) / perNumber)
  const click = (clicks % perTurn) % perNumber
  return turns === 0 && isReadWithoutTurns(grinder) ? `${number}.${click}` : `${turns}.${number}.${click}`
}

function inTurns(grinder: GrinderModel, perTurn: number, setting: number): string {
  const total = roundTo4(setting)
  const turns = Math.floor(total / perTurn)
  const rest = roundTo4(total - turns * perTurn)
  const unit = unitOf(grinder)
  const beyond = unit ? counted(rest, unit) : withThirds(grinder, rest)
  if (turns === 0) return beyond
  return rest === 0 ? counted(turns, 'turn') : `${counted(turns, 'turn')} + ${beyond}`
}

/** Dials in thirds show 1⅓ rather than 1.3333. */
function withThirds(grinder: GrinderModel, value: number): string {
  if (Math.abs(3 * stepAt(grinder) - 1) > 1e-3) return String(value)
  const thirds = Math.round(value * 3)
  if (Math.abs(value * 3 - thirds) > 1e-3) return String(value)
  const whole = Math.floor(thirds / 3)
  const fraction = ['', '⅓', '⅔'][thirds % 3]!
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`
}

/** Whether every position of this dial is a whole number, so that a decimal can't be one. */
export function countsWholeSteps(grinder: GrinderModel): boolean {
  const { minGrindSetting: min, maxGrindSetting: max, adjustment } = grinder
  return adjustment === 'stepped' && Number.isInteger(min) && lastPosition(grinder) === max - min
}
