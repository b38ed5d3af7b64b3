/** Lists brew logs, newest first, along an index for each filter. */

import { type Condition, type Position, scanRows } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { BREW_LOG_COLUMNS, type BrewLogRow, countBrewLogs } from './queries.ts'

export interface BrewLogFilter {
  coffeeProfileId?: number
  /** Minimum number of stars. */
  rating?: number
  savedAsRecipe?: boolean
}

const COUNT_CAP = 10_000
const MAX_RATING = 5

export async function listBrewLogs(
  db: Db,
  userId: number,
  { coffeeProfileId, rating, savedAsRecipe }: BrewLogFilter,
  limit: number,
  after: Position | undefined,
): Promise<{ rows: BrewLogRow[]; total: number; totalIsCapped?: true }> {
  const conditions: Condition[] = [{ sql: '"userId" = ?', values: [userId] }]
  if (coffeeProfileId !== undefined) conditions.push({ sql: '"coffeeProfileId" = ?', values: [coffeeProfileId] })
  if (savedAsRecipe !== undefined) conditions.push({ sql: '"savedAsRecipe" = ?', values: [savedAsRecipe] })
  const isGrouped = conditions.length > 1
  const stars = rating === undefined ? [] : [{ sql: 'rating >= ?', values: [rating] }]
  const request = { table: '"brewLogs"' as const, order: 'id', limit, after }
  const way =
    rating === undefined || isGrouped
      ? { within: conditions, conditions: stars }
      : { within: conditions, group: { column: 'rating', values: ratingsFrom(rating) } }
  const [rows, counted] = await Promise.all([
    scanRows<BrewLogRow>(db, { ...request, ...way }, BREW_LOG_COLUMNS),
    countBrewLogs(db, [...conditions, ...stars], COUNT_CAP + 1),
  ])
  return counted > COUNT_CAP ? { rows, total: COUNT_CAP, totalIsCapped: true } : { rows, total: counted }
}

/** Lists all ratings from `least` up. Each is a range of the index, so that a few good brews are found fast. */
const ratingsFrom = (least: number): number[] => Array.from({ length: MAX_RATING - least + 1 }, (_, i) => least + i)
