/** Cursors in search results that are sorted by relevance. */

import { decodeCursor, type Key } from '../../../http/pagination.ts'
import type { Found } from './search.ts'

export const RELEVANCE = 'relevance'

export const keyOfFound = ({ score, recipeCount, id }: Found): Key => [score, recipeCount, id]

export function foundAfter(found: readonly Found[], cursor: string | undefined): readonly Found[] {
  const key = decodeCursor(cursor, RELEVANCE, ['number', 'integer', 'integer'])
  if (!key) return found
  const [score, recipeCount, id] = key as [number, number, number]
  return found.filter((each) => (each.score - score || each.recipeCount - recipeCount || each.id - id) < 0)
}
