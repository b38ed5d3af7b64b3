/**
 * Finds what a member's own ratings say about their taste, within one coffee and method. An insight is reported only if
 * a permutation test shows that it isn't due to chance.
 */

import type { BrewMethod, GrinderModel } from './catalog.ts'
import { toTenth } from './measures.ts'
import { isBeyondChance } from './permutation-test.ts'
import { average } from './weekly-stats.ts'

export const INSIGHT_TYPES = ['streak_milestone', 'grind_sweet_spot', 'ratio_preference'] as const

export interface Insight {
  type: (typeof INSIGHT_TYPES)[number]
  /** The length of a streak. */
  days?: number
  method?: string
  grinderId?: number | null
  /** Settings of the grinder, or ratios. */
  range?: { min: number; max: number }
  /** The average within the range. */
  averageRating?: number
  /** The average outside it. */
  elsewhere?: number
  brews?: number
}

export interface RatedBrew {
  /** Ratings of different coffees can't be compared; brews without a coffee (null) count as one coffee. */
  coffeeId: number | null
  method: Pick<BrewMethod, 'id' | 'name'>
  grinder: (GrinderModel & { id: number }) | null
  grindSetting: number | null
  doseGrams: number | null
  waterGrams: number | null
  rating: number
}

export const MAX_INSIGHTS = 2

const MIN_RATED = 5
const MIN_GOOD = 3
const GOOD = 4
/** How many stars a range must be ahead of all other brews. */
const MIN_LEAD = 0.5
/** The probability of reporting anything at all on random ratings, over all groups that are tested together. */
const FALSE_ALARMS = 0.05
/** Groups that are tested for each kind of insight; with more groups, each would need stronger evidence. */
const MAX_GROUPS = 3
const KINDS = 2

/** `brews` must be sorted newest first. */
export function findInsights(brews: readonly RatedBrew[], streakDays: number): Insight[] {
  const found = [streakMilestone(streakDays), grindSweetSpot(brews), ratioPreference(brews)]
  return found.filter((insight) => insight !== undefined).slice(0, MAX_INSIGHTS)
}

const MILESTONES = [3, 7, 14, 21, 30, 50, 75, 150, 250]

/** Reported only while the streak has exactly this length. */
function streakMilestone(days: number): Insight | undefined {
  const isReached = MILESTONES.includes(days) || (days > 0 && (days % 100 === 0 || days % 365 === 0))
  return isReached ? { type: 'streak_milestone', days } : undefined
}

function grindSweetSpot(brews: readonly RatedBrew[]): Insight | undefined {
  const groups = groupPoints(
    brews,
    settingOf,
    ({ coffeeId, method, grinder }) => `${coffeeId} ${method.id} ${grinder?.id}`,
  )
  return firstOf(groups, (group) => {
    const spot = findSweetSpot(group, FALSE_ALARMS / (KINDS * groups.length))
    if (!spot) return undefined
    const { method, grinder } = group[0]!.brew
    return { type: 'grind_sweet_spot', method: method.id, grinderId: grinder?.id ?? null, ...figuresOf(spot) }
  })
}

function ratioPreference(brews: readonly RatedBrew[]): Insight | undefined {
  const groups = groupPoints(brews, ratioOf, ({ coffeeId, method }) => `${coffeeId} ${method.id}`)
  return firstOf(groups, (group) => {
    const spot = findSweetSpot(group, FALSE_ALARMS / (KINDS * groups.length))
    if (!spot) return undefined
    const { method } = group[0]!.brew
    return { type: 'ratio_preference', method: method.id, ...figuresOf(spot) }
  })
}

const settingOf = ({ grindSetting }: RatedBrew): number | null => grindSetting

const ratioOf = ({ waterGrams, doseGrams }: RatedBrew): number | null =>
  waterGrams && doseGrams ? toTenth(waterGrams / doseGrams) : null

/**
 * Groups the brews that have the value. Returns the largest groups, which have the most evidence; of equally large
 * ones, those brewed last come first.
 */
function groupPoints(
  brews: readonly RatedBrew[],
  measure: (brew: RatedBrew) => number | null,
  keyOf: (brew: RatedBrew) => string,
): (Point & { brew: RatedBrew })[][] {
  const points = brews.flatMap((brew) => {
    const value = measure(brew)
    return value === null ? [] : [{ value, rating: brew.rating, brew }]
  })
  return [...Map.groupBy(points, ({ brew }) => keyOf(brew)).values()]
    .filter(({ length }) => length >= MIN_RATED)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_GROUPS)
}

interface Point {
  value: number
  rating: number
}

export interface SweetSpot {
  min: number
  max: number
  brews: number
  averageRating: number
  /** The average of the brews outside it. */
  elsewhere: number
}

/** Returns the range of the well-rated brews without outliers, if it is ahead of the rest by more than chance. */
export function findSweetSpot(points: readonly Point[], alpha = FALSE_ALARMS): SweetSpot | undefined {
  const spot = bestRange(points)
  if (!spot || spot.averageRating - spot.elsewhere < MIN_LEAD) return undefined
  const leadOf = (ratings: readonly number[]): number =>
    leadIn(points.map(({ value }, i) => ({ value, rating: ratings[i]! })))
  return isBeyondChance(
    points.map(({ rating }) => rating),
    leadOf,
    alpha,
  )
    ? spot
    : undefined
}

/** Returns undefined without enough good brews, or if no brew lies outside the range to compare it with. */
function bestRange(points: readonly Point[]): SweetSpot | undefined {
  const good = points.filter(({ rating }) => rating >= GOOD).map(({ value }) => value)
  if (points.length < MIN_RATED || good.length < MIN_GOOD) return undefined
  good.sort((a, b) => a - b)
  const outliers = Math.floor(good.length / 5)
  const [min, max] = [good[outliers]!, good.at(-1 - outliers)!]
  const isInside = ({ value }: Point) => value >= min && value <= max
  const inside = points.filter(isInside).map(({ rating }) => rating)
  const outside = points.filter((point) => !isInside(point)).map(({ rating }) => rating)
  if (outside.length === 0) return undefined
  return { min, max, brews: inside.length, averageRating: average(inside), elsewhere: average(outside) }
}

/** How far the best range is ahead of the other brews, scaled so that ranges of different sizes can be compared. */
function leadIn(points: readonly Point[]): number {
  const spot = bestRange(points)
  if (!spot) return 0
  const outside = points.length - spot.brews
  return (spot.averageRating - spot.elsewhere) * Math.sqrt((spot.brews * outside) / points.length)
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const figuresOf = ({ min, max, ...evidence }: SweetSpot) => ({ range: { min, max }, ...evidence })
