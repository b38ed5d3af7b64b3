/** How many recipes a list has in all. */
import type { FastifyInstance } from 'fastify'
import { type Group, inGroup } from './filter.ts'
import { COUNT_CAP, countRecipes, sumRecipeCounts } from './queries.ts'

export interface Total {
  total: number
  totalIsCapped?: true
}

/** Filtered totals are exact up to a bound; that of all recipes is known anyway. */
export function capped(count: number, isKnown = false): Total {
  return count > COUNT_CAP && !isKnown ? { total: COUNT_CAP, totalIsCapped: true } : { total: count }
}

/** Of lists that have no recipe in common. */
export function sumOf(totals: readonly Total[]): Total {
  const sum = totals.reduce((count, { total }) => count + total, 0)
  const isCapped = totals.some(({ totalIsCapped }) => totalIsCapped)
  return isCapped ? { total: Math.min(sum, COUNT_CAP), totalIsCapped: true } : capped(sum)
}

/** Roasters and coffees know how many recipes they have; others' are counted. */
export async function countGroup(
  { db, responseCache }: Pick<FastifyInstance, 'db' | 'responseCache'>,
  group: Group,
): Promise<number> {
  const these = inGroup(db, { column: 'id', values: group.values })
  if (group.column === 'roasterId') return sumRecipeCounts(db, 'roasters', these)
  if (group.column === 'coffeeProfileId') return sumRecipeCounts(db, 'coffees', these)
  const count = () => countRecipes(db, [inGroup(db, group)])
  if (group.column === 'createdById') return count()
  const name = `recipes of ${group.column} ${group.values.join()}`
  const { counted } = await responseCache.memoize(name, async () => ({ counted: await count() }))
  return counted
}
