/**
 * How active a coffee was lately: every recipe, vote and brew adds weight that halves every three days. Stored as the
 * logarithm of the sum of 2^(time / half-life): the order of two coffees doesn't change while nothing happens, so the
 * column can be indexed and is never recomputed as time passes.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { TRENDING_HALF_LIFE_DAYS } from '../../../domain/ranking.ts'

const HALF_LIFE_MS = TRENDING_HALF_LIFE_DAYS * 24 * 60 * 60_000
/** With more half-lives than this between two values, the smaller is ignored. */
const NEGLIGIBLE = 50

export const trendWeight = (time: Date): number => time.getTime() / HALF_LIFE_MS

export function addTrendWeights(a: number, b: number): number {
  const difference = Math.abs(a - b)
  return Math.max(a, b) + (difference > NEGLIGIBLE ? 0 : Math.log2(1 + 2 ** -difference))
}

/** SQL for the column with one more event, for an update of the coffee. */
export function increasedTrend(by = trendWeight(new Date())): RawBuilder<number> {
  const weight = sql`cast(${by} as double precision)`
  const larger = sql`(case when trend > ${weight} then trend else ${weight} end)`
  return sql<number>`case when abs(trend - ${weight}) > ${sql.lit(NEGLIGIBLE)} then ${larger}
    else ${larger} + ln(1 + power(2.0, -abs(trend - ${weight}))) / ln(2.0) end`
}

const increaseTrend = prepared((db, p: { id: number; weight: number }) =>
  db
    .updateTable('coffees')
    .set({ trend: increasedTrend(p.weight) })
    .where('id', '=', p.id),
)
export const bumpTrend = (db: Db, id: number): Promise<number> =>
  increaseTrend.run(db, { id, weight: trendWeight(new Date()) })
