/**
 * Keeps lists below 1 MB, whatever their rows contain: long texts are shortened where the detail response has them in
 * full, and a page with a cursor ends early. Lists of ordinary rows are far smaller and stay as they are.
 */

export const MAX_LIST_BYTES = 1_000_000

/** The most bytes that a character (UTF-16) takes in JSON: a control character, as `\u001f`. */
const MAX_BYTES_PER_CHARACTER = 6
/** The most bytes of an item without its long texts: names, origin, flavours, equipment and figures. */
const MAX_REST_BYTES = 9500

/** The longest flavour text of a coffee in lists and other objects; rows of earlier versions may have longer ones. */
export const MAX_FLAVORS = 500

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 0
}

/** Whether the items certainly fit, by an estimate that avoids the cost of serializing them. */
function surelyFit<T>(items: readonly T[], longTexts: readonly (keyof T)[], maxBytes: number): boolean {
  let bytes = items.length * MAX_REST_BYTES
  for (const item of items) for (const field of longTexts) bytes += lengthOf(item[field]) * MAX_BYTES_PER_CHARACTER
  return bytes <= maxBytes
}

/** Shortens the texts in `field` to the same length if the items don't fit; texts that are shorter stay as they are. */
export function shortenToFit<T extends object, K extends keyof T>(
  items: T[],
  field: K & (T[K] extends string | null ? K : never),
  maxBytes = MAX_LIST_BYTES,
): T[] {
  if (surelyFit(items, [field], maxBytes) || bytesOf(items) <= maxBytes) return items
  const rest = bytesOf(items.map((item) => ({ ...item, [field]: null })))
  const length = Math.floor(Math.max(0, maxBytes - rest) / items.length / MAX_BYTES_PER_CHARACTER)
  return items.map((item) => ({ ...item, [field]: shorten(item[field] as string | null, length) }))
}

/** Cuts a text to `length` characters, including an ellipsis that marks the cut. */
export function shorten<T extends string | null>(text: T, length: number): T {
  if (text === null || text.length <= length) return text
  // Removes half of a surrogate pair at the end.
  const start = text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, '')
  return `${start}…` as T
}

/**
 * How many of the first `limit` items a page has room for: all of them, unless they are huge, and at least one.
 * `longTexts` are the fields with long texts, or with objects that have them.
 */
export function countFitting<T extends object>(
  items: readonly T[],
  limit: number,
  longTexts: readonly (keyof T)[],
  maxBytes = MAX_LIST_BYTES,
): number {
  const wanted = items.slice(0, limit)
  if (surelyFit(wanted, longTexts, maxBytes)) return limit
  let bytes = 0
  const tooLarge = wanted.findIndex((item) => {
    bytes += bytesOf(item) + 1
    return bytes > maxBytes
  })
  return tooLarge < 0 ? limit : Math.max(1, tooLarge)
}
