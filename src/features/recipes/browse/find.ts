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

export interface Found<R> extends Total {
  places: R[]
}

type Source = Pick<FastifyInstance, 'db' | 'responseCache'>

/** The cursor or offset of a page, and its size. */
export type Span = Pick<KeysetScan, 'after' | 'skip' | 'limit'>
type Page = Span & { order: Order }

/** A way to read a page: along a group or, without one, along all recipes; `maxRowsRead` ends the scan early. */
type Way = Pick<KeysetScan, 'group' | 'conditions' | 'maxRowsRead'>

/** Returns a page of recipes with their rows, and the total. */
export async function listRecipes(
  app: Source,
  filter: RecipeFilter,
  order: Order,
  span: Span,
): Promise<Found<RecipeRow & Position>> {
  const [places, total] = await Promise.all([readRows(app, filter, order, span), countFound(app, filter)])
  return { places, ...total }
}

/** Reads a page in one statement if the filter has one part. */
async function readRows(
  app: Source,
  filter: RecipeFilter,
  order: Order,
  span: Span,
): Promise<(RecipeRow & Position)[]> {
  const parts = partsOf(filter)
  if (parts.length !== 1) {
    return readPositions<RecipeRow>(app.db, await findRecipes(app, filter, order, span), RECIPE_COLUMNS)
  }
  return readFirstFull(await waysToRead(app, parts[0]!, { ...span, order }), span.limit, (way) =>
    scanRows<RecipeRow>(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] }, RECIPE_COLUMNS),
  )
}

/**
 * Returns the positions of a page, with the given columns of the recipes. Each part is read along its own indexes, and
 * the parts are merged in order.
 */
export async function findRecipes<Row extends object = object>(
  app: Source,
  filter: RecipeFilter,
  order: Order,
  span: Span,
  columns: readonly (keyof Row & string)[] = [],
): Promise<(Row & Position)[]> {
  const { skip = 0, limit, after } = span
  const find = async (part: PartFilter, page: Span) =>
    readFirstFull(await waysToRead(app, part, { ...page, order }), page.limit, (way) =>
      scanPositions<Row>(app.db, { ...way, ...page, columns, table: 'recipes', order: ORDERS[order] }),
    )
  const parts = partsOf(filter)
  if (parts.length === 1) return find(parts[0]!, span)
  const found = await Promise.all(parts.map((part) => find(part, { after, limit: skip + limit })))
  const places = found.flat().sort((a, b) => comparePositions(b, a))
  return places.slice(skip, skip + limit)
}

/** Counts the recipes that match a filter. */
export async function countFound(app: Source, filter: RecipeFilter): Promise<Total> {
  const totals = await Promise.all(partsOf(filter).map((part) => countPart(app, part)))
  return totals.length === 1 ? totals[0]! : sumOf(totals)
}

/** Reads a page in the first way that fills it; a way that doesn't end early is the last. */
async function readFirstFull<R>(ways: readonly Way[], limit: number, read: (way: Way) => Promise<R[]>): Promise<R[]> {
  for (const way of ways) {
    const rows = await read(way)
    if (rows.length === limit || way.maxRowsRead === undefined) return rows
  }
  return []
}

/** Returns the ways to read a page, in the order to try them; none if no recipe matches. */
async function waysToRead(app: Source, filter: PartFilter, page: Page): Promise<Way[]> {
  const along = await groupFor(app, filter)
  if (!along) return waysByFacets(app, filter, page)
  const { group, conditions } = along
  const { recipeCount = Number.POSITIVE_INFINITY } = filter
  const isSmall = recipeCount <= MAX_ROWS_SORTED || group.column === 'id'
  const isOfCoffees = group.column === 'coffeeProfileId' && conditions.length === 0 && filter.recipeCount !== undefined
  return [
    ...(isOfCoffees ? await wholeForCoffees(app, group, page, recipeCount) : []),
    { group: { ...group, isSmall }, conditions },
  ]
}

