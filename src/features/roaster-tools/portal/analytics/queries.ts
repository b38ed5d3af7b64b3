/** Sums of the counts by day, read by their primary key; single events are never read. */
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../../../db/open.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { EventKind, Row, Tables } from '../../../../db/tables.ts'
import type { Period } from './period.ts'

export interface Figures {
  pageViews: number
  impressions: number
  clicks: number
  methodSwitches: number
}

type Of = Period & { roasterId: number }
type Dimension = Row<'eventDays'>['dimension']

const sumOf = (...kinds: EventKind[]) =>
  sql<number>`sum(case when ${sql.ref('kind')} in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) then ${sql.ref('count')} else 0 end)`

const FIGURES = [
  sumOf('PAGE_VIEW').as('pageViews'),
  sumOf('IMPRESSION').as('impressions'),
  sumOf('CLICK').as('clicks'),
  sumOf('METHOD_SWITCH').as('methodSwitches'),
] as const

const ofPeriod = (db: Kysely<Tables>, p: Of, dimension: Dimension) =>
  db
    .selectFrom('eventDays')
    .where('roasterId', '=', p.roasterId)
    .where('dimension', '=', dimension)
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)

const byDay = prepared((db, p: Of) =>
  ofPeriod(db, p, 'total').select('day').select(FIGURES).groupBy('day').orderBy('day'),
)
/** The days with events, in order. */
export const listDays = (db: Db, of: Of): Promise<DayRow[]> => byDay.all(db, of)

export type DayRow = Figures & { day: string }

/** One value of a dimension or, if `value` is null, all its values together; `values` is the number of values. */
export type ValueRow = Figures & { value: string | null; values: number }

const TOP = 100

/** Excludes the empty value of events without a source. Events without a method or coffee have no row at all. */
const knownOf = (db: Kysely<Tables>, p: Of, dimension: Dimension) => ofPeriod(db, p, dimension).where('value', '<>', '')

/** The values with the most views. */
const topOf = (db: Kysely<Tables>, p: Of, dimension: Dimension) =>
  db
    .selectFrom(
      knownOf(db, p, dimension)
        .select([sql.lit(dimension).as('dimension'), sql<string | null>`value`.as('value')])
        .select(FIGURES)
        .select(sql<number>`1`.as('values'))
        .groupBy('value')
        .orderBy(sumOf('PAGE_VIEW', 'IMPRESSION'), 'desc')
        .orderBy(({ fn }) => fn.sum('count'), 'desc')
        .orderBy('value')
        .limit(TOP)
        .as('top'),
    )
    .selectAll()

const allOf = (db: Kysely<Tables>, p: Of, dimension: Dimension) =>
  knownOf(db, p, dimension)
    .select([sql.lit(dimension).as('dimension'), sql<string | null>`cast(null as text)`.as('value')])
    .select(FIGURES)
    .select(sql<number>`count(distinct value)`.as('values'))

const everything = prepared((db, p: Of) => {
  const daysOf = (dimension: 'total' | 'unverified') =>
    ofPeriod(db, p, dimension)
      .select([sql.lit<Dimension>(dimension).as('dimension'), sql<string | null>`day`.as('value')])
      .select(FIGURES)
      .select(sql<number>`1`.as('values'))
      .groupBy('day')
  return daysOf('total')
    .unionAll(daysOf('unverified'))
    .unionAll(topOf(db, p, 'source'))
    .unionAll(allOf(db, p, 'source'))
    .unionAll(topOf(db, p, 'method'))
    .unionAll(allOf(db, p, 'method'))
    .unionAll(topOf(db, p, 'coffee'))
    .unionAll(allOf(db, p, 'coffee'))
})

/** Days and tables are read by one statement, so that they are consistent. */
export async function listEverything(
  db: Db,
  of: Of,
): Promise<Record<'total' | 'unverified' | 'source' | 'method' | 'coffee', ValueRow[]>> {
  const rows = Map.groupBy(await everything.all(db, of), ({ dimension }) => dimension)
  const rowsOf = (dimension: Dimension) => rows.get(dimension) ?? []
  return {
    total: rowsOf('total'),
    unverified: rowsOf('unverified'),
    source: rowsOf('source'),
    method: rowsOf('method'),
    coffee: rowsOf('coffee'),
  }
}

/** Figures of the given values of a dimension. */
export async function listFigures(db: Db, of: Of, dimension: Dimension, values: readonly string[]) {
  if (values.length === 0) return []
  return db
    .selectFrom('eventDays')
    .select('value')
    .select(FIGURES)
    .where('roasterId', '=', of.roasterId)
    .where('dimension', '=', dimension)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .where('value', 'in', values)
    .groupBy('value')
    .execute()
}

const anyImpression = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('eventDays')
    .select('day')
    .where('roasterId', '=', p.roasterId)
    .where('dimension', '=', 'total')
    .where('kind', '=', 'IMPRESSION')
    .limit(1),
)
export const hasImpression = async (db: Db, roasterId: number): Promise<boolean> =>
  (await anyImpression.first(db, { roasterId })) !== undefined

/** Names of the coffees that still exist. */
export async function listCoffeeNames(db: Db, roasterId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('coffees')
    .select(['id', 'name', 'slug'])
    .where('roasterId', '=', roasterId)
    .where('id', 'in', ids)
    .execute()
}
