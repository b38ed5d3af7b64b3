/** Counts the recipes of a list. */
import type { FastifyInstance } from 'fastify'
import type { ScanGroup } from '../../../db/keyset-scan.ts'
import { inGroup } from './filter.ts'
import { COUNT_CAP, countRecipes, sumRecipeCounts } from './queries.ts'

export interface Total {
  total: number
  totalIsCapped?: true
}

/** Caps a filtered total at `COUNT_CAP`; `isKnown` is for the total of all recipes, which isn't capped. */
export function capped(count: number, isKnown = false): Total {
  return count > COUNT_CAP && !isKnown ? { total: COUNT_CAP, totalIsCapped: true } : { total: count }
}

/** Adds the totals of lists without common recipes. */
export function sumOf(totals: readonly Total[]): Total {
  const sum = totals.reduce((count, { total }) => count + total, 0)
  const isCapped = totals.some(({ totalIsCapped }) => totalIsCapped)
  return isCapped ? { total: Math.min(sum, COUNT_CAP), totalIsCapped: true } : capped(sum)
}

/** Sums the stored counts of roasters or coffees; counts the recipes of other groups. */
export async function countGroup(
  { db, responseCache }: Pick<FastifyInstance, 'db' | 'responseCache'>,
  group: ScanGroup,
): Promise<number> {
  const these = inGroup(db, { column: 'id', values: group.values })
  if (group.column === 'roasterId') return sumRecipeCounts(db, 'roasters', these)
  if (group.column === 'coffeeProfileId') return sumRecipeCounts(db, 'coffees', these)
  const count = () => countRecipes(db, [inGroup(db, group)])
  if (group.column === 'createdById' || group.column === 'id') return count()
  const key = `${group.column} ${group.values.join()}`
  const { counted } = await responseCache.memoize('recipes of a group', key, async () => ({ counted: await count() }))
  return counted
}
