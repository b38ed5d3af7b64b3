/** Writes numbers with the reader's decimal point or comma, and Latin digits in every language. */
import type { Units } from './reader-units.ts'

export interface NumberFormat {
  /** "1,800.5"; at most as many decimals as given. */
  number(value: number, digits?: number): string
  /** "12.5%" of the share 0.125. */
  percent(share: number, digits?: number): string
  /** "18.5" as in an input field: not grouped. */
  plain(value: number): string
  /** "1:15.6" of 15.6 */
  ratio(value: number): string
  /** "4.0": an average of ratings always has its decimal. */
  rating(value: number): string
}

const DECIMAL = { point: '.', comma: ',' } as const
const MAX_DIGITS = 20

export function numberFormat(locale: string, decimal: Units['decimal']): NumberFormat {
  const kept = new Map<string, Intl.NumberFormat>()
  // Then nothing is to be replaced, which takes a quarter of the time.
  const isUsualSign = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(0.5).includes(DECIMAL[decimal])
  const format = (value: number, style: 'decimal' | 'percent', digits: number, minimumFractionDigits = 0): string => {
    const key = `${style} ${digits} ${minimumFractionDigits}`
    let intl = kept.get(key)
    if (!intl) {
      const fraction = { minimumFractionDigits, maximumFractionDigits: digits }
      intl = new Intl.NumberFormat(locale, { style, ...fraction, numberingSystem: 'latn' })
      kept.set(key, intl)
    }
    return isUsualSign ? intl.format(value) : withDecimal(intl.formatToParts(value), DECIMAL[decimal])
  }
  return {
    number: (value, digits = 0) => format(value, 'decimal', digits),
    percent: (share, digits = 0) => format(share, 'percent', digits),
    plain: (value) => plainText(value).replace('.', DECIMAL[decimal]),
    ratio: (value) => `1:${format(value, 'decimal', 1)}`,
    rating: (value) => format(value, 'decimal', 1, 1),
  }
}

/** Never "1e-7", which no field takes. */
const plainText = (value: number): string =>
  String(value).includes('e') ? value.toFixed(MAX_DIGITS).replace(/\.?0+$/, '') : String(value)

/** Groups are separated as in the locale, unless that is also the reader's decimal sign. */
function withDecimal(parts: readonly Intl.NumberFormatPart[], decimal: string): string {
  const written = (part: Intl.NumberFormatPart) => {
    if (part.type === 'decimal') return decimal
    if (part.type !== 'group' || part.value !== decimal) return part.value
    return decimal === ',' ? '.' : ','
  }
  return parts.map(written).join('')
}
