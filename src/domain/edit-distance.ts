/** The number of typos between two words. */

const MAX_WORD_LENGTH = 127

/** Three rows of the table, reused by every call: this runs over a whole vocabulary, and must not allocate. */
let beforeLast = new Uint8Array(MAX_WORD_LENGTH + 1)
let last = new Uint8Array(MAX_WORD_LENGTH + 1)
let row = new Uint8Array(MAX_WORD_LENGTH + 1)

/**
 * Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment). Fills only the band of
 * the table that can stay within `most`, and returns Infinity once the distance must be larger.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length > MAX_WORD_LENGTH) return Number.POSITIVE_INFINITY
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    row[from - 1] = from === 1 ? i : most + 1
    let least = row[from - 1]!
    for (let j = from; j <= to; j++) {
      const above = j === i + most ? most + 1 : last[j]! + 1
      const across = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? beforeLast[j - 2]! + 1 : most + 1
      row[j] = Math.min(above, row[j - 1]! + 1, across, swapped)
      least = Math.min(least, row[j]!)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  const edits = last[b.length]!
  return edits <= most ? edits : Number.POSITIVE_INFINITY
}
