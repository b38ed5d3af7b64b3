/** CSV for spreadsheets (RFC 4180): text is quoted, and never starts like a formula. */

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Spreadsheets run text that begins like this as a formula; some also accept the full-width characters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`
