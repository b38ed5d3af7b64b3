/** Weekly statistics of a user. Except for the all-time count, the cost doesn't depend on how many brews they have. */
import type { Db } from '../../../db/open.ts'
import { findInsights, type RatedBrew } from '../../../domain/brew-insights.ts'
import { addDays, DAYS_PER_WEEK, type Day, dayOf, daysUpTo } from '../../../domain/calendar.ts'
import { bestOf, brewsByDay, countStreak, totalsOf } from '../../../domain/weekly-stats.ts'
import type { Reader } from '../../../http/reader.ts'
import { countFitting } from '../../../http/size-cap.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { insightMessage } from './insight-words.ts'
import {
  countAllBrewLogs,
  listBrewedDays,
  listBrewLogsWithin,
  listFiguresWithin,
  listLatestFigures,
} from './queries.ts'
import { toBrewLog } from './read.ts'

/** The most brews of a week that are listed; the statistics count all. */
const MAX_LISTED = 500
/** Leaves room for the best brew and the statistics. */
const MAX_LISTED_BYTES = 900_000

/** Number of latest brews that insights are computed from. */
const EVIDENCE = 300

/** The current week and the four before it, whichever day the reader's week starts on. */
const CALENDAR_DAYS = 5 * DAYS_PER_WEEK

/** Days that the streak is first searched in; each further search covers `LONGER` times as many. */
const FIRST_STRETCH = 8
const LONGER = 4

export async function readWeek(db: Db, catalog: Catalog, userId: number, zone: string, now: Date, reader: Reader) {
  const today = dayOf(now.getTime(), zone)
  const twoWeeks = daysUpTo(today, zone, 2 * DAYS_PER_WEEK)
  const before = twoWeeks.slice(0, DAYS_PER_WEEK)
  const days = twoWeeks.slice(DAYS_PER_WEEK)
  const { from } = days[0]!
  const { to } = days.at(-1)!
  const calendar = daysUpTo(today, zone, CALENDAR_DAYS)
  const [rows, figuresBefore, latest, allTimeBrews, streak, brewed] = await Promise.all([
    listBrewLogsWithin(db, userId, { from, to, limit: MAX_LISTED }),
    listFiguresWithin(db, userId, before[0]!.from, before.at(-1)!.to),
    listLatestFigures(db, userId, EVIDENCE),
    countAllBrewLogs(db, userId),
    readStreak(db, userId, today, zone),
    listBrewedDays(db, userId, calendar),
  ])
  const brews = rows.map((row) => toBrewLog(row, catalog))
  const figures = rows.length < MAX_LISTED ? rows : await listFiguresWithin(db, userId, from, to)
  const brewsToday = figures.filter(({ createdAt }) => createdAt >= days.at(-1)!.from).length
  const listed = brews.slice(0, countFitting(brews, MAX_LISTED, ['notes'], MAX_LISTED_BYTES))
  return {
    stats: { ...totalsOf(figures), streak, brewsToday, allTimeBrews },
    bestBrew: bestOf(brews),
    insights: findInsights(toEvidence(latest, catalog), streak).map((insight) => ({
      ...insight,
      message: reader.t(insightMessage(insight, catalog, reader)),
    })),
    brewsByDay: brewsByDay(listed, days).map((day) => ({ ...day, label: weekdayOf(day.date, reader) })),
    lastWeek: totalsOf(figuresBefore),
    brewedDays: calendar.filter((_, i) => brewed[i]).map(({ date }) => date),
  }
}

/** "Mon" */
const weekdayOf = (date: Day, { format }: Reader): string => {
  const weekday = new Date(date).getUTCDay()
  return format.weekdays('short').find(({ day }) => day === weekday)!.name
}

async function readStreak(db: Db, userId: number, today: Day, zone: string): Promise<number> {
  const brewed: boolean[] = []
  for (let stretch = FIRST_STRETCH; ; stretch *= LONGER) {
    const days = daysUpTo(addDays(today, -brewed.length), zone, stretch).reverse()
    brewed.push(...(await listBrewedDays(db, userId, days)))
    const streak = countStreak(brewed)
    if (!streak.isOpen) return streak.days
  }
}

function toEvidence(latest: Awaited<ReturnType<typeof listLatestFigures>>, catalog: Catalog): RatedBrew[] {
  return latest.flatMap(({ method: id, grinderId, rating, coffeeProfileId: coffeeId, ...figures }) => {
    const method = catalog.methods.find((each) => each.id === id)
    if (!method || rating === null) return []
    return [
      { ...figures, coffeeId, rating, method, grinder: grinderId === null ? null : catalog.requireGrinder(grinderId) },
    ]
  })
}
