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

describe('a brew in an address', () => {
  it('comes back as it was', () => {
    expect(readBrewQuery(writeBrewQuery(BREW))).toEqual(BREW)
  })

  it('has the names of a brew log', () => {
    expect(logHref({ method: 'v60', doseGrams: 20, coffeeProfileId: 3 })).toBe(
      '/log/new?method=v60&coffeeProfileId=3&doseGrams=20',
    )
    expect(timerHref({})).toBe('/timer')
  })

  it('may be said shorter on the way to the timer', () => {
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
  ])('is without what can not be meant: %s', (search) => {
    expect(readBrewQuery(search)).toEqual({})
  })
})
