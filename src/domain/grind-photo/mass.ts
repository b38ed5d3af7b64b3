/**
 * The part of a particle that water reaches: its outer tenth of a millimetre. Sizes are weighted by it, as in the
 * reference program.
 */

const REACH_MM = 0.1

/** Volume of the reached shell of a sphere, in mm³. */
export function attainableMass(diameterMm: number): number {
  const radius = diameterMm / 2
  return (4 / 3) * Math.PI * (radius ** 3 - Math.max(0, radius - REACH_MM) ** 3)
}

/** The effective sample size: how many equally heavy particles would be as informative as these. */
export function effectiveCount(masses: readonly number[]): number {
  let sum = 0
  let squares = 0
  for (const mass of masses) {
    sum += mass
    squares += mass * mass
  }
  return squares === 0 ? 0 : (sum * sum) / squares
}
