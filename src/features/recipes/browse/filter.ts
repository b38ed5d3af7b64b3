/** What a list of recipes is narrowed by, and the same as conditions on the table. */

import type { Condition } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { inIds, notInIds } from '../../../db/raw-sql.ts'
import { BREW_TIME_RANGES, GRIND_RANGES, type Span as Range } from '../../../domain/ranking.ts'
import type { FacetFilter } from './facets.ts'

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
  /** Only together with `coffeeIds`. */
  conditions?: readonly Condition[]
}

/** A filter with one of its parts. */
export type PartFilter = Omit<RecipeFilter, keyof RecipePart | 'anyOf'> & {
  [Key in keyof RecipePart]: RecipePart[Key] | RecipeFilter[Key & keyof RecipeFilter]
}

/** The filter of each part; the filter itself where it has none. */
export const partsOf = ({ anyOf = [{}], ...filter }: RecipeFilter): PartFilter[] =>
  anyOf.map((part) => ({ ...filter, ...part }))

/** Recipes that have one of these values in a column with an index. */
export interface Group {
  column: string
  values: readonly number[]
}

/** The groups that a recipe must be in, the smallest to be expected first. */
export function groupsOf(filter: PartFilter): Group[] {
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
function machinesOf({ machineId, machineIds }: PartFilter): readonly number[] | undefined {
  if (machineId === undefined) return machineIds
  const named = [machineId].flat()
  return machineIds ? named.filter((id) => machineIds.includes(id)) : named
}

export function inGroup(db: Db, { column, values }: Group): Condition {
  return values.length === 1 ? { sql: `"${column}" = ?`, values } : inIds(db, column, values)
}

export const exceptConditions = (db: Db, { exceptMachineIds: ids }: PartFilter): Condition[] =>
  ids?.length ? [notInIds(db, 'machineId', ids)] : []

/** What combinations are told apart by (facets.ts), looked at in the recipe itself. */
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
