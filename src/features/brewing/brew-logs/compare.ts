/** Compares a brew with the previous one of the same coffee, preferably by the same method. */
import type { Db } from '../../../db/open.ts'
import { type ComparedBrew, compareBrews } from '../../../domain/compare-brews.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { type BrewLogRow, findEarlierBrewLog } from './queries.ts'
import { toBrewLog } from './read.ts'

export async function compareWithPrevious(db: Db, catalog: Catalog, current: BrewLogRow) {
  const previous = await findPrevious(db, current)
  return {
    currentBrew: toBrewLog(current, catalog),
    previousBrew: previous ? toBrewLog(previous, catalog) : null,
    deltas: compareBrews(await toCompared(db, catalog, current), previous && (await toCompared(db, catalog, previous))),
  }
}

async function findPrevious(db: Db, current: BrewLogRow): Promise<BrewLogRow | undefined> {
  if (current.coffeeProfileId === null) return undefined
  return (await findEarlierBrewLog(db, current, current.method)) ?? findEarlierBrewLog(db, current)
}

async function toCompared(db: Db, catalog: Catalog, log: BrewLogRow): Promise<ComparedBrew> {
  const { grinderId, userId } = log
  return {
    ...log,
    curve: grinderId === null ? null : await curveFor({ db, catalog }, catalog.requireGrinder(grinderId), userId),
  }
}
