/** The uncertainty of a grind index, in points either way, and as a confidence. */

import type { BrewMethod } from './catalog.ts'
import type { Curve } from './curve.ts'

export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type ConversionConfidence = (typeof CONFIDENCES)[number]

/** What a number is based on, strongest first. */
export const BASES = ['measured', 'calibrated', 'published', 'estimated', 'extrapolated'] as const
export type Basis = (typeof BASES)[number]

export interface Uncertainty {
  /** Half of the 80 % interval, in index points. */
  readonly halfWidth: number
  readonly basis: Basis
}

/** Half-width at index 0 and its growth with each point: coarse settings are published with far more spread. */
const PUBLISHED = { atZero: 3, perPoint: 0.12 }
const MEASURED = { atZero: 2, perPoint: 0.05 }
const SHARE = { maker: 0.8, published: 1, estimated: 1.6, extrapolated: 1.5 }

/** What tastes right differs from kitchen to kitchen, in index points. */
const METHOD_SPREAD = { espresso: 3, filter: 5 }

/**
 * The uncertainty of one grinder, as an 80 % interval: in four of five kitchens the dial ends up inside. The owner's
 * own evidence takes precedence over the catalog where it says more.
 */
export function uncertaintyAt(curve: Curve, index: number): Uncertainty {
  const model = modelUncertainty(curve, index)
  const learnt = curve.calibrationAt(index)
  if (learnt === undefined) return model
  return { halfWidth: Math.min(learnt.halfWidth, model.halfWidth), basis: learnt.isNear ? 'calibrated' : model.basis }
}

function modelUncertainty({ grinder, isExtrapolatedAt }: Curve, index: number): Uncertainty {
  const { confidence, evidence } = grinder
  const { atZero, perPoint } = confidence === 'measured' ? MEASURED : PUBLISHED
  const isMakers = confidence === 'published' && evidence?.kind === 'maker'
  const share = confidence === 'measured' ? 1 : SHARE[isMakers ? 'maker' : confidence]
  const isBeyond = isExtrapolatedAt(index)
  const usual = (atZero + perPoint * Math.max(0, index)) * share * (isBeyond ? SHARE.extrapolated : 1)
  const halfWidth = Math.max(usual, ownHalfWidth(grinder, index))
  return { halfWidth, basis: isBeyond ? 'extrapolated' : confidence }
}

/** Interpolates the half-widths of a grinder that has its own; beyond the outer references, theirs apply. */
function ownHalfWidth({ references, halfWidths }: Curve['grinder'], index: number): number {
  if (!halfWidths) return 0
  const after = references.findIndex(({ grindIndex }) => grindIndex >= index)
  if (after <= 0) return halfWidths.at(after)!
  const from = references[after - 1]!.grindIndex
  const share = (index - from) / (references[after]!.grindIndex - from)
  return halfWidths[after - 1]! + share * (halfWidths[after]! - halfWidths[after - 1]!)
}

/** The uncertainty of a method's setting: of the curve, and of the method's grind, which differs between kitchens. */
export function methodUncertainty(curve: Curve, method: Pick<BrewMethod, 'extraction'>, index: number): Uncertainty {
  const uncertainty = uncertaintyAt(curve, index)
  const spread = method.extraction === 'espresso' ? METHOD_SPREAD.espresso : METHOD_SPREAD.filter
  // The evidence comes from what tasted right in this kitchen, so the spread between kitchens shrinks with it.
  const left = curve.calibrationAt(index)?.leftOfPrior ?? 1
  return { ...uncertainty, halfWidth: Math.hypot(uncertainty.halfWidth, spread * left) }
}

/** Independent errors add as the root of the sum of their squares; the basis is the weaker of the two. */
export function combine(a: Uncertainty, b: Uncertainty): Uncertainty {
  return { halfWidth: Math.hypot(a.halfWidth, b.halfWidth), basis: weaker(a.basis, b.basis) }
}

export function confidenceOf({ halfWidth }: Uncertainty): ConversionConfidence {
  if (halfWidth <= 5.5) return 'high'
  return halfWidth <= 11 ? 'medium' : 'low'
}

const weaker = (a: Basis, b: Basis): Basis => (BASES.indexOf(a) > BASES.indexOf(b) ? a : b)
