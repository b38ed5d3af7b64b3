/** Converts between strength and ratio within a method's window. */

import type { Window } from './catalog.ts'

export const STRENGTHS = { min: 1, default: 3, max: 5 } as const

/** Strength 1 is the window's weakest ratio, 3 its ideal, 5 its strongest; linear on either side of the ideal. */
export function ratioAtStrength(window: Window, strength: number): number {
  const towards = strength < STRENGTHS.default ? window.max : window.min
  const share = Math.min(1, Math.abs(strength - STRENGTHS.default) / 2)
  return window.ideal + (towards - window.ideal) * share
}

/** The inverse, on a scale from 0 to 1: the weakest ratio is 0, the ideal 0.5, the strongest 1. */
export function strengthOfRatio(window: Window, ratio: number): number {
  const towards = ratio > window.ideal ? window.max : window.min
  if (towards === window.ideal) return 0.5
  const share = Math.min(1, (ratio - window.ideal) / (towards - window.ideal))
  return ratio > window.ideal ? 0.5 - share / 2 : 0.5 + share / 2
}
