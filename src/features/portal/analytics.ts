/** What became of a roaster's pages and embeds, day by day and by where, how and for which coffee. */
import type { Static } from 'typebox'
import type { Db } from '../../db/open.ts'
import { Id, Nullable } from '../../http/schemas.ts'
import { Type } from '../../http/type.ts'
import { type Figures, listCoffeeNames, listDays, listValues } from './analytics-queries.ts'
import { daysOf, type Period } from './period.ts'

const FigureFields = {
  pageViews: Type.Integer(),
  impressions: Type.Integer({ description: 'Recipe cards that were shown' }),
  clicks: Type.Integer({ description: 'On the link to the recipe' }),
  methodSwitches: Type.Integer(),
}

export const Totals = Type.Object({
  ...FigureFields,
  clickThroughRate: Type.Number({ description: 'Clicks for each impression; 0 without any' }),
})

const ByDay = Type.Object({ day: Type.String({ description: 'In UTC, as 2026-03-31' }), ...FigureFields })

export const AnalyticsReply = Type.Object({
  from: Type.String(),
  to: Type.String(),
  totals: Totals,
  byDay: Type.Array(ByDay, { description: 'Every day of the period' }),
  bySource: Type.Array(
    Type.Object({ source: Nullable(Type.String({ description: 'Host; null where none was told' })), ...FigureFields }),
  ),
  byMethod: Type.Array(Type.Object({ method: Type.String(), ...FigureFields })),
  byCoffee: Type.Array(
    Type.Object({
      coffeeId: Id(),
      coffeeName: Nullable(Type.String({ description: 'Null where it is gone meanwhile' })),
      coffeeSlug: Nullable(Type.String()),
      ...FigureFields,
    }),
  ),
})

const TOP = 100
const NOTHING: Figures = { pageViews: 0, impressions: 0, clicks: 0, methodSwitches: 0 }

export type DayFigures = Static<typeof ByDay>

/** Every day of the period, also those on which nothing happened. */
export async function readDays(db: Db, roasterId: number, period: Period): Promise<DayFigures[]> {
  const known = new Map((await listDays(db, { roasterId, ...period })).map((row) => [row.day, row]))
  return daysOf(period).map((day) => known.get(day) ?? { day, ...NOTHING })
}

export function toTotals(days: readonly Figures[]): Static<typeof Totals> {
  const totals = { ...NOTHING }
  for (const day of days) for (const name of Object.keys(totals) as (keyof Figures)[]) totals[name] += day[name]
  const { clicks, impressions } = totals
  return { ...totals, clickThroughRate: impressions === 0 ? 0 : Math.round((clicks / impressions) * 10_000) / 10_000 }
}

export async function readAnalytics(db: Db, roasterId: number, period: Period): Promise<Static<typeof AnalyticsReply>> {
  const of = { roasterId, ...period }
  const [byDay, sources, methods, coffees] = await Promise.all([
    readDays(db, roasterId, period),
    listValues(db, of, 'source', TOP),
    listValues(db, of, 'method', TOP),
    listValues(db, of, 'coffee', TOP),
  ])
  return {
    ...period,
    totals: toTotals(byDay),
    byDay,
    bySource: sources.map(({ value, ...figures }) => ({ source: value || null, ...figures })),
    byMethod: methods.map(({ value, ...figures }) => ({ method: value, ...figures })),
    byCoffee: await withNames(db, roasterId, coffees),
  }
}

async function withNames(db: Db, roasterId: number, rows: readonly (Figures & { value: string })[]) {
  const ids = rows.map(({ value }) => Number(value))
  const names = new Map((await listCoffeeNames(db, roasterId, ids)).map((coffee) => [coffee.id, coffee]))
  return rows.map(({ value, ...figures }) => {
    const coffee = names.get(Number(value))
    return {
      coffeeId: Number(value),
      coffeeName: coffee?.name ?? null,
      coffeeSlug: coffee?.slug ?? null,
      ...figures,
    }
  })
}
