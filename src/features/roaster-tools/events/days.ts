/** Counts a batch of events by day. */
import type { NewRow, Row } from '../../../db/tables.ts'

export interface StoredEvent extends Omit<Row<'events'>, 'id'> {
  /** False for an event without a valid token: it is counted separately from the others, but not stored. */
  isVerified: boolean
}
export type DayCount = NewRow<'eventDays'>
type Dimension = DayCount['dimension']

/** One row for each value of a dimension. Sorted, so that several nodes can't deadlock. */
export function countByDay(events: readonly StoredEvent[]): DayCount[] {
  const counts = new Map<string, DayCount>()
  for (const event of events) {
    for (const [dimension, value] of valuesOf(event)) {
      const row = { roasterId: event.roasterId, dimension, day: dayOf(event.createdAt), value, kind: event.kind }
      const key = Object.values(row).join('\0')
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { ...row, count: 1 })
    }
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function valuesOf({ isVerified, source, method, coffeeId, recipeId }: StoredEvent): [Dimension, string][] {
  if (!isVerified) return [['unverified', '']]
  const values: [Dimension, string | number | null][] = [
    ['total', ''],
    ['source', source === null ? '' : hostOf(source)],
    ['method', method],
    ['coffee', coffeeId],
    ['recipe', recipeId],
  ]
  return values.flatMap(([dimension, value]) => (value === null ? [] : [[dimension, String(value)]]))
}

/** Timestamps are in UTC, and so is the day. */
const dayOf = (createdAt: string): string => createdAt.slice(0, 10)

const hostOf = (source: string): string => source.split('/', 1)[0]!
