/** Statistics of a week of brewing, brews by day, and the length of a streak. */

import type { Day, DaySpan } from './calendar.ts'
import { toTenth } from './measures.ts'

export interface CountedBrew {
  id: number
  createdAt: string
  coffeeProfileId: number | null
  doseGrams: number | null
  rating: number | null
}

export interface Totals {
  totalBrews: number
  totalCoffeeGrams: number
  /** Over rated brews only. */
  averageRating: number | null
  uniqueCoffees: number
}

export interface BrewDay<B> {
  label: string
  date: Day
  brews: B[]
}

export function totalsOf(brews: readonly Omit<CountedBrew, 'id' | 'createdAt'>[]): Totals {
  const ratings = brews.flatMap(({ rating }) => rating ?? [])
  return {
    totalBrews: brews.length,
    totalCoffeeGrams: toTenth(brews.reduce((sum, { doseGrams }) => sum + (doseGrams ?? 0), 0)),
    averageRating: ratings.length === 0 ? null : average(ratings),
    uniqueCoffees: new Set(brews.flatMap(({ coffeeProfileId }) => coffeeProfileId ?? [])).size,
  }
}

/** Rounded to two decimals, as ratings are shown. */
export const average = (ratings: readonly number[]): number =>
  Math.round((100 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 100

/** Returns each day with its brews, in the order they were given. */
export const brewsByDay = <B extends CountedBrew>(brews: readonly B[], days: readonly DaySpan[]): BrewDay<B>[] =>
  days.map(({ label, date, from, to }) => ({
    label,
    date,
    brews: brews.filter(({ createdAt }) => createdAt >= from && createdAt < to),
  }))

/** Returns the highest rated brew, the latest of them if several are equal; null if none is rated. */
export function bestOf<B extends CountedBrew>(brews: readonly B[]): B | null {
  let best: B | null = null
  for (const brew of brews) if (brew.rating !== null && (best === null || isBetter(brew, best))) best = brew
  return best
}

function isBetter(a: CountedBrew, b: CountedBrew): boolean {
  if (a.rating !== b.rating) return (a.rating ?? 0) > (b.rating ?? 0)
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
}

/**
 * Counts days in a row with a brew, back from today or yesterday; `brewed` has one entry for each day, today first.
 * `isOpen` means that the streak covers all entries and may have begun earlier.
 */
export function countStreak(brewed: readonly boolean[]): { days: number; isOpen: boolean } {
  const first = brewed[0] ? 0 : 1
  const gap = brewed.indexOf(false, first)
  return gap < 0 ? { days: Math.max(0, brewed.length - first), isOpen: true } : { days: gap - first, isOpen: false }
}
