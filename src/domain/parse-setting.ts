/**
 * Reads a setting as people write it. A number is a plain number. A string is read as the dial's own notation
 * where it is exactly that ("5.1" on an Ode is 5⅓), and otherwise as a plain number ("5.33" is 5.33).
 */

import { type GrinderModel, grinderName } from './catalog.ts'
import { countsWholeSteps, describeDial, formatSetting, unitOf } from './notation.ts'
import { nearestPosition, roundTo4, stepAt } from './positions.ts'
import { readQuantity, readTurns } from './turns-notation.ts'

export type ParsedSetting =
  | { readonly ok: true; readonly setting: number }
  | { readonly ok: false; readonly problem: 'unreadable' | 'out-of-range'; readonly message: string }

const LONGEST_INPUT = 60

export function parseSetting(grinder: GrinderModel, input: number | string): ParsedSetting {
  const value = typeof input === 'number' ? input : readText(grinder, input)
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  if (value === undefined || !Number.isFinite(value)) return unreadable(grinder, input)
  if (value < min || value > max) {
    const message = `${quote(input)} is outside the range of the ${grinderName(grinder)}: ${describeDial(grinder)}.`
    return { ok: false, problem: 'out-of-range', message }
  }
  // 5.3333333 and 5 1/3 are the position 5.3333; 5.33 is left as it was said.
  const position = nearestPosition(grinder, value)
  const isOnPosition = Math.abs(value - position) < stepAt(grinder) / 1e3
  return { ok: true, setting: isOnPosition ? position : value }
}

function unreadable(grinder: GrinderModel, input: number | string): ParsedSetting {
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const example = formatSetting(grinder, nearestPosition(grinder, (min + max) / 2 + stepAt(grinder)))
  const message = `${quote(input)} is not a setting of the ${grinderName(grinder)}. Write it as the dial shows it, such as "${example}", from ${describeDial(grinder)}.`
  return { ok: false, problem: 'unreadable', message }
}

function quote(input: number | string): string {
  const text = String(input)
  return text.length > LONGEST_INPUT ? `"${text.slice(0, LONGEST_INPUT)}…"` : `"${text.trim()}"`
}

function readText(grinder: GrinderModel, input: string): number | undefined {
  if (input.length > LONGEST_INPUT) return undefined
  const text = tidy(grinder, input)
  return readAsDial(grinder, text) ?? readAsNumber(grinder, text)
}

const VULGAR_FRACTIONS: Record<string, string> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' }

const TIDY = /^\d+(?:\.\d+)?$/

/** One spelling for what keyboards, locales and habits make of it: decimal point, plain fractions, single spaces. */
function tidy({ notation }: GrinderModel, input: string): string {
  if (TIDY.test(input)) return input
  return input
    .replace(/[½⅓⅔¼¾]/g, (fraction) => ` ${VULGAR_FRACTIONS[fraction]}`)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/(\d),(\d{3})\b/g, notation.kind === 'microns' ? '$1$2' : '$1.$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:setting|number|position|click|dial|about|at|no\.?)(?=[ \d])|[#~]) ?/, '')
}

/** The setting if this is exactly how the dial would say it. */
function readAsDial(grinder: GrinderModel, text: string): number | undefined {
  const { notation } = grinder
  if (notation.kind === 'turns') return readTurns(grinder, notation, text)
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
    return onDial(grinder, value, Math.max(notation.first, notation.step / 2) * 1.01)
  }
  return undefined
}

/**
 * The position that a reading of the dial names. The print may end a little past the catalog's rounded range
 * (10Z is 10.9625 where that says 10.96, and 31A is how a Sette shows its last, 31): within `slack` it is the end.
 */
function onDial(grinder: GrinderModel, value: number, slack: number): number {
  const isBeyond = value < grinder.minGrindSetting || value > grinder.maxGrindSetting + slack
  return isBeyond ? roundTo4(value) : nearestPosition(grinder, value)
}

const CLICK = /^(?:clicks?|steps?|notch(?:es)?|detents?)\b/
const TURN = /^(?:turns?|rotations?|revolutions?)\b/
const MICRON = /^(?:μm|um|mic(?:ron|rometre|rometer)s?)\b|^μ$/

/** A plain number with or without words behind it, unless they name a unit that this dial isn't counted in. */
function readAsNumber(grinder: GrinderModel, text: string): number | undefined {
  const [, number = '', space, words] = /^([-+\d./ ]*[\d.])( ?)([^\d ].*)?$/.exec(text) ?? []
  const value = readQuantity(number)
  if (value === undefined || (words !== undefined && !areFit(grinder, words, space === ' '))) return undefined
  // "1.5" on a dial of whole clicks and turns is a turn and something, but not said what.
  const isDecimalOfClicks = grinder.notation.kind === 'turns' && countsWholeSteps(grinder) && !Number.isInteger(value)
  return isDecimalOfClicks ? undefined : value
}

function areFit(grinder: GrinderModel, words: string, isApart: boolean): boolean {
  const { notation, scale } = grinder
  if (MICRON.test(words)) return notation.kind === 'microns'
  if (TURN.test(words)) return scale.startsWith('turns ')
  if (CLICK.test(words)) return notation.kind === 'clicks' || unitOf(grinder) === 'click' || countsWholeSteps(grinder)
  return isApart && /^[a-z]{2}\D*$/.test(words)
}
