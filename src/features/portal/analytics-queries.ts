/** Sums over the counts by day, along their primary key: no single event is read. */
import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { EventKind, Row } from '../../db/tables.ts'
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

const byDay = prepared((db, p: Of) =>
  db
    .selectFrom('eventDays')
    .select('day')
    .select(FIGURES)
    .where('roasterId', '=', p.roasterId)
    .where('dimension', '=', 'total')
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)
    .groupBy('day')
    .orderBy('day'),
)
/** The days on which something happened, in order. */
export const listDays = (db: Db, of: Of): Promise<(Figures & { day: string })[]> => byDay.all(db, of)

const byValue = prepared((db, p: Of & { dimension: Dimension; limit: number }) =>
  db
    .selectFrom('eventDays')
    .select('value')
    .select(FIGURES)
    .where('roasterId', '=', p.roasterId)
    .where('dimension', '=', p.dimension)
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)
    .groupBy('value')
    .orderBy(sumOf('PAGE_VIEW', 'IMPRESSION'), 'desc')
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .orderBy('value')
    .limit(p.limit),
)
/** Those seen most first. */
export const listValues = (
  db: Db,
  of: Of,
  dimension: Dimension,
  limit: number,
): Promise<(Figures & { value: string })[]> => byValue.all(db, { ...of, dimension, limit })

/** For some values of a dimension alone. */
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

/** Names of those that are still there. */
export async function listCoffeeNames(db: Db, roasterId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('coffees')
    .select(['id', 'name', 'slug'])
    .where('roasterId', '=', roasterId)
    .where('id', 'in', ids)
    .execute()
}
