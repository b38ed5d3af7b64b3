/** Finds water temperatures that no hot method is brewed with; most often the number was meant in the other unit. */
import { celsiusOf, fahrenheitOf, round } from './convert.ts'
import type { UnitOf } from './reader-units.ts'

export type UnlikelyTemperature =
  | { code: 'too_cool' | 'too_hot' }
  /** 93 °F is 34 °C, and was probably meant as 93 °C: `digits` in `said` is `inOther` in the other unit. */
  | { code: 'other_unit'; said: UnitOf<'temperature'>; digits: number; inOther: number; meantF: number }

const COOLEST_HOT_C = 60
const BOILING_C = 100
const HOTTEST_F = 212
const COOLEST_HOT_F = 140

export function findUnlikelyTemperature(
  fahrenheit: number | undefined,
  isHot: boolean,
): UnlikelyTemperature | undefined {
  if (fahrenheit === undefined || !Number.isFinite(fahrenheit) || !isHot) return undefined
  const celsius = celsiusOf(fahrenheit)
  // Slightly above is 100 °C that was rounded in a conversion.
  if (celsius >= COOLEST_HOT_C - 0.01 && celsius <= BOILING_C + 0.01) return undefined
  if (fahrenheit >= COOLEST_HOT_C && fahrenheit <= BOILING_C)
    return {
      code: 'other_unit',
      said: 'F',
      digits: round(fahrenheit, 1),
      inOther: Math.round(celsius),
      meantF: fahrenheitOf(fahrenheit),
    }
  if (celsius >= COOLEST_HOT_F && celsius <= HOTTEST_F)
    return {
      code: 'other_unit',
      said: 'C',
      digits: round(celsius, 1),
      inOther: Math.round(fahrenheit),
      meantF: round(celsius, 1),
    }
  return { code: celsius < COOLEST_HOT_C ? 'too_cool' : 'too_hot' }
}
