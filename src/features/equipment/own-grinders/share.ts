/** Notes that a private grinder was used in a recipe that everybody can read. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { reloadGrinder } from '../catalog/unknown-grinders.ts'
import { markShared } from './queries.ts'

/** In the transaction that shares the recipe; does nothing for other grinders. */
export const shareGrinder = (db: Db, grinderId: number): Promise<void> => markShared(db, grinderId)

/** After it: what is in memory follows. */
export async function showShared(
  { db, catalog }: Pick<FastifyInstance, 'db' | 'catalog'>,
  grinderId: number,
): Promise<void> {
  if (catalog.requireGrinder(grinderId).visibility !== 'private') return
  await reloadGrinder({ db, catalog }, grinderId)
}
