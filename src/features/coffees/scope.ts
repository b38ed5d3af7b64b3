/** What a filter leaves of the coffees: how many, and by which conditions they are read. */
import type { Db } from '../../db/open.ts'
import { MOST_NARROW } from '../../db/search.ts'
import { inIds } from '../../db/text-query.ts'
import type { Condition, Walk } from '../../db/walk.ts'
import { type CoffeeFacet, matchCoffeeFacets } from './facets.ts'
import { COUNT_CAP, countCoffees, countOrigin } from './queries.ts'

export interface CoffeeFilter extends Partial<CoffeeFacet> {
  roaster?: { id: number; coffeeCount: number }
  originKey?: string
}

export interface Scope {
  /** All of the filter. */
  conditions: Condition[]
  /** So few are left that they are read at once, whatever their order. */
  isNarrow: boolean
  /** The part of the filter that has an index of its own, and what remains to be looked at on the way along it. */
  group: Walk['group']
  remaining: Condition[]
}

type Facets = Awaited<ReturnType<typeof matchCoffeeFacets>>

export async function readScope(db: Db, filter: CoffeeFilter): Promise<{ scope: Scope; total: () => Promise<Total> }> {
  const { roaster, roastLevel, coffeeType, originKey } = filter
  const facets = await matchCoffeeFacets(db, { roastLevel, coffeeType })
  const ofOrigin = originKey === undefined ? undefined : await countOrigin(db, originKey)
  const byFacet = roastLevel || coffeeType ? { column: 'facetId', values: facets.ids } : undefined
  const byRoaster = roaster && { column: 'roasterId', values: [roaster.id] }
  const facet = byFacet ? [inIds(db, 'facetId', facets.ids)] : []
  const origin = originKey === undefined ? [] : [isFrom(originKey, ofOrigin! <= MOST_NARROW)]
  const conditions = [...(roaster ? [{ sql: '"roasterId" = ?', values: [roaster.id] }] : []), ...facet, ...origin]
  const sizes = [roaster?.coffeeCount, byFacet && facets.matching, ofOrigin]
  const scope = {
    conditions,
    isNarrow: sizes.some((size) => size !== undefined && size <= MOST_NARROW),
    group: byRoaster ?? byFacet,
    remaining: [...(byRoaster ? facet : []), ...origin],
  }
  return { scope, total: () => countScope(db, filter, conditions, facets, ofOrigin) }
}

/** A rare origin leads to its coffees; of a common one it is only asked whether a coffee has it. */
const isFrom = (originKey: string, isRare: boolean): Condition => ({
  sql: isRare
    ? 'id in (select "coffeeId" from "coffeeOrigins" where "originKey" = ?)'
    : 'exists (select 1 from "coffeeOrigins" o where o."originKey" = ? and o."coffeeId" = coffees.id)',
  values: [originKey],
})

export interface Total {
  total: number
  totalIsCapped?: true
}

/** Kept counters tell most of it; combinations are counted, up to a bound. */
async function countScope(
  db: Db,
  { roaster, roastLevel, coffeeType, originKey }: CoffeeFilter,
  conditions: readonly Condition[],
  facets: Facets,
  ofOrigin: number | undefined,
): Promise<Total> {
  const hasFacet = roastLevel !== undefined || coffeeType !== undefined
  if (!roaster && originKey === undefined) return { total: facets.matching }
  if (roaster && !hasFacet && originKey === undefined) return { total: roaster.coffeeCount }
  if (!roaster && !hasFacet) return capped(ofOrigin!)
  return capped(await countCoffees(db, conditions))
}

const capped = (count: number): Total =>
  count > COUNT_CAP ? { total: COUNT_CAP, totalIsCapped: true } : { total: count }
