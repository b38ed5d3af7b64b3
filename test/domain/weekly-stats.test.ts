import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysUpTo } from '#src/domain/calendar.ts'
import { bestOf, brewsByDay, type CountedBrew, countStreak, totalsOf } from '#src/domain/weekly-stats.ts'

const brew = (values: Partial<CountedBrew> = {}): CountedBrew => ({
  id: 1,
  createdAt: '2026-03-29T08:00:00.000Z',
  coffeeProfileId: null,
  doseGrams: null,
  rating: null,
  ...values,
})

const brews = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    createdAt: fc
      .date({ min: new Date('2026-03-20'), max: new Date('2026-04-03'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    coffeeProfileId: fc.option(fc.integer({ min: 1, max: 5 })),
    doseGrams: fc.option(fc.double({ min: 1, max: 200, noNaN: true })),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
  }),
)

describe('totalsOf', () => {
  it('returns zeros without brews', () => {
    expect(totalsOf([])).toEqual({ totalBrews: 0, totalCoffeeGrams: 0, averageRating: null, uniqueCoffees: 0 })
  })

  it('averages rated brews only, and counts each coffee once', () => {
    const some = [
      brew({ rating: 5, doseGrams: 15.1, coffeeProfileId: 1 }),
      brew({ rating: null, doseGrams: 15.2, coffeeProfileId: 1 }),
      brew({ rating: 4, doseGrams: null, coffeeProfileId: 2 }),
      brew({ rating: 4, doseGrams: 20, coffeeProfileId: null }),
    ]
    expect(totalsOf(some)).toEqual({ totalBrews: 4, totalCoffeeGrams: 50.3, averageRating: 4.33, uniqueCoffees: 2 })
  })

  it('does not depend on the order, and stays within bounds', () => {
    fc.assert(
      fc.property(brews, (brews) => {
        const totals = totalsOf(brews)
        expect(totalsOf(brews.toReversed())).toEqual(totals)
        expect(totals.uniqueCoffees).toBeLessThanOrEqual(totals.totalBrews)
        if (totals.averageRating !== null) {
          expect(totals.averageRating).toBeGreaterThanOrEqual(1)
          expect(totals.averageRating).toBeLessThanOrEqual(5)
        }
      }),
    )
  })
})

describe('brewsByDay', () => {
  const days = daysUpTo('2026-03-31', 'Europe/Berlin', 7)

  it('puts each brew of the week into one day, and no other', () => {
    fc.assert(
      fc.property(brews, (brews) => {
        const byDay = brewsByDay(brews, days)
        const inWeek = brews.filter(({ createdAt }) => createdAt >= days[0]!.from && createdAt < days[6]!.to)
        expect(byDay.flatMap(({ brews }) => brews).sort(byId)).toEqual(inWeek.toSorted(byId))
        expect(byDay.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
      }),
    )
  })
  const byId = (a: CountedBrew, b: CountedBrew) => a.id - b.id || a.createdAt.localeCompare(b.createdAt)

  it('changes the day at midnight of the time zone, also on the day of a clock change', () => {
    const times = [
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
    ]
    const byDay = brewsByDay(
      times.map((createdAt, id) => brew({ id, createdAt })),
      days,
    )
    expect(byDay.map(({ date, brews }) => [date.slice(8), brews.map(({ id }) => id)])).toEqual([
      ['25', []],
      ['26', []],
      ['27', []],
      ['28', [0]],
      ['29', [1, 2]],
      ['30', [3]],
      ['31', []],
    ])
  })
})

describe('bestOf', () => {
  it('returns the highest rated brew, the latest of equals, and null if none is rated', () => {
    expect(bestOf([])).toBeNull()
    expect(bestOf([brew()])).toBeNull()
    const a = brew({ id: 1, rating: 5, createdAt: '2026-03-29T08:00:00.000Z' })
    const b = brew({ id: 2, rating: 5, createdAt: '2026-03-30T08:00:00.000Z' })
    const c = brew({ id: 3, rating: 4, createdAt: '2026-03-31T08:00:00.000Z' })
    const d = brew({ id: 4, rating: 5, createdAt: b.createdAt })
    expect(bestOf([a, b, c])).toBe(b)
    expect(bestOf([b, d, a])).toBe(d)
    expect(bestOf([d, b, a])).toBe(d)
  })
})

describe('countStreak', () => {
  const streak = (days: string) => countStreak([...days].map((day) => day === 'x'))

  it.each([
    ['', 0, true],
    ['-', 0, true],
    ['--', 0, false],
    ['x', 1, true],
    ['x-', 1, false],
    ['-x-', 1, false],
    ['--x', 0, false],
    ['xx-xx', 2, false],
    ['-xxx-', 3, false],
    ['xxxx', 4, true],
    ['-xxx', 3, true],
  ])('"%s", today first, is %d days', (days, expected, isOpen) => {
    expect(streak(days)).toEqual({ days: expected, isOpen })
  })

  it('does not change with more days once it has ended', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.array(fc.boolean()), (days, earlier) => {
        const seen = countStreak(days)
        const further = countStreak([...days, ...earlier])
        if (seen.isOpen) expect(further.days).toBeGreaterThanOrEqual(seen.days)
        else expect(further).toEqual(seen)
      }),
    )
  })
})
