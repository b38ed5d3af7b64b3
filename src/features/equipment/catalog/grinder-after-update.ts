/** The grinder after a change. The current one can be kept even if it can't be chosen any more. */
import type { Catalog, Grinder } from './catalog.ts'

export function grinderAfterUpdate(
  catalog: Catalog,
  userId: number,
  before: number | null,
  given: number | null | undefined,
): Grinder | null {
  const id = given === undefined ? before : given
  if (id === null) return null
  return id === before ? catalog.requireGrinder(id) : catalog.requireChoosableGrinder(id, userId)
}
