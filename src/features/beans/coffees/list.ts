/** Lists coffees, along an index or from a search, in any order and from any cursor. */

import { type Position, readPositions, scanRows } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { toPage } from '../../../http/pagination.ts'
import { foundAfter, keyOfFound, RELEVANCE } from '../search/relevance.ts'
import { type Found, MAX_RESULTS, search } from '../search/search.ts'
import type { Source } from './facets.ts'
import { COFFEE_COLUMNS, type CoffeeRow, listNarrow, listPlaces } from './queries.ts'
import { readCoffees, toCoffees } from './read.ts'
import { type CoffeeFilter, readScope, type Scope, type Total } from './scope.ts'
import { comparePositions, orderOf, type Sort, toPosition } from './sorts.ts'

export interface CoffeePage {
  sort: Sort
  limit: number
  cursor?: string
}

export async function listCoffees(app: Source, filter: CoffeeFilter, { sort, limit, cursor }: CoffeePage) {
  const after = toPosition(cursor, sort)
  const { scope, total } = await readScope(app, filter)
  const [rows, counted] = await Promise.all([findRows(app.db, scope, sort, after, limit + 1), total()])
  const { data, ...page } = toPage(rows, limit, sort, keyOfPlace)
  return { data: toCoffees(data), ...counted, ...page }
}

/** Sorts by relevance unless a sort is given; lists at most `MAX_RESULTS` coffees either way. */
export async function searchCoffees(
  app: Source,
  filter: CoffeeFilter & { q: string },
  { sort, limit, cursor }: Omit<CoffeePage, 'sort'> & { sort?: Sort },
) {
  const { db } = app
  const after = sort && toPosition(cursor, sort)
  const { scope } = await readScope(app, filter)
  const { conditions, isNarrow } = scope
  const text = { table: 'coffees', column: 'everything', query: filter.q } as const
  const found = await search(db, { ...text, conditions, isNarrow, limit: MAX_RESULTS })
  const counted: Total = { total: found.length, ...(found.length === MAX_RESULTS && { totalIsCapped: true }) }
  if (!sort) {
    const { data, ...page } = toPage(foundAfter(found, cursor), limit, RELEVANCE, keyOfFound)
    return { data: await readCoffees(db, idsOf(data)), ...counted, ...page }
  }
  const { data, ...page } = toPage(await sortFound(db, found, sort, after), limit, sort, keyOfPlace)
  return { data: await readCoffees(db, idsOf(data)), ...counted, ...page }
}

const keyOfPlace = ({ key, id }: Position): [string | number, number] => [key, id]

type PlacedRow = CoffeeRow & Position

async function findRows(
  db: Db,
  scope: Scope,
  sort: Sort,
  after: Position | undefined,
  limit: number,
): Promise<PlacedRow[]> {
  const { column, direction, isInOriginCoffees } = orderOf(sort)
  const { conditions, way, originGroup } = scope
  const page = { order: column, direction, after, limit }
  if (originGroup && isInOriginCoffees) {
    return scanRows(db, { ...page, table: '"originCoffees"', group: originGroup }, COFFEE_COLUMNS)
  }
  if (isReadAtOnce(scope, limit)) {
    return readPositions(db, await listNarrow(db, conditions, { column, direction }, after, limit), COFFEE_COLUMNS)
  }
  return scanRows(db, { ...page, table: 'coffees', group: way.group, conditions: way.remaining }, COFFEE_COLUMNS)
}

/** Whether to read all matches at once: the fewer there are, the more rows a scan would skip to fill a page. */
function isReadAtOnce({ way, grouped, most, isNarrow, originGroup }: Scope, limit: number): boolean {
  if (way.remaining.length === 0) return false
  return isNarrow && (!originGroup || most * most * CHECKS_PER_READ <= limit * grouped)
}

/** Reading a coffee costs as much as this many checks of an origin. */
const CHECKS_PER_READ = 2

async function sortFound(
  db: Db,
  found: readonly Found[],
  sort: Sort,
  after: Position | undefined,
): Promise<Position[]> {
  const compare = comparePositions(sort)
  const places = (await listPlaces(db, idsOf(found), orderOf(sort).column)).sort(compare)
  return after ? places.filter((place) => compare(place, after) > 0) : places
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
