import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { describeTaste } from '#web/screens/profile/taste-labels.ts'
import type { Answers } from '#web/screens/profile/taste-profile.ts'

const MIDDLE: Answers = {
  acidityLevel: 3,
  bodyLevel: 3,
  sweetnessLevel: 3,
  bitternessLevel: 3,
  flavorComplexityLevel: 3,
  aftertasteLevel: 3,
}

describe('describeTaste', () => {
  it.each<[Answers, string]>([
    [{}, 'You like your coffee balanced.'],
    [{ acidityLevel: 5 }, 'You like your coffee bright.'],
    [{ acidityLevel: 5, bodyLevel: 4 }, 'You like your coffee bright and full-bodied.'],
    [{ acidityLevel: 5, bodyLevel: 1, sweetnessLevel: 4 }, 'You like your coffee bright, sweet, and light-bodied.'],
    [{ acidityLevel: 1, bodyLevel: 4, roast: 4 }, 'You like your coffee soft, full-bodied, and darkly roasted.'],
    [
      { bitternessLevel: 1, flavorComplexityLevel: 5, aftertasteLevel: 1 },
      'You like your coffee surprising, without bitterness, and with a clean finish.',
    ],
  ])('returns for %j: %s', (answers, text) => {
    expect(describeTaste({ ...MIDDLE, ...answers })).toBe(text)
  })

  it('names the four strongest leanings', () => {
    const answers = {
      acidityLevel: 5,
      bodyLevel: 5,
      sweetnessLevel: 4,
      bitternessLevel: 1,
      aftertasteLevel: 5,
      roast: 4,
    }
    expect(describeTaste(answers)).toBe(
      'You like your coffee bright, full-bodied, without bitterness, and with a long aftertaste.',
    )
  })

  it('returns nothing for a taste that was never set', () => {
    expect(describeTaste({})).toBeUndefined()
  })
})
