/** Reads the number that a written setting means on one dial, even if the dial doesn't go that far. */

import type { GrinderModel } from './catalog.ts'
import { countsWholeSteps, unitOf } from './notation.ts'
import { nearestPosition, roundTo4 } from './positions.ts'
import { readQuantity, readTurns } from './turns-notation.ts'

export interface ReadSetting {
  value: number
  hasNote: boolean
}

export const MAX_INPUT_LENGTH = 60

export function readSetting(grinder: GrinderModel, input: string): ReadSetting | undefined {
  if (input.length > MAX_INPUT_LENGTH) return undefined
  const text = tidy(grinder, input)
  const value = readExactly(grinder, text)
  if (value !== undefined) return { value, hasNote: false }
  const [, head] = WITH_NOTE.exec(text) ?? []
  const before = head === undefined ? undefined : readExactly(grinder, head)
  return before === undefined ? undefined : { value: before, hasNote: true }
}

const VULGAR_FRACTIONS: Record<string, string> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' }

const TIDY = /^\d+(?:\.\d+)?$/

/** Normalizes variants of keyboards and locales: decimal point, plain fractions, single spaces, no leading words. */
function tidy({ notation }: GrinderModel, input: string): string {
  if (TIDY.test(input)) return input
  return input
    .replace(/[½⅓⅔¼¾]/g, (fraction) => ` ${VULGAR_FRACTIONS[fraction]}`)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/(\d),(\d{3})\b/g, notation.kind === 'microns' ? '$1$2' : '$1.$2')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:setting|number|position|click|dial|about|at|no\.?)(?=[ \d])|[#~]) ?/, '')
}

function readExactly(grinder: GrinderModel, text: string): number | undefined {
  const reading = readAsDial(grinder, text)
  if (reading !== undefined) return reading
  const number = readAsNumber(grinder, text)
  // On a dial whose numbers have parts, "5.10" is read like the shorter "5.1".
  const isShort = number !== undefined && grinder.notation.kind === 'parts'
  return isShort ? (readAsDial(grinder, String(number)) ?? number) : number
}

/** Returns the setting if the text is exactly how the dial would show it. */
function readAsDial(grinder: GrinderModel, text: string): number | undefined {
  const { notation } = grinder
  if (notation.kind === 'turns') {
    const total = readTurns(grinder, notation, text)
    // A third of a turn may end between two clicks, which isn't a position.
    return total !== undefined && countsWholeSteps(grinder) ? Math.round(total) : total
  }
  if (notation.kind === 'parts') {
    const [, whole, part = '0'] = /^(\d+)(?:\.(\d))?$/.exec(text) ?? []
    if (whole === undefined || Number(part) >= notation.perNumber) return undefined
    return onDial(grinder, Number(whole) + Number(part) / notation.perNumber, 0.01)
  }
  if (notation.kind === 'letters') {
    const [, macro, letter] = /^(\d+)[ .-]?([a-z])$/.exec(text) ?? []
    const place = letter === undefined ? -1 : notation.letters.toLowerCase().indexOf(letter)
    if (place < 0) return undefined
    const value = Number(macro) + notation.first + place * notation.step
    return onDial(grinder, value, notation.step / 2)
  }
  return undefined
}

/**
 * Returns the position that a reading of the dial names. The last printed position may lie a little past the catalog's
 * rounded range (10Z is 10.9625, the range ends at 10.96): within `slack` it counts as the end.
 */
function onDial(grinder: GrinderModel, value: number, slack: number): number {
  const isBeyond = value < grinder.minGrindSetting - NOISE || value > grinder.maxGrindSetting + slack
  return isBeyond ? roundTo4(value) : nearestPosition(grinder, value)
}

const NOISE = 1e-6

/** The units in every language that labels are written in. */
const NUMBER_AND_UNIT =
  /^([-+\d./ ]*[\d.])(?: ?(?:(clicks?|klicks?|steps?|stufen?|notch(?:es)?|detents?)|(turns?|rotations?|revolutions?|umdrehung(?:en)?)|(μm?|um|mic(?:ron|rometre|rometer)s?)|(dots?|punkte?)))?$/

/** Reads a plain number, alone or with a unit that this dial is counted in. */
function readAsNumber(grinder: GrinderModel, text: string): number | undefined {
  const { notation, scale } = grinder
  const [, number = '', click, turn, micron, dot] = NUMBER_AND_UNIT.exec(text) ?? []
  const value = readQuantity(number)
  if (value === undefined) return undefined
  if (micron && notation.kind !== 'microns') return undefined
  if (turn && !scale.startsWith('turns ')) return undefined
  if (dot && unitOf(grinder) !== 'dot') return undefined
  if (click && notation.kind !== 'clicks' && unitOf(grinder) !== 'click' && !countsWholeSteps(grinder)) return undefined
  // "1.5" is ambiguous on a dial of whole clicks and turns: it means more than one turn, but not how much more.
  const isDecimalOfClicks = notation.kind === 'turns' && countsWholeSteps(grinder) && !Number.isInteger(value)
  return isDecimalOfClicks ? undefined : value
}

/**
 * A setting with a note: "24, a touch finer", "24 (22 for dark roasts)", "4 when fresh", "24-26", "24 or 25". A unit
 * isn't a note, so "5 clicks" isn't read as 5 on a dial without clicks.
 */
const WITH_NOTE =
  /^(.*?\S)(?: ?[,;(]| (?:or|to|-) |-(?=\d)| (?!click|klick|step|stufe|notch|detent|turn|rotation|revolution|umdrehung|μ|um|mic|dot|punkt)(?=[a-z]{2}\D*$))/
