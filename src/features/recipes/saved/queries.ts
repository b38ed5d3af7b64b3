/** All SQL of saved recipes. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

interface Saved {
  userId: number
  recipeId: number
}

const byUser = prepared((db, p: { userId: number; limit: number; offset: number }) =>
  db
    .selectFrom('savedRecipes')
    .select(['recipeId', 'createdAt'])
    .where('userId', '=', p.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('recipeId', 'desc')
    .limit(p.limit)
    .offset(p.offset),
)
/** Newest first. */
export const listSaved = (db: Db, userId: number, page: { limit: number; offset: number }) =>
  byUser.all(db, { userId, ...page })

const countOf = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('savedRecipes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', p.userId),
)
export const countSaved = async (db: Db, userId: number): Promise<number> =>
  (await countOf.first(db, { userId }))?.total ?? 0

const one = prepared((db, p: Saved) =>
  db
    .selectFrom('savedRecipes')
    .select(['recipeId', 'createdAt'])
    .where('userId', '=', p.userId)
    .where('recipeId', '=', p.recipeId),
)
export const findSaved = (db: Db, saved: Saved) => one.first(db, saved)

const insert = prepared((db, p: Saved & { createdAt: string }) =>
  db
    .insertInto('savedRecipes')
    .values({ userId: p.userId, recipeId: p.recipeId, createdAt: p.createdAt })
    .onConflict((conflict) => conflict.doNothing()),
)
/** Returns false if it was saved already. */
export const insertSaved = async (db: Db, saved: Saved): Promise<boolean> =>
  (await insert.run(db, { ...saved, createdAt: new Date().toISOString() })) > 0

const insertNoticeOnce = prepared((db, p: Saved & { createdAt: string }) =>
  db
    .insertInto('saveNotices')
    .values({ userId: p.userId, recipeId: p.recipeId, createdAt: p.createdAt })
    .onConflict((conflict) => conflict.doNothing()),
)
/** Returns whether this user saves this recipe for the first time ever, also counting saves that were removed. */
export const insertNotice = async (db: Db, saved: Saved): Promise<boolean> =>
  (await insertNoticeOnce.run(db, { ...saved, createdAt: new Date().toISOString() })) > 0

const remove = prepared((db, p: Saved) =>
  db.deleteFrom('savedRecipes').where('userId', '=', p.userId).where('recipeId', '=', p.recipeId),
)
export const deleteSaved = async (db: Db, saved: Saved): Promise<boolean> => (await remove.run(db, saved)) > 0
