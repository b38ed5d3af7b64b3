/** Limits for recipes and brews. Whatever the service recommends lies within them, so that it can be saved. */

/** Wide enough for a single espresso as well as a brewer for a whole party. */
export const DOSE_GRAMS = { min: 1, max: 1000 }
export const WATER_GRAMS = { min: 5, max: 10_000 }
export const RATIO = { min: 1, max: 25 }
/** From ice water to steam; values that are unusual for a method only cause a warning: see brew-warnings.ts. */
export const WATER_TEMP_F = { min: 32, max: 300 }
/** Up to two days of cold brew. */
export const BREW_TIME_SECONDS = { min: 1, max: 172_800 }

export const isWithin = ({ min, max }: { min: number; max: number }, value: number): boolean =>
  value >= min && value <= max

/** Whether amounts that were computed are within the limits. */
export const areAmountsWithin = (amounts: { doseGrams: number; waterGrams: number; ratio: number }): boolean =>
  isWithin(DOSE_GRAMS, amounts.doseGrams) && isWithin(WATER_GRAMS, amounts.waterGrams) && isWithin(RATIO, amounts.ratio)
