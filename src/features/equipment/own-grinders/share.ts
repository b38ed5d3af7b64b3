/** Marks a private grinder as shared when it is used in a public recipe. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { reloadGrinder } from '../catalog/unknown-grinders.ts'
import { markShared } from './queries.ts'

/** Call it in the transaction that publishes the recipe. Does nothing for grinders that aren't private. */
export const markGrinderShared = (db: Db, grinderId: number): Promise<void> => markShared(db, grinderId)

/** Call it after that transaction, to update the grinder in memory. */
export async function reloadSharedGrinder(
  { db, catalog }: Pick<FastifyInstance, 'db' | 'catalog'>,
  grinderId: number,
): Promise<void> {
  if (catalog.requireGrinder(grinderId).visibility !== 'private') return
  await reloadGrinder({ db, catalog }, grinderId)
}
