/**
 * Finds a page of recipes and their total. A page is read along an index in the requested order, in one of three ways:
 * - along a group (an author, coffees, a roaster, a grinder, brewers), checking the rest of the filter for each row;
 * - along the facets (method, roast, grind, time) that match the filter (facets.ts);
 * - along all recipes, if so many match that a page is full after few rows.
 * The parts of a search (search-words.ts) are read one by one and merged.
 */
import type { FastifyInstance } from 'fastify'
import {
  type Condition,
  comparePositions,
  type KeysetScan,
  notIndexed,
  type Position,
  readPositions,
  type ScanGroup,
  scanPositions,
  scanRows,
} from '../../../db/keyset-scan.ts'
import { countAllRecipes, type FacetFilter, isFiltered, matchFacets } from './facets.ts'
import {
  exceptConditions,
  facetConditions,
  groupsOf,
  inGroup,
  type PartFilter,
  partsOf,
  type RecipeFilter,
} from './filter.ts'
import { countRecipes, RECIPE_COLUMNS, type RecipeRow } from './queries.ts'
import { capped, countGroup, sumOf, type Total } from './total.ts'

export const ORDERS = {
  newest: 'id',
  highest_rated: 'wilson',
  most_brewed: 'brewCount',
  most_upvoted: 'upvotes',
} as const
export type Order = keyof typeof ORDERS

export interface Found<R = Position> extends Total {
  places: R[]
}

type Source = Pick<FastifyInstance, 'db' | 'responseCache'>

/** The cursor or offset of a page, and its size. */
export type Span = Pick<KeysetScan, 'after' | 'skip' | 'limit'>
type Page = Span & { order: Order }

/** Reads a page along a group or, without one, along all recipes; `maxRowsRead` ends the scan early. */
type Read<R> = (way: Pick<KeysetScan, 'group' | 'conditions' | 'maxRowsRead'>) => Promise<R[]>

/** Returns positions only; `listRecipes` returns rows. */
export async function findRecipes(app: Source, filter: RecipeFilter, order: Order, span: Span): Promise<Found> {
  const parts = partsOf(filter)
  return parts.length === 1
    ? findPlaces(app, parts[0]!, { ...span, order })
    : findInParts(app, parts, { ...span, order })
}

export async function listRecipes(
  app: Source,
  filter: RecipeFilter,
  order: Order,
  span: Span,
): Promise<Found<RecipeRow & Position>> {
  const parts = partsOf(filter)
  if (parts.length === 1) {
    return findPart(app, parts[0]!, { ...span, order }, (way) =>
      scanRows<RecipeRow>(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] }, RECIPE_COLUMNS),
    )
  }
  const { places, ...total } = await findInParts(app, parts, { ...span, order })
  return { places: await readPositions<RecipeRow>(app.db, places, RECIPE_COLUMNS), ...total }
}

const findPlaces = (app: Source, filter: PartFilter, page: Page): Promise<Found> =>
  findPart(app, filter, page, (way) => {
    const { order, ...span } = page
    return scanPositions(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] })
  })

/** Reads each part along its own indexes and merges them in order. */
async function findInParts(app: Source, parts: readonly PartFilter[], page: Page): Promise<Found> {
  const { skip = 0, limit, after, order } = page
  const found = await Promise.all(parts.map((part) => findPlaces(app, part, { after, limit: skip + limit, order })))
  const places = found.flatMap((each) => each.places).sort((a, b) => comparePositions(b, a))
  return { places: places.slice(skip, skip + limit), ...sumOf(found) }
}

function findPart<R>(app: Source, filter: PartFilter, page: Page, read: Read<R>): Promise<Found<R>> {
  const [group, ...others] = groupsOf(filter)
  return group ? findInGroup(app, filter, group, others, page, read) : findByFacets(app, filter, page, read)
}

