import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BREW_STRENGTHS,
  BREW_TIME_RANGES,
  blendedScore,
  brewTimeRangeOf,
  GRIND_RANGES,
  grindRangeOf,
  isInSpan,
} from '#src/domain/ranking.ts'
import { ratioAtStrength, strengthOfRatio } from '#src/domain/strength.ts'
import { methods } from './brewing-catalog.ts'

describe('blendedScore', () => {
  it('weighs taste match 0.6 and votes 0.4', () => {
    expect(blendedScore(0.5, 80)).toBeCloseTo(0.68) // 0.6 × 0.8 + 0.4 × 0.5
    expect(blendedScore(0.5, 0)).toBeCloseTo(0.2)
  })

  it('is the votes alone without a taste match', () => {
    expect(blendedScore(0.73, null)).toBe(0.73)
  })
})

/** Names of the strengths that a value belongs to. */
const strengthsWith = (strength: number) =>
  Object.entries(BREW_STRENGTHS).flatMap(([name, { span }]) => (isInSpan(span, strength) ? [name] : []))

describe('grindRangeOf, brewTimeRangeOf and BREW_STRENGTHS', () => {
  it.each([
    [0, 'fine'],
    [24.9, 'fine'],
    [25, 'medium'],
    [60, 'medium'],
    [60.1, 'coarse'],
  ])('grind index %f is %s', (index, range) => expect(grindRangeOf(index)).toBe(range))

  it.each([
    [119, 'short'],
    [120, 'medium'],
    [300, 'medium'],
    [301, 'long'],
  ])('%i seconds are %s', (seconds, range) => expect(brewTimeRangeOf(seconds)).toBe(range))

  it.each([
    [0.39, 'LIGHT'],
    [0.4, 'MEDIUM'],
    [0.6, 'MEDIUM'],
    [0.61, 'STRONG'],
  ])('strength %f is %s', (strength, bucket) => expect(strengthsWith(strength)).toEqual([bucket]))

  it('have exactly one range for each value', () => {
    const value = fc.double({ min: 0, max: 1000, noNaN: true })
    fc.assert(
      fc.property(value, (x) => {
        for (const spans of [GRIND_RANGES, BREW_TIME_RANGES]) {
          expect(Object.values(spans).filter((span) => isInSpan(span, x))).toHaveLength(1)
        }
      }),
    )
  })

  it('BREW_STRENGTHS contain the recipe that the model makes for each of them', () => {
    for (const { ratio } of methods) {
      for (const [name, { control }] of Object.entries(BREW_STRENGTHS)) {
        expect(strengthsWith(strengthOfRatio(ratio, ratioAtStrength(ratio, control)))).toEqual([name])
      }
    }
  })
})
