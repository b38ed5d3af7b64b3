/**
 * Relates measured particle sizes to the grind index, which is nominal. The two are kept separate, and this linear
 * relation is the only connection between them. It comes from photographs of one EK43 at its settings
 * (docs/GRIND-PHOTO.md, reproduced by bench/truth/grind-photos.ts).
 */

/** The result of measuring photographs of grounds. */
export interface MeasuredSize {
  /** Weighted by attainable mass. */
  readonly meanDiameterMm: number
  /** Standard error of the mean, including how much photographs of the same grounds differ. */
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
 * The error that all measurements share, in index points: that of the reference grinder's chart, about which
 * photographs of another grinder say nothing. Its 80 % interval at index 30 is ±6.6 points, a standard deviation of 5.
 */
export const RELATION_SD = 5
/** Outside the fitted sizes the relation may not be linear: index points for each millimetre outside. */
const OUTSIDE_SD = 20
/** Beans differ in how they break: a share of the mean size. */
const BEAN_SPREAD = 0.05
/** Before and after an alignment, the same grinder differed by this much. */
const ALIGNMENT_MM = 0.05
/** Spreading the same grounds again moves the mean by this share; this prior weighs as much as three photographs. */
const PHOTO_SPREAD = 0.2
const PRIOR_PHOTOS = 3

export const indexOfSize = (meanDiameterMm: number): number => SIZE_RELATION.zero + SIZE_RELATION.perMm * meanDiameterMm

/** The index that a measurement implies, with its own error: the one that all measurements share isn't included. */
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

/** The least error that is assumed, since photographs may agree perfectly by chance. */
function leastError(mean: number, photos: number): number {
  const count = Math.max(1, photos)
  return PHOTO_SPREAD * mean * Math.sqrt(PRIOR_PHOTOS / (PRIOR_PHOTOS + count - 1) / count)
}
