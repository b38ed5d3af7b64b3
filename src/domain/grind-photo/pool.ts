/** Pools several photographs of one setting: combines their particles, and includes their differences in the error. */
import { sizeClasses, sizeTails } from './distribution.ts'
import type { PhotoMeasurement, Sizes } from './measure-photo.ts'
import type { Scale } from './scale.ts'
import { type Estimate, sizeStatistics } from './statistics.ts'

/** What pooling needs of a measured photograph. */
export type PoolablePhoto = Pick<PhotoMeasurement, 'quality' | 'sizes' | 'resolutionMm' | 'particles'> & {
  readonly scale?: Pick<Scale, 'pixelsPerMm' | 'error'>
}

export interface PooledPhotos {
  /** Photographs that counted: refused ones don't. */
  readonly photos: number
  readonly sizes: Sizes
  /** The worst of the photographs. */
  readonly resolutionMm: number
}

/** Spreading the same grounds again moves the mean by about this share, which a single photograph can't show. */
export const SPREAD_BETWEEN_PHOTOS = 0.2
/** The prior of that spread weighs as much as this many photographs. */
const PRIOR_PHOTOS = 3

export function poolPhotos(measurements: readonly PoolablePhoto[]): PooledPhotos | undefined {
  const usable = measurements.filter(({ quality, sizes }) => quality !== 'refused' && sizes)
  if (usable.length === 0) return undefined
  const diameters = usable.flatMap(({ particles }) => particles.map(({ diameterMm }) => diameterMm))
  const resolutionMm = Math.max(...usable.map((photo) => photo.resolutionMm ?? 0))
  const pixelsPerMm = Math.min(...usable.map(({ scale }) => scale!.pixelsPerMm))
  const scaleError = Math.max(...usable.map(({ scale }) => scale!.error))
  const statistics = sizeStatistics(diameters, pixelsPerMm, scaleError)
  const between = (pick: (sizes: Sizes) => Estimate, pooled: Estimate): Estimate => ({
    value: pooled.value,
    error: Math.hypot(pooled.error, errorBetween(usable.map(({ sizes }) => pick(sizes!).value))),
  })
  return {
    photos: usable.length,
    resolutionMm,
    sizes: {
      ...statistics,
      meanDiameterMm: between((sizes) => sizes.meanDiameterMm, statistics.meanDiameterMm),
      medianDiameterMm: between((sizes) => sizes.medianDiameterMm, statistics.medianDiameterMm),
      classes: sizeClasses(diameters),
      tails: sizeTails(diameters, statistics.medianByVolumeMm, resolutionMm),
    },
  }
}

/** Standard error of the mean of several photographs, from their own spread and the usual one as a prior. */
function errorBetween(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const usual = PRIOR_PHOTOS * (SPREAD_BETWEEN_PHOTOS * mean) ** 2
  return Math.sqrt((squares + usual) / (PRIOR_PHOTOS + values.length - 1) / values.length)
}
