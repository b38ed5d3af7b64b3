/** What a kitchen adds to a recipe: how hot water gets at its altitude, how hard it is, and how old the coffee is. */

import { toFahrenheit } from './brew-warnings.ts'
import { DAYS_PER_WEEK } from './calendar.ts'

export const WATER_HARDNESSES = ['SOFT', 'MEDIUM', 'HARD'] as const
export type WaterHardness = (typeof WATER_HARDNESSES)[number]

/** What is left out isn't known, and changes nothing. */
export interface Kitchen {
  altitudeMeters?: number | null
  daysOffRoast?: number | null
  waterHardness?: WaterHardness | null
}

const BOILING_AT_SEA_LEVEL_C = 100
const COOLER_PER_METER_C = 0.0034
/** Compensates for older coffee letting water through more easily: shots run 2.5 % faster each week. */
const FINER_PER_WEEK = 0.1

/** The boiling point at an altitude; places below sea level count as sea level. */
export function boilingPointF(altitudeMeters: number | null | undefined): number {
  const meters = Math.max(0, altitudeMeters ?? 0)
  return toFahrenheit(BOILING_AT_SEA_LEVEL_C - COOLER_PER_METER_C * meters)
}

/** In index points, negative is finer; only espresso is that sensitive. */
export const ageShift = (daysOffRoast: number | null | undefined): number =>
  (-FINER_PER_WEEK * Math.max(0, daysOffRoast ?? 0)) / DAYS_PER_WEEK
