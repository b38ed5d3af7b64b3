/** Formats a recipe's figures for display. */
import { formatDuration, toTenth } from '../../src/domain/measures.ts'
import type { Recipe } from './reply.ts'

export interface Figure {
  label: string
  value: string
  unit?: string
  /** The value in another unit. */
  also?: string
}

export const methodName = ({ method, methodName }: Recipe): string => methodName ?? method

/** Dose, water and ratio, which every recipe has. */
export const mainFigures = ({ doseGrams, waterGrams, ratio }: Recipe): [Figure, Figure, Figure] => [
  { label: 'Coffee', value: String(toTenth(doseGrams)), unit: 'g' },
  { label: 'Water', value: String(toTenth(waterGrams)), unit: 'g' },
  { label: 'Ratio', value: `1:${toTenth(ratio)}` },
]

/** Temperature, time and grind, if the recipe has them. */
export function moreFigures({ waterTempF, brewTimeSeconds, grindSize }: Recipe): Figure[] {
  const figures: Figure[] = []
  if (waterTempF !== null) {
    const celsius = Math.round(((waterTempF - 32) * 5) / 9)
    figures.push({ label: 'Temperature', value: String(Math.round(waterTempF)), unit: '°F', also: `${celsius} °C` })
  }
  if (brewTimeSeconds !== null) {
    const value = formatDuration(brewTimeSeconds)
    figures.push({ label: 'Time', value, unit: value.includes(':') ? 'min' : undefined })
  }
  if (grindSize) figures.push({ label: 'Grind', value: grindSize })
  return figures
}

const ROASTS = ['LIGHT', 'MEDIUM_LIGHT', 'MEDIUM', 'MEDIUM_DARK', 'DARK']

/** Returns the name ("Medium light roast") and the darkness from 1 to 5, or 0 for an unknown level. */
export function roastOf(roastLevel: string): { name: string; darkness: number } {
  const words = roastLevel.replaceAll('_', ' ').toLowerCase()
  return { name: `${words.charAt(0).toUpperCase()}${words.slice(1)} roast`, darkness: ROASTS.indexOf(roastLevel) + 1 }
}
