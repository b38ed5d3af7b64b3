/** Filters of recipe lists, and their translation to SQL conditions. */

import type { Condition, ScanGroup } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { inIds, notInIds } from '../../../db/raw-sql.ts'
import { BREW_TIME_RANGES, GRIND_RANGES, type Span as Range } from '../../../domain/ranking.ts'
import type { FacetFilter } from './facets.ts'

export interface RecipeFilter extends FacetFilter {
  coffeeIds?: readonly number[]
  roasterId?: number
  grinderId?: number
  machineId?: number
  /** Recipes for one of these brewers; `exceptMachineIds`: for none of those. */
  machineIds?: readonly number[]
  exceptMachineIds?: readonly number[]
  createdById?: number
  /** Only these recipes, as found by a tag. */
  recipeIds?: readonly number[]
  /** Recipes in one of these parts, as found by a search. Parts must not overlap. */
  anyOf?: readonly RecipePart[]
  /** Whether a search or a tag has more matches than were read, so that the total is a lower bound. */
  isCut?: boolean
}

/** One part of a search result. Its fields override those of the filter with the same name. */
export interface RecipePart {
  /** Only these recipes, as found by their titles. */
  recipeIds?: readonly number[]
  coffeeIds?: readonly number[]
  /** How many recipes these coffees have, on any equipment. */
  recipeCount?: number
  grinderId?: readonly number[]
  machineId?: readonly number[]
  /** Extra conditions; only together with `coffeeIds` or `recipeIds`. */
  conditions?: readonly Condition[]
}

/** A filter merged with one of its parts. */
export type PartFilter = Omit<RecipeFilter, keyof RecipePart | 'anyOf'> & {
  [Key in keyof RecipePart]: RecipePart[Key] | RecipeFilter[Key & keyof RecipeFilter]
}

/** Returns one filter for each part, or the filter itself if it has no parts. */
export const partsOf = ({ anyOf = [{}], ...filter }: RecipeFilter): PartFilter[] =>
  anyOf.map((part) => ({ ...filter, ...part }))

/** The groups that a recipe must be in, those expected to be smallest first. */
export function groupsOf(filter: PartFilter): ScanGroup[] {
  const groups: [string, readonly number[] | number | undefined][] = [
    ['id', filter.recipeIds],
    ['createdById', filter.createdById],
    ['coffeeProfileId', filter.coffeeIds],
    ['roasterId', filter.roasterId],
    ['grinderId', filter.grinderId],
    ['machineId', machinesOf(filter)],
  ]
  return groups.flatMap(([column, value]) => (value === undefined ? [] : [{ column, values: [value].flat() }]))
}

/** `machineId` comes from the query or a search, `machineIds` are owned brewers: both must match if both are given. */
function machinesOf({ machineId, machineIds }: PartFilter): readonly number[] | undefined {
  if (machineId === undefined) return machineIds
  const named = [machineId].flat()
  return machineIds ? named.filter((id) => machineIds.includes(id)) : named
}

export function inGroup(db: Db, { column, values }: ScanGroup): Condition {
  return values.length === 1 ? { sql: `"${column}" = ?`, values } : inIds(db, column, values)
}

export const exceptConditions = (db: Db, { exceptMachineIds: ids }: PartFilter): Condition[] =>
  ids?.length ? [notInIds(db, 'machineId', ids)] : []

/** Conditions on a recipe's own columns that select the same recipes as its facet (facets.ts). */
export function facetConditions(filter: FacetFilter): Condition[] {
  const { brewMethod, brewMethods, roastLevel, grindRange, brewTimeRange } = filter
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
