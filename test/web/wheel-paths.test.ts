import { describe, expect, it } from 'vitest'
import { arc, isUpsideDown, ringSegment, sectorOf } from '#web/parts/flavor/wheel-paths.ts'

describe('sectorOf', () => {
  it('puts the first of nine at the top, and all of them around', () => {
    expect(sectorOf(0, 9)).toEqual({ from: -20, to: 20 })
    expect(sectorOf(8, 9).to).toBe(340)
  })

  it('divides another sector', () => {
    expect(sectorOf(1, 2, { from: 20, to: 60 })).toEqual({ from: 40, to: 60 })
  })
})

describe('arc', () => {
  it('runs from left to right at the top and at the bottom, so that letters stand upright', () => {
    expect(arc({ from: -20, to: 20 }, 100)).toBe('M-34.2 -93.97A100 100 0 0 1 34.2 -93.97')
    expect(arc({ from: 160, to: 200 }, 100)).toBe('M-34.2 93.97A100 100 0 0 0 34.2 93.97')
  })

  it.each([
    [0, false],
    [2, false],
    [3, true],
    [6, true],
    [7, false],
  ])('isUpsideDown of the sector %d of nine is %s', (place, expected) => {
    expect(isUpsideDown(sectorOf(place, 9))).toBe(expected)
  })
})

describe('ringSegment', () => {
  it('returns a closed path', () => {
    expect(ringSegment({ from: 0, to: 90 }, 50, 100)).toBe('M0 -100A100 100 0 0 1 100 0L50 0A50 50 0 0 0 0 -50Z')
  })
})
