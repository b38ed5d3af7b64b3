import { describe, expect, it } from 'vitest'
import { createFormatter, formatterOf } from '#src/domain/units/formatter.ts'
import { unitsOfLocale } from '#src/domain/units/locale-units.ts'
import { METRIC, type Units, US } from '#src/domain/units/reader-units.ts'

const of = (locale: string, units: Partial<Units> = {}, zone = 'Europe/Berlin') =>
  createFormatter(locale, { ...unitsOfLocale(locale), ...units }, zone)

/** Intl puts narrow and no-break spaces into times and percentages. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('createFormatter: quantities', () => {
  const british = of('en-GB')
  const american = of('en-US', US)
  const german = of('de')

  it('writes temperatures as they were typed in their own unit, and whole in the other', () => {
    expect(british.temperature(199.4)).toBe('93 °C')
    expect(british.temperature(200.3)).toBe('93.5 °C')
    expect(german.temperature(200.3)).toBe('93,5 °C')
    expect(british.temperature(200)).toBe('93 °C')
    expect(american.temperature(199.4)).toBe('199 °F')
    expect(american.temperature(200.5)).toBe('200.5 °F')
    expect(american.temperature(199.4, 'C')).toBe('93 °C')
    expect(american.editable('temperature', 199.4)).toBe('199.4')
  })

  it('writes differences of temperatures by the size of the degree', () => {
    expect(british.temperatureDifference(9)).toBe('5 °C')
    expect(american.temperatureDifference(9)).toBe('9 °F')
    expect(german.temperatureDifference(2)).toBe('1,1 °C')
  })

  it('writes weights as a scale shows them', () => {
    expect(british.weight(18)).toBe('18 g')
    expect(british.weight(18.43)).toBe('18.4 g')
    expect(german.weight(18.5)).toBe('18,5 g')
    expect(british.weight(1800)).toBe('1,800 g')
    expect(german.weight(1800)).toBe('1.800 g')
    expect(american.weight(18.43)).toBe('0.65 oz')
    expect(british.editable('weight', 18.43)).toBe('18.43')
    expect(german.editable('weight', 1800.5)).toBe('1800,5')
    expect(british.editable('weight', 0)).toBe('0')
  })

  it('writes volumes and altitudes', () => {
    expect(british.volume(240)).toBe('240 ml')
    expect(american.volume(354.9)).toBe('12 fl oz')
    expect(british.altitude(1800)).toBe('1,800 m')
    expect(german.altitude(1800)).toBe('1.800 m')
    expect(american.altitude(1829)).toBe('6,000 ft')
    expect(american.quantity('altitude', 1800, 'm')).toBe('1,800 m')
  })

  it('writes ranges, unit names, numbers and percentages', () => {
    expect(british.range(19, 26)).toBe('19–26')
    expect(british.range(19, 19)).toBe('19')
    expect(german.range(1.5, 2.25, 1)).toBe('1,5–2,3')
    expect(british.quantityRange('temperature', 194, 205)).toBe('90–96 °C')
    expect(british.unitName('temperature')).toBe('°C')
    expect(american.unitName('volume')).toBe('fl oz')
    expect(british.number(10_000)).toBe('10,000')
    expect(german.number(12.345, 2)).toBe('12,35')
    expect(british.percent(0.125, 1)).toBe('12.5%')
    expect(plain(german.percent(0.125, 1))).toBe('12,5 %')
  })

  it('writes ratios, ratings, pairs of weights and lists', () => {
    expect(british.ratio(15.625)).toBe('1:15.6')
    expect(german.ratio(15.6)).toBe('1:15,6')
    expect(german.ratio(16)).toBe('1:16')
    expect(british.rating(4)).toBe('4.0')
    expect(german.rating(4.25)).toBe('4,3')
    expect(german.doseToWater(18.5, 1250)).toBe('18,5 g → 1.250 g')
    expect(american.doseToWater(null, 250)).toBe('? → 8.82 oz')
    expect(american.list(['V60', 'Chemex', 'AeroPress'])).toBe('V60, Chemex, and AeroPress')
    expect(german.list(['V60', 'Chemex', 'AeroPress'])).toBe('V60, Chemex und AeroPress')
  })

  it('takes the reader’s decimal over the one of the language, and never groups by the same sign', () => {
    expect(of('en-GB', { decimal: 'comma' }).number(1800.5, 1)).toBe('1.800,5')
    expect(of('de', { decimal: 'point' }).number(1800.5, 1)).toBe('1,800.5')
    expect(plain(of('fr', { decimal: 'point' }).number(18_000.5, 1))).toBe('18 000.5')
    expect(of('de-CH', { decimal: 'comma' }).number(1800.5, 1)).toMatch(/^1['’]800,5$/)
  })

  it('writes Latin digits in every language', () => {
    for (const locale of ['ar-EG', 'fa-IR', 'hi-IN-u-nu-deva']) {
      const format = of(locale, METRIC)
      expect(format.weight(18), locale).toBe('18 g')
      expect(format.timeOfDay('2026-03-09T18:12:00Z'), locale).toMatch(/12/)
    }
  })

  it('writes an unknown locale as English, and keeps one formatter for one reader', () => {
    expect(createFormatter('not a tag', unitsOfLocale('en-GB')).month('2026-03-09')).toBe('March 2026')
    const units = unitsOfLocale('de')
    expect(formatterOf('de', { ...units })).toBe(formatterOf('de', units))
    expect(formatterOf('de', { ...units, clock: '12h' })).not.toBe(formatterOf('de', units))
    expect(formatterOf('de', units, 'UTC')).not.toBe(formatterOf('de', units))
  })
})

describe('createFormatter: dates and times', () => {
  const evening = '2026-03-09T18:12:00.000Z'
  const now = new Date('2026-03-11T12:00:00Z')

  it('writes dates in the language, short and long', () => {
    expect(of('en-GB').date(evening)).toBe('9 Mar 2026')
    expect(of('en-GB').date(evening, 'long')).toBe('9 March 2026')
    expect(of('en-US').date(evening, 'long')).toBe('March 9, 2026')
    expect(of('de').date(evening, 'long')).toBe('9. März 2026')
    expect(of('en-GB').month(evening)).toBe('March 2026')
    expect(of('en-GB').dayOfYear(evening)).toBe('9 Mar')
  })

  it('writes times in the reader’s clock, whatever the language', () => {
    expect(of('en-GB').timeOfDay(evening)).toBe('19:12')
    expect(plain(of('en-US').timeOfDay(evening))).toBe('7:12 PM')
    expect(of('en-US', { clock: '24h' }).timeOfDay(evening)).toBe('19:12')
    expect(plain(of('de', { clock: '12h' }).timeOfDay(evening))).toBe('7:12 PM')
    expect(of('en-US', { clock: '24h' }).timeOfDay('2026-03-08T23:05:00Z')).toBe('00:05')
    expect(of('en-GB').dateAndTime(evening)).toBe('9 Mar 2026, 19:12')
  })

  it('writes days as today, yesterday, a weekday or a date', () => {
    const format = of('en-GB')
    expect(format.day('2026-03-11T03:00:00Z', now)).toBe('Today')
    expect(format.dayInSentence('2026-03-11', now)).toBe('today')
    expect(format.day('2026-03-10T22:59:00Z', now)).toBe('Yesterday')
    // Already the next day in Berlin.
    expect(format.day('2026-03-10T23:30:00Z', now)).toBe('Today')
    expect(format.day(evening, now)).toBe('Monday')
    expect(format.day('2026-03-04T12:00:00Z', now)).toBe('4 March')
    expect(format.day('2025-12-31T12:00:00Z', now)).toBe('31 December 2025')
    expect(of('de').day('2026-03-10', now)).toBe('Gestern')
    expect(of('fr').dayInSentence('2026-03-09', now)).toBe('lundi')
  })

  it('writes a day without a time as that day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])
      expect(of('en-GB', {}, zone).date('2026-03-09'), zone).toBe('9 Mar 2026')
  })

  it('compares a day with a day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
      const { day } = of('en-GB', {}, zone)
      expect(day('2026-03-09', '2026-03-09'), zone).toBe('Today')
      expect(day('2026-03-08', '2026-03-09'), zone).toBe('Yesterday')
    }
  })

  it('lists the days of the week in the reader’s order', () => {
    const short = (locale: string, units: Partial<Units> = {}) =>
      of(locale, units)
        .weekdays('short')
        .map(({ name }) => name)
        .join(' ')
    expect(short('en-GB')).toBe('Mon Tue Wed Thu Fri Sat Sun')
    expect(short('en-US')).toBe('Sun Mon Tue Wed Thu Fri Sat')
    expect(short('en-US', { weekStart: 'saturday' })).toBe('Sat Sun Mon Tue Wed Thu Fri')
    expect(of('en-GB').weekdays()[6]).toEqual({ day: 0, name: 'Sunday' })
  })
})
