/** Positions the labels below the columns of a chart, so that they don't touch and stay inside of it. */

/** About the width of a letter in a label, in pixels. */
const LETTER = 7.5
const GAP = 10

const widthOf = (label: string): number => label.length * LETTER

/** Returns n if every n-th column gets a label, so that labels don't touch. `step` is the distance between columns. */
export function labelEvery(labels: readonly string[], step: number): number {
  const widest = Math.max(...labels.map(widthOf), 0)
  // The first label may be moved inwards from the edge.
  const moved = Math.max(0, (widest - step) / 2)
  return Math.max(1, Math.ceil((widest + moved + GAP) / step))
}

/** The center of a label: that of its column, unless the label would extend beyond the edge. */
export const labelMiddle = (label: string, middle: number, width: number): number =>
  Math.max(widthOf(label) / 2, Math.min(width - widthOf(label) / 2, middle))
