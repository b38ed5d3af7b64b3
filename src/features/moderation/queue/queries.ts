/** All SQL of the review queue: things that were reported, held or appealed. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { ReportReason, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { MAX_ID } from '../../../http/schemas.ts'
import type { Subject } from '../withheld/queries.ts'

export type ReviewItem = Row<'reviewItems'>

/** Opens an item, or opens the existing one again; `reports` is how many reports come with it. */
export async function openItem(
  db: Db,
  { type, id }: Subject,
  cause: ReviewItem['cause'],
  reports: 0 | 1 = 0,
): Promise<void> {
  const createdAt = now()
  await db
    .insertInto('reviewItems')
    .values({
      subjectType: type,
      subjectRef: id,
      cause,
      state: 'open',
      reportCount: reports,
      createdAt,
      decidedAt: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['subjectType', 'subjectRef']).doUpdateSet({
        reportCount: sql`"reviewItems"."reportCount" + ${reports}`,
        // An open item keeps its cause and its place in the queue; a decided one gets new ones.
        cause: sql`case when "reviewItems".state = 'open' then "reviewItems".cause else excluded.cause end`,
        createdAt: sql`case when "reviewItems".state = 'open' then "reviewItems"."createdAt" else excluded."createdAt" end`,
        state: 'open',
        decidedAt: null,
      }),
    )
    .execute()
}

/** Returns false if there was no open item. */
export async function closeItem(db: Db, { type, id }: Subject): Promise<boolean> {
  const closed = await db
    .updateTable('reviewItems')
    .set({ state: 'decided', decidedAt: now() })
    .where('subjectType', '=', type)
    .where('subjectRef', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

export const findItem = (db: Db, id: number): Promise<ReviewItem | undefined> =>
  db.selectFrom('reviewItems').selectAll().where('id', '=', id).executeTakeFirst()

export const findItemOf = (db: Db, { type, id }: Subject): Promise<ReviewItem | undefined> =>
  db
    .selectFrom('reviewItems')
    .selectAll()
    .where('subjectType', '=', type)
    .where('subjectRef', '=', id)
    .executeTakeFirst()

export type QueueSort = 'oldest' | 'most_reported'

/** The position of the last item of a page, in the sort's own order. */
export type QueuePosition = readonly [key: string | number, id: number]

export function listItems(
  db: Db,
  state: ReviewItem['state'],
  sort: QueueSort,
  after: QueuePosition | undefined,
  limit: number,
): Promise<ReviewItem[]> {
  const items = db.selectFrom('reviewItems').selectAll().where('state', '=', state).limit(limit)
  if (sort === 'most_reported') {
    const [count, id] = after ?? [MAX_ID, MAX_ID]
    return items
      .where(({ eb, refTuple, tuple }) => eb(refTuple('reportCount', 'id'), '<', tuple(count as number, id)))
      .orderBy('reportCount', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }
  const [time, id] = after ?? ['1970-01-01T00:00:00.000Z', 0]
  return items
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '>', tuple(time as string, id)))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function countOpen(db: Db): Promise<number> {
  const open = db.selectFrom('reviewItems').select(({ fn }) => fn.countAll<number>().as('n'))
  return (await open.where('state', '=', 'open').executeTakeFirstOrThrow()).n
}

export interface Report {
  id: number
  reason: ReportReason
  text: string | null
  createdAt: string
  reporterId: number
  reporter: string
}

/** The latest reports of a thing. */
export const listReports = (db: Db, { type, id }: Subject, limit: number): Promise<Report[]> =>
  db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['r.id', 'r.reason', 'r.text', 'r.createdAt', 'u.id as reporterId', 'u.displayName as reporter'])
    .where('r.subjectType', '=', type)
    .where('r.subjectRef', '=', id)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
