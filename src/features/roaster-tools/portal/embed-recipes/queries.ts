/** All SQL of a roaster's own recipes, which its embeds show. */
import type { Db } from '../../../../db/open.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { NewRow, Row } from '../../../../db/tables.ts'
import { createdNow, now } from '../../../../db/timestamps.ts'

export interface RecipeKey {
  coffeeId: number
  id: number
}

const ofCoffee = prepared((db, p: { coffeeId: number }) =>
  db.selectFrom('embedRecipes').selectAll().where('coffeeId', '=', p.coffeeId).orderBy('method').orderBy('id'),
)
/** By method, oldest first. */
export const listOwnRecipes = (db: Db, coffeeId: number): Promise<Row<'embedRecipes'>[]> =>
  ofCoffee.all(db, { coffeeId })

const one = prepared((db, p: RecipeKey) =>
  db.selectFrom('embedRecipes').selectAll().where('id', '=', p.id).where('coffeeId', '=', p.coffeeId),
)
export const findOwnRecipe = (db: Db, key: RecipeKey): Promise<Row<'embedRecipes'> | undefined> => one.first(db, key)

export async function insertOwnRecipe(
  db: Db,
  recipe: Omit<NewRow<'embedRecipes'>, 'createdAt' | 'updatedAt'>,
): Promise<number> {
  const { id } = await db
    .insertInto('embedRecipes')
    .values({ ...recipe, ...createdNow() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateOwnRecipe(db: Db, id: number, changes: Partial<NewRow<'embedRecipes'>>): Promise<void> {
  await db
    .updateTable('embedRecipes')
    .set({ ...changes, updatedAt: now() })
    .where('id', '=', id)
    .execute()
}

/** Returns the deleted row; undefined if there was none. */
export function deleteOwnRecipe(db: Db, key: RecipeKey): Promise<Row<'embedRecipes'> | undefined> {
  return db
    .deleteFrom('embedRecipes')
    .where((eb) => eb.and(key))
    .returningAll()
    .executeTakeFirst()
}

export function listOfMethod(db: Db, coffeeId: number, method: string) {
  return db
    .selectFrom('embedRecipes')
    .select(['id', 'isDefault'])
    .where((eb) => eb.and({ coffeeId, method }))
    .orderBy('id')
    .execute()
}

export async function setDefault(db: Db, id: number, isDefault: boolean): Promise<void> {
  await db.updateTable('embedRecipes').set({ isDefault }).where('id', '=', id).execute()
}
