/** The orders of coffee lists, and cursors in them. */
import { compareKeys, type Position } from '../../../db/keyset-scan.ts'
import { decodeCursor, type KeyKind } from '../../../http/pagination.ts'

interface Order {
  column: string
  direction: 'asc' | 'desc'
  kind: KeyKind
  /** Whether `originCoffees` has this column, too. */
  isInOriginCoffees: boolean
}

const ORDERS = {
  alpha: { column: 'nameKey', direction: 'asc', kind: 'text', isInOriginCoffees: true },
  recent: { column: 'id', direction: 'desc', kind: 'integer', isInOriginCoffees: true },
  recipes: { column: 'recipeCount', direction: 'desc', kind: 'integer', isInOriginCoffees: true },
  trending: { column: 'trend', direction: 'desc', kind: 'number', isInOriginCoffees: false },
} as const satisfies Record<string, Order>
export type Sort = keyof typeof ORDERS

const ALIASES = { name: 'alpha', newest: 'recent', popular: 'recipes' } as const

export const SORT_NAMES = ['alpha', 'name', 'recent', 'newest', 'recipes', 'popular', 'trending'] as const
export type SortName = (typeof SORT_NAMES)[number]

export const toSort = (name: SortName): Sort =>
  name in ALIASES ? ALIASES[name as keyof typeof ALIASES] : (name as Sort)

export const orderOf = (sort: Sort): Order => ORDERS[sort]

export function toPosition(cursor: string | undefined, sort: Sort): Position | undefined {
  const key = decodeCursor(cursor, sort, [orderOf(sort).kind, 'integer'])
  return key && { key: key[0]!, id: key[1] as number }
}

/** Compares positions the way the database sorts them. */
export function comparePositions(sort: Sort): (a: Position, b: Position) => number {
  const sign = orderOf(sort).direction === 'asc' ? 1 : -1
  return (a, b) => sign * (a.key === b.key ? a.id - b.id : compareKeys(a.key, b.key))
}
