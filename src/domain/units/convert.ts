/** Conversions between the units that are stored (°F, g, ml, m) and those that readers use, and their rounding. */
import type { Quantity, UnitOf } from './reader-units.ts'

export const STORED_UNIT = { temperature: 'F', weight: 'g', volume: 'ml', altitude: 'm' } as const

export const GRAMS_PER_OUNCE = 28.349523125
export const ML_PER_FLUID_OUNCE = 29.5735295625
export const METRES_PER_FOOT = 0.3048

/** Decimals that are stored of a converted value: as many as it takes to restore what was typed. */
const STORED_DIGITS: Record<Quantity, number> = { temperature: 2, weight: 2, volume: 1, altitude: 0 }

export const round = (value: number, digits: number): number => Number(value.toFixed(digits))

export const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9
export const fahrenheitOf = (celsius: number): number => round((celsius * 9) / 5 + 32, 2)

/** A value in another unit as it is stored; `factor` is the size of that unit in stored ones. */
export const toStored = (quantity: Quantity, value: number, factor: number): number =>
  round(value * factor, STORED_DIGITS[quantity])

/** Whether a temperature that is stored in Fahrenheit was typed in Celsius, to a tenth of a degree. */
function isTypedInCelsius(fahrenheit: number): boolean {
  const celsius = celsiusOf(fahrenheit)
  return Math.abs(celsius - round(celsius, 1)) < 0.004
}

/** A temperature as it is shown: as typed if it was typed in this unit, whole if it was typed in the other. */
export function shownTemperature(fahrenheit: number, unit: UnitOf<'temperature'>): number {
  const isCelsius = isTypedInCelsius(fahrenheit)
  if (unit === 'C') return isCelsius ? round(celsiusOf(fahrenheit), 1) : Math.round(celsiusOf(fahrenheit))
  return isCelsius ? Math.round(fahrenheit) : round(fahrenheit, 1)
}

export const shownDifference = (differenceF: number, unit: UnitOf<'temperature'>): number =>
  round(unit === 'C' ? (differenceF * 5) / 9 : differenceF, 1)

/** As finely as a kitchen scale shows it. */
export const shownWeight = (grams: number, unit: UnitOf<'weight'>): number =>
  unit === 'g' ? round(grams, 1) : round(grams / GRAMS_PER_OUNCE, 2)

export const shownVolume = (ml: number, unit: UnitOf<'volume'>): number =>
  unit === 'ml' ? Math.round(ml) : round(ml / ML_PER_FLUID_OUNCE, 1)

/** Feet are rounded to ten, so that whole metres restore what was typed. */
export const shownAltitude = (metres: number, unit: UnitOf<'altitude'>): number =>
  unit === 'm' ? Math.round(metres) : Math.round(metres / METRES_PER_FOOT / 10) * 10

/** Any quantity as it is shown in a unit. */
export function shown<Q extends Quantity>(quantity: Q, stored: number, unit: UnitOf<Q>): number {
  switch (quantity) {
    case 'temperature':
      return shownTemperature(stored, unit as UnitOf<'temperature'>)
    case 'weight':
      return shownWeight(stored, unit as UnitOf<'weight'>)
    case 'volume':
      return shownVolume(stored, unit as UnitOf<'volume'>)
    default:
      return shownAltitude(stored, unit as UnitOf<'altitude'>)
  }
}

/** The value for an input field, exact in the stored unit; but decimals of an altitude would be read as thousands. */
export const editable = <Q extends Quantity>(quantity: Q, stored: number, unit: UnitOf<Q>): number =>
  unit === STORED_UNIT[quantity] && quantity !== 'altitude' ? round(stored, 4) : shown(quantity, stored, unit)
