/** What the recipes for a coffee say together. */
import type { Static } from 'typebox'
import type { Db } from '../../db/open.ts'
import { toTenth } from '../../domain/measures.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { CoffeeStats } from './schemas.ts'
import { recipeTotals, topGrinders, topMachines } from './stats-queries.ts'

export async function readStats(db: Db, catalog: Catalog, coffeeId: number): Promise<Static<typeof CoffeeStats>> {
  const [sums, grinders, machines] = await Promise.all([
    recipeTotals.first(db, { coffeeId }),
    topGrinders.all(db, { coffeeId }),
    topMachines.all(db, { coffeeId }),
  ])
  const { recipeCount, upvotes, downvotes, ...ranges } = sums!
  const votes = { upvotes: upvotes ?? 0, downvotes: downvotes ?? 0 }
  const range = (min: number, max: number, avg: number, round: (value: number) => number) =>
    recipeCount === 0 ? null : { min: round(min), max: round(max), avg: round(avg) }
  return {
    coffeeId,
    recipeCount,
    votes: { total: votes.upvotes + votes.downvotes, ...votes },
    topGrinders: grinders.map(({ grinderId, count, averageGrindIndex }) => ({
      ...named(catalog.requireGrinder(grinderId)),
      count,
      averageGrindIndex: toTenth(averageGrindIndex),
    })),
    topMachines: machines.map(({ machineId, count }) => {
      const machine = catalog.requireMachine(machineId)
      return { ...named(machine), count, brewMethod: machine.brewMethod }
    }),
    ratioRange: range(ranges.minRatio, ranges.maxRatio, ranges.avgRatio, toHundredth),
    grindRange: range(ranges.minIndex, ranges.maxIndex, ranges.avgIndex, toTenth),
  }
}

const named = ({ id, slug, brand, model }: { id: number; slug: string; brand: string; model: string }) => ({
  id,
  slug,
  brand,
  name: model,
})

const toHundredth = (value: number): number => Math.round(value * 100) / 100
