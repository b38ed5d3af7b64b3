/** Scores and ranges that lists of recipes and coffees are sorted and filtered by. */

/** The score of a recipe from the model, which has no votes: between an unknown and a proven recipe. */
export const MODEL_WILSON = 0.5

/** How many of the best by Wilson score the `recommended` order re-ranks by a signed-in viewer's taste. */
export const RECOMMENDED_CANDIDATES = 500

/** Combines taste and community votes, 0-1; the votes alone if the taste is unknown. */
export function blendedScore(wilson: number, tasteMatch: number | null): number {
  return tasteMatch === null ? wilson : 0.6 * (tasteMatch / 100) + 0.4 * wilson
}

export const TRENDING_HALF_LIFE_DAYS = 3

/** A range, ready for a `where` clause: a missing side is open. */
export interface Span {
  above?: number
  from?: number
  to?: number
  below?: number
}

export const GRIND_RANGES = {
  fine: { below: 25 },
  medium: { from: 25, to: 60 },
  coarse: { above: 60 },
} as const satisfies Record<string, Span>
export type GrindRange = keyof typeof GRIND_RANGES

export const BREW_TIME_RANGES = {
  short: { below: 120 },
  medium: { from: 120, to: 300 },
  long: { above: 300 },
} as const satisfies Record<string, Span>
export type BrewTimeRange = keyof typeof BREW_TIME_RANGES

/** `control` is the input of the model; `span` is the range of a recipe's own strength (0-1). */
export const BREW_STRENGTHS = {
  LIGHT: { control: 2, span: { below: 0.4 } },
  MEDIUM: { control: 3, span: { from: 0.4, to: 0.6 } },
  STRONG: { control: 4, span: { above: 0.6 } },
} as const satisfies Record<string, { control: number; span: Span }>
export type BrewStrength = keyof typeof BREW_STRENGTHS

/** Tolerance for floating-point noise at bounds such as 0.4 and 0.6. */
const HAIR = 1e-9

export function isInSpan(span: Span, value: number): boolean {
  return (
    (span.above === undefined || value > span.above + HAIR) &&
    (span.from === undefined || value >= span.from - HAIR) &&
    (span.to === undefined || value <= span.to + HAIR) &&
    (span.below === undefined || value < span.below - HAIR)
  )
}

export function grindRangeOf(grindIndex: number): GrindRange {
  if (isInSpan(GRIND_RANGES.fine, grindIndex)) return 'fine'
  return isInSpan(GRIND_RANGES.coarse, grindIndex) ? 'coarse' : 'medium'
}

export function brewTimeRangeOf(brewTimeSeconds: number): BrewTimeRange {
  if (isInSpan(BREW_TIME_RANGES.short, brewTimeSeconds)) return 'short'
  return isInSpan(BREW_TIME_RANGES.long, brewTimeSeconds) ? 'long' : 'medium'
}
