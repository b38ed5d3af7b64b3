/** All SQL of personal recipes. */
import type { Kysely } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NewRow, Row, Tables } from '../../../db/tables.ts'
import { createdNow, now } from '../../../db/timestamps.ts'

const recipes = (db: Kysely<Tables>) =>
  db
    .selectFrom('personalRecipes as p')
    .leftJoin('coffees as c', 'c.id', 'p.coffeeProfileId')
    .leftJoin('roasters as r', 'r.id', 'c.roasterId')
    .selectAll('p')
    .select(['c.name as coffeeName', 'c.slug as coffeeSlug', 'c.roastLevel', 'c.coffeeType', 'c.origin'])
    .select(['c.flavorProfile', 'c.roasterId', 'r.name as roasterName', 'r.slug as roasterSlug'])

export type PersonalRecipeRow = NonNullable<Awaited<ReturnType<typeof findPersonalRecipe>>>

const byUser = prepared((db, p: { userId: number; limit: number; offset: number }) =>
  recipes(db).where('p.userId', '=', p.userId).orderBy('p.id', 'desc').limit(p.limit).offset(p.offset),
)
/** Newest first. */
export const listPersonalRecipes = (db: Db, userId: number, page: { limit: number; offset: number }) =>
  byUser.all(db, { userId, ...page })

const countOf = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('personalRecipes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', p.userId),
)
export const countPersonalRecipes = async (db: Db, userId: number): Promise<number> =>
  (await countOf.first(db, { userId }))?.total ?? 0

const own = prepared((db, p: { userId: number; id: number }) =>
  recipes(db).where('p.id', '=', p.id).where('p.userId', '=', p.userId),
)
export const findPersonalRecipe = (db: Db, userId: number, id: number) => own.first(db, { userId, id })

/** Returns the recipe, locked until the transaction ends. */
export function lockPersonalRecipe(db: Db, userId: number, id: number): Promise<Row<'personalRecipes'> | undefined> {
  return db
    .selectFrom('personalRecipes')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

export type PersonalRecipeColumns = Omit<NewRow<'personalRecipes'>, 'id' | 'createdAt' | 'updatedAt'>

/** Returns undefined if the brew log was saved as a recipe already. */
export async function insertPersonalRecipe(db: Db, recipe: PersonalRecipeColumns): Promise<number | undefined> {
  const inserted = await db
    .insertInto('personalRecipes')
    .values({ ...recipe, ...createdNow() })
    .onConflict((conflict) => conflict.column('brewLogId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function updatePersonalRecipe(
  db: Db,
  id: number,
  changes: Partial<Omit<PersonalRecipeColumns, 'userId'>>,
): Promise<void> {
  await db
    .updateTable('personalRecipes')
    .set({ ...changes, updatedAt: now() })
    .where('id', '=', id)
    .execute()
}

const remove = prepared((db, p: { userId: number; id: number }) =>
  db.deleteFrom('personalRecipes').where('id', '=', p.id).where('userId', '=', p.userId),
)
export const deletePersonalRecipe = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await remove.run(db, { userId, id })) > 0
