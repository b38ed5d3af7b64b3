/** Types of the equipment catalog, for its data files and for every calculation. */

export interface Reference {
  grindIndex: number
  setting: number
}

export type Confidence = 'measured' | 'published' | 'estimated'

/** How a dial is printed (notation.ts) and read (parse-setting.ts). */
export type Notation =
  | { kind: 'number'; reversed?: boolean }
  | { kind: 'clicks' }
  | { kind: 'microns' }
  | { kind: 'turns'; perTurn: number; perNumber?: number }
  | { kind: 'parts'; perNumber: number }
  | { kind: 'letters'; letters: string; first: number; step: number }

/** The fields of a grinder that calculations need. */
export interface GrinderModel {
  slug: string
  brand: string
  model: string
  adjustment: 'stepped' | 'stepless'
  minGrindSetting: number
  maxGrindSetting: number
  step: number
  clicksPerFullRange: number | null
  scale: string
  notation: Notation
  references: readonly Reference[]
  confidence: Confidence
}

/** The full name: "Comandante C40 MK4". */
export const grinderName = ({ brand, model }: Pick<GrinderModel, 'brand' | 'model'>): string => `${brand} ${model}`

/** A range of some quantity, with the value to aim for. */
export interface Window {
  min: number
  ideal: number
  max: number
}

export interface BrewMethod {
  id: string
  name: string
  description: string
  extraction: 'percolation' | 'espresso' | 'immersion'
  grindIndex: Window
  ratio: Window
  doseGrams: Window
  waterTempF: Window
  brewTimeSeconds: Window
}

export const ROAST_LEVELS = ['LIGHT', 'MEDIUM_LIGHT', 'MEDIUM', 'MEDIUM_DARK', 'DARK'] as const
export type RoastLevel = (typeof ROAST_LEVELS)[number]
