/**
 * Reads numbers as people type them, with a decimal point or a decimal comma.
 *
 * - Spaces and apostrophes only group digits: "1 800", "1'800".
 * - With both a point and a comma the last one is the decimal: "1,800.5", "1.800,5".
 * - One that occurs twice or more groups digits: "1.800.000".
 * - One that occurs once is the decimal: "18,5", "18.5", "0,500". Only one to three digits, a separator and exactly
 *   three digits can be read in two ways: "1.800". There `inThousands` decides.
 */
import type { Units } from './reader-units.ts'

/** How "1.800" is read: as the reader's own notation says, always as thousands, or never. */
export type InThousands = 'by-reader' | 'always' | 'never'

const MAX_LENGTH = 24
const GROUPED_BY_SPACE = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/
const EITHER_WAY = /^[1-9]\d{0,2}[.,]\d{3}$/
const GROUPS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/

/** Undefined for what isn't a number. Digits may be full-width or Arabic. */
export function parseDecimal(text: string, decimal: Units['decimal'], inThousands: InThousands): number | undefined {
  const plain = plainDigits(text).trim()
  const sign = plain.startsWith('-') ? -1 : 1
  const digits = plain.replace(/^[+-]/, '')
  if (digits.length > MAX_LENGTH || !/\d/.test(digits)) return undefined
  const value = parseUnsigned(digits, decimal === 'comma' ? ',' : '.', inThousands)
  // Avoids -0, which would be shown with its sign.
  return value === undefined ? undefined : value === 0 ? 0 : sign * value
}

function parseUnsigned(digits: string, own: string, inThousands: InThousands): number | undefined {
  if (/[ '’]/.test(digits))
    return GROUPED_BY_SPACE.test(digits) ? toNumber(digits.replaceAll(/[ '’]/g, ''), /[.,]/) : undefined
  const separators = digits.match(/[.,]/g) ?? []
  const last = separators.at(-1)
  if (last === undefined) return toNumber(digits, null)
  if (separators.length > 1) return parseSeveral(digits, separators, last)
  const isGroup = EITHER_WAY.test(digits) && (inThousands === 'always' || (inThousands === 'by-reader' && last !== own))
  return isGroup ? toNumber(digits.replace(last, ''), null) : toNumber(digits, last)
}

function parseSeveral(digits: string, separators: readonly string[], last: string): number | undefined {
  const isMixed = separators.some((separator) => separator !== last)
  if (!isMixed) return GROUPS.test(digits) ? toNumber(digits.replaceAll(last, ''), null) : undefined
  const whole = digits.slice(0, digits.lastIndexOf(last))
  // The decimal comes once, after the groups.
  if (whole.includes(last) || !GROUPS.test(whole)) return undefined
  return toNumber(whole.replaceAll(/[.,]/g, '') + digits.slice(whole.length), last)
}

function toNumber(digits: string, decimal: string | RegExp | null): number | undefined {
  const text = decimal === null ? digits : digits.replace(decimal, '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined
}

/** Zeros of the digits that keyboards for Arabic, Persian and Hindi write. */
const ZEROS = [0x0660, 0x06f0, 0x0966]

/** Compatibility forms: ℃ is °C, full-width digits are digits, narrow spaces are spaces. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - ZEROS.findLast((zero) => zero <= code)!)
    })
    .replaceAll(/\s/g, ' ')
