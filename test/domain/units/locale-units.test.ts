import { describe, expect, it } from 'vitest'
import { localeOfReader, unitsOfLocale } from '#src/domain/units/locale-units.ts'
import { readUnits } from '#src/domain/units/reader-units.ts'

describe('unitsOfLocale', () => {
  it('returns grams for the United States, but °F, fl oz and ft', () => {
    expect(unitsOfLocale('en-US')).toEqual({
      temperature: 'F',
      weight: 'g',
      volume: 'floz',
      altitude: 'ft',
      clock: '12h',
      weekStart: 'sunday',
      decimal: 'point',
    })
  })

  it('returns metric units with a comma for Germany', () => {
    expect(unitsOfLocale('de-DE')).toEqual({
      temperature: 'C',
      weight: 'g',
      volume: 'ml',
      altitude: 'm',
      clock: '24h',
      weekStart: 'monday',
      decimal: 'comma',
    })
  })

  it('follows the region, not the language', () => {
    expect(unitsOfLocale('en-DE')).toMatchObject({ temperature: 'C', clock: '24h', weekStart: 'monday' })
    expect(unitsOfLocale('de-US')).toMatchObject({ temperature: 'F', weekStart: 'sunday' })
    expect(unitsOfLocale('en-GB')).toMatchObject({ decimal: 'point', clock: '24h', weekStart: 'monday' })
    expect(unitsOfLocale('ar-EG')).toMatchObject({ weekStart: 'saturday' })
  })

  it.each(['es-PR', 'en-KY', 'en-LR', 'my-MM', 'en-BS', 'en-BZ', 'en-PW', 'en-FM', 'en-MH', 'en-GU', 'en'])(
    'has °F for %s',
    (tag) => {
      expect(unitsOfLocale(tag).temperature).toBe('F')
    },
  )

  it.each(['en-CA', 'en-AU', 'zh-Hant-TW', 'de', 'ja', 'x', '', 'not a tag', 'toString'])('has °C for %j', (tag) => {
    expect(unitsOfLocale(tag).temperature).toBe('C')
  })

  it('returns the clock and the first day of the week that CLDR gives for each region', () => {
    type Known = Intl.Locale & { getHourCycles(): string[]; getWeekInfo(): { firstDay: number } }
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const isCurrent = (region: string) =>
      names.of(region) !== undefined && new Intl.Locale(`en-${region}`).region === region && region !== 'ZZ'
    const current = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCurrent)
    expect(current.length).toBeGreaterThan(240)
    const week = (first: number) => (first === 7 ? 'sunday' : first === 6 ? 'saturday' : 'monday')
    for (const region of current) {
      const known = new Intl.Locale(`en-${region}`) as Known
      const isTwelve = ['h11', 'h12'].includes(known.getHourCycles()[0]!)
      const { clock, weekStart } = unitsOfLocale(`en-${region}`)
      expect({ region, clock, weekStart }).toEqual({
        region,
        clock: isTwelve ? '12h' : '24h',
        weekStart: week(known.getWeekInfo().firstDay),
      })
    }
  })
})

describe('localeOfReader', () => {
  it.each([
    ['en', ['de-DE', 'en-US'], 'en-DE'],
    ['en', ['en', 'en-AU'], 'en-AU'],
    ['en', ['de'], 'en-DE'],
    ['de', ['en-US'], 'de-US'],
    ['pt-BR', ['en'], 'pt-BR'],
    ['zh-Hant', ['zh-TW'], 'zh-Hant-TW'],
    ['en', ['not a tag', 'en-US'], 'en-US'],
    ['en', [], 'en'],
    ['not a tag', ['fr-CA'], 'en-CA'],
  ])('combines the language %s with the region of %j: %s', (language, languages, tag) => {
    expect(localeOfReader(language, languages)).toBe(tag)
  })
})

describe('readUnits', () => {
  it('keeps known choices and drops the rest', () => {
    expect(readUnits({ temperature: 'F', weight: 'stone', clock: '12h', other: 1 })).toEqual({
      temperature: 'F',
      clock: '12h',
    })
    for (const wrong of [null, undefined, 'F', 5, [], { temperature: ['F'] }, Object.create({ temperature: 'F' })])
      expect(readUnits(wrong)).toEqual({})
  })
})
