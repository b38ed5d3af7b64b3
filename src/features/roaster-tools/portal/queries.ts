/** SQL of the portal for the roaster and its coffees. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { inIds, queryRaw } from '../../../db/raw-sql.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { lockWholeCoffee } from '../../beans/coffees/change-queries.ts'

export async function updateRoaster(db: Db, id: number, changes: Partial<NewRow<'roasters'>>): Promise<void> {
  await db
    .updateTable('roasters')
    .set({ ...changes, updatedAt: now() })
    .where('id', '=', id)
    .execute()
}

export interface CoffeeKey {
  roasterId: number
  id: number
}

const ownCoffee = prepared((db, p: CoffeeKey) =>
  db.selectFrom('coffees').selectAll().where('id', '=', p.id).where('roasterId', '=', p.roasterId),
)
export const findOwnCoffee = (db: Db, key: CoffeeKey): Promise<Row<'coffees'> | undefined> => ownCoffee.first(db, key)

/** Locks the coffee until the transaction ends: no changes, no new recipes and, to delete it, no new references. */
export async function lockOwnCoffee(
  db: Db,
  { roasterId, id }: CoffeeKey,
  to: 'change' | 'delete',
): Promise<Row<'coffees'> | undefined> {
  const own = await ownCoffee.first(db, { roasterId, id })
  const coffee = own && (await lockWholeCoffee(db, id, to))
  // It may have been moved to another roaster before it was locked.
  return coffee?.roasterId === roasterId ? coffee : undefined
}

export async function deleteCoffee(db: Db, id: number): Promise<void> {
  await db.deleteFrom('coffees').where('id', '=', id).execute()
}

export async function deleteRecipesFor(db: Db, coffeeProfileId: number): Promise<void> {
  await db.deleteFrom('recipes').where('coffeeProfileId', '=', coffeeProfileId).execute()
}

/** Tables whose rows are counted by coffee, using an index. */
const COUNTED = {
  library: { table: '"libraryEntries"', column: 'coffeeProfileId' },
  brews: { table: '"brewLogs"', column: 'coffeeProfileId' },
  embedRecipes: { table: '"embedRecipes"', column: 'coffeeId' },
} as const

/** Counts by coffee; a coffee without rows has no entry. */
export async function countFor(
  db: Db,
  what: keyof typeof COUNTED,
  coffeeIds: readonly number[],
): Promise<Map<number, number>> {
  const { table, column } = COUNTED[what]
  const { sql, values } = inIds(db, column, coffeeIds)
  const rows = await queryRaw<{ coffeeId: number; n: number }>(
    db,
    `select "${column}" as "coffeeId", count(*) as n from ${table} where ${sql} group by "${column}"`,
    values,
  )
  return new Map(rows.map(({ coffeeId, n }) => [coffeeId, n]))
}

const ownRecipes = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('embedRecipes as e')
    .innerJoin('coffees as c', 'c.id', 'e.coffeeId')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('c.roasterId', '=', p.roasterId),
)
export const countEmbedRecipes = async (db: Db, roasterId: number): Promise<number> =>
  (await ownRecipes.first(db, { roasterId }))!.n
