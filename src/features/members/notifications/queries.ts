/** All SQL of notification preferences. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { lockUser } from '../accounts/lock-user.ts'

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
    .where('recipes.id', '=', p.recipeId),
)

/** The author of a recipe and which mails they want, locked as every user is before any recipe (lock-recipe.ts). */
export async function lockAuthor(db: Db, recipeId: number) {
  const author = await authorOf.first(db, { recipeId })
  return author && (await lockUser(db, { id: author.id }, 'key share')) ? author : undefined
}
