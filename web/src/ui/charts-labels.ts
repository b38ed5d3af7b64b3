/** Where the labels below the columns of a chart stand: apart, and inside of it. */

/** About the width of a letter in a label, in pixels. */
const LETTER = 7.5
const GAP = 10

const widthOf = (label: string): number => label.length * LETTER

/** Every which column has its label, so that none touches the next. `step` is the distance of two columns. */
export function labelEvery(labels: readonly string[], step: number): number {
  const widest = Math.max(...labels.map(widthOf), 0)
  // The first one may be moved in from the edge.
  const moved = Math.max(0, (widest - step) / 2)
  return Math.max(1, Math.ceil((widest + moved + GAP) / step))
}

/** The middle of a label: that of its column, but never over the edge. */
export const labelMiddle = (label: string, middle: number, width: number): number =>
  Math.max(widthOf(label) / 2, Math.min(width - widthOf(label) / 2, middle))
