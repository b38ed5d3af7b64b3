import { describe, expect, test } from 'vitest'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import type { Point } from '#domain/grind-photo/photo.ts'
import { PAPERS_MM, RULER_MM, SQUARES, sheetRects, sheetSvg, squareOrigin } from '#domain/grind-photo/sheet.ts'
import { flat, lognormal, renderPhoto } from './render.ts'

const WORDS = { title: 'Grounds & "coin"', ruler: '100 mm' }

/** What a printer makes of the sheet: the rectangles of the SVG itself. */
function shapesOf(svg: string) {
  const rects = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="(#\w+)"/g)]
  return rects.slice(1).map(([, x, y, width, height, fill]) => {
    const [left, top, right, bottom] = [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)]
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]
    return { corners, color: fill === '#000' ? ([20, 20, 22] as const) : ([226, 228, 232] as const) }
  })
}

const inLargeSquare = ({ x, y }: Point): boolean => {
  const { x: left, y: top } = squareOrigin('a4', 'large')
  const inner = (value: number) => value > 14 && value < SQUARES.large.sideMm - 14
  return inner(x - left) && inner(y - top)
}

describe('sheetSvg', () => {
  test.each(['a4', 'letter'] as const)('%s has its size, its marks and its ruler on the paper', (paper) => {
    const { width, height } = PAPERS_MM[paper]
    const svg = sheetSvg(paper, WORDS)
    expect(svg).toContain(`width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`)
    expect(svg).toContain('Grounds &amp; &quot;coin&quot;')
    for (const rect of sheetRects(paper)) {
      expect(rect.x).toBeGreaterThan(5)
      expect(rect.y).toBeGreaterThan(5)
      expect(rect.x + rect.width).toBeLessThan(width - 5)
      expect(rect.y + rect.height).toBeLessThan(height - 5)
    }
    expect(sheetRects(paper).some(({ width }) => width === RULER_MM)).toBe(true)
  })
})

describe('measurePhoto with the printed sheet', () => {
  const diametersMm = lognormal(350, 1.3, 0.25)
  const sheet = { paperMm: PAPERS_MM.a4, diametersMm, isFree: inLargeSquare, shapes: shapesOf(sheetSvg('a4', WORDS)) }

  test('measures a photograph from straight above: scale within 0.5 %, mean within 5 %', () => {
    const photo = renderPhoto({ ...sheet, width: 1260, height: 1300, place: flat(6) })
    const { scale, sizes } = measurePhoto(photo, { reference: { kind: 'sheet' } })
    expect(Math.abs(scale!.pixelsPerMm / 6 - 1)).toBeLessThan(0.005)
    expect(Math.abs(sizes!.meanDiameterMm.value / massMean(diametersMm) - 1)).toBeLessThan(0.05)
  })

  test('measures a photograph in perspective: the far side as the near one', () => {
    const place = ({ x, y }: Point): Point => {
      const far = 1 + (297 - y) / 900
      return { x: 640 + ((x - 105) * 6.4) / far, y: 1290 - ((200 - y) * 6.1) / far }
    }
    const photo = renderPhoto({ ...sheet, width: 1280, height: 1300, place })
    const { scale, sizes, particles } = measurePhoto(photo, { reference: { kind: 'sheet' } })
    expect(scale!.tilt).toBeGreaterThan(1.1)
    expect(Math.abs(sizes!.meanDiameterMm.value / massMean(diametersMm) - 1)).toBeLessThan(0.05)
    const middle = scale!.outline.reduce((sum, { y }) => sum + y / 4, 0)
    const far = massMean(particles.filter(({ y }) => y < middle).map(({ diameterMm }) => diameterMm))
    const near = massMean(particles.filter(({ y }) => y >= middle).map(({ diameterMm }) => diameterMm))
    expect(Math.abs(far / near - 1)).toBeLessThan(0.08)
  })
})

function massMean(diameters: readonly number[]): number {
  const mass = (diameter: number) => (diameter / 2) ** 3 - Math.max(0, diameter / 2 - 0.1) ** 3
  const total = diameters.reduce((sum, diameter) => sum + mass(diameter), 0)
  return diameters.reduce((sum, diameter) => sum + diameter * mass(diameter), 0) / total
}
