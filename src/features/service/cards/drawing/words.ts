/** The texts of a card: what it is, its title, the lines below it, and its figures in columns. */
import type { Card, Figure } from '../card.ts'
import { COLORS } from './colors.ts'
import { breakLines, type Fit, fitLine, fitText, textLine } from './text.ts'

interface WordsBox {
  x: number
  /** The baseline of the first line. */
  y: number
  width: number
  /** Sizes of the title, the largest first. */
  titles: readonly Fit[]
  scale: number
}

export function drawWords({ label, title, lines }: Card, box: WordsBox): string {
  const { x, width, scale } = box
  const labelSize = 23 * scale
  const heading = fitText(title, 'serif', box.titles, width)
  const parts = [
    textLine(fitLine(label, 'bold', labelSize, width), x, box.y, {
      face: 'bold',
      size: labelSize,
      fill: COLORS.accent,
    }),
  ]
  let y = box.y + heading.size * 0.12
  for (const line of heading.lines) {
    y += heading.size * 1.08
    parts.push(textLine(line, x, y, { face: 'serif', size: heading.size, fill: COLORS.ink }))
  }
  const size = 27 * scale
  y += size * 0.6
  // Below a title of three lines there is room for two lines, else for three.
  const most = heading.lines.length > 2 ? 2 : 3
  const below = lines.flatMap((line, i) => breakLines(line, 'sans', size, width, i === 0 ? most - lines.length + 1 : 1))
  for (const line of below.slice(0, most)) {
    y += size * 1.32
    parts.push(textLine(line, x, y, { face: 'sans', size, fill: COLORS.soft }))
  }
  return parts.join('')
}

interface FiguresBox {
  x: number
  /** The top of the first row. */
  y: number
  width: number
  columns: number
  scale: number
}

const FIGURE_FITS: readonly Fit[] = [
  [36, 1],
  [32, 1],
  [28, 1],
  [24, 1],
  [20, 2],
]

/** Each figure below its label, on a hairline; a long value is set smaller, then in two lines, then shortened. */
export function drawFigures(figures: readonly Figure[], { x, y, width, columns, scale }: FiguresBox): string {
  const shown = figures.slice(0, 4)
  if (shown.length === 0) return ''
  const perRow = Math.min(columns, shown.length)
  const gap = 24 * scale
  const column = (width - gap * (perRow - 1)) / perRow
  const rowHeight = 96 * scale
  return shown
    .map(({ label, value }, i) => {
      const left = x + (i % perRow) * (column + gap)
      const top = y + Math.floor(i / perRow) * rowHeight
      const fits = FIGURE_FITS.map(([size, most]): Fit => [size * scale, most])
      const { size, lines } = fitText(value, 'serif', fits, column)
      return [
        `<path d="M${left} ${top}h${column}" stroke="${COLORS.line}" stroke-width="${2 * scale}"/>`,
        textLine(fitLine(label, 'sans', 19 * scale, column), left, top + 31 * scale, {
          face: 'sans',
          size: 19 * scale,
          fill: COLORS.soft,
        }),
        ...lines.map((line, i) =>
          textLine(line, left, top + (lines.length === 1 ? 70 : 58 + i * 23) * scale, {
            face: 'serif',
            size,
            fill: COLORS.ink,
          }),
        ),
      ].join('')
    })
    .join('')
}
