/**
 * Relates measured particle sizes to the grind index, which is nominal: both are kept apart, and this line between them
 * is the only bridge. It comes from photographs of one EK43 at its settings (docs/GRIND-PHOTO.md, printed again by
 * bench/truth/grind-photos.ts).
 */

/** What photographs of grounds said. */
export interface MeasuredSize {
  /** Weighted by attainable mass. */
  readonly meanDiameterMm: number
  /** Standard error of the mean, with how much photographs of the same grounds differ. */
  readonly errorMm: number
  readonly photos: number
}

/** At one setting. */
export interface SizeMeasurement extends MeasuredSize {
  readonly setting: number
}

/** index = zero + perMm × mean diameter, with the standard deviations of the fit, in index points. */
export const SIZE_RELATION = {
  zero: -5.58,
  perMm: 36.96,
  /** The sizes that it was fitted to, and their mean. */
  fromMm: 0.71,
  toMm: 1.39,
  middleMm: 1.018,
  residualSd: 1.08,
  slopeSd: 1.83,
  photos: 7,
} as const

/**
 * What all measurements share, in index points: the reference grinder's own chart (its 80 % interval of ±6.6 points at
 * index 30 is 5), of which photographs of another grinder know nothing.
 */
export const RELATION_SD = 5
/** Beyond the fitted sizes the line may bend: points for each millimetre outside. */
const OUTSIDE_SD = 20
/** Another bean breaks differently. */
const BEAN_SPREAD = 0.05
/** Before and after an alignment, the same grinder differed by this much. */
const ALIGNMENT_MM = 0.05
/** Spreading the same grounds again moves the mean by this share; three photographs' worth of that is known before. */
const PHOTO_SPREAD = 0.2
const PRIOR_PHOTOS = 3

export const indexOfSize = (meanDiameterMm: number): number => SIZE_RELATION.zero + SIZE_RELATION.perMm * meanDiameterMm

/** The index that a measurement speaks for, with everything that is its own: not what all of them share. */
export function measuredIndex({ meanDiameterMm: mean, errorMm, photos }: MeasuredSize): {
  index: number
  sd: number
} {
  const { perMm, fromMm, toMm, middleMm, residualSd, slopeSd } = SIZE_RELATION
  const sizeError = Math.hypot(Math.max(errorMm, leastError(mean, photos)), BEAN_SPREAD * mean, ALIGNMENT_MM)
  const outside = Math.max(0, fromMm - mean, mean - toMm)
  const sd = Math.hypot(perMm * sizeError, residualSd, slopeSd * (mean - middleMm), OUTSIDE_SD * outside)
  return { index: indexOfSize(mean), sd }
}

/** The error of photographs that agree perfectly: that may be luck. */
function leastError(mean: number, photos: number): number {
  const count = Math.max(1, photos)
  return PHOTO_SPREAD * mean * Math.sqrt(PRIOR_PHOTOS / (PRIOR_PHOTOS + count - 1) / count)
}
