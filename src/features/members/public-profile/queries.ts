/** All SQL of public profiles. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

const userById = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.displayName', 'users.email', 'users.createdAt'])
    .select(['users.profileVisible', 'users.brewsVisible', 'users.savesVisible', 'users.profileHidden'])
    .select(({ selectFrom }) =>
      (['brewLogs', 'savedRecipes', 'comments'] as const).map((table) =>
        selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef(`${table}.userId`, '=', 'users.id')
          .as(table),
      ),
    )
    .where('users.id', '=', p.id),
)
/** Returns a user with the number of their brew logs, saved recipes and comments. */
export const findPublicUser = (db: Db, id: number) => userById.first(db, { id })

const commentsOf = prepared((db, p: { userId: number; limit: number }) =>
  db
    .selectFrom('comments')
    .innerJoin('recipes', 'recipes.id', 'comments.recipeId')
    .innerJoin('coffees', 'coffees.id', 'recipes.coffeeProfileId')
    .select(['comments.id', 'comments.body', 'comments.createdAt', 'comments.recipeId'])
    .select(['recipes.brewMethod', 'coffees.name as coffeeName'])
    .where('comments.userId', '=', p.userId)
    .orderBy('comments.id', 'desc')
    .limit(p.limit),
)
/** Newest first. */
export const listCommentsBy = (db: Db, userId: number, limit: number) => commentsOf.all(db, { userId, limit })
