/** Creates a roaster's coffees, and reads them with their counts. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '../../../../db/open.ts'
import { transaction } from '../../../../db/transaction.ts'
import { addCoffee, type NewCoffee } from '../../../beans/coffees/create.ts'
import type { Coffee } from '../../../beans/coffees/read.ts'
import { readCoffees } from '../../../beans/coffees/read.ts'
import { lockMember } from '../../../members/accounts/lock-user.ts'
import { countFor } from '../queries.ts'
import type { PortalCoffee } from './schemas.ts'

export async function withCounts(db: Db, coffees: readonly Coffee[]): Promise<Static<typeof PortalCoffee>[]> {
  const ids = coffees.map(({ id }) => id)
  const [library, brews, embedRecipes] = await Promise.all([
    countFor(db, 'library', ids),
    countFor(db, 'brews', ids),
    countFor(db, 'embedRecipes', ids),
  ])
  return coffees.map((coffee) => ({
    ...coffee,
    libraryCount: library.get(coffee.id) ?? 0,
    brewCount: brews.get(coffee.id) ?? 0,
    embedRecipeCount: embedRecipes.get(coffee.id) ?? 0,
  }))
}

export async function readPortalCoffee(db: Db, id: number): Promise<Static<typeof PortalCoffee> | undefined> {
  const [coffee] = await withCounts(db, await readCoffees(db, [id]))
  return coffee
}

export function createOwnCoffee(
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  { roasterId, userId }: { roasterId: number; userId: number },
  coffee: NewCoffee,
  slug: string | undefined,
): Promise<number> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    await quotas.count(db, userId, 'coffees')
    return addCoffee(db, { id: roasterId }, coffee, userId, slug)
  })
}
