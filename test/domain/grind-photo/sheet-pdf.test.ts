import { describe, expect, test } from 'vitest'
import { PAPERS_MM, type PaperSize, sheetRects } from '#domain/grind-photo/sheet.ts'
import { sheetPdf } from '#domain/grind-photo/sheet-pdf.ts'

const WORDS = { title: 'Messblatt (100 %) für „Größen“', ruler: '100 mm \\ lang' }
const POINTS_PER_MM = 72 / 25.4

const textOf = (paper: PaperSize): string => Buffer.from(sheetPdf(paper, WORDS)).toString('latin1')

describe('sheetPdf', () => {
  test.each(['a4', 'letter'] as const)('draws every rectangle of %s at its real size', (paper) => {
    const text = textOf(paper)
    const { width, height } = PAPERS_MM[paper]
    const [, wide, high] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!
    expect(Number(wide)).toBeCloseTo(width * POINTS_PER_MM, 3)
    expect(Number(high)).toBeCloseTo(height * POINTS_PER_MM, 3)
    const drawn = [...text.matchAll(/^([01]) g ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f$/gm)]
    const rects = sheetRects(paper)
    expect(drawn).toHaveLength(rects.length)
    for (const [i, rect] of rects.entries()) {
      const [isWhite, x, y, w, h] = drawn[i]!.slice(1).map(Number) as [number, number, number, number, number]
      expect(isWhite).toBe(rect.isDark ? 0 : 1)
      expect(x / POINTS_PER_MM).toBeCloseTo(rect.x, 2)
      expect(height - (y + h) / POINTS_PER_MM).toBeCloseTo(rect.y, 2)
      expect(w / POINTS_PER_MM).toBeCloseTo(rect.width, 2)
    }
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
