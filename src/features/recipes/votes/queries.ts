/** All SQL of votes. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { wilsonSql } from './counters.ts'

export type Direction = 'UP' | 'DOWN'

const recipeWithVote = prepared((db, p: { recipeId: number; userId: number | null }) =>
  db
    .selectFrom('recipes')
    .leftJoin('votes', (join) => join.onRef('votes.recipeId', '=', 'recipes.id').on('votes.userId', '=', p.userId))
    .select(['recipes.createdById', 'votes.vote'])
    .where('recipes.id', '=', p.recipeId),
)
/** Undefined if the recipe doesn't exist. */
export const findRecipeVote = (db: Db, recipeId: number, userId: number | undefined) =>
  recipeWithVote.first(db, { recipeId, userId: userId ?? null })

const voteOf = prepared((db, p: { recipeId: number; userId: number }) =>
  db.selectFrom('votes').select('vote').where('recipeId', '=', p.recipeId).where('userId', '=', p.userId),
)
export const findVote = async (db: Db, recipeId: number, userId: number): Promise<Direction | null> =>
  (await voteOf.first(db, { recipeId, userId }))?.vote ?? null

const save = prepared((db, p: { recipeId: number; userId: number; vote: Direction; createdAt: string }) =>
  db
    .insertInto('votes')
    .values({ recipeId: p.recipeId, userId: p.userId, vote: p.vote, createdAt: p.createdAt })
    .onConflict((conflict) => conflict.columns(['recipeId', 'userId']).doUpdateSet({ vote: p.vote })),
)
/** Inserts the vote, or changes an existing one. */
export const saveVote = (db: Db, recipeId: number, userId: number, vote: Direction): Promise<number> =>
  save.run(db, { recipeId, userId, vote, createdAt: new Date().toISOString() })

const remove = prepared((db, p: { recipeId: number; userId: number }) =>
  db.deleteFrom('votes').where('recipeId', '=', p.recipeId).where('userId', '=', p.userId),
)
export const deleteVote = (db: Db, recipeId: number, userId: number): Promise<number> =>
  remove.run(db, { recipeId, userId })

const count = prepared((db, p: { id: number; up: number; down: number }) => {
  const upvotes = sql<number>`(upvotes + ${p.up})`
  const downvotes = sql<number>`(downvotes + ${p.down})`
  return db
    .updateTable('recipes')
    .set({ upvotes, downvotes, wilson: wilsonSql(upvotes, downvotes) })
    .where('id', '=', p.id)
    .returning(['upvotes', 'downvotes'])
})
/** Updates a recipe's vote counters and its Wilson score. */
export const updateVoteCounters = (db: Db, id: number, change: { up: number; down: number }) =>
  count.first(db, { id, ...change })
