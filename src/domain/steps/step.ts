/** The steps of a recipe: what to do, when, and what the scale shows then. */

import type { BrewMethod } from '../catalog.ts'

export const STEP_ACTIONS = [
  'prepare',
  'heat',
  'rinse',
  'grind',
  'tamp',
  'invert',
  'bloom',
  'pour',
  'stir',
  'swirl',
  'wait',
  'flip',
  'press',
  'pull',
  'drain',
  'filter',
  'remove',
  'serve',
] as const
export type StepAction = (typeof STEP_ACTIONS)[number]

/** Actions before the clock starts. */
export const PREPARATION: readonly StepAction[] = ['prepare', 'heat', 'rinse', 'grind', 'tamp', 'invert']

export const MAX_STEPS = 40
export const STEP_LABEL_LENGTH = 60
export const STEP_NOTE_LENGTH = 280

interface StepWords {
  action: StepAction
  label?: string
  note?: string
}

/** A step in grams and seconds, as people enter and read it. */
export interface Step extends StepWords {
  /** Without it the step starts when the one before it ends. */
  startSeconds?: number
  /** Without it the step lasts until the next one starts. */
  durationSeconds?: number
  /** What the scale shows at the end of the step; for espresso what is in the cup. */
  waterGrams?: number
}

/** A step as it is stored: in shares of the recipe's water and time, so that it fits a brew of any size. */
export interface StoredStep extends StepWords {
  startShare?: number
  durationShare?: number
  waterShare?: number | null
  /** For a bloom, instead of a share of the water: grams for each gram of coffee. */
  waterPerDose?: number
}

/** The figures of a recipe that its steps must add up to. */
export interface StepAmounts {
  doseGrams: number
  /** For espresso the yield. */
  waterGrams: number
  /** Null if the recipe has no brew time: its steps then have no times either. */
  brewTimeSeconds: number | null
  extraction: BrewMethod['extraction']
}

export const isEspresso = ({ extraction }: Pick<StepAmounts, 'extraction'>): boolean => extraction === 'espresso'

export const sameAmounts = (a: StepAmounts, b: StepAmounts): boolean =>
  a.doseGrams === b.doseGrams &&
  a.waterGrams === b.waterGrams &&
  a.brewTimeSeconds === b.brewTimeSeconds &&
  a.extraction === b.extraction
