/** Calendar days in a time zone, some of which are an hour longer or shorter than others. */

/** "2026-03-29". */
export type Day = string

/** A day with its start and its end (exclusive), as ISO 8601 in UTC. */
export interface DaySpan {
  date: Day
  /** "Sun" */
  label: string
  from: string
  to: string
}

export const DAYS_PER_WEEK = 7
const DAY_MS = 86_400_000
const LABELS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Cached, since creating a formatter costs far more than using it; limited, since a zone has many spellings. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const MAX_CLOCKS = 200

/** Throws a RangeError for an unknown zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const part = 'numeric'
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: part,
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
  })
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(zone, clock)
  return clock
}

/** Whether this is the name of a time zone, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** Returns how far the zone's clocks are ahead of UTC at that time, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(time)) shown[type] = Number(value)
  const { year, month, day, hour, minute, second } = shown as Record<string, number> & { year: number; month: number }
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}

const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const dayOf = (time: number, zone: string): Day => toDay(time + offsetAt(time, zone))

export const addDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * DAY_MS)

/**
 * Returns the first moment of a day, which isn't 0:00 by the usual offset if clocks skip midnight or repeat it.
 * `before` and `after` are the offsets a day before and a day after midnight in UTC.
 */
function startOfDay(day: Day, zone: string, before: number, after: number): number {
  const midnight = Date.parse(day)
  if (before === after) return midnight - before
  const starts = [midnight - before, midnight - after]
  const inside = starts.filter((start) => dayOf(start, zone) === day)
  // A place that moves across the date line skips a day, which then has no duration.
  return inside.length > 0 ? Math.min(...inside) : Math.max(...starts)
}

/** Returns `count` days in a row, oldest first; the last is `day`. */
export function daysUpTo(day: Day, zone: string, count: number): DaySpan[] {
  const dates = Array.from({ length: count + 1 }, (_, i) => addDays(day, i - count + 1))
  // Computed once for each midnight, since neighbouring days share them: offsets are the slowest part here.
  const first = Date.parse(dates[0]!) - DAY_MS
  const offsets = Array.from({ length: count + 3 }, (_, i) => offsetAt(first + i * DAY_MS, zone))
  const starts = dates.map((date, i) => new Date(startOfDay(date, zone, offsets[i]!, offsets[i + 2]!)).toISOString())
  return dates.slice(0, count).map((date, i) => ({
    date,
    label: LABELS[new Date(date).getUTCDay()]!,
    from: starts[i]!,
    to: starts[i + 1]!,
  }))
}
