/** Splits evidence into a part to fit on and a part that is kept back, always in the same way. */

export interface Split<T> {
  fitted: T[]
  kept: T[]
}

/** By a hash of the key, so that rows of one key stay together and new rows don't move old ones. */
export function splitBy<T>(rows: readonly T[], keyOf: (row: T) => string): Split<T> {
  const isKept = (row: T) => hashOf(keyOf(row)) % 2 === 1
  return { fitted: rows.filter((row) => !isKept(row)), kept: rows.filter(isKept) }
}

/** FNV-1a, finished so that the low bits depend on all of the text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

export const share = <T>(rows: readonly T[], holds: (row: T) => boolean): number =>
  rows.length === 0 ? Number.NaN : rows.filter(holds).length / rows.length
