/** Finds the coffee or roaster that a duplicate was merged into, for requests to its old URL. */
import type { Db } from '../../../db/open.ts'
import { findWholeCoffee } from '../../beans/coffees/change-queries.ts'
import { findRoaster } from '../../beans/roasters/queries.ts'
import { findMergedBySlug, findMergedInto } from './queries.ts'

export async function findMergedCoffee(db: Db, id: number): Promise<number | undefined> {
  const intoId = await findMergedInto(db, 'coffee', id)
  return intoId === undefined ? undefined : (await findWholeCoffee(db, intoId))?.id
}

/** Returns the slug of the roaster that it was merged into. */
export async function findMergedRoaster(db: Db, slug: string): Promise<string | undefined> {
  const intoId = await findMergedBySlug(db, 'roaster', slug)
  return intoId === undefined ? undefined : (await findRoaster(db, intoId))?.slug
}
