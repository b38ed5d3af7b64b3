/** Translates a filter of coffees into conditions, with the number of matches. */

import type { Condition, KeysetScan } from '../../../db/keyset-scan.ts'
import { type Db, engineOf } from '../../../db/open.ts'
import { inIds } from '../../../db/raw-sql.ts'
import { MAX_NARROW_ROWS } from '../search/search.ts'
import { type CoffeeFacet, matchCoffeeFacets, matchOriginFacets, type Source } from './facets.ts'
import { COUNT_CAP, countCoffees } from './queries.ts'

export interface CoffeeFilter extends Partial<CoffeeFacet> {
  roaster?: { id: number; coffeeCount: number }
  originKey?: string
}

export interface Scope {
  /** All conditions of the filter. */
  conditions: Condition[]
  /** An upper bound for the number of matches. */
  most: number
  /** So few coffees match that they are read at once, whatever their order. */
  isNarrow: boolean
  /** The part of the filter that has an index, and the conditions to check while scanning along it. */
  way: { group: KeysetScan['group']; remaining: Condition[] }
  /** The number of coffees on that scan. */
  grouped: number
  /** The whole filter as groups of `originCoffees`, if it has an origin and no roaster. */
  originGroup: KeysetScan['group']
}

export async function readScope(
  app: Source,
  filter: CoffeeFilter,
): Promise<{ scope: Scope; total: () => Promise<Total> }> {
  const { db } = app
  const { roaster, roastLevel, coffeeType, originKey } = filter
  const facets = await matchCoffeeFacets(app, { roastLevel, coffeeType })
  const origin = originKey === undefined ? undefined : await matchOriginFacets(app, originKey, facets.ids)
  const most = Math.min(roaster?.coffeeCount ?? facets.matching, facets.matching, origin?.matching ?? facets.matching)
  const isLed = origin && origin.matching <= Math.min(MAX_NARROW_ROWS, roaster?.coffeeCount ?? MAX_NARROW_ROWS)
  const ofRoaster = roaster ? [{ sql: '"roasterId" = ?', values: [roaster.id] }] : []
  const ofFacet = roastLevel || coffeeType ? [inIds(db, 'facetId', facets.ids)] : []
  const ofOrigin = origin ? [isFrom(originKey!)] : []
  const byFacet = ofFacet.length > 0 ? { column: 'facetId', values: facets.ids } : undefined
  const conditions = [...ofRoaster, ...(isLed ? [isAmong(db, origin.ids)] : [...ofFacet, ...ofOrigin])]
  const scope: Scope = {
    conditions,
    most,
    isNarrow: conditions.length > 0 && most <= MAX_NARROW_ROWS,
    way: roaster
      ? { group: { column: 'roasterId', values: [roaster.id] }, remaining: [...ofFacet, ...ofOrigin] }
      : { group: byFacet, remaining: ofOrigin },
    grouped: roaster?.coffeeCount ?? facets.matching,
    originGroup: origin && !roaster ? { column: 'originFacetId', values: origin.ids } : undefined,
  }
  return { scope, total: () => countScope(db, scope) }
}

/** For a common origin: checks whether a coffee has it. */
const isFrom = (originKey: string): Condition => ({
  sql: 'exists (select 1 from "coffeeOrigins" o where o."originKey" = ? and o."coffeeId" = coffees.id)',
  values: [originKey],
})

/** For a rare origin: starts from its coffees. As an array, since PostgreSQL would otherwise join a whole table. */
function isAmong(db: Db, originFacetIds: readonly number[]): Condition {
  const { sql, values } = inIds(db, 'originFacetId', originFacetIds)
  const ids = `select o.id from "originCoffees" o where o.${sql}`
  return { sql: engineOf(db) === 'postgres' ? `id = any(array(${ids}))` : `id in (${ids})`, values }
}

export interface Total {
  total: number
  totalIsCapped?: true
}

/** Uses stored counters; only a roaster combined with other filters is counted, up to a cap. */
async function countScope(db: Db, { most, conditions, way, originGroup }: Scope): Promise<Total> {
  if (way.remaining.length === 0) return { total: most }
  return capped(originGroup ? most : await countCoffees(db, conditions))
}

const capped = (count: number): Total =>
  count > COUNT_CAP ? { total: COUNT_CAP, totalIsCapped: true } : { total: count }
