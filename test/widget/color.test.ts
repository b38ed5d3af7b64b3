import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, readableOn, textOn } from '../../widget/src/color.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('returns the WCAG contrast ratio', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#1D3557', '#1d3557')).toBe(1)
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3)
  })

  it('is symmetric', () => {
    fc.assert(fc.property(hex, hex, (a, b) => contrast(a, b) === contrast(b, a)))
  })
})

describe('textOn', () => {
  it('returns a readable colour on every background', () => {
    fc.assert(fc.property(hex, (accent) => contrast(textOn(accent), accent) >= 4.5))
  })

  it('returns white where white is readable', () => {
    expect(textOn('#1D3557')).toBe('#ffffff')
    expect(textOn('#e9c46a')).toBe('#000000')
  })
})

describe('readableOn', () => {
  it('returns a readable colour on any background', () => {
    for (const paper of ['#fbf8f2', '#1d1613']) {
      fc.assert(fc.property(hex, (accent) => contrast(readableOn(paper, accent), paper) >= 4.5))
    }
    fc.assert(fc.property(hex, hex, (paper, accent) => contrast(readableOn(paper, accent), paper) >= 4.5))
  })

  it('leaves a readable accent unchanged', () => {
    expect(readableOn('#fbf8f2', '#1d3557')).toBe('#1d3557')
    expect(readableOn('#1d1613', '#e9c46a')).toBe('#e9c46a')
  })

  it('lightens a dark accent without making it grey', () => {
    const [red, , blue] = channelsOf(readableOn('#1d1613', '#1D3557'))
    expect(blue - red).toBeGreaterThan(100)
  })

  it('keeps the hue as far as possible', () => {
    const [red, green, blue] = channelsOf(readableOn('#fbf8f2', '#ff6666'))
    expect(red).toBeGreaterThan(green)
    expect(green).toBe(blue)
  })
})

const channelsOf = (color: string): [red: number, green: number, blue: number] => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
