/** Lists of coffees: along an index, or what a search finds; in any order, from any place on. */
import type { Db } from '../../db/open.ts'
import { type Found, MOST_FOUND, search } from '../../db/search.ts'
import { type Place, walk } from '../../db/walk.ts'
import { toPage } from '../../http/pagination.ts'
import { foundAfter, keyOfFound, RELEVANCE } from '../../http/relevance.ts'
import { listNarrow, listPlaces } from './queries.ts'
import { readCoffees } from './read.ts'
import { type CoffeeFilter, readScope, type Scope, type Total } from './scope.ts'
import { comparePlaces, orderOf, type Sort, toPlace } from './sorts.ts'

export interface CoffeePage {
  sort: Sort
  limit: number
  cursor?: string
}

export async function listCoffees(db: Db, filter: CoffeeFilter, { sort, limit, cursor }: CoffeePage) {
  const after = toPlace(cursor, sort)
  const { scope, total } = await readScope(db, filter)
  const [places, counted] = await Promise.all([findPlaces(db, scope, sort, after, limit + 1), total()])
  return pageOf(db, places, limit, sort, counted)
}

/** The best matches come first unless a sort is asked for; either way no more than a search finds. */
export async function searchCoffees(
  db: Db,
  filter: CoffeeFilter & { q: string },
  { sort, limit, cursor }: Omit<CoffeePage, 'sort'> & { sort?: Sort },
) {
  const after = sort && toPlace(cursor, sort)
  const { scope } = await readScope(db, filter)
  const { conditions, isNarrow } = scope
  const text = { table: 'coffees', column: 'searchText', query: filter.q } as const
  const found = await search(db, { ...text, conditions, isNarrow, limit: MOST_FOUND })
  const counted: Total = { total: found.length, ...(found.length === MOST_FOUND && { totalIsCapped: true }) }
  if (!sort) {
    const { data, ...page } = toPage(foundAfter(found, cursor), limit, RELEVANCE, keyOfFound)
    return { data: await readCoffees(db, idsOf(data)), ...counted, ...page }
  }
  return pageOf(db, await sortFound(db, found, sort, after), limit, sort, counted)
}

async function findPlaces(db: Db, scope: Scope, sort: Sort, after: Place | undefined, limit: number): Promise<Place[]> {
  const { column, direction, isKeptByOrigin } = orderOf(sort)
  const { conditions, way, originGroup } = scope
  const page = { order: column, direction, after, limit }
  if (originGroup && isKeptByOrigin) return walk(db, { ...page, table: '"originCoffees"', group: originGroup })
  if (isReadAtOnce(scope, limit)) return listNarrow(db, conditions, { column, direction }, after, limit)
  return walk(db, { ...page, table: 'coffees', group: way.group, conditions: way.remaining })
}

/** To find a page on the way, the more are looked at the fewer are left: reading all those is soon the shorter way. */
function isReadAtOnce({ way, grouped, most, isNarrow, originGroup }: Scope, limit: number): boolean {
  if (way.remaining.length === 0) return false
  return isNarrow && (!originGroup || most * most * LOOKS_PER_READ <= limit * grouped)
}

/** Reading a coffee takes as long as looking so often whether one is from somewhere. */
const LOOKS_PER_READ = 2

async function sortFound(db: Db, found: readonly Found[], sort: Sort, after: Place | undefined): Promise<Place[]> {
  const compare = comparePlaces(sort)
  const places = (await listPlaces(db, idsOf(found), orderOf(sort).column)).sort(compare)
  return after ? places.filter((place) => compare(place, after) > 0) : places
}

async function pageOf(db: Db, places: readonly Place[], limit: number, sort: Sort, counted: Total) {
  const { data, ...page } = toPage(places, limit, sort, ({ key, id }) => [key, id])
  return { data: await readCoffees(db, idsOf(data)), ...counted, ...page }
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
