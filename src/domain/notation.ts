/** What a dial shows at a setting, as data: numbers and units, which `src/sentences` puts into words. */

import type { GrinderModel } from './catalog.ts'
import { lastPosition, nearestPosition, roundTo4, stepAt } from './positions.ts'

export interface SettingRange {
  min: number
  max: number
}

/**
 * "2.4.1" is a text, "24 clicks" a count with its unit, "2 turns + 4 clicks" and "2 turns + 1⅓" turns and what is
 * beyond them. Texts and counts are written as on the dial, in every language.
 */
export interface DialReading {
  turns?: number
  count?: number
  unit?: DialUnit
  text?: string
}

export type DialUnit = 'click' | 'dot'

type NotationOf<K extends GrinderModel['notation']['kind']> = Extract<GrinderModel['notation'], { kind: K }>

/** Returns the setting as the dial shows it, or the nearest one that it can show. */
export function readingOf(grinder: GrinderModel, setting: number): DialReading {
  const { notation } = grinder
  switch (notation.kind) {
    case 'number':
      return { text: String(roundTo4(setting)) }
    case 'clicks':
      return { count: roundTo4(setting), unit: 'click' }
    case 'microns':
      return { text: `${roundTo4(setting)} µm` }
    case 'parts':
      return { text: inParts(setting, notation.perNumber) }
    case 'letters':
      return { text: inLetters(grinder, notation, setting) }
    case 'turns':
      return notation.perNumber
        ? { text: inTurnsAndNumbers(grinder, notation.perTurn, notation.perNumber, setting) }
        : inTurns(grinder, notation.perTurn, setting)
  }
}

/** Both ends of a range on one dial. */
export function rangeReadings(grinder: GrinderModel, { min, max }: SettingRange): [DialReading, DialReading] {
  const low = readingOf(grinder, min)
  const high = readingOf(grinder, max)
  // Both ends in the same number of parts: "0.9.1–1.7.1", since "9.1–1.7.1" would seem to run backwards.
  const isPastFirstTurn = isReadWithoutTurns(grinder) && partsOf(high) === 3
  return [isPastFirstTurn && partsOf(low) === 2 ? { text: `0.${low.text}` } : low, high]
}

const partsOf = ({ text = '' }: DialReading): number => text.split('.').length

/** Whether the dial shows the same plain numbers that responses have, apart from a unit. */
export function showsPlainNumbers(grinder: GrinderModel): boolean {
  const { maxGrindSetting: max, notation } = grinder
  return notation.kind === 'clicks' || notation.kind === 'microns' || readingOf(grinder, max).text === String(max)
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

function inTurns(grinder: GrinderModel, perTurn: number, setting: number): DialReading {
  const total = roundTo4(setting)
  const turns = Math.floor(total / perTurn)
  const rest = roundTo4(total - turns * perTurn)
  const unit = unitOf(grinder)
  const beyond = unit ? { count: rest, unit } : { text: withThirds(grinder, rest) }
  if (turns === 0) return beyond
  return rest === 0 ? { turns } : { turns, ...beyond }
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

/** Whether every position of this dial is a whole number, so that a decimal can't be a position. */
export function countsWholeSteps(grinder: GrinderModel): boolean {
  const { minGrindSetting: min, maxGrindSetting: max, adjustment } = grinder
  return adjustment === 'stepped' && Number.isInteger(min) && lastPosition(grinder) === max - min
}
