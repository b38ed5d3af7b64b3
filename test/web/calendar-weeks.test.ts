import { describe, expect, it } from 'vitest'
import { weeksUpTo } from '#web/screens/log/calendar-weeks.ts'

describe('weeksUpTo', () => {
  // 2026-11-18 is a Wednesday.
  it.each([
    ['Monday', 1, '2026-11-16'],
    ['Sunday', 0, '2026-11-15'],
    ['Saturday', 6, '2026-11-14'],
    ['the same day', 3, '2026-11-18'],
  ])('returns weeks that start on %s', (_, weekStart, first) => {
    const weeks = weeksUpTo('2026-11-18', weekStart)
    expect(weeks).toHaveLength(5)
    expect(weeks.at(-1)).toBe(first)
    expect(weeks.map((day) => new Date(day).getUTCDay())).toEqual(Array(5).fill(weekStart))
    expect(weeks).toEqual(weeks.toSorted())
  })
})
