/** Notes that the model adds to its figures, as data; `src/sentences` turns them into sentences. */

export type Finding =
  /** A control asked for more or less than the brewer holds. */
  | { code: 'cut_to_capacity'; params: { amount: 'dose' | 'water'; grams: number; limit: 'least' | 'most' } }
  /** Strength was asked for, but the basket is always full. */
  | { code: 'full_basket'; params: { wanted: 'stronger' | 'lighter' } }
  | { code: 'machine_sets_temperature'; params: Record<string, never> }
  /** At this altitude water boils below the temperature of the recipe. */
  | { code: 'boils_cooler'; params: { altitudeMeters: number; boilingF: number } }
  | { code: 'shot_runs_fast'; params: { seconds: number } }
  | { code: 'shot_runs_slow'; params: { seconds: number } }
  | { code: 'aged_coffee'; params: { weeks: number } }
  | { code: 'water_hardness'; params: { hardness: 'SOFT' | 'HARD' } }
  | { code: 'brew_in_batches'; params: { count: number; doseGrams: number; waterGrams: number } }
  | { code: 'below_minimum'; params: { amount: 'dose' | 'water'; grams: number; least: number } }
  /** The recipe differs from the base, but hardly in strength. */
  | { code: 'may_not_taste'; params: { tdsChange: number } }

export type FindingCode = Finding['code']
