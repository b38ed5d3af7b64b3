/** Reads a temperature, weight, volume or altitude as people type it, into the unit that is stored. */
import { fahrenheitOf, GRAMS_PER_OUNCE, METRES_PER_FOOT, ML_PER_FLUID_OUNCE, toStored } from './convert.ts'
import { type InThousands, parseDecimal, plainDigits } from './parse-decimal.ts'
import type { Quantity, Units } from './reader-units.ts'

export interface Understood {
  /** In the unit that is stored: °F, g, ml or m. */
  value: number
  /** The unit that it was read in: one of the reader's choices, or another that people write, such as "kg". */
  unit: string
  /** Whether the unit was typed; otherwise it is the reader's own. */
  isNamed: boolean
}

/** Why something can't be read. `other_quantity`: "18 ml" where a weight is asked for. */
export interface Misread {
  problem: 'empty' | 'not_a_number' | 'unknown_unit' | 'other_quantity'
}

type Convert = (value: number) => number

interface TypedUnit {
  words: string
  /** None where it is the stored unit, whose digits stay as typed. */
  convert?: Convert
}

const times =
  (quantity: Quantity, factor: number): Convert =>
  (value) =>
    toStored(quantity, value, factor)

/** The words for each unit, without spaces, full stops and degree signs. */
const TYPED_UNITS: Record<Quantity, Record<string, TypedUnit>> = {
  temperature: {
    C: { words: 'c celsius centigrade', convert: fahrenheitOf },
    F: { words: 'f fahrenheit' },
  },
  weight: {
    g: { words: 'g gr gm gram grams gramm gramme grammes gramo gramos grammo grammi г гр 克 グラム' },
    kg: { words: 'kg kilo kilos kilogram kilograms', convert: times('weight', 1000) },
    oz: { words: 'oz ounce ounces unze unzen onza onzas once onces', convert: times('weight', GRAMS_PER_OUNCE) },
    lb: { words: 'lb lbs pound pounds', convert: times('weight', GRAMS_PER_OUNCE * 16) },
  },
  volume: {
    ml: { words: 'ml milliliter milliliters millilitre millilitres cc мл 毫升' },
    cl: { words: 'cl', convert: times('volume', 10) },
    l: { words: 'l liter liters litre litres', convert: times('volume', 1000) },
    floz: {
      words: 'floz fluidounce fluidounces oz ounce ounces',
      convert: times('volume', ML_PER_FLUID_OUNCE),
    },
  },
  altitude: {
    m: { words: 'm meter meters metre metres metro metros mètre mètres masl mamsl msnm м 米 メートル' },
    ft: { words: `ft feet foot ' ’ ′ ftasl`, convert: times('altitude', METRES_PER_FOOT) },
  },
}

/** "1.800" can't be a temperature in the thousands, or an altitude with decimals. */
const IN_THOUSANDS: Record<Quantity, InThousands> = {
  temperature: 'never',
  weight: 'by-reader',
  volume: 'by-reader',
  altitude: 'always',
}

const MAX_LENGTH = 60

/** The number, then the rest. A space or an apostrophe belongs to the number only before another digit. */
const NUMBER_AND_UNIT = /^([+-]?(?:[\d.,]|[ '’](?=\d))+) ?(.*)$/

/** "93", "93 °C", "200F", "18,5", "6,000 ft": a number without a unit is in the reader's. */
export function parseQuantity(quantity: Quantity, text: string, units: Units): Understood | Misread {
  const plain = plainDigits(text).trim()
  if (plain === '') return { problem: 'empty' }
  const [, digits, rest = ''] = (plain.length <= MAX_LENGTH && NUMBER_AND_UNIT.exec(plain)) || []
  if (digits === undefined) return { problem: 'not_a_number' }
  const number = parseDecimal(digits, units.decimal, IN_THOUSANDS[quantity])
  if (number === undefined) return { problem: 'not_a_number' }
  const word = unitWord(quantity, rest)
  if (word === undefined) return { problem: 'not_a_number' }
  const unit = word === '' ? units[quantity] : unitOfWord(quantity, word)
  if (unit === undefined) return { problem: isOtherQuantity(word) ? 'other_quantity' : 'unknown_unit' }
  const { convert } = TYPED_UNITS[quantity][unit]!
  return { value: convert ? convert(number) : number, unit, isNamed: word !== '' }
}

/** "° C." is "c"; undefined where what follows the number is neither a word nor a sign of a unit. */
function unitWord(quantity: Quantity, rest: string): string | undefined {
  const word = rest.toLowerCase().replaceAll(/[ .°]/g, '')
  if (quantity === 'temperature') return nameOfDegrees(word)
  return word === '' || /^['’′]$|^\p{L}/u.test(word) ? word : undefined
}

/** A raised "o" is often typed for the degree sign. */
function nameOfDegrees(word: string): string | undefined {
  const name = word.replace(/^(?:degrees?|deg|o)(?=[cf]|$)/, '')
  return name === '' || /^\p{L}/u.test(name) ? name : undefined
}

const unitOfWord = (quantity: Quantity, word: string): string | undefined =>
  Object.entries(TYPED_UNITS[quantity]).find(([, { words }]) => words.split(' ').includes(word))?.[0]

const isOtherQuantity = (word: string): boolean =>
  (Object.keys(TYPED_UNITS) as Quantity[]).some((quantity) => unitOfWord(quantity, word) !== undefined)
