import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import type { TasteVector } from '#domain/taste.ts'
import { DIMENSIONS, describeTaste, formatShare } from '#web/screens/profile/taste-labels.ts'

const MIDDLE = Object.fromEntries(DIMENSIONS.map(({ name }) => [name, 0.5])) as unknown as TasteVector

describe('describeTaste', () => {
  it.each<[Partial<TasteVector>, string]>([
    [{}, 'You like your coffee balanced.'],
    [{ acidityTolerance: 0.9 }, 'You like your coffee bright.'],
    [{ acidityTolerance: 0.9, bodyVsClarity: 0.8 }, 'You like your coffee bright and full-bodied.'],
    [
      { acidityTolerance: 0.1, bodyVsClarity: 0.8, roastPreference: 0.7 },
      'You like your coffee soft, full-bodied, and darkly roasted.',
    ],
  ])('of %j', (taste, text) => {
    expect(describeTaste({ ...MIDDLE, ...taste })).toBe(text)
  })
})

describe('formatShare', () => {
  const strength = DIMENSIONS.find(({ name }) => name === 'strengthPreference')!

  it.each([
    [0, 'mild'],
    [0.3, 'rather mild'],
    [0.5, 'in between'],
    [0.7, 'rather strong'],
    [1, 'strong'],
  ])('of %d is "%s"', (share, text) => {
    expect(formatShare(strength, share)).toBe(text)
  })
})
