/** All SQL of comments. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { visibleIdOf } from '../../members/privacy/author.ts'

const recipeById = prepared((db, p: { id: number }) =>
  db.selectFrom('recipes').select(['id', 'commentCount']).where('id', '=', p.id),
)
export const findRecipe = (db: Db, id: number) => recipeById.first(db, { id })

const byRecipe = prepared((db, p: { recipeId: number; before: number; limit: number }) =>
  db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.userId')
    .select(['comments.id', 'comments.body', 'comments.createdAt', 'comments.userId', 'users.displayName'])
    .select(sql<number | null>`${sql.raw(visibleIdOf('users'))}`.as('visibleId'))
    .where('comments.recipeId', '=', p.recipeId)
    .where('comments.id', '<', p.before)
    .orderBy('comments.id', 'desc')
    .limit(p.limit),
)
/** Newest first, with ids below `before`. */
export const listLatest = (db: Db, recipeId: number, before: number, limit: number) =>
  byRecipe.all(db, { recipeId, before, limit })

interface NewComment {
  recipeId: number
  userId: number
  body: string
}

const insert = prepared((db, p: NewComment & { createdAt: string }) =>
  db
    .insertInto('comments')
    .values({ recipeId: p.recipeId, userId: p.userId, body: p.body, createdAt: p.createdAt })
    .returning(['id', 'body', 'createdAt']),
)
export async function insertComment(db: Db, comment: NewComment) {
  const [inserted] = await insert.all(db, { ...comment, createdAt: new Date().toISOString() })
  return inserted!
}

/** Returns whether a comment was deleted: the viewer must be its author or own the recipe. */
export async function deleteComment(
  db: Db,
  comment: { id: number; recipeId: number },
  by: { userId: number; ownsRecipe: boolean },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('comments')
    .where((eb) => eb.and(comment))
    .$if(!by.ownsRecipe, (query) => query.where('userId', '=', by.userId))
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export function findComment(db: Db, comment: { id: number; recipeId: number }) {
  return db
    .selectFrom('comments')
    .select('id')
    .where((eb) => eb.and(comment))
    .executeTakeFirst()
}

const count = prepared((db, p: { id: number; by: number }) =>
  db
    .updateTable('recipes')
    .set(({ ref }) => ({ commentCount: sql`${ref('commentCount')} + ${p.by}` }))
    .where('id', '=', p.id),
)
export const countComments = (db: Db, recipeId: number, by: 1 | -1): Promise<number> =>
  count.run(db, { id: recipeId, by })
