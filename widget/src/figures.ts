/** Formats a recipe's figures for display. */
import { formatDuration } from '../../src/domain/measures.ts'
import type { Recipe, Words } from './reply.ts'
import type { Format } from './units.ts'

export interface Figure {
  label: string
  value: string
  unit?: string
  /** The value in another unit. */
  also?: string
  /** The label of a button to choose the visitor's grinder. */
  action?: string
}

/** How a visitor reads figures. */
export interface Reading {
  words: Words
  format: Format
  /** The setting on the visitor's grinder. */
  ownSetting?: string
}

export const methodName = ({ method, methodName }: Recipe): string => methodName ?? method

/** Dose, water and ratio, which every recipe has. An espresso is weighed in the cup. */
export const mainFigures = (
  { method, doseGrams, waterGrams, ratio }: Recipe,
  { words, format }: Reading,
): [Figure, Figure, Figure] => [
  { label: words.coffee, ...format.coffee(doseGrams) },
  method === 'espresso'
    ? { label: words.yield, ...format.coffee(waterGrams) }
    : { label: words.water, ...format.water(waterGrams) },
  { label: words.ratio, value: `1:${format.number(ratio)}` },
]

/** Temperature, time and grind, if the recipe has them. */
export function moreFigures({ waterTempF, brewTimeSeconds, grindSize }: Recipe, { words, format }: Reading): Figure[] {
  const figures: Figure[] = []
  if (waterTempF !== null) {
    const [usual, other] = format.temperature(waterTempF)
    figures.push({ label: words.temperature, ...usual, also: `${other.value} ${other.unit}` })
  }
  if (brewTimeSeconds !== null) figures.push({ label: words.time, value: formatDuration(brewTimeSeconds) })
  const action = words.yourGrinder
  if (grindSize || action) figures.push({ label: words.grind, value: grindSize ?? '', action })
  return figures
}

const ROASTS = ['LIGHT', 'MEDIUM_LIGHT', 'MEDIUM', 'MEDIUM_DARK', 'DARK']

/** Returns the name ("Medium light roast") and the darkness from 1 to 5, or 0 for an unknown level. */
export const roastOf = (roastLevel: string, { roasts }: Words): { name: string; darkness: number } => ({
  name: roasts[roastLevel] ?? '',
  darkness: ROASTS.indexOf(roastLevel) + 1,
})
