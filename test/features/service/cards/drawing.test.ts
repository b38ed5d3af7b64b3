import { describe, expect, it } from 'vitest'
import type { Card } from '#src/features/service/cards/card.ts'
import { drawCard } from '#src/features/service/cards/drawing/draw-card.ts'
import { onlyDrawable } from '#src/features/service/cards/drawing/drawable-card.ts'
import { drawable, widthOf } from '#src/features/service/cards/drawing/fonts.ts'
import { breakLines, fitText } from '#src/features/service/cards/drawing/text.ts'

const CARD: Card = {
  kind: 'coffees',
  label: 'Coffee',
  title: 'Konga',
  plainTitle: 'A coffee',
  lines: ['Hearth'],
  figures: [{ label: 'Origin', value: 'Ethiopia' }],
  picture: { type: 'bean', roast: 1, label: 'Light' },
  invitation: 'Scan',
  url: 'https://brewprint.example/coffees/1',
}

describe('drawable', () => {
  it.each([
    ['Łódź, São Paulo, Þingvellir', 'Łódź, São Paulo, Þingvellir'],
    ['Cafe\u0301', 'Café'],
    ['Sunday ☕️ morning', 'Sunday morning'],
    ['a\u202eb\u0000c', 'abc'],
    ['  many \n\t spaces ', 'many spaces'],
  ])('keeps %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn)
  })

  it.each(['朝', 'قهوة', 'Кофе', '☕', '', ' '])('refuses %j', (text) => {
    expect(drawable(text)).toBeUndefined()
  })
})

describe('onlyDrawable', () => {
  it('returns the plain title for letters without a glyph, and leaves out lines and figures', () => {
    const card = onlyDrawable({
      ...CARD,
      title: '朝のコーヒー',
      lines: ['グリーン豆', 'by Ana'],
      figures: [...CARD.figures, { label: 'Process', value: '水洗' }],
    })
    expect(card).toMatchObject({ title: 'A coffee', lines: ['by Ana'], figures: CARD.figures })
  })
})

describe('breakLines', () => {
  const width = 300
  const fits = (lines: string[]) => lines.every((line) => widthOf('serif', line, 40) <= width)

  it('breaks at spaces, cuts words that are wider than the line, and ends with an ellipsis', () => {
    const lines = breakLines(`A very long title ${'W'.repeat(40)} that goes on and on`, 'serif', 40, width, 3)
    expect(lines).toHaveLength(3)
    expect(fits(lines)).toBe(true)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(breakLines('Short', 'serif', 40, width, 3)).toEqual(['Short'])
  })

  it('fitText takes the largest size that fits, and balances the lines', () => {
    const fits = [
      [60, 1],
      [40, 2],
    ] as const
    expect(fitText('Konga', 'serif', fits, width)).toEqual({ size: 60, lines: ['Konga'] })
    const { size, lines } = fitText('Bright Sunday morning cup', 'serif', fits, width)
    expect(size).toBe(40)
    expect(lines).toEqual(['Bright Sunday', 'morning cup'])
  })
})

describe('drawCard', () => {
  it('writes texts as outlines, so that no markup of a text reaches the SVG', () => {
    const svg = drawCard({ ...CARD, title: '<image href="file:///etc/passwd"/>', lines: ['"><script>'] }, 'wide')
    expect(svg).not.toMatch(/<image|<script|<text|passwd|NaN|undefined/)
  })
})
