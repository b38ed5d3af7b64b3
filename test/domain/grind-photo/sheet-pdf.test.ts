import { describe, expect, test } from 'vitest'
import { PAPERS_MM, type PaperSize, sheetRects } from '#domain/grind-photo/sheet.ts'
import { sheetPdf } from '#domain/grind-photo/sheet-pdf.ts'

const WORDS = { title: 'Messblatt (100 %) für „Größen“', ruler: '100 mm \\ lang' }
const POINTS_PER_MM = 72 / 25.4

const textOf = (paper: PaperSize): string => Buffer.from(sheetPdf(paper, WORDS)).toString('latin1')

interface Drawn {
  isDark: boolean
  /** Left, top, width and height in millimetres of the page, as a printer at 100 % puts them on paper. */
  x: number
  y: number
  width: number
  height: number
}

/** Reads the page's size and its filled rectangles from the file's own drawing operators. */
function readPdf(paper: PaperSize): { width: number; height: number; drawn: Drawn[] } {
  const text = textOf(paper)
  const [, wide, high] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!
  const [width, height] = [Number(wide) / POINTS_PER_MM, Number(high) / POINTS_PER_MM]
  const operators = [...text.matchAll(/^([01]) g ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f$/gm)]
  const drawn = operators.map((operator) => {
    const [white, x, y, w, h] = operator.slice(1).map(Number) as [number, number, number, number, number]
    const size = { width: w / POINTS_PER_MM, height: h / POINTS_PER_MM }
    return { isDark: white === 0, x: x / POINTS_PER_MM, y: height - (y + h) / POINTS_PER_MM, ...size }
  })
  return { width, height, drawn }
}

const distance = (a: Drawn, b: Drawn): number => {
  const [from, to] = [centreOf(a), centreOf(b)]
  return Math.hypot(to.x - from.x, to.y - from.y)
}
const centreOf = ({ x, y, width, height }: Drawn) => ({ x: x + width / 2, y: y + height / 2 })

describe('sheetPdf', () => {
  test.each(['a4', 'letter'] as const)('draws every rectangle of %s at its real size', (paper) => {
    const { width, height, drawn } = readPdf(paper)
    expect(width).toBeCloseTo(PAPERS_MM[paper].width, 3)
    expect(height).toBeCloseTo(PAPERS_MM[paper].height, 3)
    const rects = sheetRects(paper)
    expect(drawn).toHaveLength(rects.length)
    for (const [i, rect] of rects.entries()) {
      const found = drawn[i]!
      expect(found.isDark).toBe(rect.isDark)
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(found[side]).toBeCloseTo(rect[side], 2)
    }
  })

  test.each([
    ['a4', 210, 297],
    ['letter', 215.9, 279.4],
  ] as const)('has marks and a ruler on %s that measure what the sheet claims', (paper, width, height) => {
    const page = readPdf(paper)
    expect(page.width).toBeCloseTo(width, 3)
    expect(page.height).toBeCloseTo(height, 3)
    for (const { x, y, width, height } of page.drawn) {
      expect(Math.min(x, y)).toBeGreaterThan(5)
      expect(x + width).toBeLessThan(page.width - 5)
      expect(y + height).toBeLessThan(page.height - 5)
    }
    for (const { sideMm, markMm } of [
      { sideMm: 160, markMm: 14 },
      { sideMm: 60, markMm: 7 },
    ]) {
      const marks = page.drawn.filter((rect) => rect.isDark && Math.abs(rect.width - markMm) < 0.01)
      expect(marks).toHaveLength(4)
      for (const mark of marks) {
        expect(mark.height).toBeCloseTo(markMm, 2)
        // A white ring and a dark middle in the proportions 1 : 1 : 3 : 1 : 1.
        const within = page.drawn.filter((rect) => rect !== mark && distance(rect, mark) < 0.01)
        expect(within.map(({ isDark, width }) => [isDark, Math.round(width * 100) / 100])).toEqual([
          [false, (markMm * 5) / 7],
          [true, (markMm * 3) / 7],
        ])
      }
      const apart = marks.flatMap((a, i) => marks.slice(i + 1).map((b) => distance(a, b))).toSorted((a, b) => a - b)
      for (const side of apart.slice(0, 4)) expect(side).toBeCloseTo(sideMm, 2)
      for (const diagonal of apart.slice(4)) expect(diagonal).toBeCloseTo(sideMm * Math.SQRT2, 2)
    }
    const ruler = page.drawn.filter((rect) => rect.isDark && rect.height < 1)
    expect(ruler).toHaveLength(1)
    expect(ruler[0]!.width).toBeCloseTo(100, 2)
    const ends = page.drawn.filter((rect) => rect.isDark && rect.width < 1).toSorted((a, b) => a.x - b.x)
    expect(ends).toHaveLength(2)
    expect(ends[1]!.x + ends[1]!.width - ends[0]!.x).toBeCloseTo(100, 2)
  })

  test('says where each object begins, and asks viewers not to scale', () => {
    const text = textOf('a4')
    expect(text).toContain('/PrintScaling /None')
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(5)
    for (const [i, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${i + 1} 0 obj`))
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1]))).toMatch(/^xref/)
    const [, length, stream] = /Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text)!
    expect(stream).toHaveLength(Number(length))
  })

  test('escapes brackets, keeps umlauts, and leaves out what the font has no letter for', () => {
    const text = textOf('a4')
    expect(text).toContain('(Messblatt \\(100 %\\) für Größen) Tj')
    expect(text).toContain('(100 mm \\\\ lang) Tj')
  })
})
