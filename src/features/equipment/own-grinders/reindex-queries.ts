/** All SQL for recomputing the grind indexes of one owner's grinder. */
import { type Db, engineOf } from '../../../db/open.ts'

/** Only the latest brews and recipes are updated; older ones keep their index and show their settings. */
const MOST = 2000

export const listBrewsOnGrinder = (db: Db, userId: number, grinderId: number) =>
  db
    .selectFrom('brewLogs')
    .select(['id', 'grindSetting'])
    .where('userId', '=', userId)
    .where('grinderId', '=', grinderId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

/** Locks them by id, in the order of recipes/browse/lock-recipe.ts. */
export const lockRecipesOnGrinder = (db: Db, userId: number, grinderId: number) =>
  db
    .selectFrom('recipes')
    .select(['id', 'grindSetting', 'facetId', 'brewMethod', 'roastLevel', 'brewTimeSeconds'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('recipes')
        .select('id')
        .where('createdById', '=', userId)
        .where('grinderId', '=', grinderId)
        .orderBy('id', 'desc')
        .limit(MOST),
    )
    // The author may have chosen another grinder while this waited for the lock.
    .where('grinderId', '=', grinderId)
    .orderBy('id')
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
    .execute()

export async function updateBrewIndex(db: Db, id: number, grindIndex: number): Promise<void> {
  await db.updateTable('brewLogs').set({ grindIndex }).where('id', '=', id).execute()
}

export async function updateRecipeIndex(db: Db, id: number, grindIndex: number, facetId: number): Promise<void> {
  await db.updateTable('recipes').set({ grindIndex, facetId }).where('id', '=', id).execute()
}
