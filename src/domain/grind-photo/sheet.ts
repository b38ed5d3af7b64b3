/**
 * The printed sheet: two squares with a mark at each corner, the grounds go inside. The large one is for filter, the
 * small one for espresso, where the camera must come closer. Squares look the same on every paper and from every side.
 */

export interface SheetSquare {
  /** Between the centres of the marks. */
  readonly sideMm: number
  /** A mark has 7 × 7 modules: a dark ring around a dark middle, as in the corners of a QR code. */
  readonly moduleMm: number
}

export const SQUARES = {
  large: { sideMm: 160, moduleMm: 2 },
  small: { sideMm: 60, moduleMm: 1 },
} as const satisfies Record<string, SheetSquare>

export const PAPERS_MM = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const

export type PaperSize = keyof typeof PAPERS_MM

export interface SheetRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isDark: boolean
}

/** Words on the sheet, in the reader's language. */
export interface SheetWords {
  readonly title: string
  /** Beside the ruler. */
  readonly ruler: string
}

const TOP_MM = 14
const GAP_MM = 12
export const RULER_MM = 100

/** The upper left mark's centre of each square. */
export function squareOrigin(paper: PaperSize, square: keyof typeof SQUARES): { x: number; y: number } {
  const { width } = PAPERS_MM[paper]
  const { large, small } = SQUARES
  const top = TOP_MM + 3.5 * large.moduleMm
  if (square === 'large') return { x: (width - large.sideMm) / 2, y: top }
  const below = top + large.sideMm + 3.5 * large.moduleMm + GAP_MM + 3.5 * small.moduleMm
  return { x: (width - large.sideMm) / 2, y: below }
}

/** Everything black and white on the sheet, in millimetres, in drawing order. */
export function sheetRects(paper: PaperSize): SheetRect[] {
  const rects: SheetRect[] = []
  for (const name of ['large', 'small'] as const) {
    const { sideMm, moduleMm } = SQUARES[name]
    const origin = squareOrigin(paper, name)
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const centre = { x: origin.x + column * sideMm, y: origin.y + row * sideMm }
      for (const [modules, isDark] of [
        [7, true],
        [5, false],
        [3, true],
      ] as const) {
        const side = modules * moduleMm
        rects.push({ x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side, isDark })
      }
    }
  }
  const ruler = rulerPlace(paper)
  rects.push({ ...ruler, width: RULER_MM, height: 0.4, isDark: true })
  for (const end of [0, RULER_MM - 0.4]) {
    rects.push({ x: ruler.x + end, y: ruler.y - 2, width: 0.4, height: 4.4, isDark: true })
  }
  return rects
}

/** Right of the small square. */
function rulerPlace(paper: PaperSize): { x: number; y: number } {
  const { x, y } = squareOrigin(paper, 'small')
  return { x: x + SQUARES.small.sideMm + 8, y: y + SQUARES.small.sideMm / 2 }
}

export interface SheetText {
  readonly x: number
  /** Of the text's baseline. */
  readonly y: number
  readonly sizeMm: number
  readonly text: string
}

export function sheetTexts(paper: PaperSize, words: SheetWords): SheetText[] {
  const ruler = rulerPlace(paper)
  return [
    { x: squareOrigin(paper, 'large').x, y: 9, sizeMm: 4, text: words.title },
    { x: ruler.x, y: ruler.y + 8, sizeMm: 3.2, text: words.ruler },
  ]
}

/** The sheet as SVG at its real size. It must be printed at 100 %, which the ruler shows. */
export function sheetSvg(paper: PaperSize, words: SheetWords): string {
  const { width, height } = PAPERS_MM[paper]
  const rects = sheetRects(paper).map(
    ({ x, y, width, height, isDark }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${isDark ? '#000' : '#fff'}"/>`,
  )
  const texts = sheetTexts(paper, words).map(
    ({ x, y, sizeMm, text }) =>
      `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${sizeMm}">${escaped(text)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<rect x="0" y="0" width="${width}" height="${height}" fill="#fff"/>`,
    ...rects,
    ...texts,
    '</svg>',
  ].join('\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
