import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROAST_LEVELS } from '#src/domain/catalog.ts'
import {
  completeTaste,
  DEFAULT_TASTE,
  hasAnyTaste,
  type RecipeTaste,
  recipeTaste,
  roastScale,
  TASTE_DIMENSIONS,
  type TasteVector,
  tasteMatch,
  vectorFromLevels,
} from '#src/domain/taste.ts'
import { method } from './brewing-catalog.ts'

const unit = fc.double({ min: 0, max: 1, noNaN: true })
const vectors: fc.Arbitrary<TasteVector> = fc.record({
  strengthPreference: unit,
  acidityTolerance: unit,
  roastPreference: unit,
  bodyVsClarity: unit,
  bitternessSensitivity: unit,
  explorerType: unit,
})
const recipes: fc.Arbitrary<RecipeTaste> = fc.record({
  strength: unit,
  acidity: unit,
  roast: unit,
  body: unit,
  bitterness: unit,
})
const ratioWindow = method('v60').ratio
const middling: RecipeTaste = { strength: 0.5, acidity: 0.5, roast: 0.5, body: 0.5, bitterness: 0.4 }

describe('recipeTaste', () => {
  it('derives the taste from the roast if nothing else is known', () => {
    expect(recipeTaste({ ratio: 16, ratioWindow, roastLevel: 'LIGHT' })).toEqual({
      strength: 0.5,
      acidity: 0.8,
      roast: 0,
      body: 0.3,
      bitterness: 0.2,
    })
  })

  it('prefers the levels of the coffee, and the tasted profile to both', () => {
    const coffee = { ratio: 15, ratioWindow, roastLevel: 'DARK', acidityLevel: 3, bodyLevel: 4 } as const
    expect(recipeTaste(coffee)).toEqual({ strength: 0.75, acidity: 0.5, roast: 1, body: 0.75, bitterness: 0.8 })
    const tasteProfile = { acidity: 5, bitterness: 1 }
    expect(recipeTaste({ ...coffee, tasteProfile })).toMatchObject({ acidity: 1, body: 0.75, bitterness: 0 })
  })

  it('spreads the roast levels evenly (roastScale)', () => {
    expect(ROAST_LEVELS.map(roastScale)).toEqual([0, 0.25, 0.5, 0.75, 1])
  })
})

describe('tasteMatch', () => {
  it.each<[string, Partial<TasteVector>, Partial<RecipeTaste>, number]>([
    ['the same cup', {}, {}, 100],
    // one of the four off by 0.5: √(0.25/3.8) = 0.2565, × (1 - 0.5/3) = 0.2137
    ['half too strong', {}, { strength: 1 }, 79],
    ['half too weak', {}, { strength: 0 }, 79],
    // body weighs 0.8: √(0.8 × 0.25/3.8) = 0.2294, × 0.8333 = 0.1912
    ['half too full', {}, { body: 1 }, 81],
    // explorer 1 forgives a third: 0.2565 × 2/3 = 0.1710
    ['half too strong for an explorer', { explorerType: 1 }, { strength: 1 }, 83],
    // 0.5 × (0.8 - (1 - 0.9)) = 0.35
    ['too bitter for the sensitive', { bitternessSensitivity: 0.9 }, { bitterness: 0.8 }, 65],
    // all four 1 apart and fully bitter: 1 + 0.5, cut at 1
    [
      'everything wrong',
      {
        strengthPreference: 0,
        acidityTolerance: 0,
        roastPreference: 0,
        bodyVsClarity: 0,
        bitternessSensitivity: 1,
        explorerType: 0,
      },
      { strength: 1, acidity: 1, roast: 1, body: 1, bitterness: 1 },
      0,
    ],
  ])('%s', (_, taste, recipe, score) => {
    expect(tasteMatch({ ...DEFAULT_TASTE, ...taste }, { ...middling, ...recipe })).toBe(score)
  })

  it('is an integer from 0 to 100', () => {
    fc.assert(
      fc.property(vectors, recipes, (taste, recipe) => {
        const score = tasteMatch(taste, recipe)
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('is 100 for the preferred taste, within the tolerated bitterness', () => {
    fc.assert(
      fc.property(vectors, unit, (taste, share) => {
        const bitterness = share * (1 - taste.bitternessSensitivity)
        const recipe = {
          strength: taste.strengthPreference,
          acidity: taste.acidityTolerance,
          roast: taste.roastPreference,
          body: taste.bodyVsClarity,
          bitterness,
        }
        expect(tasteMatch(taste, recipe)).toBe(100)
      }),
    )
  })

  it('is symmetric: too much counts like too little', () => {
    const offsets = fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { minLength: 4, maxLength: 4 })
    const at = (sign: number, [strength = 0, acidity = 0, roast = 0, body = 0]: number[]): RecipeTaste => ({
      strength: 0.5 + sign * strength,
      acidity: 0.5 + sign * acidity,
      roast: 0.5 + sign * roast,
      body: 0.5 + sign * body,
      bitterness: 0,
    })
    fc.assert(
      fc.property(offsets, (offset) => {
        // Floating-point errors may change the rounding by one point.
        const apart = tasteMatch(DEFAULT_TASTE, at(1, offset)) - tasteMatch(DEFAULT_TASTE, at(-1, offset))
        expect(Math.abs(apart)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('vectorFromLevels, completeTaste and hasAnyTaste', () => {
  it('vectorFromLevels converts the six levels to a vector', () => {
    const levels = {
      acidityLevel: 5,
      bodyLevel: 2,
      sweetnessLevel: 4,
      bitternessLevel: 2,
      flavorComplexityLevel: 4,
      aftertasteLevel: 4,
    }
    expect(vectorFromLevels(levels)).toEqual({
      acidityTolerance: 1,
      bodyVsClarity: 0.25,
      bitternessSensitivity: 0.75,
      explorerType: 0.75,
      strengthPreference: 0.5, // (0.25 + 0.75)/2
    })
  })

  it('completeTaste fills only what the vector leaves unset', () => {
    const levels = { acidityLevel: 5, bodyLevel: null }
    expect(completeTaste({ acidityTolerance: 0.1, explorerType: null }, levels)).toEqual({
      ...DEFAULT_TASTE,
      acidityTolerance: 0.1,
    })
    expect(completeTaste({}, levels).acidityTolerance).toBe(1)
  })

  it('completeTaste returns 0.5 for everything by default', () => {
    expect(completeTaste({})).toEqual(DEFAULT_TASTE)
    expect(Object.keys(DEFAULT_TASTE)).toEqual([...TASTE_DIMENSIONS])
  })

  it('hasAnyTaste is true if any level or dimension is set', () => {
    expect(hasAnyTaste({})).toBe(false)
    expect(hasAnyTaste({ acidityLevel: null, strengthPreference: null })).toBe(false)
    expect(hasAnyTaste({ sweetnessLevel: 1 })).toBe(true)
    expect(hasAnyTaste({ strengthPreference: 0 })).toBe(true)
  })
})
