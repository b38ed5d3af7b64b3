/** All SQL of grinders that members describe. */
import type { Db } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type OwnGrinderRow = Row<'grinders'>
export type SuggestionRow = Row<'grinderSuggestions'>

/** In the order they were described, without deleted ones. */
export const listOwnGrinders = (db: Db, ownerId: number): Promise<OwnGrinderRow[]> =>
  db
    .selectFrom('grinders')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('isRetired', '=', false)
    .orderBy('id')
    .execute()

export const findOwnGrinder = (db: Db, ownerId: number, id: number): Promise<OwnGrinderRow | undefined> =>
  db
    .selectFrom('grinders')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('isRetired', '=', false)
    .executeTakeFirst()

export const insertOwnGrinder = (db: Db, grinder: NewRow<'grinders'>): Promise<OwnGrinderRow> =>
  db
    .insertInto('grinders')
    .values({ ...grinder, changedAt: now() })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns undefined if it isn't the owner's, is deleted, or is in the catalog. */
export const updateOwnGrinder = (
  db: Db,
  ownerId: number,
  id: number,
  changes: Partial<NewRow<'grinders'>>,
): Promise<OwnGrinderRow | undefined> =>
  db
    .updateTable('grinders')
    .set({ ...changes, changedAt: now() })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('isRetired', '=', false)
    .where('visibility', '<>', 'listed')
    .returningAll()
    .executeTakeFirst()

/** Changes only a private grinder. */
export async function markShared(db: Db, id: number): Promise<void> {
  await db
    .updateTable('grinders')
    .set({ visibility: 'shared', changedAt: now() })
    .where('id', '=', id)
    .where('visibility', '=', 'private')
    .execute()
}

export const listPrivateIds = async (db: Db, ownerId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('grinders')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('visibility', '=', 'private')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes grinders that were never shared, with the feedback on them. The owner's rows that refer to them must be
 * deleted first.
 */
export async function deletePrivateGrinders(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('grindFeedback').where('grinderId', 'in', ids).execute()
  await db.deleteFrom('grinders').where('id', 'in', ids).where('visibility', '=', 'private').execute()
}

/** The latest suggestion of each grinder. */
export async function listSuggestions(db: Db, grinderIds: readonly number[]): Promise<Map<number, SuggestionRow>> {
  if (grinderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('grinderSuggestions')
    .selectAll()
    .where('grinderId', 'in', grinderIds)
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.grinderId, row]))
}

/** Returns undefined if the grinder has an open one. */
export const insertSuggestion = (
  db: Db,
  suggestion: Pick<SuggestionRow, 'grinderId' | 'userId' | 'sources'>,
): Promise<SuggestionRow | undefined> =>
  db
    .insertInto('grinderSuggestions')
    .values({ ...suggestion, state: 'PENDING', reason: null, createdAt: now(), decidedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Returns whether there was an open one. */
export async function deleteOpenSuggestion(db: Db, userId: number, grinderId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('grinderSuggestions')
    .where('grinderId', '=', grinderId)
    .where('userId', '=', userId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst()
  return numDeletedRows > 0n
}
