/** Times for the community's activity in the months before now, mostly when people drink coffee. */

import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Hours in UTC, repeated by weight: mostly mornings, fewer in the afternoon and evening. */
const HOURS = [5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

export const toTimestamp = (ms: number): string => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString()

export function daysBefore(now: Date, days: number): number {
  return now.getTime() - days * DAY_MS
}

/** Returns a coffee hour of some day between two times. */
export function coffeeHour(random: Random, fromMs: number, toMs: number): number {
  const anyTime = fromMs + random.next() * (toMs - fromMs)
  const day = Math.floor(anyTime / DAY_MS) * DAY_MS
  const at = day + random.pick(HOURS) * 3_600_000 + random.between(0, 59) * MINUTE_MS
  return at >= fromMs && at < toMs ? at : anyTime
}

/** Returns a time after `sinceMs` and before now, sooner rather than later. */
export function after(random: Random, sinceMs: number, now: Date, typicalDays: number): number {
  const share = random.next()
  const at = sinceMs + MINUTE_MS - Math.log(1 - share) * typicalDays * DAY_MS
  const latest = now.getTime() - MINUTE_MS
  return at < latest ? at : sinceMs + share * Math.max(0, latest - sinceMs)
}
