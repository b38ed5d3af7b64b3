/** What of a particle water reaches: its outer tenth of a millimetre, as the reference program weighs sizes. */

const REACH_MM = 0.1

/** Volume of the reached shell of a sphere, in mm³. */
export function attainableMass(diameterMm: number): number {
  const radius = diameterMm / 2
  return (4 / 3) * Math.PI * (radius ** 3 - Math.max(0, radius - REACH_MM) ** 3)
}

/** How many equally heavy particles would say as much as these. */
export function effectiveCount(masses: readonly number[]): number {
  let sum = 0
  let squares = 0
  for (const mass of masses) {
    sum += mass
    squares += mass * mass
  }
  return squares === 0 ? 0 : (sum * sum) / squares
}
