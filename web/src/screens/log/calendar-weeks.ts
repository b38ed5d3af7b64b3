/** The weeks of a calendar. */
import { addDays, type Day } from '#domain/calendar.ts'

const WEEKS = 5

/** The first days of the last five weeks, oldest first; `weekStart` is 0 for Sunday. */
export function weeksUpTo(today: Day, weekStart: number): Day[] {
  const sinceStart = (new Date(today).getUTCDay() - weekStart + 7) % 7
  return Array.from({ length: WEEKS }, (_, i) => addDays(today, 7 * (i - WEEKS + 1) - sinceStart))
}
