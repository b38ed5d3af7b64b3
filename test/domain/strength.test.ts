import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioAtStrength, strengthOfRatio } from '#src/domain/strength.ts'
import { method, methods } from './brewing-catalog.ts'

describe('ratioAtStrength and strengthOfRatio', () => {
  it.each([
    ['v60', 1, 18],
    ['v60', 2, 17],
    ['v60', 3, 16],
    ['v60', 5, 14],
    ['cold-brew', 2, 11.5], // halfway from 8 to 15
    ['cold-brew', 4, 6], // halfway from 8 to 4
    ['espresso', 4.5, 1.625], // three quarters of the way from 2 to 1.5
  ])('%s at strength %f brews 1:%f', (id, strength, ratio) => {
    expect(ratioAtStrength(method(id).ratio, strength)).toBeCloseTo(ratio, 10)
  })

  it('are the inverse of each other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...methods), fc.double({ min: 1, max: 5, noNaN: true }), ({ ratio }, strength) => {
        expect(strengthOfRatio(ratio, ratioAtStrength(ratio, strength))).toBeCloseTo((strength - 1) / 4, 9)
      }),
    )
  })

  it('strengthOfRatio clamps ratios outside the window', () => {
    expect(strengthOfRatio(method('v60').ratio, 25)).toBe(0)
    expect(strengthOfRatio(method('v60').ratio, 1)).toBe(1)
  })

  it('strengthOfRatio is in the middle if one side of the window is empty', () => {
    expect(strengthOfRatio({ min: 10, ideal: 10, max: 12 }, 9)).toBe(0.5)
  })
})
