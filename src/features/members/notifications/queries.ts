/** All SQL of notification preferences. */
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

const COLUMNS = ['notifyRecipeComments', 'notifyRecipeFavorites', 'notifyRecipeBrews'] as const

export type NotificationPreferences = Record<(typeof COLUMNS)[number], boolean>

export function findPreferences(db: Db, userId: number): Promise<NotificationPreferences | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst()
}

/** Updates the given preferences and leaves the others unchanged. */
export function updatePreferences(
  db: Db,
  userId: number,
  changes: Partial<NotificationPreferences>,
): Promise<NotificationPreferences | undefined> {
  if (COLUMNS.every((column) => changes[column] === undefined)) return findPreferences(db, userId)
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(COLUMNS).executeTakeFirst()
}

const authorOf = prepared((db, p: { recipeId: number }) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.createdById')
    .innerJoin('coffees', 'coffees.id', 'recipes.coffeeProfileId')
    .select(['users.id', 'users.email', 'users.displayName', 'coffees.name as coffeeName'])
    .select(COLUMNS)
    .where('recipes.id', '=', p.recipeId)
    .$if(engineOf(db) === 'postgres', (query) => query.forKeyShare('users')),
)

/** Returns and locks a recipe's author. Users are locked before recipes: see recipes/browse/lock-recipe.ts. */
export const lockAuthor = (db: Db, recipeId: number) => authorOf.first(db, { recipeId })
