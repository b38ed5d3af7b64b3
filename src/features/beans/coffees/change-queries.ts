/** SQL for changing a coffee: the coffee itself, the data its recipes derive from it, and who uses it. */
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

const coffeeById = prepared((db, p: { id: number }) => db.selectFrom('coffees').selectAll().where('id', '=', p.id))
export const findWholeCoffee = (db: Db, id: number): Promise<Row<'coffees'> | undefined> => coffeeById.first(db, { id })

/** Locks a coffee: nobody else can change it, add a recipe for it or, with 'delete', add any reference to it. */
export function lockWholeCoffee(db: Db, id: number, to: 'change' | 'delete'): Promise<Row<'coffees'> | undefined> {
  return db
    .selectFrom('coffees')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => (to === 'delete' ? query.forUpdate() : query.forNoKeyUpdate()))
    .executeTakeFirst()
}

export async function updateCoffee(db: Db, id: number, changes: Partial<NewRow<'coffees'>>): Promise<void> {
  await db
    .updateTable('coffees')
    .set({ ...changes, updatedAt: now() })
    .where('id', '=', id)
    .execute()
}

const recipeIds = prepared((db, p: { coffeeId: number }) =>
  db.selectFrom('recipes').select('id').where('coffeeProfileId', '=', p.coffeeId).orderBy('id'),
)
export const listRecipeIds = async (db: Db, coffeeId: number): Promise<number[]> =>
  (await recipeIds.all(db, { coffeeId })).map(({ id }) => id)

/** Updates what a recipe derives from its coffee. Keeps `updatedAt`, since the author changed nothing. */
export async function updateDerived(
  db: Db,
  id: number,
  derived: Pick<
    Row<'recipes'>,
    'roastLevel' | 'facetId' | 'tasteStrength' | 'tasteAcidity' | 'tasteBody' | 'tasteBitterness'
  >,
): Promise<void> {
  await db.updateTable('recipes').set(derived).where('id', '=', id).execute()
}

/** Sets the roaster of a coffee's recipes. Keeps `updatedAt`, since the authors changed nothing. */
export async function updateRoasterOfRecipes(db: Db, coffeeId: number, roasterId: number): Promise<void> {
  await db.updateTable('recipes').set({ roasterId }).where('coffeeProfileId', '=', coffeeId).execute()
}

export async function hasCoffeeAt(db: Db, roasterId: number, slug: string): Promise<boolean> {
  const found = db.selectFrom('coffees').select('id').where('roasterId', '=', roasterId).where('slug', '=', slug)
  return (await found.executeTakeFirst()) !== undefined
}

/** The tables in which members refer to a coffee, each with an index by coffee. */
const USES = {
  recipes: { table: 'recipes', owner: 'createdById' },
  brewLogs: { table: '"brewLogs"', owner: 'userId' },
  personalRecipes: { table: '"personalRecipes"', owner: 'userId' },
  libraryEntries: { table: '"libraryEntries"', owner: 'userId' },
} as const
export type Use = keyof typeof USES

/** Returns how others use a coffee, if they do. Rows of deleted accounts count as others'. */
export async function findUseByOthers(db: Db, coffeeId: number, userId: number): Promise<Use | undefined> {
  const uses = Object.entries(USES).map(
    ([use, { table, owner }]) => `select '${use}' as "use" where exists (select 1 from ${table}
      where "coffeeProfileId" = ? and ("${owner}" is null or "${owner}" <> ?))`,
  )
  const values = uses.flatMap(() => [coffeeId, userId])
  const [found] = await queryRaw<{ use: Use }>(db, uses.join(' union all '), values)
  return found?.use
}

const membership = prepared((db, p: { roasterId: number }) =>
  db.selectFrom('roasterMembers').select('userId').where('roasterId', '=', p.roasterId).limit(1),
)
export const hasMembers = async (db: Db, roasterId: number): Promise<boolean> =>
  (await membership.first(db, { roasterId })) !== undefined
