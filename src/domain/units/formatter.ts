/** Writes everything with a unit or a format as one reader reads it. Brew times ("3:30") are the same for everybody. */
import { editable, shown, shownDifference } from './convert.ts'
import { type DateFormat, dateFormat } from './date-format.ts'
import { type NumberFormat, numberFormat } from './number-format.ts'
import type { Quantity, UnitOf, Units } from './reader-units.ts'

export interface Formatter extends NumberFormat, DateFormat {
  readonly locale: string
  readonly units: Units
  /** "93 °C" of 199.4 °F; in the reader's unit unless another is given. */
  temperature(fahrenheit: number, unit?: UnitOf<'temperature'>): string
  /** A difference, whose zero is the same in both units: "2 °C". */
  temperatureDifference(fahrenheit: number): string
  /** "18.5 g" */
  weight(grams: number, unit?: UnitOf<'weight'>): string
  /** "240 ml" */
  volume(ml: number, unit?: UnitOf<'volume'>): string
  /** "1,800 m" */
  altitude(metres: number, unit?: UnitOf<'altitude'>): string
  /** Any of them. */
  quantity<Q extends Quantity>(quantity: Q, stored: number, unit?: UnitOf<Q>): string
  /** "90–96 °C" */
  quantityRange(quantity: Quantity, from: number, to: number): string
  /** "19–26" */
  range(from: number, to: number, digits?: number): string
  /** The number alone, for a field: "18.5". */
  editable<Q extends Quantity>(quantity: Q, stored: number, unit?: UnitOf<Q>): string
  /** "15 g → 250 g": the coffee and its water; the amount that isn't known is "?". */
  doseToWater(doseGrams: number | null, waterGrams: number | null): string
  /** "V60, Chemex, and AeroPress" */
  list(names: readonly string[]): string
  /** "°C", "fl oz" */
  unitName<Q extends Quantity>(quantity: Q, unit?: UnitOf<Q>): string
}

const UNIT_NAMES: Record<Units[Quantity], string> = {
  C: '°C',
  F: '°F',
  g: 'g',
  oz: 'oz',
  ml: 'ml',
  floz: 'fl oz',
  m: 'm',
  ft: 'ft',
}

/** More decimals than any quantity is shown with. */
const MAX_DIGITS = 4

/** `timeZone` is for servers; it defaults to the browser's own. An invalid locale falls back to English. */
export function createFormatter(locale: string, units: Units, timeZone?: string): Formatter {
  const tag = knownLocale(locale)
  const numbers = numberFormat(tag, units.decimal)
  const own = <Q extends Quantity>(quantity: Q): UnitOf<Q> => units[quantity] as UnitOf<Q>
  const unitName = <Q extends Quantity>(quantity: Q, unit = own(quantity)): string => UNIT_NAMES[unit]
  const number = <Q extends Quantity>(quantity: Q, stored: number, unit: UnitOf<Q>): string =>
    numbers.number(shown(quantity, stored, unit), MAX_DIGITS)
  const write = <Q extends Quantity>(quantity: Q, stored: number, unit = own(quantity)): string =>
    `${number(quantity, stored, unit)} ${unitName(quantity, unit)}`
  return {
    ...numbers,
    ...dateFormat(tag, units, timeZone),
    locale: tag,
    units,
    temperature: (fahrenheit, unit) => write('temperature', fahrenheit, unit),
    temperatureDifference: (fahrenheit) =>
      `${numbers.number(shownDifference(fahrenheit, units.temperature), 1)} ${unitName('temperature')}`,
    weight: (grams, unit) => write('weight', grams, unit),
    volume: (ml, unit) => write('volume', ml, unit),
    altitude: (metres, unit) => write('altitude', metres, unit),
    quantity: write,
    quantityRange: (quantity, from, to) => {
      const [least, most] = [from, to].map((stored) => number(quantity, stored, own(quantity)))
      return `${between(least!, most!)} ${unitName(quantity)}`
    },
    range: (from, to, digits) => between(numbers.number(from, digits), numbers.number(to, digits)),
    editable: (quantity, stored, unit = own(quantity)) => numbers.plain(editable(quantity, stored, unit)),
    doseToWater: (...grams) => grams.map((each) => (each === null ? '?' : write('weight', each))).join(' → '),
    list: (names) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(names),
    unitName,
  }
}

const between = (from: string, to: string): string => (from === to ? from : `${from}–${to}`)

function knownLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

const kept = new Map<string, Formatter>()
const MAX_KEPT = 100

/** The same formatter for the same reader, since its formats cost far more to create than to use. */
export function formatterOf(locale: string, units: Units, timeZone?: string): Formatter {
  const key = [locale, ...Object.values(units), timeZone].join()
  const known = kept.get(key)
  if (known) return known
  const formatter = createFormatter(locale, units, timeZone)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, formatter)
  return formatter
}
