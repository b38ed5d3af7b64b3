/** SQL over the recipes for one coffee. Each query reads only an index, since there may be tens of thousands. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { queryRaw } from '../../../db/raw-sql.ts'

/** Stored indexes aren't clamped to the scale; answers are. */
const CLAMPED_INDEX = sql`case when "grindIndex" < 0 then 0 when "grindIndex" > 100 then 100 else "grindIndex" end`

const recipesBy = <Column extends 'grinderId' | 'machineId'>(column: Column) =>
  prepared((db, p: { coffeeId: number }) =>
    db
      .selectFrom('recipes')
      .where('coffeeProfileId', '=', p.coffeeId)
      .groupBy(column)
      .select(({ fn }) => [
        column,
        fn.countAll<number>().as('count'),
        fn.min('ratio').as('minRatio'),
        fn.max('ratio').as('maxRatio'),
        fn.sum<number>('ratio').as('ratios'),
        fn.min('grindIndex').as('minIndex'),
        fn.max('grindIndex').as('maxIndex'),
        fn.sum<number>(CLAMPED_INDEX).as('indexes'),
      ]),
  )

export const recipesByGrinder = recipesBy('grinderId')
export const recipesByMachine = recipesBy('machineId')

export interface Votes {
  upvotes: number
  downvotes: number
}

/** Few recipes have downvotes, and a partial index contains only those. */
export async function sumVotes(db: Db, coffeeId: number): Promise<Votes> {
  const sum = (column: string, also: string) =>
    `coalesce((select sum(${column}) from recipes where "coffeeProfileId" = ?${also}), 0) as ${column}`
  const [votes] = await queryRaw<Votes>(db, `select ${sum('upvotes', '')}, ${sum('downvotes', ' and downvotes > 0')}`, [
    coffeeId,
    coffeeId,
  ])
  return votes!
}
