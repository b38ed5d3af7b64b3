/** SQL over the recipes for one coffee, along the coffee's own index. */
import { prepared } from '../../db/prepared.ts'

const TOP = 5

export const recipeTotals = prepared((db, p: { coffeeId: number }) =>
  db
    .selectFrom('recipes')
    .where('coffeeProfileId', '=', p.coffeeId)
    .select(({ fn }) => [
      fn.countAll<number>().as('recipeCount'),
      fn.sum<number | null>('upvotes').as('upvotes'),
      fn.sum<number | null>('downvotes').as('downvotes'),
      fn.min('ratio').as('minRatio'),
      fn.max('ratio').as('maxRatio'),
      fn.avg<number>('ratio').as('avgRatio'),
      fn.min('grindIndex').as('minIndex'),
      fn.max('grindIndex').as('maxIndex'),
      fn.avg<number>('grindIndex').as('avgIndex'),
    ]),
)

export const topGrinders = prepared((db, p: { coffeeId: number }) =>
  db
    .selectFrom('recipes')
    .where('coffeeProfileId', '=', p.coffeeId)
    .groupBy('grinderId')
    .select(({ fn }) => [
      'grinderId',
      fn.countAll<number>().as('count'),
      fn.avg<number>('grindIndex').as('averageGrindIndex'),
    ])
    .orderBy('count', 'desc')
    .orderBy('grinderId')
    .limit(TOP),
)

export const topMachines = prepared((db, p: { coffeeId: number }) =>
  db
    .selectFrom('recipes')
    .where('coffeeProfileId', '=', p.coffeeId)
    .groupBy('machineId')
    .select(({ fn }) => ['machineId', fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('machineId')
    .limit(TOP),
)
