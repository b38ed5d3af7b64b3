/** Short facts about a grinder: burrs, and what its settings are based on. */

interface Burrs {
  burrType: string
  burrSizeMm: number | null
}

/** "conical 39 mm" */
export const describeBurrs = ({ burrType, burrSizeMm }: Burrs): string =>
  burrSizeMm === null ? burrType : `${burrType} ${burrSizeMm} mm`

/** What its settings are based on. */
export const CURVE_WORDS = {
  measured: 'measurements',
  published: 'published settings',
  estimated: 'similar grinders',
} as const
