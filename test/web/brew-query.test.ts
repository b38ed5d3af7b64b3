import { describe, expect, it } from 'vitest'
import { logHref, readBrewQuery, timerHref, writeBrewQuery } from '#web/parts/brew/brew-query.ts'

const BREW = {
  method: 'v60',
  coffeeProfileId: 3,
  machineId: 5,
  grinderId: 8,
  grindSetting: 5.3333,
  doseGrams: 20.5,
  waterGrams: 320,
  waterTempF: 203,
  brewTimeSeconds: 185,
  recipeId: 12,
}

describe('readBrewQuery and writeBrewQuery', () => {
  it('return the same brew after a round trip', () => {
    expect(readBrewQuery(writeBrewQuery(BREW))).toEqual(BREW)
  })

  it('logHref and timerHref use the field names of a brew log', () => {
    expect(logHref({ method: 'v60', doseGrams: 20, coffeeProfileId: 3 })).toBe(
      '/log/new?method=v60&coffeeProfileId=3&doseGrams=20',
    )
    expect(timerHref({})).toBe('/timer')
  })

  it('readBrewQuery accepts short names', () => {
    expect(readBrewQuery('method=v60&dose=20&water=320&time=180&temp=203')).toEqual({
      method: 'v60',
      doseGrams: 20,
      waterGrams: 320,
      brewTimeSeconds: 180,
      waterTempF: 203,
    })
    expect(readBrewQuery('dose=20&doseGrams=18').doseGrams).toBe(18)
  })

  it.each([
    'doseGrams=-1',
    'doseGrams=many',
    'brewTimeSeconds=1.5',
    'brewTimeSeconds=99999999',
    'coffeeProfileId=0',
    'waterTempF=900',
    'grindSetting=Infinity',
    `method=${'x'.repeat(61)}`,
    'method=%20',
  ])('readBrewQuery ignores invalid values: %s', (search) => {
    expect(readBrewQuery(search)).toEqual({})
  })
})
