/** How forms keep a number of a field: as text with a decimal point, so that drafts are the same in every language. */
import { parseDecimal } from '#domain/units/parse-decimal.ts'
import type { Units } from '#domain/units/reader-units.ts'

/** Prefix of typed text that can't be read; no number begins with it. */
export const UNREADABLE = '?'

/** Undefined for an empty field and for what can't be read. */
export function storedNumber(value: string): number | undefined {
  const stored = Number(value)
  return value.trim() !== '' && Number.isFinite(stored) ? stored : undefined
}

export const unreadableText = (value: string): string => value.replace(UNREADABLE, '')

/** The number as forms keep it. None of these numbers goes into thousands, so "1.250" is one and a quarter. */
export function typedNumber(text: string, decimal: Units['decimal'], isRatio: boolean): string {
  if (text.trim() === '') return ''
  const number = parseDecimal(isRatio ? text.replace(/^\s*1\s*[:∶]/, '') : text, decimal, 'never')
  return number === undefined ? UNREADABLE + text : String(number)
}
