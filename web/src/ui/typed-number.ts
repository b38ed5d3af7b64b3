/** How forms keep a number of a field: as text with a decimal point, so that drafts are the same in every language. */

/** Before what was typed and can't be read; no number begins with it. */
export const UNREADABLE = '?'

/** Undefined for an empty field and for what can't be read. */
export function storedNumber(value: string): number | undefined {
  const stored = Number(value)
  return value.trim() !== '' && Number.isFinite(stored) ? stored : undefined
}

export const unreadableText = (value: string): string => value.replace(UNREADABLE, '')
