/** Types of the equipment catalog, for its data files and for every calculation. */

export interface Reference {
  grindIndex: number
  setting: number
}

/** Typical street price of a new one, in US dollars: below 100, 100 to 250, 250 to 700, above. */
export const PRICE_CLASSES = [1, 2, 3, 4] as const
export type PriceClass = (typeof PRICE_CLASSES)[number]

export type Confidence = 'measured' | 'published' | 'estimated'

/** What a grinder's references are based on, most reliable first. */
export const EVIDENCE_KINDS = ['maker', 'charts', 'photos', 'owners', 'estimate'] as const

export interface Evidence {
  kind: (typeof EVIDENCE_KINDS)[number]
  /** The name of the source: "Baratza, Encore ESP manual". */
  name: string
}

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
  /** Missing for grinders that are no longer in the catalog. */
  evidence?: Evidence | null
  /** Half of the 80 % interval at each reference; only for grinders that owners described (described-grinder.ts). */
  halfWidths?: readonly number[] | null
}

/** The full name: "Comandante C40 MK4". */
export const grinderName = ({ brand, model }: Pick<GrinderModel, 'brand' | 'model'>): string =>
  brand === '' ? model : `${brand} ${model}`

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

/** The amounts that a brewer can hold; `usual` is what it is made for. */
export interface CapacityRange {
  min: number
  usual: number
  max: number
}

export interface Capacity {
  waterGrams: CapacityRange
  doseGrams: CapacityRange
}

/** Whether the water temperature can be set freely, in the machine's steps, or not at all. */
export const TEMPERATURE_CONTROLS = ['free', 'stepped', 'fixed'] as const
export type TemperatureControl = (typeof TEMPERATURE_CONTROLS)[number]

/** The brewer's own windows, which replace those of its method. */
export type BrewerRecipe = Partial<Pick<BrewMethod, 'grindIndex' | 'ratio' | 'brewTimeSeconds'>>

/** The fields of a machine that recipes need; machines that left the catalog long ago have only a temperature. */
export interface Brewer {
  defaultWaterTempF: number
  capacity?: Capacity | null
  temperature?: TemperatureControl | null
  /** The temperatures that the machine can be set to. */
  temperatureF?: { min: number; max: number } | null
  recipe?: BrewerRecipe | null
}

export const ROAST_LEVELS = ['LIGHT', 'MEDIUM_LIGHT', 'MEDIUM', 'MEDIUM_DARK', 'DARK'] as const
export type RoastLevel = (typeof ROAST_LEVELS)[number]
