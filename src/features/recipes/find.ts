/** Finds the recipes of a list: which index to walk, in which groups, and how many there are in all. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/open.ts'
import { inIds, notInIds } from '../../db/text-query.ts'
import { type Condition, comparePlaces, type Place, readPlaces, type Walk, walk, walkRows } from '../../db/walk.ts'
import { BREW_TIME_RANGES, GRIND_RANGES, type Span as Range } from '../../domain/ranking.ts'
import { countAllRecipes, type FacetFilter, isFiltered, matchFacets } from './facets.ts'
import { COUNT_CAP, countRecipes, type RecipeRow, SHOWN, sumRecipeCounts } from './queries.ts'

export const ORDERS = {
  newest: 'id',
  highest_rated: 'wilson',
  most_brewed: 'brewCount',
  most_upvoted: 'upvotes',
} as const
export type Order = keyof typeof ORDERS

export interface RecipeFilter extends FacetFilter {
  coffeeIds?: readonly number[]
  roasterId?: number
  grinderId?: number
  machineId?: number
  /** For any of these brewers, or for none of those. */
  machineIds?: readonly number[]
  exceptMachineIds?: readonly number[]
  createdById?: number
  /** Only those in one of these parts, as a search found them. No recipe is in two. */
  anyOf?: readonly RecipePart[]
  /** Whether the search would have found more. */
  isCut?: boolean
}

/** What holds in a part goes before what the filter says of the same. */
export interface RecipePart {
  coffeeIds?: readonly number[]
  grinderId?: readonly number[]
  machineId?: readonly number[]
  conditions?: readonly Condition[]
}

/** A filter with one of its parts. */
type Narrowed = Omit<RecipeFilter, keyof RecipePart | 'anyOf'> & {
  [Key in keyof RecipePart]: RecipePart[Key] | RecipeFilter[Key & keyof RecipeFilter]
}

export interface Total {
  total: number
  totalIsCapped?: true
}

export interface Found<R = Place> extends Total {
  places: R[]
}

export type Span = Pick<Walk, 'after' | 'skip' | 'limit'>

type Group = { column: string; values: readonly number[] }

/** Looking at so many rows along an order costs about as much as starting on another group. */
const ROWS_PER_GROUP = 25
/** Those that match may be rarer where the order begins: up to so many times what is expected is looked at. */
const PATIENCE = 4

/** Where they are; `listRecipes` reads them as well. */
export async function findRecipes(app: Source, filter: RecipeFilter, order: Order, span: Span): Promise<Found> {
  const [only, ...others] = narrow(filter)
  return only && others.length === 0
    ? findPlaces(app, only, order, span)
    : findInParts(app, narrow(filter), order, span)
}

export async function listRecipes(
  app: Source,
  filter: RecipeFilter,
  order: Order,
  span: Span,
): Promise<Found<RecipeRow & Place>> {
  const [only, ...others] = narrow(filter)
  if (only && others.length === 0) {
    return find(app, only, order, span, (way) =>
      walkRows<RecipeRow>(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] }, SHOWN),
    )
  }
  const { places, ...total } = await findInParts(app, narrow(filter), order, span)
  return { places: await readPlaces<RecipeRow>(app.db, places, SHOWN), ...total }
}

const narrow = ({ anyOf = [{}], ...filter }: RecipeFilter): Narrowed[] => anyOf.map((part) => ({ ...filter, ...part }))

const findPlaces = (app: Source, filter: Narrowed, order: Order, span: Span): Promise<Found> =>
  find(app, filter, order, span, (way) => walk(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] }))

