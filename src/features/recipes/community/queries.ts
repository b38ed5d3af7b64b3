/** All SQL that writes community recipes. */
import { sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { increasedTrend } from '../../beans/coffees/trend.ts'

const COFFEE_BASE = ['id', 'roasterId', 'roastLevel', 'acidityLevel', 'bodyLevel'] as const
/** The columns of a coffee that are copied to its recipes, or that columns of the recipes are derived from. */
export type CoffeeBase = Pick<Row<'coffees'>, (typeof COFFEE_BASE)[number]>

const coffeeById = prepared((db, p: { id: number }) =>
  db.selectFrom('coffees').select(COFFEE_BASE).where('id', '=', p.id),
)
export const findCoffeeBase = (db: Db, id: number) => coffeeById.first(db, { id })

export async function insertRecipe(db: Db, recipe: NewRow<'recipes'>): Promise<number> {
  const { id } = await db.insertInto('recipes').values(recipe).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns the author's own recipe, locked until the transaction ends. */
export function findOwnRecipe(db: Db, userId: number, id: number): Promise<Row<'recipes'> | undefined> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('createdById', '=', userId)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function updateRecipe(db: Db, id: number, changes: Partial<NewRow<'recipes'>>): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ ...changes, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Returns the deleted row, to update counters from; undefined if it isn't the user's or was deleted already. */
export function deleteOwnRecipe(db: Db, userId: number, id: number): Promise<Row<'recipes'> | undefined> {
  return db
    .deleteFrom('recipes')
    .where('id', '=', id)
    .where('createdById', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Updates the recipe counts of roaster and coffee, and the coffee's trend for a new recipe. Returns the coffee, locked
 * until the transaction ends; undefined if it was deleted.
 */
export async function countRecipe(
  db: Db,
  { coffeeProfileId, roasterId }: { coffeeProfileId: number; roasterId: number },
  by: 1 | -1,
): Promise<CoffeeBase | undefined> {
  const recipeCount = sql<number>`${sql.ref('recipeCount')} + ${sql.lit(by)}`
  await db.updateTable('roasters').set({ recipeCount }).where('id', '=', roasterId).execute()
  return db
    .updateTable('coffees')
    .set({ recipeCount, ...(by === 1 && { trend: increasedTrend() }) })
    .where('id', '=', coffeeProfileId)
    .returning(COFFEE_BASE)
    .executeTakeFirst()
}

/** Replaces the tags and words that a recipe is found by. */
export async function writeSearchTerms(
  db: Db,
  recipeId: number,
  { tags, words }: { tags: readonly string[]; words: readonly string[] },
): Promise<void> {
  await db.deleteFrom('recipeTags').where('recipeId', '=', recipeId).execute()
  await db.deleteFrom('recipeWords').where('recipeId', '=', recipeId).execute()
  const tagRows = tags.map((tag) => ({ tag, recipeId }))
  const wordRows = words.map((word) => ({ word, recipeId }))
  if (tagRows.length > 0) await db.insertInto('recipeTags').values(tagRows).execute()
  if (wordRows.length > 0) await db.insertInto('recipeWords').values(wordRows).execute()
}
