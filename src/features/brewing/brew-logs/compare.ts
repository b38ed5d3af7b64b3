/** Compares a brew with the previous one of the same coffee, preferably by the same method. */
import type { Db } from '../../../db/open.ts'
import { type ComparedBrew, compareBrews } from '../../../domain/compare-brews.ts'
import type { Reader } from '../../../http/reader.ts'
import { moveMessage } from '../../../sentences/dial.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { type BrewLogRow, findEarlierBrewLog } from './queries.ts'
import { toBrewLog } from './read.ts'

export async function compareWithPrevious(db: Db, catalog: Catalog, current: BrewLogRow, reader: Reader) {
  const previous = await findPrevious(db, current)
  const { grindChange, ...deltas } = compareBrews(
    await toCompared(db, catalog, current),
    previous && (await toCompared(db, catalog, previous)),
  )
  return {
    currentBrew: toBrewLog(current, catalog),
    previousBrew: previous ? toBrewLog(previous, catalog) : null,
    deltas: { ...deltas, grindChange: grindChange && reader.t(moveMessage(grindChange)) },
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