/** The foremost of all parts, each along its own indexes; what they have adds up. */
async function findInParts(app: Source, parts: readonly Narrowed[], order: Order, span: Span): Promise<Found> {
  const { skip = 0, limit, after } = span
  const found = await Promise.all(parts.map((part) => findPlaces(app, part, order, { after, limit: skip + limit })))
  const total = found.reduce((sum, each) => sum + each.total, 0)
  const isCapped = total > COUNT_CAP || found.some(({ totalIsCapped }) => totalIsCapped)
  return {
    places: found
      .flatMap(({ places }) => places)
      .sort((a, b) => comparePlaces(b, a))
      .slice(skip, skip + limit),
    total: Math.min(total, COUNT_CAP),
    ...(isCapped && { totalIsCapped: true }),
  }
}

type Source = Pick<FastifyInstance, 'db' | 'responseCache'>
type Way = Pick<Walk, 'group' | 'conditions' | 'look'>

type Go<R> = (way: Way) => Promise<R[]>

async function find<R>(app: Source, filter: Narrowed, order: Order, span: Span, go: Go<R>): Promise<Found<R>> {
  const { db } = app
  const [group, ...others] = groupsOf(filter)
  if (group) return findInGroup(app, filter, group, others, { ...span, order }, go)
  const except = exceptConditions(db, filter)
  if (!isFiltered(filter)) return { places: await go({ conditions: except }), total: await countAllRecipes(app) }
  const { ids, matching, all } = await matchFacets(app, filter)
  const total = capped(matching, matching === all)
  if (matching === 0) return { places: [], ...total }
  if (matching === all) return { places: await go({ conditions: except }), ...total }
  const combinations = { column: 'facetId', values: ids }
  // Other orders than the table's own have the combination in their index.
  const chosen = order === 'newest' ? facetConditions(filter) : [toCondition(db, combinations)]
  const conditions = [...chosen, ...except]
  const near = await lookAlong({ ...span, matching, all, cost: ROWS_PER_GROUP * ids.length }, conditions, go)
  return { places: near ?? (await go({ group: combinations, conditions: except })), ...total }
}

async function findInGroup<R>(
  app: Source,
  filter: Narrowed,
  group: Group,
  others: readonly Group[],
  span: Span & { order: Order },
  go: Go<R>,
): Promise<Found<R>> {
  const { db } = app
  const conditions = [
    ...others.map((each) => toCondition(db, each)),
    ...(await facetConditionsIn(app, group, filter)),
    ...exceptConditions(db, filter),
    ...(filter.conditions ?? []),
  ]
  const isWhole = conditions.length === 0
  const counting = isWhole ? countGroup(app, group) : countRecipes(db, [toCondition(db, group), ...conditions])
  const found = isWhole && group.column === 'coffeeProfileId' && group.values.length > 1
  const near = found ? await lookForCoffees(app, group, span, await counting, go) : undefined
  const [places, counted] = await Promise.all([near ?? go({ group, conditions }), counting])
  return { places, ...capped(counted), ...(filter.isCut && { totalIsCapped: true }) }
}

/** Coffees that a search found may have so many recipes together that a page of them is soon met along the order. */
async function lookForCoffees<R>(
  app: Source,
  group: Group,
  { order, ...span }: Span & { order: Order },
  matching: number,
  go: Go<R>,
): Promise<R[] | undefined> {
  // Other orders of a coffee's recipes have no index: all of them are read.
  const isOrdered = order === 'highest_rated' || order === 'most_upvoted'
  const cost = isOrdered ? ROWS_PER_GROUP * group.values.length : matching
  return lookAlong({ ...span, matching, all: await countAllRecipes(app), cost }, [toCondition(app.db, group)], go)
}

interface Look extends Span {
  matching: number
  all: number
  /** What it takes to find them otherwise, in rows that are read. */
  cost: number
}

/** A page, if it is likely to be met along the order for less than the cost, and is. */
async function lookAlong<R>(
  { skip = 0, limit, matching, all, cost }: Look,
  conditions: readonly Condition[],
  go: Go<R>,
): Promise<R[] | undefined> {
  const expectedRows = ((skip + limit) * all) / matching
  if (expectedRows >= cost) return undefined
  const places = await go({ conditions, look: Math.ceil(PATIENCE * expectedRows) })
  return places.length === limit ? places : undefined
}

