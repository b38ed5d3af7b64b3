/** Inserts event counts of past days directly into the database. */
import type { Db } from '#src/db/open.ts'
import type { EventKind, NewRow } from '#src/db/tables.ts'

type DayCount = NewRow<'eventDays'>

/** The UTC date that many days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Inserts the count of one kind on one day: the total, and one row for each given dimension. */
export async function insertEventDays(
  db: Db,
  roasterId: number,
  {
    day,
    kind,
    count,
    ...by
  }: { day: string; kind: EventKind; count: number } & Partial<
    Record<'source' | 'method' | 'coffee' | 'recipe', string | number>
  >,
): Promise<void> {
  const row = { roasterId, day, kind, count }
  const rows: DayCount[] = [
    { ...row, dimension: 'total', value: '' },
    { ...row, dimension: 'source', value: String(by.source ?? '') },
  ]
  for (const dimension of ['method', 'coffee', 'recipe'] as const) {
    if (by[dimension] !== undefined) rows.push({ ...row, dimension, value: String(by[dimension]) })
  }
  await db
    .insertInto('eventDays')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['roasterId', 'dimension', 'day', 'value', 'kind'])
        .doUpdateSet(({ ref }) => ({ count: ({ eb }) => eb(ref('eventDays.count'), '+', ref('excluded.count')) })),
    )
    .execute()
}
