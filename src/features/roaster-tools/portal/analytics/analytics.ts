/** Analytics of a roaster's pages and embeds: by day, source, method and coffee. */
import { type Static, type TProperties, Type } from 'typebox'
import type { Db } from '../../../../db/open.ts'
import { Nullable } from '../../../../http/schemas.ts'
import { daysOf, type Period } from './period.ts'
import { type DayRow, type Figures, listCoffeeNames, listDays, listEverything, type ValueRow } from './queries.ts'

const FigureFields = {
  pageViews: Type.Integer(),
  impressions: Type.Integer({ description: 'Recipe cards that were shown' }),
  clicks: Type.Integer({ description: 'Clicks on the link to the recipe' }),
  methodSwitches: Type.Integer(),
}

export const Totals = Type.Object({
  ...FigureFields,
  clickThroughRate: Type.Number({ description: 'Clicks for each impression; 0 without any' }),
})

const ByDay = Type.Object({ day: Type.String({ description: 'In UTC, as 2026-03-31' }), ...FigureFields })

const Table = <T extends TProperties>(fields: T) =>
  Type.Array(
    Type.Object({
      ...fields,
      others: Type.Optional(
        Type.Integer({ description: 'Only in the row for all beyond the first 100: how many they are' }),
      ),
      ...FigureFields,
    }),
    { description: 'Adds up to the totals: the last rows may be one for all others and one for unknown' },
  )

export const AnalyticsReply = Type.Object({
  from: Type.String(),
  to: Type.String(),
  totals: Totals,
  unverified: Type.Object(FigureFields, {
    description: 'Events without a valid token: anybody can send them, so they are in none of the other figures',
  }),
  byDay: Type.Array(ByDay, { description: 'Every day of the period' }),
  bySource: Table({
    source: Nullable(
      Type.String({
        description:
          "Host; `other` for all beyond the first 50 of a month that aren't the roaster's own; null where it is unknown",
      }),
    ),
  }),
  byMethod: Table({ method: Nullable(Type.String({ description: 'Null where it is unknown' })) }),
  byCoffee: Table({
    coffeeId: Nullable(Type.Integer({ description: 'Null where it is unknown' })),
    coffeeName: Nullable(Type.String({ description: 'Null where it is unknown or the coffee was removed' })),
    coffeeSlug: Nullable(Type.String()),
  }),
})

const NOTHING: Figures = { pageViews: 0, impressions: 0, clicks: 0, methodSwitches: 0 }

export type DayFigures = Static<typeof ByDay>

/** Every day of the period, also those without events. */
export const readDays = async (db: Db, roasterId: number, period: Period): Promise<DayFigures[]> =>
  everyDay(period, await listDays(db, { roasterId, ...period }))

function everyDay(period: Period, rows: readonly DayRow[]): DayFigures[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map((day) => known.get(day) ?? { day, ...NOTHING })
}

export function toTotals(days: readonly Figures[]): Static<typeof Totals> {
  const totals = sumOf(days)
  const { clicks, impressions } = totals
  return { ...totals, clickThroughRate: impressions === 0 ? 0 : Math.round((clicks / impressions) * 10_000) / 10_000 }
}

export async function readAnalytics(db: Db, roasterId: number, period: Period): Promise<Static<typeof AnalyticsReply>> {
  const { total, source, method, coffee, unverified } = await listEverything(db, { roasterId, ...period })
  const byDay = everyDay(
    period,
    total.map((row) => ({ day: row.value!, ...figuresOf(row) })),
  )
  const totals = toTotals(byDay)
  const nameOf = await coffeeNames(db, roasterId, coffee)
  return {
    ...period,
    totals,
    unverified: sumOf(unverified.map(figuresOf)),
    byDay,
    bySource: tableOf(source, totals).map(({ value, ...row }) => ({ source: value, ...row })),
    byMethod: tableOf(method, totals).map(({ value, ...row }) => ({ method: value, ...row })),
    byCoffee: tableOf(coffee, totals).map(({ value, ...row }) => ({ ...nameOf(value), ...row })),
  }
}

type TableRow = Figures & { value: string | null; others?: number }

/** The top values, a row for all others, and one for events without a value: they add up to the totals. */
function tableOf(rows: readonly ValueRow[], totals: Figures): TableRow[] {
  const listed = rows.filter(isValue).sort(mostSeenFirst)
  const known = rows.find(({ value }) => value === null) ?? { ...NOTHING, values: 0 }
  const beyond = minus(figuresOf(known), sumOf(listed))
  const unknown = minus(totals, figuresOf(known))
  return [
    ...listed.map((row) => ({ value: row.value, ...figuresOf(row) })),
    ...(isNothing(beyond) ? [] : [{ value: null, others: known.values - listed.length, ...beyond }]),
    ...(isNothing(unknown) ? [] : [{ value: null, ...unknown }]),
  ]
}

const isValue = (row: ValueRow): row is ValueRow & { value: string } => row.value !== null

/** Sorts as the query does, since a union doesn't keep the order. */
function mostSeenFirst(a: Figures & { value: string }, b: Figures & { value: string }): number {
  const seen = b.pageViews + b.impressions - (a.pageViews + a.impressions)
  const done = b.clicks + b.methodSwitches - (a.clicks + a.methodSwitches)
  return seen || done || (a.value < b.value ? -1 : 1)
}

const NAMES = Object.keys(NOTHING) as (keyof Figures)[]

const each = (figure: (name: keyof Figures) => number): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, figure(name)])) as unknown as Figures

/** Replaces null by 0: the database returns null for a sum over no rows. */
const figuresOf = (row: Figures): Figures => each((name) => row[name] ?? 0)
const sumOf = (rows: readonly Figures[]): Figures => each((name) => rows.reduce((sum, row) => sum + row[name], 0))
const minus = (a: Figures, b: Figures): Figures => each((name) => a[name] - b[name])
const isNothing = (figures: Figures): boolean => NAMES.every((name) => figures[name] === 0)

async function coffeeNames(db: Db, roasterId: number, rows: readonly ValueRow[]) {
  const ids = rows.flatMap(({ value }) => (value === null ? [] : [Number(value)]))
  const known = new Map((await listCoffeeNames(db, roasterId, ids)).map((coffee) => [coffee.id, coffee]))
  return (value: string | null) => {
    const coffee = value === null ? undefined : known.get(Number(value))
    return {
      coffeeId: value === null ? null : Number(value),
      coffeeName: coffee?.name ?? null,
      coffeeSlug: coffee?.slug ?? null,
    }
  }
}