/** Along a brewer or a grinder the index has the combination: no row is read for one that doesn't match. */
async function facetConditionsIn(app: Source, { column }: Group, filter: FacetFilter): Promise<Condition[]> {
  if ((column !== 'machineId' && column !== 'grinderId') || !isFiltered(filter)) return facetConditions(filter)
  const { ids } = await matchFacets(app, filter)
  return [toCondition(app.db, { column: 'facetId', values: ids })]
}

/** Roasters and coffees know how many recipes they have; others' are counted. */
async function countGroup({ db, responseCache }: Source, group: Group): Promise<number> {
  const these = toCondition(db, { column: 'id', values: group.values })
  if (group.column === 'roasterId') return sumRecipeCounts(db, 'roasters', these)
  if (group.column === 'coffeeProfileId') return sumRecipeCounts(db, 'coffees', these)
  const count = () => countRecipes(db, [toCondition(db, group)])
  if (group.column === 'createdById') return count()
  const name = `recipes of ${group.column} ${group.values.join()}`
  const { counted } = await responseCache.memoize(name, async () => ({ counted: await count() }))
  return counted
}

/** The most telling first: it is walked, the others are looked at on the way. */
function groupsOf(filter: Narrowed): Group[] {
  const groups: [string, readonly number[] | number | undefined][] = [
    ['createdById', filter.createdById],
    ['coffeeProfileId', filter.coffeeIds],
    ['roasterId', filter.roasterId],
    ['grinderId', filter.grinderId],
    ['machineId', machinesOf(filter)],
  ]
  return groups.flatMap(([column, value]) => (value === undefined ? [] : [{ column, values: [value].flat() }]))
}

/** Those that a search names, among those that somebody owns where only these are wanted. */
function machinesOf({ machineId, machineIds }: Narrowed): readonly number[] | undefined {
  if (machineId === undefined) return machineIds
  const named = [machineId].flat()
  return machineIds ? named.filter((id) => machineIds.includes(id)) : named
}

function toCondition(db: Db, { column, values }: Group): Condition {
  return values.length === 1 ? { sql: `"${column}" = ?`, values } : inIds(db, column, values)
}

const exceptConditions = (db: Db, { exceptMachineIds: ids }: Pick<RecipeFilter, 'exceptMachineIds'>): Condition[] =>
  ids?.length ? [notInIds(db, 'machineId', ids)] : []

function facetConditions({ brewMethod, brewMethods, roastLevel, grindRange, brewTimeRange }: FacetFilter): Condition[] {
  const conditions: Condition[] = []
  if (brewMethod !== undefined) conditions.push({ sql: '"brewMethod" = ?', values: [brewMethod] })
  if (brewMethods !== undefined) {
    conditions.push({ sql: `"brewMethod" in (${brewMethods.map(() => '?').join(', ')})`, values: brewMethods })
  }
  if (roastLevel !== undefined) conditions.push({ sql: '"roastLevel" = ?', values: [roastLevel] })
  if (grindRange !== undefined) conditions.push(...within('grindIndex', GRIND_RANGES[grindRange]))
  if (brewTimeRange !== undefined && brewTimeRange !== 'none') {
    conditions.push(...within('brewTimeSeconds', BREW_TIME_RANGES[brewTimeRange]))
  }
  return conditions
}

const OPERATORS: Record<keyof Range, string> = { above: '>', from: '>=', to: '<=', below: '<' }

function within(column: string, range: Range): Condition[] {
  return Object.entries(range).map(([edge, value]) => ({
    sql: `"${column}" ${OPERATORS[edge as keyof Range]} ?`,
    values: [value],
  }))
}

/** Filtered totals are exact up to a bound; that of all recipes is known anyway. */
function capped(count: number, isKnown = false): Total {
  return count > COUNT_CAP && !isKnown ? { total: COUNT_CAP, totalIsCapped: true } : { total: count }
}
