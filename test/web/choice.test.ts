import { describe, expect, it } from 'vitest'
import { changeChoice, mergeChoice, readChoice, validChoice, writeChoice } from '#web/screens/dial-in/choice.ts'

const WHOLE = { coffee: 7, brewer: 'hario-v60-02', grinder: 'niche-zero', strength: 4.5, taste: -1, nudge: 2 } as const

describe('what was chosen to brew', () => {
  it('comes back from its address', () => {
    expect(readChoice(writeChoice(WHOLE))).toEqual(WHOLE)
    expect(readChoice(writeChoice({ roast: 'MEDIUM_DARK' }))).toEqual({ roast: 'MEDIUM_DARK' })
    expect(writeChoice({})).toBe('')
  })

  it('has readable names in the address', () => {
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
    'nudge=99',
    'nudge=0.5',
    'grinder=',
    `grinder=${'x'.repeat(101)}`,
    'other=1',
  ])('leaves out what can not be meant: %s', (search) => {
    expect(readChoice(search)).toEqual({})
  })

  it('takes whatever was remembered by an older version for what it is', () => {
    expect(validChoice({ coffee: '7', grinder: 5, brewer: null, strength: [], taste: '1' })).toEqual({
      coffee: 7,
      taste: 1,
    })
  })

  it('has the roast of its coffee, not another one beside it', () => {
    expect(readChoice('coffee=7&roast=dark')).toEqual({ coffee: 7 })
  })

  it('begins as it was left where the address asks for nothing', () => {
    expect(mergeChoice({}, WHOLE)).toEqual(WHOLE)
  })

  it('brews the coffee of a link on the equipment that was remembered, without the wishes for the last one', () => {
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

  it('keeps strength and taste for the next coffee, but not the nudge', () => {
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

  it('is without a control that was taken back', () => {
    expect(changeChoice(WHOLE, { strength: undefined, taste: undefined, nudge: undefined })).toEqual({
      coffee: 7,
      brewer: 'hario-v60-02',
      grinder: 'niche-zero',
    })
    expect(changeChoice(WHOLE, { nudge: 0 })).not.toHaveProperty('nudge')
  })
})
