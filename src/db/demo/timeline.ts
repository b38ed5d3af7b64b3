/** Places the community's deeds over the months before now, to the minute, mostly when people drink coffee. */

import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Hours in UTC: mornings first, a lull after lunch, some in the evening. */
const HOURS = [5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

export const toTimestamp = (ms: number): string => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString()

export function daysBefore(now: Date, days: number): number {
  return now.getTime() - days * DAY_MS
}

/** A coffee hour of some day between two moments. */
export function coffeeHour(random: Random, fromMs: number, toMs: number): number {
  const day = Math.floor((fromMs + random.next() * (toMs - fromMs)) / DAY_MS) * DAY_MS
  const at = day + random.pick(HOURS) * 3_600_000 + random.between(0, 59) * MINUTE_MS
  return at >= fromMs && at < toMs ? at : fromMs + random.next() * (toMs - fromMs)
}

/** Some time after a moment, soon rather than late, and before now. */
export function after(random: Random, sinceMs: number, now: Date, typicalDays: number): number {
  const delayMs = MINUTE_MS * 3 - Math.log(1 - random.next()) * typicalDays * DAY_MS
  const at = sinceMs + delayMs
  const latest = now.getTime() - MINUTE_MS
  return at < latest ? at : sinceMs + random.next() * Math.max(0, latest - sinceMs)
}