async function countPart(app: Source, filter: PartFilter): Promise<Total> {
  const way = await groupFor(app, filter)
  if (!way) return countByFacets(app, filter)
  const { group, conditions } = way
  const counted =
    conditions.length > 0
      ? await countRecipes(app.db, [inGroup(app.db, group), ...conditions])
      : (filter.recipeCount ?? (await countGroup(app, group)))
  return { ...capped(counted), ...(filter.isCut && { totalIsCapped: true }) }
}

/** Returns the group to read along and the conditions on its recipes; undefined if the filter has no group. */
async function groupFor(
  app: Source,
  filter: PartFilter,
): Promise<{ group: ScanGroup; conditions: Condition[] } | undefined> {
  const { db } = app
  const [group, ...others] = groupsOf(filter)
  if (!group) return undefined
  const inOthers = others.map((each) => inGroup(db, each))
  const conditions = [
    // Otherwise SQLite might count along the index of another group, which may contain most recipes.
    ...notIndexed(db, inOthers),
    ...(await facetConditionsIn(app, group, filter)),
    ...exceptConditions(db, filter),
    ...(filter.conditions ?? []),
  ]
  return { group, conditions }
}

/**
 * Uses facet ids along brewers and grinders: their indexes for `highest_rated` and `most_brewed` contain them, so that
 * only matching rows are read.
 */
async function facetConditionsIn(app: Source, { column }: ScanGroup, filter: FacetFilter): Promise<Condition[]> {
  if ((column !== 'machineId' && column !== 'grinderId') || !isFiltered(filter)) return facetConditions(filter)
  const { ids } = await matchFacets(app, filter)
  return [inGroup(app.db, { column: 'facetId', values: ids })]
}

async function waysByFacets(app: Source, filter: PartFilter, page: Page): Promise<Way[]> {
  const { db } = app
  const except = exceptConditions(db, filter)
  if (!isFiltered(filter)) return [{ conditions: except }]
  const { ids, matching, all } = await matchFacets(app, filter)
  if (matching === 0) return []
  if (matching === all) return [{ conditions: except }]
  const combinations = { column: 'facetId', values: ids }
  // The indexes for `highest_rated` and `most_brewed` contain the facet id; `most_upvoted` isn't used with facets.
  const chosen = page.order === 'newest' ? facetConditions(filter) : [inGroup(db, combinations)]
  const cost = ROWS_PER_GROUP * ids.length
  return [
    ...wholeIfCheaper(page, { matching, all, cost }, [...chosen, ...except]),
    { group: combinations, conditions: except },
  ]
}

async function countByFacets(app: Source, filter: PartFilter): Promise<Total> {
  if (!isFiltered(filter)) return { total: await countAllRecipes(app) }
  const { matching, all } = await matchFacets(app, filter)
  return capped(matching, matching === all)
}

/** The most recipes of coffees found by a search that are read and sorted at once. */
const MAX_ROWS_SORTED = 10_000

/** Coffees found by a search may have so many recipes that a scan along all recipes fills a page sooner. */
async function wholeForCoffees(app: Source, group: ScanGroup, page: Page, matching: number): Promise<Way[]> {
  // These orders have an index by coffee. The others have none, so that all matching recipes would be read.
  if (page.order === 'highest_rated' || page.order === 'most_upvoted') return []
  if (page.order === 'newest' && matching <= MAX_ROWS_SORTED) return []
  const odds = { matching, all: await countAllRecipes(app), cost: matching }
  return wholeIfCheaper(page, odds, [inGroup(app.db, group)])
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

/** A scan along all recipes that ends early, if filling the page should cost less than the alternative. */
function wholeIfCheaper({ skip = 0, limit }: Page, { matching, all, cost }: Odds, conditions: Condition[]): Way[] {
  const expectedRows = ((skip + limit) * all) / matching
  if (expectedRows >= cost) return []
  return [{ conditions, maxRowsRead: Math.ceil(SCAN_MARGIN * expectedRows) }]
}
