import { describe, expect, it } from 'vitest'
import { changeChoice, mergeChoice, readChoice, validChoice, writeChoice } from '#web/screens/dial-in/choice.ts'

const WHOLE = { coffee: 7, brewer: 'hario-v60-02', grinder: 'niche-zero', strength: 4.5, taste: -1, nudge: 2 } as const

describe('choice of the dial-in screen: readChoice, writeChoice, mergeChoice and changeChoice', () => {
  it('readChoice reads what writeChoice wrote', () => {
    expect(readChoice(writeChoice(WHOLE))).toEqual(WHOLE)
    expect(readChoice(writeChoice({ roast: 'MEDIUM_DARK' }))).toEqual({ roast: 'MEDIUM_DARK' })
    expect(writeChoice({})).toBe('')
  })

  it('writeChoice uses readable names', () => {
    expect(writeChoice({ roast: 'LIGHT', brewer: 'aeropress-original' })).toBe('roast=light&brewer=aeropress-original')
  })

  it.each([
    'coffee=0',
    'coffee=1.5',
    'coffee=x',
    'roast=burnt',
    'strength=9',
    'strength=3.3',
    'strength=',
    'taste=-3',
    'nudge=9999',
    'water=5',
    'water=20000',
    'nudge=0.5',
    'grinder=',
    `grinder=${'x'.repeat(101)}`,
    'other=1',
  ])('readChoice ignores invalid values: %s', (search) => {
    expect(readChoice(search)).toEqual({})
  })

  it('validChoice keeps the valid values of a stored choice of an older version', () => {
    expect(validChoice({ coffee: '7', grinder: 5, brewer: null, strength: [], taste: '1' })).toEqual({
      coffee: 7,
      taste: 1,
    })
  })

  it('readChoice ignores the roast if there is a coffee', () => {
    expect(readChoice('coffee=7&roast=dark')).toEqual({ coffee: 7 })
  })

  it('mergeChoice returns the stored choice if the URL is empty', () => {
    expect(mergeChoice({}, WHOLE)).toEqual(WHOLE)
  })

  it('mergeChoice takes only equipment from the stored choice if the URL names anything', () => {
    expect(mergeChoice({ coffee: 9 }, WHOLE)).toEqual({ coffee: 9, brewer: 'hario-v60-02', grinder: 'niche-zero' })
    expect(mergeChoice({ roast: 'DARK' }, WHOLE)).toEqual({
      roast: 'DARK',
      brewer: 'hario-v60-02',
      grinder: 'niche-zero',
    })
    expect(mergeChoice({ grinder: 'baratza-encore' }, WHOLE)).toEqual({
      coffee: 7,
      brewer: 'hario-v60-02',
      grinder: 'baratza-encore',
    })
  })

  it('changeChoice keeps strength and taste for another coffee, but not the nudge', () => {
    expect(changeChoice(WHOLE, { coffee: 9 })).toEqual({ ...WHOLE, coffee: 9, nudge: undefined })
    expect(changeChoice(WHOLE, { grinder: 'baratza-encore' }).nudge).toBeUndefined()
    expect(changeChoice(WHOLE, { taste: 1 })).toEqual({ ...WHOLE, taste: 1 })
    expect(changeChoice(WHOLE, { coffee: undefined, roast: 'LIGHT' })).toEqual({
      roast: 'LIGHT',
      brewer: 'hario-v60-02',
      grinder: 'niche-zero',
      strength: 4.5,
      taste: -1,
    })
  })

  it('changeChoice drops controls that are reset', () => {
    expect(changeChoice(WHOLE, { strength: undefined, taste: undefined, nudge: undefined })).toEqual({
      coffee: 7,
      brewer: 'hario-v60-02',
      grinder: 'niche-zero',
    })
    expect(changeChoice(WHOLE, { nudge: 0 })).not.toHaveProperty('nudge')
  })
})
