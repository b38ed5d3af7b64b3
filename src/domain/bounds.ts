/** How much of anything a recipe or a brew may have: whatever the service recommends lies within, and it takes it back. */

/** From a single espresso basket to a brewer for a whole party. */
export const DOSE_GRAMS = { min: 1, max: 1000 }
export const WATER_GRAMS = { min: 5, max: 10_000 }
export const RATIO = { min: 1, max: 25 }
/** From ice water to steam; what is unusual for a method is warned about, not refused: see brew-warnings.ts. */
export const WATER_TEMP_F = { min: 32, max: 300 }
/** Up to two days of cold brew. */
export const BREW_TIME_SECONDS = { min: 1, max: 172_800 }

export const isWithin = ({ min, max }: { min: number; max: number }, value: number): boolean =>
  value >= min && value <= max

/** A recipe's amounts after they were computed from something else. */
export const areAmountsWithin = (amounts: { doseGrams: number; waterGrams: number; ratio: number }): boolean =>
  isWithin(DOSE_GRAMS, amounts.doseGrams) && isWithin(WATER_GRAMS, amounts.waterGrams) && isWithin(RATIO, amounts.ratio)
