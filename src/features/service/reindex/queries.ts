/** All SQL of recomputing stored grind indexes. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'

export type Reindexed = Row<'reindexing'>['tableName']

/** Locks the progress until the transaction ends. Returns the last id that is done; undefined if the table is done. */
export async function lockProgress(db: Db, tableName: Reindexed): Promise<number | undefined> {
  // An update that changes nothing locks the row on both engines.
  const row = await db
    .updateTable('reindexing')
    .set(({ ref }) => ({ afterId: ref('afterId') }))
    .where('tableName', '=', tableName)
    .returning('afterId')
    .executeTakeFirst()
  return row?.afterId
}

export async function saveProgress(db: Db, tableName: Reindexed, afterId: number): Promise<void> {
  await db.updateTable('reindexing').set({ afterId }).where('tableName', '=', tableName).execute()
}

export async function finish(db: Db, tableName: Reindexed): Promise<void> {
  await db.deleteFrom('reindexing').where('tableName', '=', tableName).execute()
}

export const listRecipesAfter = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('recipes')
    .select(['id', 'grinderId', 'grindSetting', 'grindIndex', 'facetId', 'brewMethod', 'roastLevel', 'brewTimeSeconds'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const listBrewLogsAfter = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('brewLogs')
    .select(['id', 'grinderId', 'grindSetting', 'grindIndex'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function updateRecipeIndex(db: Db, id: number, grindIndex: number, facetId: number): Promise<void> {
  await db.updateTable('recipes').set({ grindIndex, facetId }).where('id', '=', id).execute()
}

export async function updateBrewLogIndex(db: Db, id: number, grindIndex: number): Promise<void> {
  await db.updateTable('brewLogs').set({ grindIndex }).where('id', '=', id).execute()
}
