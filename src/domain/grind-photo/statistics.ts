/** Mean, median and spread of the sizes, with the standard errors of the mean and the median. */
import { attainableMass, effectiveCount } from './mass.ts'

export interface Estimate {
  readonly value: number
  /** Standard error. */
  readonly error: number
}

export interface SizeStatistics {
  readonly particles: number
  /** Weighted by attainable mass. */
  readonly meanDiameterMm: Estimate
  readonly sdDiameterMm: number
  /** By number. */
  readonly medianDiameterMm: Estimate
  /** Weighted by volume: half of the coffee is in particles below it. */
  readonly medianByVolumeMm: number
  /** The effective sample size: how many equally heavy particles would be as informative. */
  readonly effectiveParticles: number
}

/** An edge may be misplaced by this many pixels, all over the photograph. */
const EDGE_PIXELS = 0.15

/** `scaleError` is the scale's own standard error, as a share. */
export function sizeStatistics(diameters: readonly number[], pixelsPerMm: number, scaleError: number): SizeStatistics {
  const sorted = [...diameters].sort((a, b) => a - b)
  const masses = sorted.map(attainableMass)
  const total = masses.reduce((sum, mass) => sum + mass, 0)
  const mean = sorted.reduce((sum, diameter, i) => sum + diameter * masses[i]!, 0) / total
  const variance = sorted.reduce((sum, diameter, i) => sum + masses[i]! * (diameter - mean) ** 2, 0) / total
  const chance = Math.sqrt(sorted.reduce((sum, diameter, i) => sum + (masses[i]! * (diameter - mean)) ** 2, 0)) / total
  const median = quantile(sorted, 0.5)
  // The ranks one standard error around the middle.
  const ranks = 0.5 / Math.sqrt(Math.max(1, sorted.length))
  const medianChance = (quantile(sorted, 0.5 + ranks) - quantile(sorted, 0.5 - ranks)) / 2
  const systematic = (value: number): number => Math.hypot(value * scaleError, EDGE_PIXELS / pixelsPerMm)
  return {
    particles: sorted.length,
    meanDiameterMm: { value: mean, error: Math.hypot(chance, systematic(mean)) },
    sdDiameterMm: Math.sqrt(variance),
    medianDiameterMm: { value: median, error: Math.hypot(medianChance, systematic(median)) },
    medianByVolumeMm: medianByVolume(sorted),
    effectiveParticles: effectiveCount(masses),
  }
}

function quantile(sorted: readonly number[], share: number): number {
  const position = Math.max(0, Math.min(sorted.length - 1, share * (sorted.length - 1)))
  const lower = Math.floor(position)
  const low = sorted[lower] ?? 0
  return low + ((sorted[lower + 1] ?? low) - low) * (position - lower)
}

function medianByVolume(sorted: readonly number[]): number {
  const total = sorted.reduce((sum, diameter) => sum + diameter ** 3, 0)
  let below = 0
  for (const diameter of sorted) {
    below += diameter ** 3
    if (below >= total / 2) return diameter
  }
  return 0
}
