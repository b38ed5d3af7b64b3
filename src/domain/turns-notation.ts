/** Parses settings of a dial that is counted in turns: "2.4.1", "2 turns 4", "1 turn + 12 clicks". */

import type { GrinderModel, Notation } from './catalog.ts'
import { isReadWithoutTurns } from './notation.ts'

type TurnsNotation = Extract<Notation, { kind: 'turns' }>

// No leading zeros: "2.04" isn't 2 turns and number 4.
const SEPARATED = /^(\d+)([.:-]| )(0|[1-9]\d*)(?:\2(0|[1-9]\d*))?$/
const IN_WORDS =
  /^([\d./ ]*\d) ?(?:full )?(?:turns?|rotations?|revolutions?|rounds?|umdrehung(?:en)?)(?:,| \+| and| und| plus)?(?: (.+))?$/
const SUM = /^(\d+) ?\+ ?(.+)$/

/** Returns the total on the dial; undefined if the text isn't a reading of such a dial. */
export function readTurns(grinder: GrinderModel, notation: TurnsNotation, text: string): number | undefined {
  const { perTurn, perNumber } = notation
  const [, turns, rest] = IN_WORDS.exec(text) ?? SUM.exec(text) ?? []
  if (turns !== undefined) {
    return inAll(readQuantity(turns), perTurn, rest === undefined ? 0 : readBeyondTurns(notation, rest))
  }
  const [, first, , second, third] = SEPARATED.exec(text) ?? []
  if (perNumber === undefined || second === undefined) return undefined
  if (third !== undefined) return inAll(Number(first), perTurn, readNumberAndClick(notation, second, third))
  return readTwoParts(grinder, perTurn, perNumber, Number(first), Number(second))
}

/**
 * "2.4" is 2 turns and number 4, as on a J series. On a dial that is read without turns (K series, ZP6) the same two
 * parts are number and click. It is never 2.4 clicks, which isn't a position.
 */
function readTwoParts(
  grinder: GrinderModel,
  perTurn: number,
  perNumber: number,
  first: number,
  second: number,
): number | undefined {
  const [unit, part, parts] = isReadWithoutTurns(grinder)
    ? [perNumber, 1, perNumber]
    : [perTurn, perNumber, perTurn / perNumber]
  const total = first * unit + second * part
  return second < parts && total <= grinder.maxGrindSetting ? total : undefined
}

/** Reads what follows the turns: a number of the dial, clicks, or both. */
function readBeyondTurns(notation: TurnsNotation, rest: string): number | undefined {
  const { perTurn, perNumber } = notation
  const [, number, click] =
    /^(?:number )?(\d+)(?:\.| numbers? (?:\+ |and )?| )(\d+)(?: (?:clicks?|klicks?))?$/.exec(rest) ?? []
  if (perNumber !== undefined && number !== undefined) return readNumberAndClick(notation, number, click!)
  const [, count, unit] = /^([\d./ ]*\d) ?(clicks?|klicks?|dots?|punkte?|marks?|numbers?)?$/.exec(rest) ?? []
  const value = count === undefined ? undefined : readQuantity(count)
  if (value === undefined || perNumber === undefined || /^[ckdpm]/.test(unit ?? '')) return value
  return value < perTurn / perNumber ? value * perNumber : undefined
}

function readNumberAndClick({ perTurn, perNumber = 1 }: TurnsNotation, number: string, click: string) {
  const isOnDial = Number(number) < perTurn / perNumber && Number(click) < perNumber
  return isOnDial ? Number(number) * perNumber + Number(click) : undefined
}

function inAll(turns: number | undefined, perTurn: number, beyond: number | undefined): number | undefined {
  return turns === undefined || beyond === undefined ? undefined : turns * perTurn + beyond
}

/** Reads a decimal or a mixed fraction: "5", "5.25", "5 1/3", "1/3". */
export function readQuantity(text: string): number | undefined {
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return Number(text)
  const [, whole = '0', numerator, denominator] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  if (numerator === undefined || Number(denominator) === 0) return undefined
  return Number(whole) + Number(numerator) / Number(denominator)
}
