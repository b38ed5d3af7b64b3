/** The uncertainty of a grind index, in points either way, and as a confidence. */

import type { Confidence as Evidence } from './catalog.ts'
import type { Curve } from './curve.ts'

export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type ConversionConfidence = (typeof CONFIDENCES)[number]

/** What a number is based on, strongest first. */
export const BASES = ['measured', 'calibrated', 'published', 'estimated', 'extrapolated'] as const
export type Basis = (typeof BASES)[number]

export interface Uncertainty {
  /** Half-width in index points. */
  readonly halfWidth: number
  readonly basis: Basis
}

const HALF_WIDTH: Record<Evidence | 'calibrated', number> = {
  measured: 1.5,
  calibrated: 1.5,
  published: 3,
  estimated: 6,
}

/** Of one grinder. The owner's own references take precedence over the catalog, even beyond its references. */
export function uncertaintyAt(curve: Curve, index: number): Uncertainty {
  const { confidence } = curve.grinder
  if (curve.isCalibratedNear(index)) return { halfWidth: HALF_WIDTH.calibrated, basis: 'calibrated' }
  if (curve.isExtrapolatedAt(index)) return { halfWidth: 2 * HALF_WIDTH[confidence], basis: 'extrapolated' }
  return { halfWidth: HALF_WIDTH[confidence], basis: confidence }
}

/** Independent errors add as the root of the sum of their squares; the basis is the weaker of the two. */
export function combine(a: Uncertainty, b: Uncertainty): Uncertainty {
  return { halfWidth: Math.hypot(a.halfWidth, b.halfWidth), basis: weaker(a.basis, b.basis) }
}

export function confidenceOf({ halfWidth }: Uncertainty): ConversionConfidence {
  if (halfWidth <= 2.5) return 'high'
  return halfWidth <= 5 ? 'medium' : 'low'
}

const weaker = (a: Basis, b: Basis): Basis => (BASES.indexOf(a) > BASES.indexOf(b) ? a : b)