async function findInGroup<R>(
  app: Source,
  filter: PartFilter,
  group: ScanGroup,
  others: readonly ScanGroup[],
  page: Page,
  read: Read<R>,
): Promise<Found<R>> {
  const { db } = app
  const conditions = [
    // Otherwise SQLite might count along the index of another group, which may have most of all recipes.
    ...notIndexed(
      db,
      others.map((each) => inGroup(db, each)),
    ),
    ...(await facetConditionsIn(app, group, filter)),
    ...exceptConditions(db, filter),
    ...(filter.conditions ?? []),
  ]
  const { recipeCount = Number.POSITIVE_INFINITY } = filter
  const isWhole = conditions.length === 0
  const counting = isWhole
    ? (filter.recipeCount ?? countGroup(app, group))
    : countRecipes(db, [inGroup(db, group), ...conditions])
  const near = isWhole && filter.recipeCount ? await scanForCoffees(app, group, page, recipeCount, read) : undefined
  const isSmall = recipeCount <= MOST_SORTED
  const [places, counted] = await Promise.all([near ?? read({ group: { ...group, isSmall }, conditions }), counting])
  return { places, ...capped(counted), ...(filter.isCut && { totalIsCapped: true }) }
}

/** Uses facet ids along brewers and grinders: their indexes contain them, so that no row is read that doesn't match. */
async function facetConditionsIn(app: Source, { column }: ScanGroup, filter: FacetFilter): Promise<Condition[]> {
  if ((column !== 'machineId' && column !== 'grinderId') || !isFiltered(filter)) return facetConditions(filter)
  const { ids } = await matchFacets(app, filter)
  return [inGroup(app.db, { column: 'facetId', values: ids })]
}

async function findByFacets<R>(app: Source, filter: PartFilter, page: Page, read: Read<R>): Promise<Found<R>> {
  const { db } = app
  const except = exceptConditions(db, filter)
  if (!isFiltered(filter)) return { places: await read({ conditions: except }), total: await countAllRecipes(app) }
  const { ids, matching, all } = await matchFacets(app, filter)
  const total = capped(matching, matching === all)
  if (matching === 0) return { places: [], ...total }
  if (matching === all) return { places: await read({ conditions: except }), ...total }
  const combinations = { column: 'facetId', values: ids }
  // The indexes of all orders but `newest` contain the facet id.
  const chosen = page.order === 'newest' ? facetConditions(filter) : [inGroup(db, combinations)]
  const cost = ROWS_PER_GROUP * ids.length
  const near = await scanWhole(page, { matching, all, cost }, [...chosen, ...except], read)
  return { places: near ?? (await read({ group: combinations, conditions: except })), ...total }
}

/** The most recipes of coffees found by a search that are read and sorted at once. */
const MOST_SORTED = 10_000

/** Coffees found by a search may have so many recipes that a scan along all recipes fills a page sooner. */
async function scanForCoffees<R>(
  app: Source,
  group: ScanGroup,
  page: Page,
  matching: number,
  read: Read<R>,
): Promise<R[] | undefined> {
  // Read along an index by coffee; the other orders have none, so that all matching recipes would be read.
  if (page.order === 'highest_rated' || page.order === 'most_upvoted') return undefined
  if (page.order === 'newest' && matching <= MOST_SORTED) return undefined
  const odds = { matching, all: await countAllRecipes(app), cost: matching }
  return scanWhole(page, odds, [inGroup(app.db, group)], read)
}

/** Cost of seeking another group value, in rows read along an order. */
const ROWS_PER_GROUP = 25
/** Matches may be rarer where the order begins: the scan reads up to this many times the expected rows. */
const SCAN_MARGIN = 4

interface Odds {
  /** How many of all recipes match. */
  matching: number
  all: number
  /** Cost of the alternative, in rows read. */
  cost: number
}

/** Reads a page along all recipes if that should cost less; undefined if it shouldn't or the page isn't full. */
async function scanWhole<R>(
  { skip = 0, limit }: Page,
  { matching, all, cost }: Odds,
  conditions: readonly Condition[],
  read: Read<R>,
): Promise<R[] | undefined> {
  const expectedRows = ((skip + limit) * all) / matching
  if (expectedRows >= cost) return undefined
  const places = await read({ conditions, maxRowsRead: Math.ceil(SCAN_MARGIN * expectedRows) })
  return places.length === limit ? places : undefined
}
