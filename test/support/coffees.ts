/** Inserts coffees with their roasters through the functions of the service. */
import type { Database } from '#src/db/open.ts'
import { addCoffee } from '#src/features/beans/coffees/create.ts'
import { findOrCreateRoaster } from '#src/features/beans/roasters/find-or-create.ts'

type NewCoffee = Parameters<typeof addCoffee>[2]

const PLAIN: Omit<NewCoffee, 'name'> = {
  roastLevel: 'MEDIUM',
  coffeeType: 'SINGLE_ORIGIN',
  origin: null,
  flavorProfile: null,
  description: null,
  acidityLevel: null,
  bodyLevel: null,
  processingMethod: null,
}

export type PlantedCoffee = Partial<NewCoffee> & {
  name: string
  roaster?: string
  recipeCount?: number
  trend?: number
}

/** Inserts the coffees in one transaction and returns their ids in the same order. */
export function plantCoffees(db: Database, coffees: readonly PlantedCoffee[]): Promise<number[]> {
  return db.transaction().execute(async (db) => {
    const ids: number[] = []
    for (const { roaster = 'Plain Roasters', recipeCount = 0, trend = 0, ...coffee } of coffees) {
      const known = await findOrCreateRoaster(db, roaster)
      const id = await addCoffee(db, known.roaster, { ...PLAIN, ...coffee }, null)
      await db.updateTable('coffees').set({ recipeCount, trend }).where('id', '=', id).execute()
      ids.push(id)
    }
    return ids
  })
}
