/** Finds the recipes of a list: which index to walk, in which groups, and how many there are in all. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/open.ts'
import { inIds } from '../../db/text-query.ts'
import { type Condition, type Place, type Walk, walk, walkRows } from '../../db/walk.ts'
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
  /** Only these coffees, as a search found them. */
  coffeeIds?: readonly number[]
  roasterId?: number
  grinderId?: number
  machineId?: number
  createdById?: number
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
export const findRecipes = (app: Source, filter: RecipeFilter, order: Order, span: Span): Promise<Found> =>
  find(app, filter, order, span, (way) => walk(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] }))

export const listRecipes = (
  app: Source,
  filter: RecipeFilter,
  order: Order,
  span: Span,
): Promise<Found<RecipeRow & Place>> =>
  find(app, filter, order, span, (way) =>
    walkRows<RecipeRow>(app.db, { ...way, ...span, table: 'recipes', order: ORDERS[order] }, SHOWN),
  )

type Source = Pick<FastifyInstance, 'db' | 'answers'>
type Way = Pick<Walk, 'group' | 'conditions' | 'look'>

async function find<R>(
  app: Source,
  filter: RecipeFilter,
  order: Order,
  { skip = 0, limit }: Span,
  go: (way: Way) => Promise<R[]>,
): Promise<Found<R>> {
  const { db } = app
  const [group, ...others] = groupsOf(filter)
  if (group) {
    const conditions = [...others.map((each) => toCondition(db, each)), ...facetConditions(filter)]
    const [places, counted] = await Promise.all([
      go({ group, conditions }),
      conditions.length === 0 ? countGroup(app, group) : countRecipes(db, [toCondition(db, group), ...conditions]),
    ])
    return { places, ...capped(counted) }
  }
  if (!isFiltered(filter)) return { places: await go({}), total: await countAllRecipes(app) }
  const { ids, matching, all } = await matchFacets(app, filter)
  const total = capped(matching, matching === all)
  if (matching === 0) return { places: [], ...total }
  if (matching === all) return { places: await go({}), ...total }
  const combinations = { column: 'facetId', values: ids }
  const expectedRows = ((skip + limit) * all) / matching
  if (expectedRows < ROWS_PER_GROUP * ids.length) {
    const look = Math.ceil(PATIENCE * expectedRows)
    // Other orders than the table's own have the combination in their index.
    const conditions = order === 'newest' ? facetConditions(filter) : [toCondition(db, combinations)]
    const places = await go({ conditions, look })
    if (places.length === limit) return { places, ...total }
  }
  return { places: await go({ group: combinations }), ...total }
}

/** Roasters and coffees know how many recipes they have; others' are counted. */
async function countGroup({ db, answers }: Source, group: Group): Promise<number> {
  const these = toCondition(db, { column: 'id', values: group.values })
  if (group.column === 'roasterId') return sumRecipeCounts(db, 'roasters', these)
  if (group.column === 'coffeeProfileId') return sumRecipeCounts(db, 'coffees', these)
  const count = () => countRecipes(db, [toCondition(db, group)])
  if (group.column === 'createdById') return count()
  const name = `recipes of ${group.column} ${group.values.join()}`
  const { counted } = await answers.part(
    name,
    MEMBERSHIP,
    async () => ({ counted: await count() }),
    () => COUNT_BYTES,
  )
  return counted
}

/** A recipe comes, goes or changes its equipment only together with its combination. */
const MEMBERSHIP = { tables: ['recipeFacets'] } as const
const COUNT_BYTES = 8

/** The most telling first: it is walked, the others are looked at on the way. */
function groupsOf(filter: RecipeFilter): Group[] {
  const groups: [string, readonly number[] | number | undefined][] = [
    ['createdById', filter.createdById],
    ['coffeeProfileId', filter.coffeeIds],
    ['roasterId', filter.roasterId],
    ['grinderId', filter.grinderId],
    ['machineId', filter.machineId],
  ]
  return groups.flatMap(([column, value]) => (value === undefined ? [] : [{ column, values: [value].flat() }]))
}

function toCondition(db: Db, { column, values }: Group): Condition {
  return values.length === 1 ? { sql: `"${column}" = ?`, values } : inIds(db, column, values)
}

function facetConditions({ brewMethod, roastLevel, grindRange, brewTimeRange }: FacetFilter): Condition[] {
  const conditions: Condition[] = []
  if (brewMethod !== undefined) conditions.push({ sql: '"brewMethod" = ?', values: [brewMethod] })
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
