import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeTaste, DEFAULT_TASTE, TASTE_LEVELS, type TasteLevels } from '#domain/taste.ts'
import {
  type Answers,
  answersOf,
  changedTaste,
  hasSeparateExplorerType,
  type TasteProfile,
  toBody,
} from '#web/screens/profile/taste-profile.ts'

const levels = fc.record(
  Object.fromEntries(TASTE_LEVELS.map((name) => [name, fc.integer({ min: 1, max: 5 })])),
) as fc.Arbitrary<TasteLevels>

/** As the server tells it. */
const profileOf = (given: Partial<TasteProfile>): TasteProfile => ({
  ...(Object.fromEntries(TASTE_LEVELS.map((name) => [name, null])) as Record<keyof TasteLevels, null>),
  strengthPreference: null,
  acidityTolerance: null,
  roastPreference: null,
  bodyPreference: null,
  bitternessPreference: null,
  displayName: 'Ada',
  name: 'Ada',
  isDefault: false,
  ...given,
})

describe('answersOf', () => {
  it('returns exactly what was answered', () => {
    fc.assert(
      fc.property(levels, (given) => {
        expect(answersOf(profileOf(given), completeTaste({}, given))).toEqual(given)
      }),
    )
  })

  it('returns nothing for a member who never answered', () => {
    expect(answersOf(null, DEFAULT_TASTE)).toEqual({})
  })

  it('returns values of the vector that another program has set', () => {
    const given = { acidityLevel: 2, bodyLevel: 3 }
    const taste = completeTaste({ acidityTolerance: 0.9, bitternessSensitivity: 1, roastPreference: 0.25 }, given)
    expect(answersOf(profileOf(given), taste)).toEqual({ ...given, acidityLevel: 5, bitternessLevel: 1, roast: 2 })
    expect(answersOf(null, { ...DEFAULT_TASTE, explorerType: 0 })).toEqual({ flavorComplexityLevel: 1 })
  })

  it('distinguishes a medium roast that was chosen from none', () => {
    expect(answersOf(profileOf({ roastPreference: 0.5 }), DEFAULT_TASTE)).toEqual({ roast: 3 })
  })
})

describe('toBody', () => {
  it('contains only what was changed, and clears what would take precedence over it', () => {
    expect(toBody({ acidityLevel: 1 })).toEqual({ acidityLevel: 1, acidityTolerance: null })
    expect(toBody({ sweetnessLevel: 5 })).toEqual({ sweetnessLevel: 5 })
    expect(toBody({ bodyLevel: 2 })).toEqual({ bodyLevel: 2, bodyPreference: null, strengthPreference: null })
    expect(toBody({ roast: 5 })).toEqual({ roastPreference: 1 })
  })
})

describe('changedTaste', () => {
  it('returns what the server makes of the changed answers', () => {
    fc.assert(
      fc.property(levels, levels, fc.subarray([...TASTE_LEVELS]), (before, after, names) => {
        const changes: Answers = Object.fromEntries(names.map((name) => [name, after[name]]))
        const taste = completeTaste({}, before)
        expect(changedTaste(taste, before, changes)).toEqual(completeTaste({}, { ...before, ...changes }))
      }),
    )
  })

  it('keeps what was set beside the answers', () => {
    const taste = { ...DEFAULT_TASTE, strengthPreference: 0.8, roastPreference: 0.3 }
    expect(changedTaste(taste, {}, { acidityLevel: 5 })).toEqual({ ...taste, acidityTolerance: 1 })
    expect(changedTaste(taste, {}, { roast: 5 })).toEqual({ ...taste, roastPreference: 1 })
  })
})

describe('hasSeparateExplorerType', () => {
  it.each([
    [null, 0.5, false],
    [null, 0.9, true],
    [5, 1, false],
    [5, 0.5, true],
  ])('returns for the level %s and the vector %d: %s', (flavorComplexityLevel, explorerType, expected) => {
    expect(hasSeparateExplorerType(profileOf({ flavorComplexityLevel }), { ...DEFAULT_TASTE, explorerType })).toBe(
      expected,
    )
  })
})
