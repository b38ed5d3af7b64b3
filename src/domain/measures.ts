/** Rounds and formats figures as a kitchen scale, a kettle and a clock show them. */

import type { Window } from './catalog.ts'

export const clampTo = ({ min, max }: Pick<Window, 'min' | 'max'>, value: number): number =>
  Math.min(max, Math.max(min, value))

export const toTenth = (value: number): number => Math.round(value * 10) / 10

export const roundDose = toTenth
export const roundWater = (grams: number): number => Math.round(grams)
export const roundTemperature = (degrees: number): number => Math.round(degrees)

/** Pass the rounded figures, so that dividing what is shown gives the ratio that is shown. */
export const ratioOf = (waterGrams: number, doseGrams: number): number => toTenth(waterGrams / doseGrams)

/** "28 s", "3:05", "16 h", "1 h 30 min". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  const minutes = Math.round(whole / 60)
  const hours = `${Math.floor(minutes / 60)} h`
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`
}
