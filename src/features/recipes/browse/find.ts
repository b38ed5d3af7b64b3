/**
 * Finds a page of recipes and their number. A page is read along an index in the wanted order, in one of three ways:
 * - along a group (an author, coffees, a roaster, a grinder, brewers), the rest of the filter being looked at on the way;
 * - along the combinations of method, roast, grind and time that the filter lets through (facets.ts);
 * - along all recipes, where so many match that a page of them is soon met.
 * What a search found in parts (search-words.ts) is found part by part and put together.
 */
import type { FastifyInstance } from 'fastify'
import {
  type Condition,
  comparePositions,
  type KeysetScan,
  type Position,
  readPositions,
  scanPositions,
  scanRows,
} from '../../../db/keyset-scan.ts'
import { countAllRecipes, type FacetFilter, isFiltered, matchFacets } from './facets.ts'
import {
  exceptConditions,
  facetConditions,
  type Group,
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

/** Which page of which order. */
export type Span = Pick<KeysetScan, 'after' | 'skip' | 'limit'>
type Page = Span & { order: Order }

/** Reads a page along a group or, without one, along all recipes; with `look`, only that many of them. */
type Read<R> = (way: Pick<KeysetScan, 'group' | 'conditions' | 'maxRowsRead'>) => Promise<R[]>

/** Where they are; `listRecipes` reads them as well. */
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

/** The foremost of all parts, each along its own indexes. */
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
  group: Group,
  others: readonly Group[],
  page: Page,
  read: Read<R>,
): Promise<Found<R>> {
  const { db } = app
  const conditions = [
    ...others.map((each) => inGroup(db, each)),
    ...(await facetConditionsIn(app, group, filter)),
    ...exceptConditions(db, filter),
    ...(filter.conditions ?? []),
  ]
  const isWhole = conditions.length === 0
  const counting = isWhole ? countGroup(app, group) : countRecipes(db, [inGroup(db, group), ...conditions])
  const isOfManyCoffees = isWhole && group.column === 'coffeeProfileId' && group.values.length > 1
  const near = isOfManyCoffees ? await lookForCoffees(app, group, page, await counting, read) : undefined
  const [places, counted] = await Promise.all([near ?? read({ group, conditions }), counting])
  return { places, ...capped(counted), ...(filter.isCut && { totalIsCapped: true }) }
}

/** Along a brewer or a grinder the index has the combination: no row is read for one that doesn't match. */
async function facetConditionsIn(app: Source, { column }: Group, filter: FacetFilter): Promise<Condition[]> {
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
  // Other orders than the table's own have the combination in their index.
  const chosen = page.order === 'newest' ? facetConditions(filter) : [inGroup(db, combinations)]
  const cost = ROWS_PER_GROUP * ids.length
  const near = await lookAlong(page, { matching, all, cost }, [...chosen, ...except], read)
  return { places: near ?? (await read({ group: combinations, conditions: except })), ...total }
}

/** Coffees that a search found may have so many recipes together that a page of them is soon met along the order. */
async function lookForCoffees<R>(
  app: Source,
  group: Group,
  page: Page,
  matching: number,
  read: Read<R>,
): Promise<R[] | undefined> {
  // Other orders of a coffee's recipes have no index: all of them are read.
  const isOrdered = page.order === 'highest_rated' || page.order === 'most_upvoted'
  const cost = isOrdered ? ROWS_PER_GROUP * group.values.length : matching
  return lookAlong(page, { matching, all: await countAllRecipes(app), cost }, [inGroup(app.db, group)], read)
}

/** Looking at so many rows along an order costs about as much as starting on another group. */
const ROWS_PER_GROUP = 25
/** Those that match may be rarer where the order begins: up to so many times what is expected is looked at. */
const PATIENCE = 4

interface Odds {
  /** So many of all recipes match. */
  matching: number
  all: number
  /** What it takes to find them otherwise, in rows that are read. */
  cost: number
}

/** A page, if it is likely to be met along all recipes for less than the cost, and is. */
async function lookAlong<R>(
  { skip = 0, limit }: Page,
  { matching, all, cost }: Odds,
  conditions: readonly Condition[],
  read: Read<R>,
): Promise<R[] | undefined> {
  const expectedRows = ((skip + limit) * all) / matching
  if (expectedRows >= cost) return undefined
  const places = await read({ conditions, maxRowsRead: Math.ceil(PATIENCE * expectedRows) })
  return places.length === limit ? places : undefined
}
