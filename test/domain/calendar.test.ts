import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf, daysUpTo, isTimeZone } from '#src/domain/calendar.ts'

const iso = (time: number) => new Date(time).toISOString()
const startOf = (day: string, zone: string) => Date.parse(daysUpTo(day, zone, 1)[0]!.from)
const hours = (span: { from: string; to: string }) => (Date.parse(span.to) - Date.parse(span.from)) / 3_600_000

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

describe('isTimeZone', () => {
  it('accepts names of time zones only', () => {
    for (const zone of [...ZONES, 'europe/berlin', 'Asia/Calcutta', 'GMT']) expect(isTimeZone(zone)).toBe(true)
    for (const zone of ['', 'Mars/Olympus', 'Europe', '../UTC', 'UTC; drop']) expect(isTimeZone(zone)).toBe(false)
  })

  it('accepts every zone of Intl, after which dayOf still works', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(zone)).toBe(true)
    expect(dayOf(Date.parse('2026-03-28T23:30:00Z'), 'Europe/Berlin')).toBe('2026-03-29')
  })
})

describe('dayOf and daysUpTo', () => {
  it.each([
    ['Europe/Berlin', '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00.000Z', '2026-01-02'],
    ['Pacific/Pago_Pago', '2026-01-01T10:59:59.000Z', '2025-12-31'],
    ['Asia/Kathmandu', '2026-01-01T18:15:00.000Z', '2026-01-02'],
  ])('dayOf in %s at %s is %s', (zone, time, day) => {
    expect(dayOf(Date.parse(time), zone)).toBe(day)
  })

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-03-30', 24],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    // Clocks that change at midnight: forward, and back to the day before.
    ['America/Santiago', '2026-09-06', 23],
    ['America/Santiago', '2026-04-04', 25],
    ['America/Havana', '2026-11-01', 25],
    // Samoa crossed the date line and had no 30 December.
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-31', 24],
  ])('daysUpTo in %s on %s: the day has %d hours', (zone, day, expected) => {
    expect(hours(daysUpTo(day, zone, 1)[0]!)).toBe(expected)
  })

  it('daysUpTo begin at the first moment of the day in any zone, on any date', () => {
    const dates = fc.date({ min: new Date('1995-01-01'), max: new Date('2045-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), dates, (zone, date) => {
        const day = iso(date.getTime()).slice(0, 10)
        const start = startOf(day, zone)
        expect(dayOf(start, zone)).toBe(day)
        expect(dayOf(start - 60_000, zone) <= addDays(day, -1)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('daysUpTo begin at the first moment of every day of ten years, including clock changes', () => {
    for (const zone of ZONES) {
      for (let day = '2019-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
        const start = startOf(day, zone)
        if (dayOf(start, zone) !== day || dayOf(start - 1, zone) !== addDays(day, -1)) {
          expect.fail(`${zone} ${day} begins at ${iso(start)}`)
        }
      }
    }
  })
})

describe('daysUpTo and addDays', () => {
  it('end with the given day, without gaps', () => {
    const days = daysUpTo('2026-03-31', 'Europe/Berlin', 7)
    expect(days.map(({ date }) => date.slice(8))).toEqual(['25', '26', '27', '28', '29', '30', '31'])
    expect(days.map(({ label }) => label)).toEqual(['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'])
    expect(days[0]!.from).toBe('2026-03-24T23:00:00.000Z')
    expect(days[6]!.to).toBe('2026-03-31T22:00:00.000Z')
    for (const [i, { to }] of days.slice(0, -1).entries()) expect(days[i + 1]!.from).toBe(to)
  })

  it('cross months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysUpTo('2026-03-01', 'UTC', 2).map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-01'])
  })
})
