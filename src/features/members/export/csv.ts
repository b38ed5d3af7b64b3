/** Tables for spreadsheets, by RFC 4180: quoted where it is text, and never a formula. */

/** Tells a spreadsheet that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Spreadsheets run what begins like this, some also in its wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = String(value)
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`
