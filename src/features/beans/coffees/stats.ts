/** Statistics over the recipes for a coffee. */
import type { Static } from 'typebox'
import type { Db } from '../../../db/open.ts'
import { clampIndex } from '../../../domain/curve.ts'
import { toTenth } from '../../../domain/measures.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { CoffeeStats } from './schemas.ts'
import { recipesByGrinder, recipesByMachine, sumVotes } from './stats-queries.ts'

const TOP = 5

export async function readStats(db: Db, catalog: Catalog, coffeeId: number): Promise<Static<typeof CoffeeStats>> {
  const [byGrinder, byMachine, votes] = await Promise.all([
    recipesByGrinder.all(db, { coffeeId }),
    recipesByMachine.all(db, { coffeeId }),
    sumVotes(db, coffeeId),
  ])
  const grinders = byGrinder.sort((a, b) => b.count - a.count || a.grinderId - b.grinderId).slice(0, TOP)
  const machines = byMachine
    .map((group) => ({ ...group, machine: catalog.requireMachine(group.machineId) }))
    .sort((a, b) => b.count - a.count || a.machineId - b.machineId)
  return {
    coffeeId,
    recipeCount: countOf(byGrinder),
    votes: { total: votes.upvotes + votes.downvotes, ...votes },
    topGrinders: grinders.map(({ grinderId, count, indexes }) => ({
      ...named(catalog.requireGrinder(grinderId)),
      count,
      averageGrindIndex: reported(indexes / count),
    })),
    topMachines: machines
      .slice(0, TOP)
      .map(({ machine, count }) => ({ ...named(machine), count, brewMethod: machine.brewMethod })),
    byMethod: [...Map.groupBy(machines, ({ machine }) => machine.brewMethod)]
      .map(([brewMethod, groups]) => ({
        brewMethod,
        count: countOf(groups),
        ratioRange: ratioRange(groups),
        grindRange: grindRange(groups),
      }))
      .sort((a, b) => b.count - a.count),
    ratioRange: byGrinder.length === 0 ? null : ratioRange(byGrinder),
    grindRange: byGrinder.length === 0 ? null : grindRange(byGrinder),
  }
}

/** Figures of all recipes with the same grinder or brewer. */
interface Group {
  count: number
  minRatio: number
  maxRatio: number
  ratios: number
  minIndex: number
  maxIndex: number
  indexes: number
}

const countOf = (groups: readonly Group[]): number => sum(groups.map(({ count }) => count))

const ratioRange = (groups: readonly Group[]) => ({
  min: toHundredth(Math.min(...groups.map(({ minRatio }) => minRatio))),
  max: toHundredth(Math.max(...groups.map(({ maxRatio }) => maxRatio))),
  avg: toHundredth(sum(groups.map(({ ratios }) => ratios)) / countOf(groups)),
})

const grindRange = (groups: readonly Group[]) => ({
  min: reported(Math.min(...groups.map(({ minIndex }) => minIndex))),
  max: reported(Math.max(...groups.map(({ maxIndex }) => maxIndex))),
  avg: reported(sum(groups.map(({ indexes }) => indexes)) / countOf(groups)),
})

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
