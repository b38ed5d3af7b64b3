/** All SQL of ratings. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NewRow } from '../../../db/tables.ts'

const recipeWithRating = prepared((db, p: { recipeId: number; userId: number | null }) =>
  db
    .selectFrom('recipes')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.recipeId', '=', 'recipes.id').on('ratings.userId', '=', p.userId),
    )
    .select(['recipes.ratingSum', 'recipes.ratingCount', 'ratings.rating', 'ratings.notes'])
    .where('recipes.id', '=', p.recipeId),
)
/** Undefined if the recipe doesn't exist. */
export const findRecipeRating = (db: Db, recipeId: number, userId: number | undefined) =>
  recipeWithRating.first(db, { recipeId, userId: userId ?? null })

const ratingOf = prepared((db, p: { recipeId: number; userId: number }) =>
  db.selectFrom('ratings').select('rating').where('recipeId', '=', p.recipeId).where('userId', '=', p.userId),
)
export const findRating = async (db: Db, recipeId: number, userId: number): Promise<number | undefined> =>
  (await ratingOf.first(db, { recipeId, userId }))?.rating

type NewRating = Pick<NewRow<'ratings'>, 'recipeId' | 'userId' | 'rating' | 'notes'> & { now: string }

const save = prepared((db, p: NewRating) =>
  db
    .insertInto('ratings')
    .values({
      recipeId: p.recipeId,
      userId: p.userId,
      rating: p.rating,
      notes: p.notes,
      createdAt: p.now,
      updatedAt: p.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['recipeId', 'userId']).doUpdateSet({ rating: p.rating, notes: p.notes, updatedAt: p.now }),
    ),
)
/** Inserts the rating, or changes an existing one. */
export const saveRating = (db: Db, rating: NewRating): Promise<number> => save.run(db, rating)

const count = prepared((db, p: { id: number; stars: number; ratings: number }) =>
  db
    .updateTable('recipes')
    .set(({ ref }) => ({
      ratingSum: sql`${ref('ratingSum')} + ${p.stars}`,
      ratingCount: sql`${ref('ratingCount')} + ${p.ratings}`,
      brewCount: sql`${ref('brewCount')} + 1`,
    }))
    .where('id', '=', p.id)
    .returning(['ratingSum', 'ratingCount']),
)
/** Counts one brew of a recipe and the change of its rating. */
export const countBrewAndRating = (db: Db, id: number, change: { stars: number; ratings: number }) =>
  count.first(db, { id, ...change })
