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
  if (seconds < 60) return `${Math.round(seconds)} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
  const minutes = Math.round((seconds % 3600) / 60)
  const hours = `${Math.floor(seconds / 3600)} h`
  return minutes === 0 ? hours : `${hours} ${minutes} min`
}
