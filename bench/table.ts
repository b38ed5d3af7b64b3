/** Renders aligned Markdown tables and formats numbers. */

/** The first row has the titles; the first two columns are text, the others numbers. */
export function renderTable([titles, ...rows]: string[][]): string {
  const widths = titles!.map((title, i) => Math.max(3, title.length, ...rows.map((row) => row[i]!.length)))
  const isText = (i: number) => i < 2
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (isText(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (isText(i) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(titles!), rule, ...rows.map(line)].join('\n')
}

export const verdict = (missed: readonly string[]): string => (missed.length > 0 ? '✗' : '✓')
export const whole = (value: number): string => String(Math.round(value))
/** Returns `?` after a division by zero. */
export const share = (value: number): string => (Number.isFinite(value) ? value.toFixed(value < 0.1 ? 3 : 2) : '?')
export const percent = (value: number): string => `${Math.round(value * 100)} %`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
export const milliseconds = (value: number): string => value.toFixed(2)
/** Returns `?` where the system doesn't report CPU time. */
export const microseconds = (value: number | undefined): string => (value === undefined ? '?' : whole(value))
