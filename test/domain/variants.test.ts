import { describe, expect, it } from 'vitest'
import { adaptRecipe } from '#src/domain/adaptation.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { DEFAULT_TASTE } from '#src/domain/taste.ts'
import { type CommunityRecipe, rankVariants, type Variant, type VariantRequest } from '#src/domain/variants.ts'
import { variantName, variantReason } from '#src/features/recipes/adaptation/variant-words.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { sayAll } from '#test/support/sentences.ts'
import { grinder, machine, method } from './brewing-catalog.ts'

const coffee = { roastLevel: 'MEDIUM', acidityLevel: 3, bodyLevel: 3 } as const
const request: VariantRequest = {
  method: method('v60'),
  brewer: machine('hario-v60-02'),
  roastLevel: 'MEDIUM',
  curve: buildCurve(grinder('comandante-c40-mk4')),
  coffee,
  community: [],
}
const community = (id: number, upvotes: number, downvotes: number): CommunityRecipe => ({
  id,
  author: 'Anouk',
  upvotes,
  downvotes,
  doseGrams: 17,
  waterGrams: 272,
  ratio: 16,
  grind: { curve: buildCurve(grinder('comandante-c40-mk4')), setting: 24, grindIndex: 34.48 },
  waterTempF: 200,
  brewTimeSeconds: null,
  tasteProfile: null,
  coffee,
})
const rank = (overrides: Partial<VariantRequest>) => {
  const asked = { ...request, ...overrides }
  return rankVariants(asked, adaptRecipe(asked))
}

const why = (variant: Variant) => ENGLISH_READER.t(variantReason(variant, ENGLISH_READER))

describe('rankVariants', () => {
  it('lists balanced first among equal scores', () => {
    expect(rank({}).map(({ id, score }) => [id, score])).toEqual([
      ['balanced', 0.5],
      ['brighter', 0.5],
      ['richer', 0.5],
    ])
  })

  it('returns the adapted recipe as balanced, and one taste step to each side of it', () => {
    const controls = { strength: 4, taste: 1, grindNudgeSteps: 2 }
    const [balanced, brighter, richer] = rank({ controls })
    const at = (taste: number) => adaptRecipe({ ...request, controls: { ...controls, taste } }).adapted
    expect(balanced?.recipe).toEqual(at(1))
    expect(brighter?.recipe).toEqual(at(0))
    expect(richer?.recipe).toEqual(at(2))
  })

  it('ranks a community recipe with many votes above the model and one with few below', () => {
    // Wilson: 30 of 31 up 0.84, 1 of 1 up 0.21; the model has 0.5
    const ids = rank({ community: [community(1, 1, 0), community(2, 30, 1)] }).map(({ id }) => id)
    expect(ids).toEqual(['community-2', 'balanced', 'brighter', 'richer', 'community-1'])
  })

  it('returns five community recipes at most', () => {
    const many = Array.from({ length: 9 }, (_, i) => community(i, i, 0))
    expect(rank({ community: many })).toHaveLength(8)
  })

  it('weighs the taste match if there is a profile', () => {
    const profile = { ...DEFAULT_TASTE, strengthPreference: 1 }
    const [best] = rank({ profile, controls: { strength: 3, taste: 0 } })
    expect(best?.id).toBe('richer')
    // ratio 15.5: strength (16 - 15.5)/2/2 + 0.5 = 0.625; √(0.375²/3.8) × 0.8333 = 0.1603
    expect(best?.tasteMatchScore).toBe(84)
    expect(best?.score).toBeCloseTo(0.6 * 0.84 + 0.4 * 0.5)
    expect(why(best!)).toBe('One step richer than you asked for. Matches your taste 84%.')
  })

  it('returns source, reason and changes of each variant', () => {
    const [top] = rank({ community: [community(7, 30, 1)] })
    expect(top).toMatchObject({
      id: 'community-7',
      source: { type: 'community', recipeId: 7, author: 'Anouk', upvotes: 30, downvotes: 1 },
    })
    expect(ENGLISH_READER.t(variantName(top!))).toBe("Anouk's recipe")
    expect(why(top!)).toBe('30 of 31 people liked it.')
    expect(sayAll(top!.changes)).toEqual([
      'dose 17 g instead of 20 g',
      'water 272 g instead of 320 g',
      'water at 200 °F instead of 203 °F',
    ])
    expect(why(rank({ community: [community(7, 0, 0)] }).at(-1)!)).toBe('Nobody has voted on it yet.')
    const [other] = rank({ community: [{ ...community(7, 30, 1), otherCoffee: 'Kiambu' }] })
    expect(why(other!)).toBe('30 of 31 people liked it. Written for Kiambu.')
    expect(why(rank({})[0]!)).toBe('Exactly what you asked for.')
  })
})
