/** Statistics over the recipes for a coffee. */
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import { clampIndex } from '../../../domain/curve.ts'
import { toTenth } from '../../../domain/measures.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { CoffeeStats } from './schemas.ts'
import { recipesByGrinder, sumVotes, topMachines } from './stats-queries.ts'

const TOP = 5

export async function readStats(db: Db, catalog: Catalog, coffeeId: number): Promise<Static<typeof CoffeeStats>> {
  const [byGrinder, machines, votes] = await Promise.all([
    recipesByGrinder.all(db, { coffeeId }),
    topMachines.all(db, { coffeeId, limit: TOP }),
    sumVotes(db, coffeeId),
  ])
  const recipeCount = sum(byGrinder.map(({ count }) => count))
  const grinders = byGrinder.sort((a, b) => b.count - a.count || a.grinderId - b.grinderId).slice(0, TOP)
  const range = (least: number[], most: number[], sums: number[], round: (value: number) => number) =>
    recipeCount === 0
      ? null
      : { min: round(Math.min(...least)), max: round(Math.max(...most)), avg: round(sum(sums) / recipeCount) }
  return {
    coffeeId,
    recipeCount,
    votes: { total: votes.upvotes + votes.downvotes, ...votes },
    topGrinders: grinders.map(({ grinderId, count, indexes }) => ({
      ...named(catalog.requireGrinder(grinderId)),
      count,
      averageGrindIndex: reported(indexes / count),
    })),
    topMachines: machines.map(({ machineId, count }) => {
      const machine = catalog.requireMachine(machineId)
      return { ...named(machine), count, brewMethod: machine.brewMethod }
    }),
    ratioRange: range(
      byGrinder.map(({ minRatio }) => minRatio),
      byGrinder.map(({ maxRatio }) => maxRatio),
      byGrinder.map(({ ratios }) => ratios),
      toHundredth,
    ),
    grindRange: range(
      byGrinder.map(({ minIndex }) => minIndex),
      byGrinder.map(({ maxIndex }) => maxIndex),
      byGrinder.map(({ indexes }) => indexes),
      reported,
    ),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const named = ({ id, slug, brand, model }: { id: number; slug: string; brand: string; model: string }) => ({
  id,
  slug,
  brand,
  name: model,
})

/** Stored indexes aren't clamped to the scale. */
const reported = (index: number): number => toTenth(clampIndex(index))

const toHundredth = (value: number): number => Math.round(value * 100) / 100
